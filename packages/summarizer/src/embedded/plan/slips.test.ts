import { expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.ts';

const FILLER: Record<string, string> = {
  en: 'A hive needs a flat place. The bees fly out as soon as the sun reaches the entrance.',
  de: 'Ein Bienenstock braucht einen ebenen Platz. Die Bienen fliegen, sobald die Sonne den Eingang erreicht.',
  fr: "Une ruche veut un sol plat. Les abeilles sortent dès que le soleil touche l'entrée.",
  es: 'Una colmena pide un suelo llano. Las abejas salen en cuanto el sol llega a la piquera.',
};

async function notesOf(language: string, said: string, back: string) {
  const filler = FILLER[language] ?? '';
  const turns = [filler, said, filler, back].map((text) => ({ text }));
  const { document } = await embeddedEngine.summarizer.summarize({
    source: { kind: 'speech', language, turns },
    outputType: 'notes',
    template: 'lecture',
  });
  const { overview, keyPoints, topics, questions } = document;
  const points = [...overview, ...keyPoints, ...topics.flatMap((topic) => topic.points)];
  return { points, questions };
}

it.each([
  [
    'en',
    'A strong colony eats eighteen kilos of honey in the winter.',
    'I said eighteen kilos for a colony. That was a slip. A colony eats twelve kilos in the winter.',
    'eighteen',
    '(Corrected later: A colony eats twelve kilos in the winter.)',
  ],
  [
    'de',
    'Ein starkes Volk frisst im Winter achtzehn Kilo Honig.',
    'Ich habe vorhin achtzehn Kilo für ein Volk gesagt. Das ist falsch. Ein Volk frisst zwölf Kilo im Winter.',
    'achtzehn',
    '(Später berichtigt: Ein Volk frisst zwölf Kilo im Winter.)',
  ],
  [
    'fr',
    "Une colonie forte mange dix-huit kilos de miel pendant l'hiver.",
    "J'ai dit dix-huit kilos pour une colonie. C'est une erreur. Une colonie mange douze kilos pendant l'hiver.",
    'dix-huit',
    "(Corrigé plus tard : Une colonie mange douze kilos pendant l'hiver.)",
  ],
  [
    'es',
    'Una colonia fuerte come dieciocho kilos de miel en invierno.',
    'Antes he dicho dieciocho kilos para una colonia. Me he equivocado. Una colonia come doce kilos en invierno.',
    'dieciocho',
    '(Corregido después: Una colonia come doce kilos en invierno.)',
  ],
])(
  '%s: a number that a lecturer takes back is put right',
  async (language, said, back, wrong, right) => {
    const { points, questions } = await notesOf(language, said, back);
    const stating = points.filter(({ text, refs }) => text.includes(wrong) && refs.includes(1));
    expect(stating.length).toBeGreaterThan(0);
    for (const { text, refs, parts } of stating) {
      expect(text.replaceAll('\u00A0', ' ')).toContain(right);
      expect(refs).toEqual([1, 3]);
      expect(parts).toHaveLength(2);
    }
    expect(questions.filter(({ text, answer }) => `${text} ${answer}`.includes(wrong))).toEqual([]);
  },
);

it.each([
  ['of something else', 'I said eighteen for the frames. That was a slip. It is eleven frames.'],
  ['that was right', 'I said eighteen kilos for a colony. Some eat twelve kilos, in a mild year.'],
])('a number %s is left as it was said', async (_, back) => {
  const said = 'A strong colony eats eighteen kilos of honey in the winter.';
  const { points } = await notesOf('en', said, back);
  expect(points.map(({ text }) => text).join(' ')).not.toContain('Corrected');
});
