import { expect, it } from 'vitest';
import { batchLookUps } from './batched.ts';

interface Row {
  id: string;
  at: number;
}

/** Rows of all keys but `none`, and what was asked. */
function table() {
  const asked: string[][] = [];
  const lookUp = batchLookUps<Row>(
    async (keys) => {
      asked.push(keys);
      const rows = keys.filter((id) => id !== 'none').map((id) => ({ id, at: asked.length }));
      return await Promise.resolve(rows.toReversed());
    },
    ({ id }) => id,
  );
  return { asked, lookUp };
}

it('asks once for what is looked up in one turn, and gives each its own', async () => {
  const { asked, lookUp } = table();
  const found = await Promise.all(['a', 'none', 'b', 'a'].map(lookUp));
  expect(found.map((row) => row?.id)).toEqual(['a', undefined, 'b', 'a']);
  expect(asked).toEqual([['a', 'none', 'b']]);
});

it('keeps nothing: the next question is asked anew', async () => {
  const { lookUp } = table();
  const first = await lookUp('a');
  const second = await lookUp('a');
  expect([first?.at, second?.at]).toEqual([1, 2]);
});

it('splits what is too much for one query', async () => {
  const { asked, lookUp } = table();
  await Promise.all(Array.from({ length: 250 }, (_, n) => lookUp(String(n))));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('fails each where the query fails, and only these', async () => {
  let down = true;
  const lookUp = batchLookUps<Row>(
    (keys) =>
      down ? Promise.reject(new Error('gone')) : Promise.resolve(keys.map((id) => ({ id, at: 0 }))),
    ({ id }) => id,
  );
  const failed = await Promise.allSettled([lookUp('a'), lookUp('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  down = false;
  expect(await lookUp('a')).toMatchObject({ id: 'a' });
});
