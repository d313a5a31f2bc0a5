import { expect, it } from 'vitest';
import { isTimedTalk } from './timed-talk.ts';

const SAID = ['Good morning.', 'Shall we start?', 'Yes.', 'The budget first.', 'All right.'];
const talk = (line: (text: string, at: number) => string): string =>
  SAID.map((text, at) => line(text, at)).join('\n');
const nameAt = (at: number): string => (at % 2 === 0 ? 'Ann Lee' : 'Ben Okoro');

it.each<[string, string]>([
  ['subtitles', talk((text, at) => `${at}\n00:00:0${at},000 --> 00:00:0${at},900\n${text}\n`)],
  ['captions with times above', talk((text, at) => `0:0${at}\n${text}`)],
  ['captions with times in front', talk((text, at) => `[00:0${at}] ${text}`)],
  ['names with times', talk((text, at) => `${nameAt(at)}  0:0${at}\n${text}\n`)],
  ['times with names', talk((text, at) => `0:0${at} - ${nameAt(at)}\n  ${text}`)],
  ['a table', talk((text, at) => `"${nameAt(at)}","00:00:0${at}","${text}"`)],
  ['a chat', talk((text, at) => `[12.03.24, 10:32:1${at}] ${nameAt(at)}: ${text}`)],
])('knows %s', (_, text) => {
  expect(isTimedTalk(text)).toBe(true);
});

it.each<[string, string]>([
  ['talk without times', talk((text, at) => `${nameAt(at)}: ${text}`)],
  [
    'prose about times',
    'The train at 9:15 was late.\nWe waited until 9:40.\nThe next one came.\n'.repeat(4),
  ],
  [
    'mails',
    talk(
      (text, at) =>
        `From: ${nameAt(at)}\nTo: ${nameAt(at + 1)}\nDate: Thu, 5 Sep 2024 08:3${at}\n\n${text}\n`,
    ),
  ],
])('knows %s for something else', (_, text) => {
  expect(isTimedTalk(text)).toBe(false);
});
