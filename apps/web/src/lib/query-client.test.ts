import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('asks again for what is read for the first time while it changes', async () => {
  const client = createQueryClient();
  const answers: ((title: string) => void)[] = [];
  const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['history', 'three'], queryFn });
  const seen = vi.fn<(title: string | undefined) => void>();
  const stop = observer.subscribe(({ data }) => seen(data));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const renamed = client.invalidateQueries({ queryKey: ['history'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('Three hours');
  answers[1]?.('Council');
  await renamed;
  expect(observer.getCurrentResult().data).toBe('Council');
  expect(seen).not.toHaveBeenCalledWith('Three hours');
  stop();
});
