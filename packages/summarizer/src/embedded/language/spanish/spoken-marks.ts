import type { SpokenMarks } from '../talk/spoken-marks.ts';
import { spanishClasses } from './word-classes.ts';
import trained from './spoken-marks.json' with { type: 'json' };

export const spanishMarks: SpokenMarks = { classes: spanishClasses, ...trained };
