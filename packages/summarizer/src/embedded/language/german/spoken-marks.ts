import type { SpokenMarks } from '../talk/spoken-marks.ts';
import { germanClasses } from './word-classes.ts';
import trained from './spoken-marks.json' with { type: 'json' };

export const germanMarks: SpokenMarks = { classes: germanClasses, ...trained };
