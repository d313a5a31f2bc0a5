import { resultScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';

/** Who wrote a text: an engine, and its owner where they have changed it. */
export const signature = (engine: string, edited: boolean): string =>
  fill(edited ? resultScreen.madeByEdited : resultScreen.madeBy, { engine });
