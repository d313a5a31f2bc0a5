import { describe, expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { conversationOf, type Conversation } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { talkIn } from '../../testing/talk.ts';
import { TitleWords } from '../titles/title-words.ts';
import { asidesIn, firstUnitOfSubjects, subjectsOpenedIn } from './opened.ts';
import { headingOf } from './headings.ts';

async function conversationIn(language: string, script: string): Promise<Conversation> {
  const source = { ...talkIn(script), language };
  const { talk, ...rest } = await languageOf(language);
  if (!talk) throw new Error(`${language} is understood`);
  return conversationOf(readDocument(source, { ...rest, talk }), talk);
}

async function headingsOf(language: string, script: string): Promise<(string | null)[]> {
  const conversation = await conversationIn(language, script);
  const words = new TitleWords(conversation.document, conversation.talk);
  return conversation.remarks.map((remark) => headingOf(conversation, remark, words).name);
}

describe('a heading', () => {
  it.each([
    ['en', 'Ann: Next, the greenhouse.\nBen: It leaks.', 'Greenhouse'],
    ['en', 'Ann: Oh, the greenhouse, one more thing.\nBen: It leaks.', 'Greenhouse'],
    ['en', 'Ann: Ben, the greenhouse.\nBen: It leaks.', 'Greenhouse'],
    ['en', 'Ann: Can I say something about the greenhouse roof?\nBen: Please.', 'Greenhouse roof'],
    ['de', 'Anja: Dann noch das Gewächshaus.\nBernd: Es tropft.', 'Gewächshaus'],
    ['de', 'Anja: So, Bernd, die Werkbank zwei.\nBernd: Sie wackelt.', 'Werkbank'],
    ['fr', 'Anne: La serre, maintenant.\nBoris: Elle fuit.', 'Serre'],
    ['fr', "Anne: Point deux, l'arrosoir.\nBoris: Il fuit.", 'Arrosoir'],
    ['es', 'Ana: Una cosa más, el invernadero.\nBlas: Gotea.', 'Invernadero'],
    ['es', 'Ana: Siguiente: las macetas del patio.\nBlas: Gotean.', 'Macetas del patio'],
    ['fr', "Anne: Deuxièmement, l'arrosoir.\nBoris: Il fuit.", 'Arrosoir'],
  ])('%s: %s', async (language, script, name) => {
    expect((await headingsOf(language, script))[0]).toBe(name);
  });

  it.each([
    ['en', 'a clause', "Ann: The kettle's empty.\nBen: Right."],
    ['en', 'a person', 'Ann: Nora Field, the plumber, wants Mondays.\nBen: Right.'],
    ['de', 'a clause', 'Anja: Die Pumpe tropft.\nBernd: Ja.'],
    ['fr', 'a clause', 'Anne: Les voisins veulent dormir.\nBoris: Oui.'],
    ['es', 'an answer', 'Ana: Sí, claro.\nBlas: Vale.'],
    ['es', 'what happened', 'Ana: La maceta salió, mujer.\nBlas: La maceta, no.'],
    [
      'en',
      'a verb',
      "Ann: So hire one, then.\nBen: The hire costs ninety.\nAnn: What's the hire for?",
    ],
  ])('%s: is not %s', async (language, _, script) => {
    expect((await headingsOf(language, script))[0]).toBeNull();
  });
});

const chatOf = (about: string): string =>
  [
    `Ben: The ${about} cost us three hundred pounds in the spring, and the ${about} was late.`,
    `Cleo: Who looked after the ${about} in those days?`,
    `Ben: Nora did, until the ${about} had to be moved behind the shed.`,
    `Cleo: I could ask for another price from the people in Leeds.`,
    `Ben: They came twice and wrote nothing down about the ${about}.`,
    `Cleo: Then I'll ring them on Thursday.`,
  ].join('\n');

describe('subjects', () => {
  it('begin where the chair opens them, under the name that is given', async () => {
    const conversation = await conversationIn(
      'en',
      `Ann: Good evening, everyone. Ben, the boiler.
       ${chatOf('boiler')}
       Ann: Thank you. Compost. Where did we leave it?
       ${chatOf('compost')}
       Ann: Lovely. Last thing, the orchard.
       ${chatOf('orchard')}`,
    );
    const words = new TitleWords(conversation.document, conversation.talk);
    const found = subjectsOpenedIn(conversation, words);
    expect(found.map(({ name, remark }) => [name, remark.refs[0]])).toEqual([
      ['Boiler', 0],
      ['Compost', 7],
      ['Orchard', 14],
    ]);
  });
});

describe('a conclusion', () => {
  it.each([
    ['en', "Ben: There's larch as well.\nAnn: Right, larch then. Who asks for prices?", 'larch'],
    [
      'de',
      'Bernd: Es gibt noch Lärche.\nAnja: Gut, dann Lärche. Wer fragt nach Preisen?',
      'Lärche',
    ],
    [
      'fr',
      'Boris: Il y a aussi le mélèze.\nAnne: Bon, le mélèze. Qui demande les prix ?',
      'mélèze',
    ],
    ['es', 'Blas: También hay alerce.\nAna: Pues alerce. ¿Quién pide precios?', 'alerce'],
  ])('%s: opens no subject by what was put forward', async (language, end, thing) => {
    const conversation = await conversationIn(language, `${chatOf('fence')}\n${end}`);
    const words = new TitleWords(conversation.document, conversation.talk);
    const names = [
      ...subjectsOpenedIn(conversation, words),
      ...asidesIn(conversation, words),
    ].flatMap(({ name }) => name?.toLowerCase() ?? []);
    expect(names.filter((name) => name.includes(thing.toLowerCase()))).toEqual([]);
  });
});

describe('the first subject', () => {
  it.each([
    [
      'en',
      `Ann: Morning. Is that the last of the biscuits?
       Ben: There's a packet of ginger nuts in the cupboard.
       Ann: Right, let's get going. So, the boiler. Ben, what did they say?
       ${chatOf('boiler')}`,
      'So, the boiler.',
    ],
    [
      'de',
      `Anja: Moin. Hat jeder Kaffee?
       Bernd: Die Maschine läuft noch, zwei Minuten.
       Anja: Gut, fangen wir an. Erster Punkt, die Werkbank. Bernd, wie sieht sie aus?
       Bernd: Die Werkbank wackelt, und die Platte der Werkbank ist gerissen.
       Anja: Was kostet eine neue Werkbank?
       Bernd: Vierhundert Euro, und die alte Werkbank nehmen sie mit.`,
      'Erster Punkt, die Werkbank.',
    ],
    [
      'fr',
      `Anne: Bonjour. On est tous là ?
       Boris: Il manque Cléo, elle cherche une place.
       Anne: On commence. Premier point, la serre. Boris, tu nous racontes ?
       Boris: La serre fuit, et le toit de la serre est cassé.
       Anne: Combien coûte une serre neuve ?
       Boris: Quatre cents euros, et ils reprennent la vieille serre.`,
      'Premier point, la serre.',
    ],
    [
      'es',
      `Ana: Hola. ¿Estamos todos?
       Blas: Falta Clara, está aparcando.
       Ana: Empezamos. Lo primero, el invernadero. Blas, cuéntanos.
       Blas: El invernadero gotea, y el techo del invernadero está roto.
       Ana: ¿Cuánto cuesta un invernadero nuevo?
       Blas: Cuatrocientos euros, y se llevan el invernadero viejo.`,
      'Lo primero, el invernadero.',
    ],
  ])('%s: begins behind what people say as they gather', async (language, script, opening) => {
    const conversation = await conversationIn(language, script);
    const words = new TitleWords(conversation.document, conversation.talk);
    const first = firstUnitOfSubjects(conversation, words);
    expect(conversation.document.units[first]?.raw).toBe(opening);
  });

  it('begins with the talk where no one opens it', async () => {
    const conversation = await conversationIn('en', chatOf('boiler'));
    const words = new TitleWords(conversation.document, conversation.talk);
    expect(firstUnitOfSubjects(conversation, words)).toBe(0);
  });
});
