import { describe, expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { conversationOf, type Conversation } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { saysTooLittle, settledBy } from './decision-context.ts';

async function conversationIn(language: string, script: string): Promise<Conversation> {
  const { turns } = talkIn(script);
  const known = await languageOf(language);
  if (!known.talk) throw new Error(`No talk in ${language}`);
  return conversationOf(readDocument({ kind: 'speech', language, turns }, known), known.talk);
}

const EN = `Ann: What about the opening hours of the shop?
  Ben: I had forty calls on Friday, and one of them sang.
  Ann: Half past five, then.`;
const DE = `Anja: Wie machen wir das mit den Öffnungszeiten im Laden?
  Bernd: Ich hatte am Freitag vierzig Anrufe, und einer hat gesungen.
  Anja: Dann also halb sechs.`;
const FR = `Anne: Et les horaires d'ouverture du magasin ?
  Boris: J'ai eu quarante appels vendredi, et il y en a un qui a chanté.
  Anne: Alors cinq heures et demie.`;
const ES = `Ana: ¿Y el horario de apertura de la tienda?
  Blas: Tuve cuarenta llamadas el viernes, y uno de ellos cantó.
  Ana: Entonces, cinco y media.`;

describe('what a decision in a few words settles', () => {
  it.each([
    ['en', EN],
    ['de', DE],
    ['fr', FR],
    ['es', ES],
  ])('%s: is the question before it, not what was told in between', async (language, script) => {
    const conversation = await conversationIn(language, script);
    const [asked] = conversation.remarks;
    const said = conversation.remarks.at(-1);
    if (!said) throw new Error('Nothing was said');
    const decision = { said, also: [], agreed: [], weight: 3 };
    expect(saysTooLittle(conversation, said.raw)).toBe(true);
    expect(settledBy(conversation, decision, said.raw)).toBe(asked);
  });

  it.each([
    [
      'en',
      `Ann: And from today the syrup is for under-fives only, everybody else has tablets.
       Ben: Goodness, a colleague of mine was in tears over that on Friday evening.
       Ann: Oh dear.
       Ben: Quite so.
       Ann: Under-eights, then.`,
    ],
    [
      'de',
      `Anja: Und ab heute ist der Saft nur noch für Kinder unter fünf, alle anderen kriegen Tabletten.
       Bernd: Meine Güte, deswegen hat eine Kollegin am Freitagabend geweint.
       Anja: Oje.
       Bernd: Eben.
       Anja: Dann unter acht.`,
    ],
    [
      'fr',
      `Anne: Et à partir d'aujourd'hui le sirop reste pour les moins de cinq ans, les autres ont des comprimés.
       Boris: Mon Dieu, une collègue en pleurait vendredi soir.
       Anne: Oh là.
       Boris: Eh oui.
       Anne: Alors moins de huit ans.`,
    ],
    [
      'es',
      `Ana: Y a partir de hoy el jarabe se queda para los menores de cinco, los demás toman pastillas.
       Blas: Madre mía, una compañera lloraba por eso el viernes.
       Ana: Vaya.
       Blas: Pues sí.
       Ana: Entonces, menores de ocho.`,
    ],
  ])('%s: is what was to hold before', async (language, script) => {
    const conversation = await conversationIn(language, script);
    const said = conversation.remarks.at(-1);
    if (!said) throw new Error('Nothing was said');
    const decision = { said, also: [], agreed: [], weight: 3 };
    expect(settledBy(conversation, decision, said.raw)).toBe(conversation.remarks[0]);
  });

  it('is not looked for where the decision names things', async () => {
    const conversation = await conversationIn('en', EN);
    const text = 'Put the apology on the website and leave it there.';
    expect(saysTooLittle(conversation, text)).toBe(false);
  });
});
