import type { FixSource } from '@notelark/api/fixes';
import type { VocabularyOwner } from '@notelark/api/vocabulary-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fixScreen, vocabularyScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { toast } from '../../ui/toast.tsx';
import { placesText, recordingsText } from './counts.ts';

const VOCABULARY = ['vocabulary'];
const FIXES = ['fixes'];

export const useVocabulary = (of: VocabularyOwner) =>
  useQuery({
    queryKey: [...VOCABULARY, of],
    queryFn: ({ signal }) => request('GET /api/vocabulary', { query: { of }, signal }),
  });

/** A change of a vocabulary, which is read again. */
export function useVocabularyChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output) => {
      await client.invalidateQueries({ queryKey: VOCABULARY });
      onDone(output);
    },
    onError: (error) => toast.error(vocabularyScreen.failed, { description: sentenceOf(error) }),
  });
}

/** What is wrong, in one or several forms, and what is right. */
export interface Correction {
  from: readonly string[];
  to: string;
}

/** Every place that a correction would change, as they are now. */
export const useFixPreview = ({ from, to }: Correction) =>
  useQuery({
    queryKey: [...FIXES, 'preview', from, to],
    queryFn: ({ signal }) =>
      request('POST /api/fixes/preview', { body: { from: [...from], to }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const useFixes = () =>
  useQuery({
    queryKey: [...FIXES, 'history'],
    queryFn: ({ signal }) => request('GET /api/fixes', { signal }),
  });

/** Texts have changed everywhere: what is shown of them is read again. */
function useTextsChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [FIXES, ['result'], ['history'], ['vocabulary-changes']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

/** @param onDone called when it is done, before what is shown is read again */
export function useApplyFix({ from, to }: Correction, onDone: () => void) {
  const changed = useTextsChanged();
  const undo = useUndoFix();
  return useMutation({
    mutationFn: (recordings: readonly FixSource[]) =>
      request('POST /api/fixes', {
        body: {
          from: [...from],
          to,
          recordings: recordings.map(({ kind, id, version, places }) => ({
            kind,
            id,
            version,
            places: places.map((place) => place.id),
          })),
        },
      }),
    onSuccess: ({ fix, skipped }) => {
      const places = placesText(fix.places);
      const recordings = recordingsText(fix.recordings);
      const done = skipped > 0 ? fixScreen.doneSkipped : fixScreen.done;
      toast.success(fill(done, { places, recordings, skipped }), {
        duration: 10_000,
        action: { label: fixScreen.undo, onClick: () => undo.mutate(fix.id) },
      });
      onDone();
      return changed();
    },
    onError: (error) => {
      toast.error(fixScreen.failed, { description: sentenceOf(error) });
      return changed();
    },
  });
}

export function useUndoFix() {
  const changed = useTextsChanged();
  return useMutation({
    mutationFn: (id: string) => request('POST /api/fixes/{id}/undo', { params: { id } }),
    onSuccess: ({ left }) => {
      if (left > 0) toast.info(fill(fixScreen.undoneLeft, { left }));
      else toast.success(fixScreen.undone);
      return changed();
    },
    onError: (error) => toast.error(fixScreen.undoFailed, { description: sentenceOf(error) }),
  });
}

/** What the vocabulary has changed in the transcript of an upload. */
export const useVocabularyChanges = (uploadId: string) =>
  useQuery({
    queryKey: ['vocabulary-changes', uploadId],
    queryFn: ({ signal }) =>
      request('GET /api/transcripts/{id}/vocabulary-changes', { params: { id: uploadId }, signal }),
  });

export function useRestoreWords(uploadId: string, onDone: () => void) {
  const changed = useTextsChanged();
  return useMutation({
    mutationFn: () =>
      request('POST /api/transcripts/{id}/vocabulary-changes/undo', { params: { id: uploadId } }),
    onSuccess: async () => {
      onDone();
      await changed();
    },
    onError: (error) => toast.error(fixScreen.undoFailed, { description: sentenceOf(error) }),
  });
}
