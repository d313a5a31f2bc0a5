import { expect, it } from 'vitest';
import { actionItemsOf } from '../extraction/actions.ts';
import { readDocument } from '../document.ts';
import { germanDelegating } from './german/delegating.ts';
import { englishTalk } from './english/talk.ts';
import { germanTalk } from './german/talk.ts';
import { german } from './german/german.ts';
import { germanMemo } from './german/memo.ts';
import { germanOpening } from './german/opening.ts';
import { languageOf } from './resolve.ts';
import { germanSettling } from './german/settling.ts';
import { germanWishes } from './german/wishes.ts';

const started = (text: string): string => text.replace(germanTalk.phrases.trimStart, '');

const matches = (patterns: RegExp | readonly RegExp[], text: string): boolean =>
  [patterns].flat().some((pattern) => pattern.test(text));

it.each([
  [
    'a name behind `by`',
    englishTalk.duties.due,
    'By March the board must decide.',
    'By then the board must decide.',
  ],
  ['a noun behind `zum`', germanOpening.leads, 'Zum Budget noch', 'Zum einen noch'],
  ['a noun behind `ab`', germanSettling.holdsFrom, 'Ab Montag', 'Ab und an'],
  ['a participle', germanTalk.past, 'Er hat es gekocht.', 'Er hat ein Gewicht.'],
  ['a verb behind `wir`', germanTalk.weDo, 'Was wir planen', 'Was wir Frauen'],
  ['a verb behind `wer`', germanTalk.calls, 'Wer bringt den Kuchen?', 'Wer Zeit hat?'],
  ['a verb at the end', germanMemo.order, 'Ich muss Brot holen', 'Ich muss in den Garten'],
  ['what one may do', germanDelegating.goesOn, 'Er soll es ihr holen', 'Er soll in den Garten'],
  ['a name behind `für`', germanDelegating.isFor, 'Für Anna.', 'Für morgen.'],
  [
    'a noun that explains another',
    german.wording?.definition ?? [],
    'Hefe ist ein Pilz, der Zucker vergärt.',
    'Hefe ist die nächste, die dran ist.',
  ],
])('only %s is meant, by its case', (_, patterns, meant, other) => {
  expect([matches(patterns, meant), matches(patterns, other)]).toEqual([true, false]);
});

it('a German wish ends with its verb, not with a noun', () => {
  expect(germanWishes.wishIn('Du solltest noch in den Keller gehen und aufräumen.')).not.toBeNull();
  expect(germanWishes.wishIn('Du solltest noch in den Garten.')).toBeNull();
});

it('so stays where no one is called behind it', () => {
  expect(started('So Anna, wir fangen an.')).toBe('Anna, wir fangen an.');
  expect(started('So dumm, das war nichts.')).toBe('So dumm, das war nichts.');
});

it('whom a task is for is a name, and a person by their work is named whole', async () => {
  const english = await languageOf('en');
  const ownerOf = (text: string): string | undefined =>
    actionItemsOf(readDocument({ kind: 'text', turns: [{ text }] }, english))[0]?.owner;
  expect(ownerOf('Action for Ann: send the report to the board.')).toBe('Ann');
  expect(ownerOf('Action for review: send the report to the board.')).toBeUndefined();
  expect(ownerOf('I think our project manager will send the report by Friday.')).toBe(
    'our project manager',
  );
});
