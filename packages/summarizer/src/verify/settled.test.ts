import { describe, expect, it } from 'vitest';
import type { Doubt, SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';

/** What is found against a decision that cites all turns. */
function doubtOf(source: SummarySource, text: string, language = 'en'): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: language, written: language });
  return judge({ text, refs, kind: 'decision' }).doubt?.kind ?? null;
}

describe('a refusal', () => {
  it('of another thing is none of what is decided', () => {
    const talk = talkOf(
      'Ann: And the house after that, are we selling it?',
      'Ben: Not on the phone, Ann.',
      'Ann: Okay. Dinner at mine on Sunday, and we talk about the house. No twins and no dogs.',
    );
    expect(doubtOf(talk, 'The house is talked about over dinner on Sunday.')).toBeNull();
    expect(doubtOf(talk, 'The twins come to the dinner on Sunday.')).toBe('rejected');
  });

  it('is followed by what is agreed instead', () => {
    const talk = talkOf(
      'Ann: Who pays for the bathroom, then?',
      'Cleo: I pay for the bathroom, it is my house.',
      'Ann: No, you do not. Three ways, and that is that.',
      'Ben: Fourteen hundred each, I can do that.',
    );
    expect(doubtOf(talk, 'All three pay for the bathroom, 1,400 each.')).toBeNull();
    expect(doubtOf(talk, 'Cleo pays for the bathroom.')).toBe('rejected');
  });

  it('that is put right in the same sentence decides', () => {
    const talk = talkOf(
      'Eva: Dienstags würde ich den Kurs gern um 18 Uhr anfangen.',
      'Eva: Okay, dann doch nicht 18 Uhr, sondern 18:45, letztes Wort.',
    );
    expect(doubtOf(talk, 'Der Kurs fängt dienstags um 18:45 Uhr an.', 'de')).toBeNull();
  });
});

describe('a proposal', () => {
  it.each([
    [
      'en',
      ['Ann: Can you pull the frame and put it back behind the kiln?', 'Ben: Then the door stays.'],
      'The door stays, and the frame is put back behind the kiln.',
      null,
    ],
    [
      'es',
      [
        'Ana: ¿Quince por grupo? Más no caben.',
        'Luis: Grupos de quince, por la mañana. Así queda.',
      ],
      'Los grupos son de quince personas.',
      null,
    ],
    [
      'en',
      ['Ann: Maybe we could repaint the hall in May?', 'Ben: The ladder is at home.'],
      'The hall is repainted in May.',
      'proposal',
    ],
  ])('%s: %j, %s → %s', (language, lines, text, kind) =>
    expect(doubtOf(talkOf(...lines), text, language)).toBe(kind),
  );
});

describe('a number', () => {
  const fee = talkOf(
    'Ann: Go to forty-four for a visit, then.',
    'Ben: That is what I had written down.',
    'Ann: Forty-two. From the first of July, and second visits stay as they are.',
  );
  it.each([
    ['A visit costs forty-four from the first of July.', 'proposal'],
    ['A visit costs forty-two from the first of July.', null],
    ['A visit costs forty-two instead of forty-four.', null],
  ])('that another one follows: %s → %s', (text, kind) => expect(doubtOf(fee, text)).toBe(kind));
});

describe('a vote', () => {
  const vote = talkOf(
    'Ann: The new rule is adopted, then. Ben?',
    'Ben: I had better abstain on the rule.',
  );
  const unopposed = talkOf(
    'Ann: Hands up for the new rule? No abstentions, so the rule is carried.',
  );
  it.each([
    [vote, 'The new rule was adopted unanimously.', 'decision'],
    [unopposed, 'The new rule was adopted unanimously.', null],
  ])('%# → %s', (talk, text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});
