import type { SpokenMarks } from '../../dialogue/spoken-marks.ts';
import { spanishClasses } from '../word-classes/spanish.ts';
import trained from './spanish.json' with { type: 'json' };

export const spanishMarks: SpokenMarks = { classes: spanishClasses, ...trained };
