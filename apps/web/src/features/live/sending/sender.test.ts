import { expect, it, vi } from 'vitest';
import { ApiError, type ClientErrorCode } from '../../../lib/api-error.ts';
import { Sender, type SendState } from './sender.ts';

const refusal = (code: ClientErrorCode, retryAfter?: number) =>
  new ApiError({ code, message: `${code}.`, status: code === 'unreachable' ? 0 : 500, retryAfter });

/** A sender whose chunks are numbers and whose pauses end when the test says so. */
function setUp(chunks: number[]) {
  const faults: unknown[] = [];
  const sent: number[] = [];
  const confirmed: number[] = [];
  const states: SendState[] = [];
  const pauses: { seconds: number; end: () => void }[] = [];
  const onFailure = vi.fn<() => void>();
  const sender = new Sender<number, string>({
    outbox: {
      next: async () => chunks[0] ?? null,
      confirm: async (chunk, answer) => {
        expect(answer).toBe(`text ${chunk}`);
        confirmed.push(chunk);
        chunks.shift();
      },
    },
    send: async (chunk) => {
      sent.push(chunk);
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return `text ${chunk}`;
    },
    onState: (state) => states.push(state),
    onFailure,
    wait: (ms) =>
      new Promise((resolve) => {
        pauses.push({ seconds: ms / 1000, end: resolve });
      }),
  });
  return { sender, chunks, faults, sent, confirmed, states, pauses, onFailure };
}

it('sends what there is, in order, one at a time, and says when nothing is left', async () => {
  const { sender, chunks, confirmed, states } = setUp([1, 2, 3]);
  sender.more();
  sender.more();
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'idle' }));
  expect(confirmed).toEqual([1, 2, 3]);
  chunks.push(4);
  sender.more();
  await vi.waitFor(() => expect(confirmed).toEqual([1, 2, 3, 4]));
});

it('tries a chunk again, with growing pauses, before it takes the next', async () => {
  const { sender, faults, sent, confirmed, pauses, states, onFailure } = setUp([1, 2]);
  faults.push(...Array.from({ length: 8 }, () => refusal('unreachable')));
  sender.more();
  for (const seconds of [1, 2, 4, 8, 15, 30, 30, 30]) {
    await vi.waitFor(() => expect(pauses.at(-1)?.seconds).toBe(seconds));
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', offline: true });
    const pause = pauses.splice(0).at(-1);
    pause?.end();
  }
  await vi.waitFor(() => expect(confirmed).toEqual([1, 2]));
  expect(sent).toEqual([...Array.from({ length: 9 }, () => 1), 2]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells of what the server could not do, and waits as long as it asks', async () => {
  const { sender, faults, pauses, states, onFailure } = setUp([1]);
  faults.push(refusal('temporarily-unavailable', 12));
  sender.more();
  await vi.waitFor(() => expect(pauses.at(-1)?.seconds).toBe(12));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toMatchObject({ message: 'temporarily-unavailable.', offline: false });
});

it('does not let new sound cut a pause short, but the network’s return', async () => {
  const { sender, faults, sent, confirmed, pauses } = setUp([1]);
  faults.push(refusal('unreachable'));
  sender.more();
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  sender.more();
  await Promise.resolve();
  expect(sent).toEqual([1]);
  sender.wake();
  await vi.waitFor(() => expect(confirmed).toEqual([1]));
});

it('waits for the user who is signed out, however long it takes', async () => {
  const { sender, faults, confirmed, pauses, states } = setUp([1]);
  faults.push(refusal('not-signed-in'));
  sender.more();
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'signed-out' }));
  expect(pauses).toEqual([]);
  sender.wake();
  await vi.waitFor(() => expect(confirmed).toEqual([1]));
});

it.each(['live-quota-exceeded', 'team-quota-exceeded', 'live-not-in-plan'] as const)(
  'keeps what is refused with %s for after an upgrade, looking now and then',
  async (code) => {
    const { sender, faults, confirmed, pauses, states } = setUp([1, 2]);
    faults.push(refusal(code));
    sender.more();
    await vi.waitFor(() => expect(pauses.at(-1)?.seconds).toBe(60));
    expect(states.at(-1)).toEqual({ kind: 'refused', message: `${code}.` });
    pauses[0]?.end();
    await vi.waitFor(() => expect(confirmed).toEqual([1, 2]));
  },
);
