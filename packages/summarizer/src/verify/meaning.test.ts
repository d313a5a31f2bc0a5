import { describe, expect, it } from 'vitest';
import { languageOfStatement } from '../evaluation/verifier-jsonl.ts';
import type { Doubt, SummarySource } from '../port.ts';
import { CONCEPT_TABLE } from './lexicon/concept-table.ts';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

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
  const park = talkOf(
    'Mona: Dogs are forbidden in the upper garden. The tickets have become cheaper since spring.',
  );
  it.each([
    ['Dogs are allowed in the upper garden.', 'direction'],
    ['Dogs are banned from the upper garden.', null],
    ["Dogs aren't permitted in the upper garden.", null],
  ])('%s → %s', (text, kind) => expect(doubtOf(park, text)).toBe(kind));

  it('are compared between languages', () => {
    const haus = talkOf('Lutz: Die Stadt hat den Antrag für die Brücke gestern abgelehnt.');
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
    const hotel = talkOf('Sol: El hotel Miramar pide 80 euros y el hotel Bahía pide 65 euros.');
    expect(doubtOf(hotel, 'Miramar is cheaper than Bahía.', tongues)).toBe('direction');
    expect(doubtOf(hotel, 'Bahía is cheaper than Miramar.', tongues)).toBeNull();
  });

  it('knows no more than the talk', () => {
    const roof = talkOf(
      'Sol: ¿El seguro paga el tejado?',
      'Iker: No lo sé. He llamado y no han contestado.',
    );
    expect(doubtOf(roof, 'The insurance pays for the roof.', tongues)).toBe('open');
    expect(
      doubtOf(roof, 'It is uncertain whether the insurance pays for the roof.', tongues),
    ).toBeNull();
  });

  it('names the cause that the talk names', () => {
    const trip = talkOf('Sol: La excursión se cancela porque el puente está cerrado por obras.');
    const wrong = 'The trip is cancelled because two teachers and several children are ill.';
    expect(doubtOf(trip, wrong, tongues)).toBe('cause');
    expect(
      doubtOf(trip, 'The trip is cancelled because the bridge is closed.', tongues),
    ).toBeNull();
  });

  it('quotes what was said', () => {
    const hall = talkOf('Ute: Der Saal ist viel zu klein für uns.');
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
  const exam = talkOf('Mona: We repaint the hall after the exams, with a primer.');
  it.each([
    ['The hall is repainted before the exams.', 'direction'],
    ['The hall is repainted after the exams.', null],
    ['The hall is repainted without a primer.', 'direction'],
  ])('%s → %s', (text, kind) => expect(doubtOf(exam, text)).toBe(kind));

  it('count in a due date', () => {
    const talk = talkOf('Mona: Jens, schreibst du den Plan?', 'Jens: Ja, nach den Ferien.');
    const task = { spoken: 'de', kind: 'action', owner: 'Jens' } as const;
    expect(doubtOf(talk, 'Den Plan schreiben', { ...task, due: 'vor den Ferien' })).toBe(
      'direction',
    );
    expect(doubtOf(talk, 'Den Plan schreiben', { ...task, due: 'nach den Ferien' })).toBeNull();
  });

  it('are those of the decision, not of what was thought of before', () => {
    const talk = talkOf(
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
    const talk = talkOf(
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
    const talk = talkOf('Mona: The swing is shut because two chains are rusty.');
    expect(doubtOf(talk, 'The swing is shut because three chains are rusty.')).toBe('number');
    expect(doubtOf(talk, 'Two rusty chains are why the swing is shut.')).toBeNull();
  });

  it('are read with a hyphen, too', () => {
    const talk = talkOf(
      'Mona: The inn by the pond takes fifty-two pounds a night. The mill takes forty-eight pounds.',
    );
    expect(doubtOf(talk, 'The inn is cheaper than the mill.')).toBe('direction');
    expect(doubtOf(talk, 'The mill is cheaper than the inn.')).toBeNull();
  });

  it('are for the time that the talk names with them', () => {
    const talk = talkOf('Mona: The kiln costs 90 a day. We can pay the rent of 400 a month.');
    expect(doubtOf(talk, 'The kiln costs 90 a month.')).toBe('number');
    expect(doubtOf(talk, 'The kiln costs 90 a day.')).toBeNull();
  });

  it('follow from others as a share or a difference in cents', () => {
    const talk = talkOf('Mona: The new bread costs 2.40, and the old one 1.90.');
    expect(doubtOf(talk, 'The new bread costs fifty cents more.')).toBeNull();
    expect(doubtOf(talk, 'The new bread costs ninety cents more.')).toBe('number');
  });
});

describe('answers', () => {
  const gate = talkOf('Mona: Has the gate been repaired?', 'Jens: Yes, on Monday.');

  it('say that it is so', () => {
    expect(doubtOf(gate, 'The gate has not been repaired.')).toBe('negation');
    expect(doubtOf(gate, 'The gate has been repaired.')).toBeNull();
  });

  it('spare someone a task that was meant for them', () => {
    const talk = talkOf(
      'Mona: I was going to ask Jens to water the roses, but he has enough to do.',
      'Jens: I could not have come anyway.',
    );
    const task = { kind: 'action', owner: 'Jens', refs: [0] } as const;
    expect(doubtOf(talk, 'Water the roses', task)).toBe('rejected');
    const refused = talkOf(
      'Mona: I was going to order a skip.',
      'Jens: No need, my cousin takes it all away.',
    );
    expect(doubtOf(refused, 'Order a skip', { kind: 'action', owner: 'Mona' })).toBe('rejected');
    const asked = talkOf('Mona: Jens, could you water the roses?', "Jens: Sure, I'll do that.");
    expect(doubtOf(asked, 'Water the roses', { kind: 'action', owner: 'Jens' })).toBeNull();
  });

  it('may be that no one knows', () => {
    const talk = talkOf(
      'Mona: The council has to allow the bonfire.',
      "Jens: I rang them twice and they haven't answered.",
    );
    expect(doubtOf(talk, 'The council allows the bonfire.')).toBe('open');
    expect(doubtOf(talk, "It isn't clear if the council allows the bonfire.")).toBeNull();
  });
});

describe('who', () => {
  it('lends to whom is not turned round', () => {
    const talk = talkOf('Mona: Can you lend me the ladder?', 'Jens: Take it on Friday.');
    expect(doubtOf(talk, 'Mona lends Jens the ladder.')).toBe('person');
    expect(doubtOf(talk, 'Jens lends Mona the ladder.')).toBeNull();
  });

  it('is no one who only speaks elsewhere', () => {
    const talk = talkOf(
      'Mona: Good evening.',
      'Rosa: Good evening, and sorry.',
      'Paul: Have a seat.',
      'Mona: First the roof, then the heating.',
      'Jens: The roof can wait, I think.',
      'Mona: Six for the roof, one against.',
      'Jens: The one against was me.',
    );
    const refs = [5, 6];
    expect(doubtOf(talk, 'The only vote against came from Paul.', { refs })).toBe('name');
    expect(doubtOf(talk, 'The only vote against came from Jens.', { refs })).toBeNull();
  });

  it('has a task promised it in words of the task, and not something else', () => {
    const talk = talkOf(
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
  const fence = talkOf(
    'Mona: A hedge along the playground, perhaps.',
    'Jens: Hedges take years.',
    'Mona: Right, then we put up a wooden fence.',
  );

  it('are what was concluded', () => {
    expect(doubtOf(fence, 'A wooden fence is put up.', decision)).toBeNull();
  });

  it('by vote are for or against', () => {
    const talk = talkOf('Nora: Le comité a voté contre le parking, à deux voix près.');
    const tongues = { spoken: 'fr', written: 'en' };
    expect(doubtOf(talk, 'The committee voted for the car park.', tongues)).toBe('direction');
    expect(doubtOf(talk, 'The committee voted against the car park.', tongues)).toBeNull();
  });

  it('are of both where both were settled on', () => {
    const talk = talkOf(
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
    const talk = talkOf('Mona: The lamp went out because the fuse had blown.');
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

describe('a true statement in other words is not flagged', () => {
  const works = talkOf(
    'Mona: Paint was 8,400 last year and it will be 11,500 this year.',
    'Jens: The survey is on Thursday at ten, not Wednesday.',
    'Rosa: My cousin gets married on the ninth. Can we close a week longer?',
    'Mona: Of course. So the gate goes back. No arguing.',
  );
  it.each([
    ['Paint will cost about three thousand more this year.', { refs: [0] }],
    ['The survey takes place on Thursday rather than Wednesday.', { refs: [1] }],
    ["Mona closes a week longer because Rosa's cousin gets married.", { refs: [2, 3] }],
    ['The gate is returned.', { refs: [3], kind: 'decision' as const }],
  ])('%s', (text, claim) => expect(doubtOf(works, text, claim)).toBeNull());

  it('nor where it says that something is still to be done', () => {
    const talk = talkOf(
      'Mona: Have the helpers had the first-aid course?',
      'Jens: Not yet. I can hold it next week.',
    );
    expect(doubtOf(talk, 'The helpers still need the first-aid course.')).toBeNull();
    expect(doubtOf(talk, 'The helpers have had the first-aid course.')).not.toBeNull();
  });
});

it('knows the holidays by their names abroad, and leaves days of translations to the other rules', () => {
  const count = talkOf(
    'Die Zählung der Autos stammte aus den Pfingstferien, wie der Leiter zugab.',
    'Vom 1. Dezember an dürfen Fußgänger wieder hinüber. Ursprünglich sollte das schon im September möglich sein, doch der Bahn fehlte das Personal.',
  );
  const tongues = { spoken: 'de', written: 'en' };
  const whitsun = 'The head admitted that the cars were counted in the Whitsun holidays.';
  expect(doubtOf(count, whitsun, tongues)).toBeNull();
  const open = 'From December people on foot may cross again, watched by railway staff.';
  expect(doubtOf(count, open, tongues)).toBeNull();
});
