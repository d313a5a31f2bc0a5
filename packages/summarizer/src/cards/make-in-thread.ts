import { runInThread } from '@notelark/toolkit/thread';
import type { StudyCard } from './card.ts';
import type { CardRequest } from './make-cards.ts';

/** The most that making cards may take, in MiB: as much as checking notes, since each card is checked. */
const HEAP_MB = 512;

/** {@link makeCards} in a thread, so that the event loop stays free. */
export async function makeCardsInThread(
  request: CardRequest,
  signal?: AbortSignal,
): Promise<StudyCard[]> {
  const module = new URL('./cards.thread.ts', import.meta.url);
  return await runInThread<StudyCard[]>(module, request, {
    heapMb: HEAP_MB,
    reuse: true,
    ...(signal && { signal }),
  });
}
