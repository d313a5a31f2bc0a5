import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { rebaseText } from './merge.ts';
import { useSaving } from './use-saving.ts';

const REFUSED = new ApiError({ code: 'edited-elsewhere', message: '', status: 409 });

/** A text on a server that others change, too. */
function setUp(theirs: string[]) {
  const stored = { text: 'one\ntwo\nthree', version: 1 };
  const changed = (text: string) => Object.assign(stored, { text, version: stored.version + 1 });
  const onClose = vi.fn<() => void>();
  const original = stored.text;
  const { result } = renderHook(() =>
    useSaving<string>({
      version: 1,
      save: async (text, version) => {
        const meanwhile = theirs.shift();
        if (meanwhile !== undefined) changed(meanwhile);
        if (version !== stored.version) throw REFUSED;
        changed(text);
      },
      failure: 'Failed',
      rebase: async (edit) => rebaseText(original, edit, stored),
      onClose,
    }),
  );
  const store = (text: string) => act(() => result.current.store(text));
  return { stored, onClose, store, conflict: () => result.current.conflict };
}

it('saves on top of changes that others made in other lines, however often', async () => {
  const { stored, store, onClose, conflict } = setUp(['one\ntwo\nTHREE', 'ONE\ntwo\nTHREE']);
  await store('one\nTWO\nthree');
  expect(stored.text).toBe('ONE\nTWO\nTHREE');
  expect(onClose).toHaveBeenCalledOnce();
  expect(conflict().open).toBe(false);
});

it('leaves the same lines to the user', async () => {
  const { stored, store, onClose, conflict } = setUp(['one\nsecond\nthree']);
  await store('one\nTWO\nthree');
  expect(stored.text).toBe('one\nsecond\nthree');
  expect(onClose).not.toHaveBeenCalled();
  expect(conflict().open).toBe(true);
});

it('says why an edit could not be saved, and that it is still there', async () => {
  const failed = vi.spyOn(toast, 'error');
  const gone = new ApiError({ code: 'not-found', message: 'It is not yours.', status: 404 });
  const onClose = vi.fn<() => void>();
  const { result } = renderHook(() =>
    useSaving<string>({
      version: 1,
      save: () => Promise.reject(gone),
      failure: 'Failed',
      rebase: () => Promise.reject(gone),
      onClose,
    }),
  );
  await act(() => result.current.store('TWO'));
  expect(failed).toHaveBeenCalledWith('Failed', {
    description: expect.stringMatching(/^It is not yours\. What you have written is still here/),
  });
  expect(onClose).not.toHaveBeenCalled();
});
