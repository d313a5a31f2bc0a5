import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { useUpload } from './use-upload.ts';

// All bytes get through.
vi.mock('./send-file.ts', () => ({
  CANCELLED: new DOMException('Cancelled'),
  metadataOf: () => ({}),
  sendFile: () => Promise.resolve('t1'),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const order = {
  file: new File(['x'], 'talk.wav'),
  outputType: 'summary',
  keepOriginal: false,
  summaryOptions: { template: 'general', instructions: '', outputLanguage: null },
  spokenLanguage: null,
} as const;

it('does not call an upload failed whose bytes are all there: it waits for the answer', async () => {
  let isConnected = false;
  stubApi({
    'POST /api/uploads/t1/complete': () =>
      isConnected
        ? Response.json({ uploadId: 'u1', summaryId: 's1' })
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  const onFailure = vi.fn<(error: Error, filename: string) => void>();
  const { result } = renderHook(() => useUpload(onFailure));
  act(() => void result.current.start([order]));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current.state).toMatchObject({ step: 'sending', broken: true, arrived: true });
  isConnected = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current.state).toEqual({ step: 'done', summaryId: 's1' });
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells who keeps a file that it has arrived once it has its row, not when it is refused', async () => {
  let refused = true;
  stubApi({
    'POST /api/uploads/t1/complete': () =>
      refused
        ? Response.json(
            { error: { code: 'audio-quota-exceeded', message: 'No.', requestId: '1' } },
            { status: 402 },
          )
        : Response.json({ uploadId: 'u1', summaryId: 's1' }),
  });
  const onArrived = vi.fn<() => Promise<void>>(async () => {});
  const { result } = renderHook(() => useUpload(() => undefined));
  await act(() => result.current.start([{ ...order, onArrived }]));
  expect(onArrived).not.toHaveBeenCalled();
  refused = false;
  await act(() => result.current.start([{ ...order, onArrived }]));
  expect(onArrived).toHaveBeenCalledOnce();
});

it('asks no longer once the page is left or the upload is cancelled', async () => {
  const asked = stubApi({
    'POST /api/uploads/t1/complete': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const onFailure = vi.fn<(error: Error, filename: string) => void>();
  const { result, unmount } = renderHook(() => useUpload(onFailure));
  act(() => void result.current.start([order, order]));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.state).toMatchObject({ number: 1, arrived: false });
  act(() => result.current.cancel());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.state).toEqual({ step: 'idle' });
  act(() => void result.current.start([order]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  unmount();
  const { length } = asked;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(length);
  expect(onFailure).not.toHaveBeenCalled();
});
