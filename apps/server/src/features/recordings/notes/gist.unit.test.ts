import { expect, it } from 'vitest';
import { gistOf } from './gist.ts';

it.each([
  [
    '# Notes\n\n## Overview\n\nThe team met. [00:14](#s12) It agreed.\n',
    'The team met. It agreed.',
  ],
  [
    '## Tasks\n\n- [ ] **Ann**: call the supplier [00:00](#s0) [00:04](#s2)\n',
    'Ann: call the supplier',
  ],
  ['1. See [the plan](https://example.com) first.\n', 'See the plan first.'],
  [
    'Jonas kommt. *(nicht bestätigt: später verschoben, [14:02](#s12))* [00:14](#s1) Sie feiern.\n',
    'Jonas kommt. (nicht bestätigt) Sie feiern.',
  ],
  ['Rent stays. *(unverified)* [00:01](#s1)\n', 'Rent stays. (unverified)'],
  ['Rent stays. *(unverified: moved la', 'Rent stays. (unverified)'],
  ['# Notes\n\n---\n', null],
  ['', null],
])('%j is %j in a list', (markdown, gist) => {
  expect(gistOf(markdown)).toBe(gist);
});

it('is one line of a list, however long the statement', () => {
  const gist = gistOf('word '.repeat(100));
  expect(gist).toHaveLength(160);
  expect(gist?.endsWith('…')).toBe(true);
});
