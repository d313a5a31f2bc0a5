import { liveScreen } from '@notelark/contracts/messages.en';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';
import type { Generated } from './generator-card.tsx';
import type { Live } from './use-live-recorder.ts';

/** Saves the transcript, with the notes that were made of it; then nothing of it stays here. */
export function useSaveNotes(
  { recorder, text, seconds }: Live,
  generated: Generated,
  onSaved: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await trackUsage(seconds);
      const { outputType, notes } = generated;
      const body = { text, outputType, ...(notes.trim() === '' ? {} : { notes }) };
      return await request('POST /api/live/notes', { body });
    },
    onSuccess: async () => {
      await recorder.clear();
      await queries.invalidateQueries();
      toast.success(liveScreen.saved);
      onSaved();
    },
    onError: () => toast.error(liveScreen.saveFailed),
  });
}

async function trackUsage(seconds: number): Promise<void> {
  try {
    const body = { minutesUsed: Math.ceil(seconds / 60) };
    await request('POST /api/functions/track-live-notes-usage', { body });
  } catch {
    toast.warning(liveScreen.trackFailed);
  }
}
