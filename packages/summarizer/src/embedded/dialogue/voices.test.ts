import { describe, expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';

/** What each voice says in turn; undefined where none is distinguished. */
async function voicesIn(
  tag: string,
  texts: readonly string[],
  kind: 'speech' | 'text' = 'speech',
): Promise<(string[] | undefined)[]> {
  const language = await languageOf(tag);
  const turns = texts.map((text) => ({ text }));
  const { utterances } = readDocument({ kind, language: tag, turns }, language);
  const said = new Map<string, string[]>();
  for (const { voice, raw } of utterances)
    if (voice !== undefined) said.set(voice, [...(said.get(voice) ?? []), raw]);
  return said.size === 0 ? [undefined] : [...said.values()];
}

describe('voices of talk that names no one', () => {
  it.each([
    [
      'en',
      [
        ['So, the boiler. Did anyone ring the engineer?'],
        ['Yes, he comes on Tuesday.'],
        ['Good. And what does he want for it?'],
        ['Four hundred, he says.'],
        ['That is a lot. Can we get another price?'],
        ['I can ask my brother. He had his done in May.'],
        ['Great. Then we wait for that.'],
        ['Fine by me.'],
      ],
    ],
    [
      'de',
      [
        ['So, die Heizung. Hat jemand den Techniker angerufen?'],
        ['Ja, der kommt am Dienstag.'],
        ['Gut. Und was will er dafür haben?'],
        ['Vierhundert, sagt er.'],
        ['Das ist viel. Kriegen wir noch ein anderes Angebot?'],
        ['Ich kann meinen Bruder fragen. Der hat seine im Mai machen lassen.'],
        ['Super. Dann warten wir darauf.'],
        ['Einverstanden.'],
      ],
    ],
  ])('are distinguished where one answers the other: %s', async (tag, said) => {
    const voices = await voicesIn(tag, said.flat());
    const answers = said.map(([first = '']) => first.split(/(?<=[.?]) /u)[0]);
    const opened = new Set(voices.map((voice) => voice?.[0]));
    const found = answers.filter((answer) => opened.has(answer));
    expect(found.length).toBeGreaterThanOrEqual(said.length - 1);
    expect(voices.length).toBeLessThanOrEqual(said.length + 3);
  });

  it('is one where one person talks', async () => {
    const lecture = [
      'Today we look at how water moves through a plant. The roots take it up from the soil.',
      'It enters the root hairs by osmosis, because the sap inside is saltier than the water outside.',
      'From there it passes through the cortex into the xylem, which is a bundle of dead tubes.',
      'Nothing pumps it. The leaves lose water to the air, and that pulls the whole column upwards.',
      'A tall tree lifts a hundred litres on a summer day in this way. It costs the tree nothing.',
      'The column holds because water molecules cling to each other. We call this cohesion.',
      'If air gets into a tube, the column breaks, and that tube is lost for good.',
    ];
    expect(await voicesIn('en', lecture)).toEqual([undefined]);
  });

  it('are not looked for in what was written', async () => {
    const lines = Array.from({ length: 8 }, () => 'Did anyone ring? Yes, on Tuesday. Good.');
    expect(await voicesIn('en', lines, 'text')).toEqual([undefined]);
  });
});
