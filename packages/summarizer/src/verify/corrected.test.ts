import { expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';

/** In each language: what is said, what a statement makes of what it denies, and of what it says instead. */
const CORRECTIONS = {
  en: [
    'Ann: The smell comes not from the kitchen but from the old drain.',
    'The smell comes from the kitchen.',
    'The smell comes from the old drain.',
  ],
  de: [
    'Anja: Das Wasser kommt nicht vom Dach, sondern aus dem Keller.',
    'Das Wasser kommt vom Dach.',
    'Das Wasser kommt aus dem Keller.',
  ],
  fr: [
    "Anne: L'odeur ne vient pas de la cuisine, mais du vieux puits.",
    "L'odeur vient de la cuisine.",
    "L'odeur vient du vieux puits.",
  ],
  es: [
    'Ana: El olor no viene de la cocina, sino del pozo viejo.',
    'El olor viene de la cocina.',
    'El olor viene del pozo viejo.',
  ],
} as const;

it.each(Object.entries(CORRECTIONS))(
  'a statement claims what a turn denies to say something else: %s',
  (language, [said, wrong, right]) => {
    const judge = judgeOf(talkOf(said), { source: language, written: language });
    expect(judge({ text: wrong, refs: [0], kind: 'point' }).doubt?.kind).toBe('negation');
    expect(judge({ text: right, refs: [0], kind: 'point' }).doubt).toBeNull();
  },
);

it('`not only` denies nothing', () => {
  const talk = talkOf('Ann: The smell comes not only from the kitchen but from the old drain.');
  const judge = judgeOf(talk, { source: 'en', written: 'en' });
  const claim = { text: 'The smell comes from the kitchen.', refs: [0], kind: 'point' } as const;
  expect(judge(claim).doubt).toBeNull();
});
