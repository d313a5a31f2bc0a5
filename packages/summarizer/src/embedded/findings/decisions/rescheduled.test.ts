import { expect, it } from 'vitest';
import { embeddedEngine } from '../../../testing/embedded-engine.ts';

const SPOKEN: Record<string, string> = {
  en: 'Today we look at rivers. A river carries sand from the hills into the plain. The faster it runs, the more it carries.',
  de: 'Heute geht es um Flüsse. Ein Fluss trägt Sand aus den Bergen in die Ebene. Je schneller er fließt, desto mehr trägt er.',
  fr: "Aujourd'hui on regarde les rivières. Une rivière porte le sable des collines vers la plaine. Plus elle va vite, plus elle en porte.",
  es: 'Hoy vemos los ríos. Un río lleva arena de los montes a la llanura. Cuanto más rápido va, más arena lleva.',
};

async function decided(language: string, last: string): Promise<string[]> {
  const turns = [...(SPOKEN[language] ?? '').split('. '), last].map((text) => ({ text }));
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'speech', language, turns },
    outputType: 'notes',
    template: 'lecture',
  });
  return document.decisions.map(({ text }) => text);
}

it.each([
  [
    'en',
    "There's no class next Tuesday, I'm at a wedding in Leeds. We'll have the class on Thursday the fourth instead.",
    /on Thursday the fourth instead/u,
  ],
  [
    'de',
    'Die Übung am nächsten Dienstag fällt aus, da ist der Saal belegt. Wir machen sie stattdessen am Donnerstag, dem vierten Juni.',
    /fällt aus.* Wir machen sie stattdessen am Donnerstag/u,
  ],
  [
    'de',
    'Die Übung am nächsten Dienstag fällt aus, da bin ich im Urlaub. Wir holen die nach, am Mittwoch, dem sechsten.',
    /^Wir holen die nach.*Die Übung am nächsten Dienstag fällt aus/u,
  ],
  [
    'fr',
    "La sortie au barrage, prévue mardi prochain, n'aura pas lieu ce jour-là. On la fait donc le quatre juin.",
    /n'aura pas lieu.* On la fait donc le quatre juin/u,
  ],
  [
    'es',
    'El martes que viene no hay clase, que cierran el edificio. La hacemos el jueves cuatro de junio.',
    /no hay clase.* [Ll]a hacemos el jueves/u,
  ],
])('%s: what a lecturer moves is decided', async (language, last, stated) => {
  expect(await decided(language, last)).toEqual([expect.stringMatching(stated)]);
});

it.each([
  ['en', 'In 1953 the river was moved to the west, and the village with it.'],
  ['en', 'The sand is moved by the water, and the stones are put off at the bend.'],
  ['en', 'The launch of the dam was set for May, but it is postponed to the ninth of June.'],
  ['de', 'Der Sand wird im Lauf der Zeit verschoben, und der Ort liegt heute am Ufer.'],
])('%s: what is told of the matter itself is not: %s', async (language, last) => {
  expect(await decided(language, last)).toEqual([]);
});
