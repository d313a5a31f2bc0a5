import type { SpokenMarks } from '../talk/spoken-marks.ts';
import { englishClasses } from './word-classes.ts';
import trained from './spoken-marks.json' with { type: 'json' };

export const englishMarks: SpokenMarks = { classes: englishClasses, ...trained };
