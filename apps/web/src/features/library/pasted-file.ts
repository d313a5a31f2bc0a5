import { importScreen } from '../../messages/index.ts';

/** A pasted text as a file, for what reads files. */
export const pastedFile = (text: string): File =>
  new File([text], importScreen.pastedName, { type: 'text/plain' });
