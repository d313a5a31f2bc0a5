import { describe, expect, it } from 'vitest';
import type { SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { supportedDates } from './calendar.ts';
import { spelledNumbers } from './number-words.ts';
import { type Claim, judgeOf } from './verify.ts';

/** What is found against a statement that cites all turns. */
function doubtOf(
  source: SummarySource,
  claim: Omit<Claim, 'refs'>,
  spoken = 'en',
  written = spoken,
): string | null {
  const refs = source.turns.map((_, turn) => turn);
  return judgeOf(source, { source: spoken, written })({ ...claim, refs }).doubt?.kind ?? null;
}

describe('numbers', () => {
  it.each([
    ['zweihunderttausend', 200_000],
    ['hundertzwanzigtausend', 120_000],
    ['dreitausendzweihundert', 3200],
    ['eintausendfünfhundert', 1500],
  ])('%s is %i', (word, value) => {
    expect(spelledNumbers([word], 'de').map((number) => number.value)).toEqual([value]);
  });

  it('of two parts of a whole may be added up', () => {
    const talk = talkOf(
      'Ann: There are seventeen cupboards. Five of them have no socket, and two have a metal door.',
    );
    const rest = 'of the seventeen cupboards have no socket or a metal door.';
    expect(doubtOf(talk, { text: `Seven ${rest}`, kind: 'point' })).toBeNull();
    expect(doubtOf(talk, { text: `Nine ${rest}`, kind: 'point' })).toBe('number');
  });

  it('a share in words is the percentage that is said', () => {
    const talk = talkOf('Anja: Davon kommen rund vierzehn Prozent unten im Grundwasser an.');
    const claim = {
      text: 'About one seventh of the rain reaches the groundwater.',
      kind: 'point',
    } as const;
    expect(doubtOf(talk, claim, 'de', 'en')).toBeNull();
  });

  it('that are many times as large are of something else', () => {
    const talk = talkOf(
      "Bea: I'd suggest that an adult ticket goes from seven pounds to eight, and a child's from four to five.",
      'Bea: That would bring in about four thousand a year instead of nine. I can live with that.',
    );
    const claim = {
      text: "The more modest increase for adults yields roughly £4,000 annually, less than half of what Bea's first proposal would have.",
      kind: 'point',
    } as const;
    expect(doubtOf(talk, claim)).toBeNull();
  });
});

describe('dates', () => {
  it('the verb `may` is no month', () => {
    expect([...supportedDates('I will ask whether we may keep it. May I?', 'en')]).toEqual([]);
    expect([...supportedDates('We may meet in May. In May it was cold.', 'en')]).toEqual(['m5']);
    expect([...supportedDates('it was in may', 'en')]).toEqual(['m5']);
  });

  it('the end of a month that the owner names is no day of another month', () => {
    const talk = talkOf(
      'Hans: Das Schild hängt bis zum zwölften Mai.',
      'Sabine: Den Vertrag setze ich auf, den schicke ich ihnen bis Ende April.',
    );
    const task = {
      text: 'Sabine schickt ihnen den Vertrag.',
      kind: 'action',
      owner: 'Sabine',
    } as const;
    expect(doubtOf(talk, { ...task, due: 'bis Ende April' }, 'de')).toBeNull();
    expect(doubtOf(talk, { ...task, due: 'bis zum 12. Mai' }, 'de')).toBe('due');
  });
});

describe('a decision', () => {
  it('is put to the vote and carried in one turn', () => {
    const talk = talkOf(
      "Ann: There's a used projector from a firm called Kinoteck in Carlisle, for fourteen thousand.",
      "Rosa: The proposal is that we buy the used projector from Kinoteck. All those in favour? That's all five of us. Carried.",
    );
    const claim = {
      text: 'They buy the used projector from the firm in Carlisle for £14,000.',
      kind: 'decision',
    } as const;
    expect(doubtOf(talk, claim)).toBeNull();
  });

  it('is not refused by the clause that refuses something else', () => {
    const talk = talkOf(
      'Dani: I found a steel cabinet for the batteries.',
      'Lou: Great. Cabinet.',
      'Dani: Okay, so forget the cabinet, the batteries go in the container outside.',
    );
    const [right, wrong] = [
      'The batteries go in the container outside.',
      'They buy the steel cabinet for the batteries.',
    ];
    expect(doubtOf(talk, { text: right, kind: 'decision' })).toBeNull();
    expect(doubtOf(talk, { text: wrong, kind: 'decision' })).toBe('rejected');
  });
});

describe('words', () => {
  it('`versagt` says that something does not hold', () => {
    const talk = talkOf('Anja: In den weiten Klüften gilt das Gesetz nicht.');
    const claim = { text: 'Das Gesetz versagt in den weiten Klüften.', kind: 'point' } as const;
    expect(doubtOf(talk, claim, 'de')).toBeNull();
  });

  it('a plural that begins a translated sentence is no name', () => {
    const talk = talkOf('Rosa: La aceituna de suelo se admite únicamente los sábados.');
    const claim = {
      text: 'Olives picked up from the ground are taken in on Saturdays.',
      kind: 'decision',
    } as const;
    expect(doubtOf(talk, claim, 'es', 'en')).toBeNull();
  });

  it('a sum is no rise', () => {
    const talk = talkOf(
      'Luz: The trench costs 2,400 dollars and the power company has to swap the drop.',
    );
    const claim = { text: 'The trench adds up to 2,400 dollars.', kind: 'point' } as const;
    expect(doubtOf(talk, claim)).toBeNull();
  });
});

describe('talk that a recognizer cut into passages without marks', () => {
  const source: SummarySource = {
    ...talkOf(),
    turns: [
      {
        text: "nine thousand for a plate it's a very nice plate there's one in Swindon a refurb for",
      },
      {
        text: "four and a half but no warranty on something like that I don't love that Ravi nor me",
      },
    ],
  };

  it('is quoted over the end of a passage', () => {
    const text =
      "There's one in Swindon a refurb for four and a half but no warranty on something.";
    expect(doubtOf(source, { text, kind: 'point' })).toBeNull();
  });

  it('is not quoted where something was left out that denies it', () => {
    const text = "There's one in Swindon a refurb for four and a half but warranty on something.";
    expect(doubtOf(source, { text, kind: 'point' })).not.toBeNull();
  });
});

it('short forms behind a pronoun make no name of it', () => {
  const talk = talkOf("Ann: We'd need to look at the licence, and the licence is in Leicester.");
  const text = "They'd need to look at the licence, and the licence is in Leicester.";
  expect(doubtOf(talk, { text, kind: 'point' })).toBeNull();
});

it.each([
  ['en', 'Ann: Let me ring the joiner on Monday.', 'rings the joiner on Monday.'],
  ['es', 'Ann: Déjame llamar al carpintero el lunes.', 'llama al carpintero el lunes.'],
])('who asks to be let do something does it (%s)', (language, said, what) => {
  const talk = talkOf(said, 'Ben: Hm.');
  expect(doubtOf(talk, { text: `Ann ${what}`, kind: 'point' }, language)).toBeNull();
  expect(doubtOf(talk, { text: `Ben ${what}`, kind: 'point' }, language)).toBe('person');
});

describe('owners', () => {
  it.each([
    ['es', 'Luz: Encargo otro el lunes.', 'Luz encarga otro el lunes.', 'Luz'],
    ['en', 'Ann: I put the chairs away on Friday.', 'Ann puts the chairs away on Friday.', 'Ann'],
  ] as const)('do not decline what they say in passing (%s)', (language, said, text, owner) => {
    expect(doubtOf(talkOf(said), { text, kind: 'action', owner }, language)).toBeNull();
  });

  it.each([
    ['es', 'Luz: Mejor que lo haga otro.', 'Luz lo hace.', 'Luz'],
    ['en', "Ann: I'm going to be away.", 'Ann does it.', 'Ann'],
  ] as const)(
    'decline by who else does it, or where they are (%s)',
    (language, said, text, owner) => {
      expect(doubtOf(talkOf(said), { text, kind: 'action', owner }, language)).toBe('owner');
    },
  );
});

describe('what a writer works out', () => {
  it.each([
    ['en', 'en', 'Win: I send one letter in three back.', 'Win sends back a third of the letters.'],
    ['fr', 'fr', 'Luc: On jette une pièce sur quatre.', 'Luc jette un quart des pièces.'],
    ['fr', 'en', 'Luc: Vingt-trois. Les chats attendent.', 'Almost two dozen cats are waiting.'],
    [
      'en',
      'en',
      'Ann: The shop opens Tuesday to Friday ten till three, Saturday ten till one.',
      'The shop opens on five days a week.',
    ],
    [
      'es',
      'en',
      'Ana: El papel sale a 0,062 en vez de los 0,071.',
      'The paper costs 0.9 cents less per sheet than before.',
    ],
    [
      'en',
      'en',
      'Ann: The record may be six pages at most. Last year they had nine pages.',
      'A record has no more than six pages.',
    ],
    [
      'en',
      'en',
      'Ann: They had spent eighteen million by then. Which was more than the whole capital. The capital was twenty million marks on paper.',
      'The work had cost more than the capital.',
    ],
  ])('in %s, told in %s, is borne out: %s', (...[spoken, written, said, text]) => {
    expect(doubtOf(talkOf(said), { text, kind: 'point' }, spoken, written)).toBeNull();
  });

  it('a share that no one said is none', () => {
    const talk = talkOf('Win: I send one letter in three back.');
    expect(doubtOf(talk, { text: 'Win sends back a quarter of the letters.', kind: 'point' })).toBe(
      'number',
    );
  });
});

describe('in another form', () => {
  it('one of two is not both', () => {
    const talk = talkOf('Jan: Also beschlossen, den kleineren der beiden Kessel umzurüsten.');
    const decided = { kind: 'decision' } as const;
    expect(
      doubtOf(talk, { ...decided, text: 'Nur der kleinere Kessel wird umgerüstet.' }, 'de'),
    ).toBeNull();
  });

  it('who can do it later does not decline it', () => {
    const talk = talkOf(
      'Dee: Gus, would you paint the sign?',
      "Gus: I can't before Wednesday, but I can have it ready on Friday.",
    );
    expect(
      doubtOf(talk, { text: 'Gus paints the sign.', kind: 'action', owner: 'Gus', due: 'Friday' }),
    ).toBeNull();
  });

  it('who can’t at any time declines it', () => {
    const talk = talkOf('Dee: Gus, would you paint the sign?', "Gus: I'd like to, but I can't.");
    const task = { text: 'Gus paints the sign.', kind: 'action', owner: 'Gus' } as const;
    expect(doubtOf(talk, task)).not.toBeNull();
  });

  it('French `ne … plus` denies', () => {
    const talk = talkOf('Luc: La porte ne ferme plus, on chauffe la cour.');
    expect(
      doubtOf(talk, { text: "There is a door that won't shut.", kind: 'point' }, 'fr', 'en'),
    ).toBeNull();
  });

  it('what is put off may be said so', () => {
    const talk = talkOf(
      "Léa: J'ai un devis pour le convecteur.",
      "Zoé: La porte d'abord, et le convecteur on en reparle en janvier.",
    );
    const text = 'Le remplacement du convecteur est remis à janvier.';
    expect(doubtOf(talk, { text, kind: 'decision' }, 'fr')).toBeNull();
  });
});

describe('what stands beside something else', () => {
  it.each([
    ['en', ["Rob: I'll chuck in a tenner for the repair."], 'Rob adds ten pounds to the repair.'],
    [
      'en',
      ['Kim: Could we launch without the testers? Hide the button for a week.'],
      'Kim asked to launch with the tester button hidden.',
    ],
    [
      'en',
      ['Eve: His way cost more than the plant did. The new one started from tar, which was cheap.'],
      'His way was more expensive than the plant; the new one started from cheap tar.',
    ],
    [
      'en',
      [
        "Paul: Because the pound rail's gone. People came in for the pound rail.",
        'Dee: I took it down because it looked like a jumble sale.',
      ],
      'Dee removed the pound rail because it looked like a jumble sale, but Paul thinks it is missed.',
    ],
    [
      'en',
      [
        'Orla: But not the 12th please, that courier never turns up before two.',
        'Orla: Thursday the 13th, and we start bottling at six.',
      ],
      'Bottling starts on the 13th rather than on the 12th because of the courier.',
    ],
  ])('in %s is no doubt: %s', (language, said, text) => {
    expect(doubtOf(talkOf(...said), { text, kind: 'point' }, language)).toBeNull();
  });

  it('a month is known without its accents', () => {
    expect([...supportedDates('decembre', 'fr')]).toEqual(['m12']);
    expect([...supportedDates('miercoles', 'es')]).toEqual(['d3']);
  });
});

describe('what a writer says of the passage in other words', () => {
  it('says what someone is before their names', () => {
    const talk = talkOf('Anja: Der Bäcker Jost Reimann hält den neuen Ofen für richtig.');
    const said = 'Jost Reimann thinks that the new oven is right.';
    expect(doubtOf(talk, { text: `Craftsman ${said}`, kind: 'point' }, 'de', 'en')).toBeNull();
    expect(doubtOf(talk, { text: `Craftsman Udo ${said}`, kind: 'point' }, 'de', 'en')).toBe(
      'name',
    );
  });

  it('does not wait for something, as no one there wants to', () => {
    const talk = talkOf(
      "Ann: The pump, then. I don't want to wait for the survey. It goes off tonight. Ben, you tell them.\n Ben: I will.",
    );
    const text = 'The pump is to be switched off without waiting for the survey.';
    expect(doubtOf(talk, { text, kind: 'decision' })).toBeNull();
    const waits = talkOf(
      "Ann: The pump, then. Let's wait for the survey before we switch it off.\n Ben: Yes, we wait.",
    );
    const off = 'The pump is to be switched off now.';
    expect(doubtOf(waits, { text: off, kind: 'decision' })).not.toBeNull();
  });

  it('tells whose reason it is', () => {
    const talk = talkOf(
      "Anne: Ils expliquent ça par le gel, ils ont perdu la moitié des poires avec le froid d'avril.",
    );
    const text = 'Le gel est la raison donnée par le producteur pour sa hausse.';
    expect(doubtOf(talk, { text, kind: 'point' }, 'fr')).toBeNull();
  });
});
