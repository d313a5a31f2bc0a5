import type { SpokenMarks } from '../talk/spoken-marks.ts';
import { frenchClasses } from './word-classes.ts';
import trained from './spoken-marks.json' with { type: 'json' };

export const frenchMarks: SpokenMarks = { classes: frenchClasses, ...trained };
