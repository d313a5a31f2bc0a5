import type { SpokenMarks } from '../../dialogue/spoken-marks.ts';
import { englishClasses } from '../word-classes/english.ts';
import trained from './english.json' with { type: 'json' };

export const englishMarks: SpokenMarks = { classes: englishClasses, ...trained };
