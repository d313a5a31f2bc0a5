import { describe, expect, it } from 'vitest';
import { languageOfStatement } from '../evaluation/verifier-jsonl.ts';
import type { Doubt, SummarySource } from '../port.ts';
import { CONCEPT_TABLE } from './lexicon/concept-table.ts';
import { type Claim, judgeOf } from './verify.ts';

const sourceOf = (...lines: string[]): SummarySource => ({
  kind: 'speech',
  turns: lines.map((line) => {
    const [speaker = '', ...text] = line.split(': ');
    return { speaker, text: text.join(': ') };
  }),
});

/** What is found against a statement about a talk, in the language of the talk or in English. */
function doubtOf(
  source: SummarySource,
  text: string,
  { spoken = 'en', written = spoken, ...claim }: Partial<Claim & Tongues> = {},
): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: spoken, written });
  return judge({ text, refs, kind: 'point', ...claim }).doubt?.kind ?? null;
}

interface Tongues {
  spoken: string;
  written: string;
}

/** A line of opposites; where no line is, none can have an opposite. */
const isOpposite = (line: string | undefined): boolean => line?.startsWith('<> ') ?? true;

describe('the table of words for the same', () => {
  const lines = CONCEPT_TABLE.trim().split('\n');

  it('has a column for each of the four languages', () => {
    expect(lines.filter((line) => line.split('|').length !== 4)).toEqual([]);
  });

  it('gives each opposite one line above it', () => {
    expect(lines.filter((line, at) => isOpposite(line) && isOpposite(lines[at - 1]))).toEqual([]);
  });
});

describe('opposites', () => {
  const park = sourceOf(
    'Mona: Dogs are forbidden in the upper garden. The tickets have become cheaper since spring.',
  );
  it.each([
    ['Dogs are allowed in the upper garden.', 'direction'],
    ['Dogs are banned from the upper garden.', null],
    ["Dogs aren't permitted in the upper garden.", null],
  ])('%s → %s', (text, kind) => expect(doubtOf(park, text)).toBe(kind));

  it('are compared between languages', () => {
    const haus = sourceOf('Lutz: Die Stadt hat den Antrag für die Brücke gestern abgelehnt.');
    const tongues = { spoken: 'de', written: 'en' };
    expect(doubtOf(haus, 'The city accepted the application for the bridge.', tongues)).toBe(
      'direction',
    );
    expect(doubtOf(haus, 'The city rejected the application for the bridge.', tongues)).toBeNull();
  });
});

describe('a translation', () => {
  const tongues = { spoken: 'es', written: 'en' };

  it('is held to a comparison of numbers', () => {
    const hotel = sourceOf('Sol: El hotel Miramar pide 80 euros y el hotel Bahía pide 65 euros.');
    expect(doubtOf(hotel, 'Miramar is cheaper than Bahía.', tongues)).toBe('direction');
    expect(doubtOf(hotel, 'Bahía is cheaper than Miramar.', tongues)).toBeNull();
  });

  it('knows no more than the talk', () => {
    const roof = sourceOf(
      'Sol: ¿El seguro paga el tejado?',
      'Iker: No lo sé. He llamado y no han contestado.',
    );
    expect(doubtOf(roof, 'The insurance pays for the roof.', tongues)).toBe('open');
    expect(
      doubtOf(roof, 'It is uncertain whether the insurance pays for the roof.', tongues),
    ).toBeNull();
  });

  it('names the cause that the talk names', () => {
    const trip = sourceOf('Sol: La excursión se cancela porque el puente está cerrado por obras.');
    const wrong = 'The trip is cancelled because two teachers and several children are ill.';
    expect(doubtOf(trip, wrong, tongues)).toBe('cause');
    expect(
      doubtOf(trip, 'The trip is cancelled because the bridge is closed.', tongues),
    ).toBeNull();
  });

  it('quotes what was said', () => {
    const hall = sourceOf('Ute: Der Saal ist viel zu klein für uns.');
    const abroad = { spoken: 'de', written: 'en' };
    expect(doubtOf(hall, 'Ute calls the hall "far too expensive".', abroad)).toBe('quote');
    expect(doubtOf(hall, 'Ute calls the hall "far too small".', abroad)).toBeNull();
  });

  it('has the owner who speaks or is named where it is cited', () => {
    const talk: SummarySource = {
      kind: 'speech',
      turns: [
        { speaker: 'Vera', text: 'Wir fangen an.' },
        { speaker: 'Nils', text: 'Ich bestelle die Stühle.' },
      ],
    };
    const judge = judgeOf(talk, { source: 'de', written: 'en' });
    const ownedBy = (owner: string) =>
      judge({ text: 'Order the chairs', refs: [1], kind: 'action', owner }).doubt?.kind ?? null;
    expect(ownedBy('Vera')).toBe('owner');
    expect(ownedBy('Nils')).toBeNull();
  });
});

describe('prepositions', () => {
  const exam = sourceOf('Mona: We repaint the hall after the exams, with a primer.');
  it.each([
    ['The hall is repainted before the exams.', 'direction'],
    ['The hall is repainted after the exams.', null],
    ['The hall is repainted without a primer.', 'direction'],
  ])('%s → %s', (text, kind) => expect(doubtOf(exam, text)).toBe(kind));

  it('count in a due date', () => {
    const talk = sourceOf('Mona: Jens, schreibst du den Plan?', 'Jens: Ja, nach den Ferien.');
    const task = { spoken: 'de', kind: 'action', owner: 'Jens' } as const;
    expect(doubtOf(talk, 'Den Plan schreiben', { ...task, due: 'vor den Ferien' })).toBe(
      'direction',
    );
    expect(doubtOf(talk, 'Den Plan schreiben', { ...task, due: 'nach den Ferien' })).toBeNull();
  });

  it('are those of the decision, not of what was thought of before', () => {
    const talk = sourceOf(
      'Mona: A concert without tickets?',
      'Jens: Too many people would come.',
      'Mona: Then agreed, the concert is with tickets.',
    );
    const decision = { kind: 'decision' } as const;
    expect(doubtOf(talk, 'The concert takes place without tickets.', decision)).not.toBeNull();
    expect(doubtOf(talk, 'The concert takes place with tickets.', decision)).toBeNull();
  });
});

describe('numbers', () => {
  it('are corrected by the one who knows', () => {
    const talk = sourceOf(
      'Mona: The heating failed on six nights in January.',
      'Jens: Eight. I wrote them down.',
      'Mona: Eight, then.',
    );
    expect(doubtOf(talk, 'The heating failed on six nights in January.', { refs: [0, 1, 2] })).toBe(
      'number',
    );
    expect(doubtOf(talk, 'The heating failed on eight nights in January.')).toBeNull();
  });

  it('count the same thing as in the talk', () => {
    const talk = sourceOf('Mona: The swing is shut because two chains are rusty.');
    expect(doubtOf(talk, 'The swing is shut because three chains are rusty.')).toBe('number');
    expect(doubtOf(talk, 'Two rusty chains are why the swing is shut.')).toBeNull();
  });

  it('are read with a hyphen, too', () => {
    const talk = sourceOf(
      'Mona: The inn by the pond takes fifty-two pounds a night. The mill takes forty-eight pounds.',
    );
    expect(doubtOf(talk, 'The inn is cheaper than the mill.')).toBe('direction');
    expect(doubtOf(talk, 'The mill is cheaper than the inn.')).toBeNull();
  });

  it('follow from others as a share or a difference in cents', () => {
    const talk = sourceOf('Mona: The new bread costs 2.40, and the old one 1.90.');
    expect(doubtOf(talk, 'The new bread costs fifty cents more.')).toBeNull();
    expect(doubtOf(talk, 'The new bread costs ninety cents more.')).toBe('number');
  });
});

describe('answers', () => {
  const gate = sourceOf('Mona: Has the gate been repaired?', 'Jens: Yes, on Monday.');

  it('say that it is so', () => {
    expect(doubtOf(gate, 'The gate has not been repaired.')).toBe('negation');
    expect(doubtOf(gate, 'The gate has been repaired.')).toBeNull();
  });

  it('say that a task is done', () => {
    const talk = sourceOf('Mona: Could you water the roses?', "Jens: I've already done that.");
    expect(doubtOf(talk, 'Water the roses', { kind: 'action', owner: 'Jens' })).toBe('negation');
    const open = sourceOf('Mona: Could you water the roses?', "Jens: I'll do that.");
    expect(doubtOf(open, 'Water the roses', { kind: 'action', owner: 'Jens' })).toBeNull();
  });

  it('may be that no one knows', () => {
    const talk = sourceOf(
      'Mona: The council has to allow the bonfire.',
      "Jens: I rang them twice and they haven't answered.",
    );
    expect(doubtOf(talk, 'The council allows the bonfire.')).toBe('open');
    expect(doubtOf(talk, "It isn't clear if the council allows the bonfire.")).toBeNull();
  });
});

describe('who', () => {
  it('lends to whom is not turned round', () => {
    const talk = sourceOf('Mona: Can you lend me the ladder?', 'Jens: Take it on Friday.');
    expect(doubtOf(talk, 'Mona lends Jens the ladder.')).toBe('person');
    expect(doubtOf(talk, 'Jens lends Mona the ladder.')).toBeNull();
  });

  it('has a task promised it in words of the task, and not something else', () => {
    const talk = sourceOf(
      "Mona: I'll ring the mayor on Friday.",
      'Jens: And someone has to print the programme.',
      "Rosa: I'll do that.",
    );
    const ownedBy = (owner: string) =>
      doubtOf(talk, 'Print the programme', { kind: 'action', owner });
    expect(ownedBy('Mona')).toBe('owner');
    expect(ownedBy('Rosa')).toBeNull();
  });
});

describe('decisions', () => {
  const decision = { kind: 'decision' } as const;
  const fence = sourceOf(
    'Mona: A hedge along the playground, perhaps.',
    'Jens: Hedges take years.',
    'Mona: Right, then we put up a wooden fence.',
  );

  it('are what was concluded', () => {
    expect(doubtOf(fence, 'A hedge is planted along the playground.', decision)).toBe('proposal');
    expect(doubtOf(fence, 'A wooden fence is put up.', decision)).toBeNull();
  });

  it('are of both where both were settled on', () => {
    const talk = sourceOf(
      "Mona: Either we oil the gate or we paint the fence. I'm for the gate.",
      'Jens: Both, surely.',
      'Mona: Both it is. The gate today, the fence on Sunday.',
    );
    const only = 'They will only oil the gate and leave the fence as it is.';
    expect(doubtOf(talk, only, decision)).toBe('negation');
    expect(doubtOf(talk, 'They will oil the gate and paint the fence.', decision)).toBeNull();
  });
});

describe('causes', () => {
  it('are not the effect', () => {
    const talk = sourceOf('Mona: The lamp went out because the fuse had blown.');
    expect(doubtOf(talk, 'The fuse had blown because the lamp went out.')).toBe('cause');
    expect(doubtOf(talk, 'The lamp went out because the fuse had blown.')).toBeNull();
  });
});

it.each([
  ['Rosa chairs a committee about waste.', 'de', 'en'],
  ['Collect the parcels', 'de', 'en'],
  ['Rosa holt die Pakete ab.', 'de', 'de'],
  ['La région paie les travaux.', 'fr', 'fr'],
  ['Rosa estaba en la plaza a las tres.', 'es', 'es'],
  ['Send Rosa last week’s list', 'en', 'en'],
])('%s is a statement about a source in %s, in %s', (text, source, written) =>
  expect(languageOfStatement(text, source)).toBe(written),
);
