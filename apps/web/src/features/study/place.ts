import type { StudyCard } from '@notelark/api/study';
import { formatTime } from '../../lib/format.ts';

/** `04:12`; of a text without times nothing. */
export const formatPlace = ({ source: { start } }: StudyCard): string =>
  start === null ? '' : formatTime(start);
