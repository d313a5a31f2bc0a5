import type { SpokenMarks } from '../../dialogue/spoken-marks.ts';
import { germanClasses } from '../word-classes/german.ts';
import trained from './german.json' with { type: 'json' };

export const germanMarks: SpokenMarks = { classes: germanClasses, ...trained };
