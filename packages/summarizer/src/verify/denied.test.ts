import { describe, expect, it } from 'vitest';
import type { Doubt, SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';

/** What is found against a point that cites all turns. */
function doubtOf(source: SummarySource, text: string, language = 'en'): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: language, written: language });
  return judge({ text, refs, kind: 'point' }).doubt?.kind ?? null;
}

describe('a thing that the turns name only to deny it', () => {
  it.each([
    [
      'en',
      'Ann: Last Thursday customers got a letter with the premium of somebody else. Not names, just the premium.',
      'The letters gave the names and the premium of other customers.',
      'The letters gave the premium of somebody else last Thursday.',
    ],
    [
      'de',
      'Ann: Die Schule gibt uns die Turnhalle umsonst. Die Aula nicht, da ist Theater.',
      'Die Schule gibt auch die Aula her.',
      'Die Schule gibt die Turnhalle umsonst.',
    ],
    [
      'fr',
      "Ann: L'école nous prête le gymnase. La cantine, non, il y a un spectacle.",
      "L'école prête aussi la cantine.",
      "L'école prête le gymnase.",
    ],
    [
      'es',
      'Ann: El instituto nos deja el gimnasio gratis. El salón de actos no, que esa tarde hay teatro.',
      'El instituto cede también el salón de actos.',
      'El instituto deja el gimnasio gratis.',
    ],
  ])('%s', (language, line, invented, told) => {
    expect(doubtOf(talkOf(line), invented, language)).toBe('negation');
    expect(doubtOf(talkOf(line), told, language)).toBeNull();
  });

  it('is no event that is counted, nor one that a statement denies in other words', () => {
    const talk = talkOf(
      'Ann: We sent two trucks to the same car. Not once. Forty-one times.',
      'Ann: And there are no spare parts for the winch.',
    );
    expect(
      doubtOf(talk, 'Two trucks were sent to the same car forty-one times, and not once.'),
    ).toBeNull();
    expect(doubtOf(talk, 'Spare parts are missing for the winch.')).toBeNull();
  });
});

describe('a name that another turn names for something else', () => {
  it.each([
    [
      'en',
      [
        'Ann: On Thursday Lou carried the battery out into the yard.',
        'Ben: The gloves were from Tolly.',
      ],
      'On Thursday Tolly carried the battery into the yard.',
      'On Thursday Lou carried the battery into the yard.',
    ],
    [
      'es',
      [
        'Ann: La campana la tocó Leandro, que fue alumno de la escuela y después conserje.',
        'Ben: El maestro es Tomás, que viene de la costa.',
      ],
      'La campana la tocó Tomás, antiguo alumno y conserje de la escuela.',
      'La campana la tocó Leandro, antiguo alumno y conserje de la escuela.',
    ],
    [
      'fr',
      [
        'Ann: Jeudi, Louise a porté la batterie gonflée dans la cour.',
        'Ben: Les gants, c’étaient ceux de Thomas.',
      ],
      'Jeudi, Thomas a porté la batterie gonflée dans la cour.',
      'Jeudi, Louise a porté la batterie gonflée dans la cour.',
    ],
  ])('%s', (language, lines, invented, told) => {
    const talk = talkOf(...lines);
    expect(doubtOf(talk, invented, language)).not.toBeNull();
    expect(doubtOf(talk, told, language)).toBeNull();
  });
});
