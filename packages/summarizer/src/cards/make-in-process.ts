import { runTask } from '@notelark/toolkit/task';
import type { StudyCard } from './card.ts';
import type { CardRequest } from './make-cards.ts';

/** The most that making cards may take, in MiB: as much as checking notes, since each card is checked. */
const HEAP_MB = 512;

/** {@link makeCards} in a process of its own, so that the event loop stays free. */
export async function makeCardsInProcess(
  request: CardRequest,
  signal?: AbortSignal,
): Promise<StudyCard[]> {
  const module = new URL('./cards.child.ts', import.meta.url);
  return await runTask<StudyCard[]>(module, request, {
    heapMb: HEAP_MB,
    reuse: true,
    ...(signal && { signal }),
  });
}
