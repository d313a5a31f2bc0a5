import { fixScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';

export const placesText = (count: number): string =>
  count === 1 ? fixScreen.onePlace : fill(fixScreen.manyPlaces, { count });

export const recordingsText = (count: number): string =>
  count === 1 ? fixScreen.oneRecording : fill(fixScreen.manyRecordings, { count });
