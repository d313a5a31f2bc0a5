import { expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf } from '../conversation.ts';
import { decidesNothing, mayDecide } from './may-decide.ts';

const SCRIPT = `Ann: Item one, then. The toilets in the park.
  Ben: They are locked at six in winter.
  Ann: Fine, we leave the toilets as they are. Right, so item three is the skate bowl.
  Ben: The skate bowl has cracks, and the skate shop wants it mended.
  Ann: Then we grind the bowl in spring. There is one for thirty. Who pays? Let's leave that open for now.`;

it.each([
  ['Right, so item three is the skate bowl.', false],
  ['Then we grind the bowl in spring.', true],
  ['Item one, then.', false],
  ["Let's leave that open for now.", false],
  ['There is one for thirty.', false],
])('%s', async (sentence, expected) => {
  const language = await languageOf('en');
  if (!language.talk) throw new Error('English talk is understood');
  const document = readDocument({ ...talkIn(SCRIPT), language: 'en' }, language);
  const conversation = conversationOf(document, language.talk);
  const remark = conversation.remarks.find(({ raw }) => raw === sentence);
  if (!remark) throw new Error('Ann says it');
  expect(mayDecide(conversation, remark)).toBe(expected);
});

it.each([
  ['en', 'How much is the deposit?', 'Three hundred, due since June.'],
  ['de', 'Wie viel war das?', 'Dreihundert, fällig seit dem zehnten Juni.'],
  ['fr', 'C’était combien ?', 'Trois cents, depuis le dix juin.'],
  ['es', '¿Cuánto era?', 'Trescientos, desde el diez de junio.'],
  ['en', 'The fund pays part of it.', 'There are, I think, two hundred left for this year.'],
  ['de', 'Ein Teil kommt vom Fonds.', 'Dieses Jahr sind, glaube ich, zweihundert übrig.'],
  ['fr', 'Le fonds paie une partie.', 'Il reste, je crois, deux cents cette année.'],
  ['es', 'El fondo paga una parte.', 'Quedan, creo, doscientos este año.'],
  ['en', 'She starts on Monday.', 'So I need her number and the contract by the tenth.'],
  ['es', 'Empieza el lunes.', 'Pues necesito el contrato firmado antes del día diez.'],
])('a fact, a belief and a wish settle nothing (%s): %s %s', async (tag, before, sentence) => {
  const language = await languageOf(tag);
  if (!language.talk) throw new Error('The language is understood');
  const script = `Ann: ${before}\nBen: ${sentence}\nAnn: Mm.`;
  const document = readDocument({ ...talkIn(script), language: tag }, language);
  const conversation = conversationOf(document, language.talk);
  const remark = conversation.remarks.find(({ speaker }) => speaker === 'Ben');
  if (!remark) throw new Error('Ben says it');
  expect(mayDecide(conversation, remark)).toBe(false);
});

it.each([
  ['en', 'So, Friday.', 'Load at seven?', true],
  ['de', 'Also, Freitag.', 'Laden wir um sieben?', true],
  ['fr', 'Alors, vendredi.', 'On charge à sept heures ?', true],
  ['es', 'Bueno, el viernes.', '¿Cargamos a las siete?', true],
  ['en', 'Friday, then.', 'Can all three of you make it?', false],
  ['de', 'Dann Freitag.', 'Passt das euch beiden?', false],
])('a day heads the question behind it, %s: %s %s %s', async (tag, said, asked, expected) => {
  const language = await languageOf(tag);
  if (!language.talk) throw new Error(`${tag} is understood`);
  const script = `Ann: Mm.\nBen: ${said} ${asked}`;
  const document = readDocument({ ...talkIn(script), language: tag }, language);
  const conversation = conversationOf(document, language.talk);
  const day = conversation.remarks.find(({ raw }) => raw === said);
  if (!day) throw new Error('Ben says it');
  expect(decidesNothing(conversation, day)).toBe(expected);
});
