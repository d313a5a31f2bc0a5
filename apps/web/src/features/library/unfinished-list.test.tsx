import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { UnfinishedList } from './unfinished-list.tsx';

const SIZE = 1000;

// Outside of a browser, the client of the protocol stores nothing.
const { stored, terminate } = vi.hoisted(() => ({
  stored: new Map<string, object>(),
  terminate: vi.fn<(url: string) => Promise<void>>(),
}));
vi.mock('tus-js-client', () => ({
  Upload: { terminate },
  defaultOptions: {
    urlStorage: {
      findAllUploads: () => Promise.resolve([...stored.values()]),
      removeUpload: async (key: string) => void stored.delete(key),
    },
  },
}));

const begun = (name: string, metadata: Record<string, string>) =>
  stored.set(name, { uploadUrl: `/api/files/${name}`, urlStorageKey: name, size: SIZE, metadata });

beforeEach(() => {
  // The server has 357 bytes of one, all of another, and knows no other.
  stubApi({
    'HEAD /api/files/mine': () => new Response(null, { headers: { 'Upload-Offset': '357' } }),
    'HEAD /api/files/received': () =>
      new Response(null, { headers: { 'Upload-Offset': String(SIZE) } }),
    'HEAD /api/files/expired': () => new Response(null, { status: 404 }),
  });
  begun('mine', { filename: 'Lecture.wav' });
  begun('received', { filename: 'Done.wav' });
  begun('expired', { filename: 'Old.wav' });
  begun('audio', { filename: 'talk.m4a', audioOf: 'b3f7c1ee' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  stored.clear();
});

function show() {
  const onResume = vi.fn<(file: File) => void>();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UnfinishedList onResume={onResume} />
    </QueryClientProvider>,
  );
  const choose = async (name: string, size: number) => {
    const input = container.querySelector('input');
    if (input) await userEvent.upload(input, new File(['x'.repeat(size)], name));
  };
  return { onResume, choose };
}

it('offers to go on with what this account has begun, with the same file only', async () => {
  const { onResume, choose } = show();
  await screen.findByRole('button', { name: 'Choose Lecture.wav again' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lecture.wav35% sentChoose fileDiscard',
  ]);
  await choose('Other.wav', SIZE);
  await choose('Lecture.wav', 1);
  expect(onResume).not.toHaveBeenCalled();
  await choose('Lecture.wav', SIZE);
  expect(onResume).toHaveBeenCalledOnce();
});

it('is gone once its only upload is discarded', async () => {
  show();
  const discard = { name: 'Discard the upload of Lecture.wav' };
  await userEvent.click(await screen.findByRole('button', discard));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(terminate).toHaveBeenCalledExactlyOnceWith('/api/files/mine');
  expect([...stored.keys()]).toEqual(['received', 'expired', 'audio']);
});
