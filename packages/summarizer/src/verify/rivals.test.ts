import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

/** What is found against a statement that cites some turns, all where none are given. */
function doubtOf(
  script: readonly string[],
  { refs, ...claim }: Omit<Claim, 'refs'> & { refs?: readonly number[] },
  language = 'en',
): string | null {
  const source = talkOf(...script);
  const all = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: language, written: language });
  return judge({ ...claim, refs: refs ?? all }).doubt?.kind ?? null;
}

describe('a deadline', () => {
  const FAIR = [
    "Hetty: The fair's on Saturday, so the pots have to be out of the kiln by Thursday.",
  ];

  it.each([
    [
      'en',
      FAIR,
      'The pots have to be out of the kiln by Saturday.',
      'The pots have to be out of the kiln by Thursday.',
    ],
    [
      'en',
      [
        "Marc: I'd need the signed proof by noon on Wednesday.",
        'Dee: I sent it to you on Tuesday.',
      ],
      'Marc needs the signed proof by noon on Tuesday.',
      'Marc needs the signed proof by noon on Wednesday.',
    ],
    [
      'de',
      ['Jan: Der Markt ist am Samstag, also müssen die Töpfe bis Donnerstag fertig sein.'],
      'Die Töpfe müssen bis Samstag fertig sein.',
      'Die Töpfe müssen bis Donnerstag fertig sein.',
    ],
    [
      'fr',
      ['Luc: Le marché est samedi, il faut donc finir les pots avant jeudi.'],
      'Les pots sont à finir avant samedi.',
      'Les pots sont à finir avant jeudi.',
    ],
    [
      'es',
      ['Ana: El mercado es el sábado, las macetas tienen que estar antes del jueves.'],
      'Las macetas tienen que estar antes del sábado.',
      'Las macetas tienen que estar antes del jueves.',
    ],
  ])('in %s is the day behind `by`', (...[language, script, wrong, right]) => {
    expect(doubtOf(script, { text: wrong, kind: 'point' }, language)).toBe('date');
    expect(doubtOf(script, { text: right, kind: 'point' }, language)).toBeNull();
  });

  it('is no time of the clock', () => {
    const script = ['Frank: Nothing with an engine before half past seven.'];
    expect(doubtOf(script, { text: 'Engines stay off until 7.30.', kind: 'point' })).toBeNull();
  });
});

describe('a number that is put in the place of another', () => {
  it.each([
    [
      'en',
      'Ann: Hand in a record of four pages. Four pages is mean. Make it six, six at most.',
      'The record has four pages.',
      'The record has six pages.',
    ],
    [
      'es',
      'Ana: Le dije que sí a las 15.000 etiquetas, pero sobran. Nos quedamos en 12.000.',
      'Se imprimen 15.000 etiquetas.',
      'Se imprimen 12.000 etiquetas.',
    ],
    [
      'de',
      'Jan: Ich hatte an vierzig Stühle gedacht. Sagen wir lieber dreißig.',
      'Es kommen vierzig Stühle.',
      'Es kommen dreißig Stühle.',
    ],
    [
      'fr',
      "Luc: J'avais dit quarante chaises. Disons plutôt trente.",
      'On prend quarante chaises.',
      'On prend trente chaises.',
    ],
  ])('in %s stands for it, in the same turn', (...[language, said, wrong, right]) => {
    expect(doubtOf([said], { text: wrong, kind: 'decision' }, language)).not.toBeNull();
    expect(doubtOf([said], { text: right, kind: 'decision' }, language)).toBeNull();
  });

  it('so does a month that is settled on', () => {
    const script = [
      "Nadia: D'abord j'ai dit en juin. Ce sera en décembre, c'est décidé, j'arrête de plonger.",
    ];
    expect(doubtOf(script, { text: 'Nadia arrête de plonger en juin.', kind: 'point' }, 'fr')).toBe(
      'date',
    );
    expect(
      doubtOf(script, { text: 'Nadia arrête de plonger en décembre.', kind: 'point' }, 'fr'),
    ).toBeNull();
  });
});

describe('someone else', () => {
  const DAIRY = [
    'Kim: Marcus has printed them.',
    "Dev: I'll ask Colin at the dairy whether we can borrow the van.",
  ];

  it('stands where another name is said', () => {
    expect(
      doubtOf(DAIRY, {
        text: 'Dev asks Marcus at the dairy for the van.',
        kind: 'action',
        owner: 'Dev',
        refs: [1],
      }),
    ).toBe('name');
    expect(
      doubtOf(DAIRY, {
        text: 'Dev asks Colin at the dairy for the van.',
        kind: 'action',
        owner: 'Dev',
        refs: [1],
      }),
    ).toBeNull();
  });

  it('takes no part in the talk, where no one speaks of them', () => {
    const script = [
      'Kim: And Philippa is the client.',
      'Bram: Only found the fault in the basket last night.',
      'Kim: Philippa rings at nine.',
    ];
    expect(
      doubtOf(script, {
        text: 'Philippa found the fault in the basket.',
        kind: 'point',
        refs: [1],
      }),
    ).toBe('person');
    expect(
      doubtOf(script, { text: 'Bram found the fault in the basket.', kind: 'point', refs: [1] }),
    ).toBeNull();
    const told = [
      'Kim: And Philippa is the client.',
      'Bram: She found the fault in the basket last night.',
    ];
    expect(
      doubtOf(told, { text: 'Philippa found the fault in the basket.', kind: 'point', refs: [1] }),
    ).toBeNull();
  });
});

describe('the day of a promise', () => {
  it.each([
    ["Gus: I'll order it tonight, then it's here on Monday.", 'Monday', 'due'],
    ["Gus: I'll order it tonight, then it's here on Monday.", 'tonight', null],
    ["Gus: I'll box it tonight and order it on Monday.", 'Monday', null],
  ])('stands in its clause: %s', (said, due, doubt) => {
    expect(doubtOf([said], { text: 'Gus will order it.', kind: 'action', owner: 'Gus', due })).toBe(
      doubt,
    );
  });
});
