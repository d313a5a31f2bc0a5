import type { LivePoint } from '@notelark/api/live';
import { expect, it, vi } from 'vitest';
import { LivePoints } from './points.ts';

const POINT: LivePoint = { kind: 'task', text: 'Call Ann.', line: 0 };
const LONG = 'We talked about larks for a while. '.repeat(5);

function setUp() {
  const asked: string[] = [];
  const answers: (LivePoint[] | null | Error)[] = [];
  const onChange = vi.fn<() => void>();
  let now = 0;
  const points = new LivePoints({
    ask: async ({ transcript }) => {
      asked.push(transcript);
      const [answer = []] = answers.splice(0, 1);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onChange,
    now: () => now,
  });
  const look = async (transcript: string, seconds: number) => {
    now += seconds * 1000;
    points.look(transcript, () => ({ transcript, lines: '' }));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, answers, onChange, points, look };
}

it('asks about new words only, one question at a time, with a pause', async () => {
  const { asked, answers, points, look } = setUp();
  answers.push([POINT]);
  await look('Short.', 0);
  await look(LONG, 0);
  await look(`${LONG} More.`, 1);
  expect(asked).toEqual([LONG]);
  expect(points.value).toEqual([POINT]);
  await look(LONG, 60);
  expect(asked).toHaveLength(1);
  await look(`${LONG} More.`, 0);
  expect(asked).toHaveLength(2);
});

it('keeps what it has while the server has no room or fails, and asks again', async () => {
  const { asked, answers, onChange, points, look } = setUp();
  answers.push([POINT], null, new Error('away'));
  await look(LONG, 0);
  for (let n = 0; n < 3; n += 1) await look(`${LONG} More.`, 60);
  expect(asked).toHaveLength(4);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(points.value).toEqual([]);
});

it('has none once the transcript is gone', async () => {
  const { answers, points, look } = setUp();
  answers.push([POINT]);
  await look(LONG, 0);
  await look('', 0);
  expect(points.value).toEqual([]);
});
