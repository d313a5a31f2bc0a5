import { expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { talkIn } from '../../testing/talk.ts';
import { TitleWords } from './title-words.ts';

async function titleWordsOf(script: string, tag = 'en'): Promise<TitleWords> {
  const { turns } = talkIn(script);
  const language = await languageOf(tag);
  if (!language.talk) throw new Error(`Talk in ${tag} is understood`);
  return new TitleWords(
    readDocument({ kind: 'speech', language: tag, turns }, language),
    language.talk,
  );
}

it.each([
  ['en', 'worst', 'Ann: The worst is the roof. Ben: And the worst of the leaks?'],
  ['de', 'Unangenehme', 'Anja: Jetzt das Unangenehme. Ben: Das Unangenehme ist die Miete.'],
  ['es', 'perdonad', 'Ana: Perdonad, la caja está vacía. Luis: Perdonad, la llave.'],
  ['fr', 'pires', 'Anne: Les pires sont les factures. Luc: Les pires, oui.'],
  ['en', 'Marvellous', 'Ann: Marvellous. Ben: The survey is marvellous.'],
  ['en', 'Slowly', 'Ann: Slowly. Ben: Do it slowly, and then the survey.'],
  ['es', 'salió', 'Ana: La caja salió. Luis: La caja salió, la llave no.'],
  ['fr', 'chantaient', 'Anne: Les voisins chantaient. Luc: Ils chantaient, oui.'],
])('in %s takes no adjective and no verb for a title: %s', async (tag, word, script) => {
  expect((await titleWordsOf(script, tag)).mayName(word)).toBe(false);
});

it.each([
  ["the rulebook's at the printer", 'Rulebook'],
  ["the girls'll moan about it", 'Girls'],
  ['my dryer dims the lights', 'Dryer'],
  ["the captain's table", "Captain's table"],
  ['all easy', null],
])('ends a title before the verb that is written onto its noun: %s', async (phrase, title) => {
  const words =
    await titleWordsOf(`Ann: The rulebook is at the printer. Ben: The girls and the dryer,
    the captain and the table.`);
  expect(words.titleOf(phrase)).toBe(title);
});

it('takes no person for a title who is only named where a sentence begins, beside another one', async () => {
  const words = await titleWordsOf(`Ann: You have two apprentices.
    Ben: Callum and Wiktoria. I'd like Wiktoria to have the workshop.`);
  expect(words.mayName('Callum')).toBe(false);
  expect(words.mayName('workshop')).toBe(true);
});
