import type { SpokenMarks } from '../../dialogue/spoken-marks.ts';
import { frenchClasses } from '../word-classes/french.ts';
import trained from './french.json' with { type: 'json' };

export const frenchMarks: SpokenMarks = { classes: frenchClasses, ...trained };
