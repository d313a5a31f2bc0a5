import { createHash } from 'node:crypto';
import type { ReceivedText } from '@notelark/api/intake';

/** What a receipt says of a text. @param live the parts of a live recording */
export function receivedText(text: string, live?: ReceivedText['live']): ReceivedText {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { characters: text.length, sha256, ...(live && { live }) };
}
