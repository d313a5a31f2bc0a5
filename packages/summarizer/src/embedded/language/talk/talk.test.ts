import { expect, it } from 'vitest';
import { englishTalk } from '../english/talk.ts';
import { frenchTalk } from '../french/talk.ts';
import { germanTalk } from '../german/talk.ts';
import { spanishTalk } from '../spanish/talk.ts';

it.each([
  ['Der Techniker kommt im Dezember.', false],
  ['Der kommt im Dezember.', true],
  ['Den Preis hat er bestätigt.', false],
  ['Den hat er bestätigt.', true],
])('an article before a German noun points to nothing: %s', (said, leans) => {
  expect(germanTalk.leans.test(said)).toBe(leans);
});

it.each([
  ['Ich kümmere mich am Montag darum.', 'Malik kümmert sich am Montag darum.'],
  ['Ich bringe ihn hin, wenn mir jemand hilft.', null],
])('in German only one’s own `mir` and `mich` become `sich`: %s', (said, told) => {
  expect(germanTalk.phrases.inThirdPerson(said, 'Malik')).toBe(told);
});

it.each([
  ['Because of air resistance a feather falls slowly.', ''],
  ['Because the wind drops, it falls.', 'Because '],
  ['But for the rope he would have fallen.', ''],
  ["What I'd like is every second Friday off.", ''],
  ["What I'd like is, we close on Fridays.", "What I'd like is, "],
  ["No we can't stop a deposit.", 'No '],
  ['No cups are left.', ''],
])('takes no word off an English sentence that it needs: %s', (said, opener) => {
  expect(englishTalk.phrases.trimStart.exec(said)?.[0] ?? '').toBe(opener);
});

it.each([
  [
    englishTalk,
    'Please write this down: a fathom is six feet of water.',
    'a fathom is six feet of water.',
  ],
  [
    englishTalk,
    'The definition of a fathom: six feet of water and no more.',
    'The definition of a fathom: six feet of water and no more.',
  ],
  [
    germanTalk,
    'Schreiben Sie sich das bitte auf: Ein Faden ist sechs Fuß lang.',
    'Ein Faden ist sechs Fuß lang.',
  ],
  [
    germanTalk,
    'Jetzt kommt die zweite Definition, bitte auch aufschreiben: Ein Knoten ist eine Seemeile in der Stunde.',
    'Ein Knoten ist eine Seemeile in der Stunde.',
  ],
  [
    germanTalk,
    'Frau Lang schreibt: Wir kommen erst am Freitag.',
    'Frau Lang schreibt: Wir kommen erst am Freitag.',
  ],
  [
    frenchTalk,
    'Deuxième définition, à noter : une brasse fait six pieds.',
    'une brasse fait six pieds.',
  ],
  [
    spanishTalk,
    'Segunda definición, apuntadla: una braza son seis pies.',
    'una braza son seis pies.',
  ],
])('what announces a definition is left out', (talk, said, told) => {
  expect(said.replace(talk.phrases.trimStart, '')).toBe(told);
});

it.each([
  [englishTalk, 'The van is £110 on a Sunday, sorry.', 'The van is £110 on a Sunday.'],
  [englishTalk, 'The ticket office was sorry.', 'The ticket office was sorry.'],
  [germanTalk, 'Der Saal ist am Freitag belegt, tut mir leid.', 'Der Saal ist am Freitag belegt.'],
  [frenchTalk, 'La clé est chez Paul, désolée.', 'La clé est chez Paul.'],
  [spanishTalk, 'El horno llega el lunes, perdón.', 'El horno llega el lunes.'],
])('an apology at the end is left out', (talk, said, told) => {
  expect(said.replace(talk.phrases.trimEnd, '')).toBe(told);
});

it.each([
  [englishTalk, ["If you don't mind.", 'I like that.', 'Sold.', 'For sure.', 'Why not.']],
  [germanTalk, ['Unbedingt.', 'Auf jeden Fall.', 'Warum nicht.', 'Wenn es dir nichts ausmacht.']],
  [frenchTalk, ['Carrément.', 'Pareil.', 'Allez, on le prend.', "Si ça ne t'embête pas."]],
  [spanishTalk, ['A mí también.', '¡Eso!', 'Me apunto.', 'Si no te importa.', 'Lo cogemos.']],
])('a yes in other words is one', (talk, answers) => {
  expect(answers.filter((answer) => !talk.agrees.test(answer))).toEqual([]);
});
