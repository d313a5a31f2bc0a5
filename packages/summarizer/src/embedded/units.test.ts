import { expect, it } from 'vitest';
import { languageOf } from './language/resolve.ts';
import { passagesOf } from './units.ts';

const TWELFTHS =
  'To estimate the height, sailors use the rule of twelfths: a twelfth in the first hour, two in the second, ' +
  'three in the third, three in the fourth, two in the fifth, one in the sixth.';
const BREATHLESS =
  'We have to order the boards this week or the ones with the dark grain will be gone by the time the roof ' +
  'is done said the man in the yard who sells them every spring';

async function spoken(text: string, language = 'en'): Promise<string[]> {
  const passages = passagesOf([{ text, at: 0 }], true, await languageOf(language));
  return passages.map(({ raw }) => raw);
}

it('a long sentence with commas is one', async () => {
  expect(await spoken(`Right, tides. ${TWELFTHS}`)).toEqual(['Right, tides.', TWELFTHS]);
});

it('longer ones are cut at a comma, and talk without one all the same', async () => {
  const longer = await spoken(`Right. ${TWELFTHS.replace('.', ',')} ${TWELFTHS}`);
  expect(longer.length).toBeGreaterThan(2);
  expect(longer.slice(1, -1).every((part) => /[,:]$/u.test(part))).toBe(true);
  expect((await spoken(`Right, then. ${BREATHLESS}.`)).length).toBeGreaterThan(2);
});

it('what a sentence defines is not cut off, however its clauses begin', async () => {
  const rule =
    'Una cuenta está cuadrada cuando, al cerrar la caja, la suma de lo que hemos apuntado por la mañana y por la tarde, sin contar el cambio, es la misma que nos da el cajón.';
  expect(await spoken(rule, 'es')).toEqual([rule]);
  const right =
    'Das Wegerecht ist die Befugnis, ein fremdes Grundstück zu betreten, ich darf also über den Hof gehen, und niemand darf mich daran hindern, solange ich nichts beschädige und das Tor hinter mir wieder zumache.';
  expect(await spoken(right, 'de')).toEqual([right]);
});

it('no sentence is cut inside a list', async () => {
  const formula =
    'For the exam: you need to be able to calculate the natural frequency from stiffness and mass, it is one over two pi times the square root of k over m.';
  expect(await spoken(`Right. ${formula}`)).toContain(formula);
});

it('a condition is not cut from what follows from it', async () => {
  const rule =
    'There is a rule that sailors know: if you have seen no gull at all in the last three hours of the day, then the coast may still be as far away as sixty miles.';
  expect(await spoken(`Right. ${rule}`)).toContain(rule);
});

it('what people believe is one with its denial', async () => {
  const belief = 'Many people think that it grows. That is a myth.';
  expect(await spoken(`Hello. ${belief} It shrinks.`)).toEqual(['Hello.', belief, 'It shrinks.']);
  expect(await spoken('We have ten chairs. That is wrong.')).toHaveLength(2);
});

it('the letters of a formula are explained in its sentence', async () => {
  const formula =
    'And the third is acceleration, which is the change of velocity divided by the time it takes, a = (v - u) / t, where u is the velocity at the start and v the one at the end.';
  expect(await spoken(`Right. ${formula}`)).toContain(formula);
});

it.each([
  'Why is there one kind of pot, and in practice only that one, which stands a frost and a thaw in a single night and does not crack when the water in it freezes?',
  'Warum gibt es eine einzige Glasur, und zwar wirklich nur diese eine, die man zweimal hintereinander brennen kann und die danach trotzdem noch glatt und dicht ist und die keine Risse hat?',
])('a question is not cut, since its first part would be a statement: %s', async (question) => {
  const language = await languageOf(question.startsWith('Why') ? 'en' : 'de');
  const passages = passagesOf([{ text: question, speaker: 'Ann', at: 0 }], true, language);
  expect(passages.map(({ raw }) => raw)).toEqual([question]);
});
