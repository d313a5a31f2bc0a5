import { liveScreen } from '../../messages/index.ts';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { toast } from '../../ui/toast.tsx';
import type { Generated } from './generator-card.tsx';
import type { Live } from './use-live-recorder.ts';

interface Saved {
  onSaved: () => void;
  onOpen: (summaryId: string) => void;
}

/** Saves the transcript, with the notes that were made of it; then nothing of it stays here. */
export function useSaveNotes(
  { recorder, text, seconds }: Live,
  generated: Generated & { summaryOptions: SummaryOptions },
  { onSaved, onOpen }: Saved,
) {
  const queries = useQueryClient();
  const idOf = useRequestId();
  return useMutation({
    mutationFn: async () => {
      const sessionIds = [...recorder.recordingIds];
      await trackUsage(seconds, sessionIds);
      const { outputType, notes, summaryOptions } = generated;
      const made = notes.trim() === '' ? {} : { notes };
      const of = sessionIds.length === 0 ? {} : { sessionIds };
      const details = recorder.details();
      const body = { text, outputType, summaryOptions, details, ...made, ...of };
      return await request('POST /api/live/notes', { body: { ...body, requestId: idOf(body) } });
    },
    onSuccess: async ({ summaryId }) => {
      await recorder.clear();
      await queries.invalidateQueries();
      toast.success(liveScreen.saved, {
        action: { label: liveScreen.openSaved, onClick: () => onOpen(summaryId) },
      });
      onSaved();
    },
    onError: () => toast.error(liveScreen.saveFailed),
  });
}

/** Closes these recordings, and only these: another device may be in the middle of one. */
async function trackUsage(seconds: number, sessionIds: readonly string[]): Promise<void> {
  const minutesUsed = Math.ceil(seconds / 60);
  try {
    for (const sessionId of sessionIds)
      await request('POST /api/functions/track-live-notes-usage', {
        body: { minutesUsed, sessionId },
      });
  } catch {
    toast.warning(liveScreen.trackFailed);
  }
}
