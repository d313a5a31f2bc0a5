import type { ActionItem } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { readWrittenTask } from './written-tasks.ts';

const task = (values: Partial<ActionItem>): ActionItem => ({
  text: 'Send it.',
  refs: [0],
  verified: true,
  ...values,
});

const GENERATED = [
  task({ owner: 'Ann', due: 'by Friday' }),
  task({ owner: 'Ann Lee' }),
  task({ due: 'on 3 May' }),
];

const read = (written: string) => readWrittenTask(written, GENERATED);

it('reads owner and date behind the words, as notes write them', () => {
  expect(read('Send it. — Ann, by Friday')).toEqual({
    text: 'Send it.',
    owner: 'Ann',
    due: 'by Friday',
  });
  expect(read('Ask — twice — Ann Lee')).toEqual({
    text: 'Ask — twice',
    owner: 'Ann Lee',
    due: null,
  });
  expect(read('Pay. — on 3 May')).toEqual({ text: 'Pay.', owner: null, due: 'on 3 May' });
});

it('reads a date that a person has changed, and one that the words name', () => {
  expect(read('Send it. — Ann, on Monday')).toMatchObject({ owner: 'Ann', due: 'on Monday' });
  expect(read('By Friday, send it. — Ann')).toMatchObject({ owner: 'Ann', due: 'by Friday' });
});

it('reads an owner that the words begin with', () => {
  expect(read('Ann Lee sends it by Friday.')).toEqual({
    text: 'Ann Lee sends it by Friday.',
    owner: 'Ann Lee',
    due: 'by Friday',
  });
  expect(read('Anna sends it.')).toMatchObject({ owner: null });
});

it('takes no other words behind a dash for a name', () => {
  const own = 'Buy paint — blue, two buckets';
  expect(read(own)).toEqual({ text: own, owner: null, due: null });
  expect(read('Call Annabel — Annabel')).toMatchObject({ owner: null });
});
