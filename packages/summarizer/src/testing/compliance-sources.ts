import type { SummarySource, Turn } from '../port.ts';

const REMARKS = [
  'The budget for the garden project grew by twelve percent after the second review.',
  'Visitors asked for more benches near the lake and for lamps along the northern path.',
  'The volunteers planted ninety trees and repaired the old greenhouse before the storm.',
  'Our irrigation pump still loses pressure whenever both valves are open at once.',
  'The school wants to bring its pupils on Tuesdays to measure the growth of the beans.',
  'Insurance covers the broken windows but not the seedlings that froze in the night.',
];

/** What stands near the end of {@link longTalk}, and nowhere else: a word that no engine can guess. */
export const NEEDLE = 'Quellenhof';

/** A talk of about three hours (27,000 words): 2,100 turns with times, and the needle in the last but one. */
export function longTalk(): SummarySource {
  const turns: Turn[] = Array.from({ length: 2100 }, (_, index) => ({
    speaker: index % 2 === 0 ? 'Ann' : 'Ben',
    text: REMARKS[(index * 5 + Math.floor(index / 7)) % REMARKS.length] ?? '',
    start: index * 5,
    end: index * 5 + 5,
  }));
  const needle = `We decided that the ${NEEDLE} festival moves to March because the meadow floods in autumn.`;
  turns.splice(-1, 0, { speaker: 'Ann', text: needle, start: 10_500, end: 10_506 });
  return { kind: 'speech', turns };
}

/** The last half hour of {@link longTalk}: too long for one request to most models. */
export function halfHour(): SummarySource {
  const { turns, ...about } = longTalk();
  return { ...about, turns: turns.slice(-360) };
}

/** A short meeting of two speakers, in English. */
export function meeting(): SummarySource {
  const lines: [string, string][] = [
    ['Ann', 'Good morning, um, today we talk about the new website and about the budget for it.'],
    ['Ben', 'The design of the website is nearly finished, but the photographs are still missing.'],
    ['Ann', 'When can the photographer come to the office?'],
    ['Ben', 'She can come on Thursday. I will send her the address of the office by Wednesday.'],
    [
      'Ann',
      'Then the budget. The photographs cost 900 euros and the hosting costs 40 euros a month.',
    ],
    [
      'Ben',
      'We decided to launch the website on 3 May, so the budget must be approved this month.',
    ],
    ['Ann', 'Good. The website replaces the printed catalogue, which cost 8,000 euros last year.'],
  ];
  return {
    kind: 'speech',
    turns: lines.map(([speaker, text], index) => ({
      speaker,
      text,
      start: index * 8,
      end: index * 8 + 8,
    })),
  };
}

/** A short article in German. */
export function germanArticle(): SummarySource {
  return {
    kind: 'text',
    turns: [
      'Die Stadt baut im kommenden Jahr eine neue Brücke über den Fluss, weil die alte Brücke den Verkehr nicht mehr trägt.',
      'Die Ingenieure haben festgestellt, dass die Pfeiler der alten Brücke seit Jahren von Rost beschädigt werden.',
      'Die neue Brücke kostet nach der Schätzung der Verwaltung etwa vierzig Millionen Euro und wird aus Beton gebaut.',
      'Während der Bauzeit fahren die Busse eine Umleitung, und für Fußgänger wird eine Fähre eingerichtet.',
    ].map((text) => ({ text })),
  };
}
