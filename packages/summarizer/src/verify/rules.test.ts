import { describe, expect, it } from 'vitest';
import type { Doubt, SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

/** What is found against a statement that cites all turns, or those that are named. */
function doubtOf(
  source: SummarySource,
  text: string,
  claim: Partial<Claim> = {},
  language = 'en',
): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: language, written: language });
  return judge({ text, refs, kind: 'point', ...claim }).doubt?.kind ?? null;
}

describe('numbers', () => {
  const quotes = talkOf(
    'Ann: The pool charges 45 pounds an hour. The gym charges 30 pounds an hour, so twelve hours cost 360.',
    'Ben: We have 14 tables and nine benches, and half of the benches are broken.',
  );
  it.each([
    ['The gym charges £30 an hour.', null],
    ['The gym charges 45 pounds an hour.', 'number'],
    ['There are 9 tables.', 'number'],
    ['There are 14 tables.', null],
    ['The pool and the gym cost 75 pounds an hour together.', null],
    ['A third of the benches are broken.', 'number'],
    ['50% of the benches are broken.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(quotes, text)).toBe(kind));

  it('of two pages of figures are looked up, not compared each with each', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `${at} apples and ${at + 3} pears,`);
    const source = talkOf(`Ann: ${text.join(' ')}`);
    expect(doubtOf(source, text.slice(0, 5000).join(' '))).toBe(null);
  });

  it('of a page of figures, quoted by a point, are not compared each with each', () => {
    const figures = Array.from(
      { length: 900 },
      (_, day) => `On day ${day} the ferry took 40 minutes out and an hour back.`,
    );
    const source = talkOf(`Ann: ${figures.join(' ')}`);
    expect(doubtOf(source, figures.slice(0, 300).join(' '))).toBe(null);
  });

  it.each([
    [
      'de',
      'Wir treffen uns um halb acht, anderthalb Stunden lang.',
      'Das Treffen beginnt um 7:30 Uhr.',
      null,
    ],
    [
      'de',
      'Wir treffen uns am vierundzwanzigsten Dezember.',
      'Das Treffen ist am 24.12. im Haus.',
      null,
    ],
    ['es', 'Son ochocientos veinticinco euros por barco.', 'Cada barco cuesta 825 euros.', null],
    [
      'es',
      'Son ochocientos veinticinco euros por barco.',
      'Cada barco cuesta 850 euros.',
      'number',
    ],
    ['fr', 'Il y a quatre-vingt-douze chaises dans la salle.', 'La salle a 92 chaises.', null],
    ['fr', 'Il y a quatre-vingt-douze chaises dans la salle.', 'La salle a 82 chaises.', 'number'],
  ])('%s: %s %s → %s', (language, said, text, kind) =>
    expect(doubtOf(talkOf(`Ann: ${said}`), text, {}, language)).toBe(kind),
  );
});

describe('owners', () => {
  const talk = talkOf(
    'Ann: Could you order the timber, Ben?',
    "Ben: I can't, I'm away until Monday.",
    "Cleo: I'll order the timber tomorrow, then.",
  );
  const task = { kind: 'action' } as const;
  it.each([
    ['Cleo', null],
    ['Ben', 'owner'],
    ['Ann', 'owner'],
    ['Cleo Marsh', null],
  ])('%s → %s', (owner, kind) =>
    expect(doubtOf(talk, 'Order the timber', { ...task, owner })).toBe(kind),
  );
});

describe('who says it', () => {
  const talk = talkOf(
    'Ann: The gutter on the north side leaks again.',
    'Ben: My brother repaired a similar roof in Hull last summer.',
  );
  it.each([
    ['Ann reports that the gutter on the north side leaks.', null],
    ['Ben reports that the gutter on the north side leaks.', 'person'],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});

describe('decisions', () => {
  const decision = { kind: 'decision' } as const;
  it.each([
    ['agreed', ["Ann: Let's repaint the hall in May.", 'Ben: Agreed.'], null],
    [
      'refused',
      ["Ann: I'd repaint the hall in May.", "Ben: No, we can't afford that."],
      'rejected',
    ],
    [
      'put off',
      ["Ann: I'd repaint the hall in May.", "Ben: Let's decide that at the next meeting."],
      'postponed',
    ],
    [
      'only proposed',
      ['Ann: Maybe we could repaint the hall in May?', 'Ben: The hall has high walls.'],
      'proposal',
    ],
    [
      'agreed in the end',
      [
        "Ann: I'd repaint the hall in May.",
        'Ben: No.',
        "Ann: Without the hall, May is free, so let's repaint the hall.",
        'Ben: Fine.',
      ],
      null,
    ],
  ])('%s', (_, lines, kind) =>
    expect(doubtOf(talkOf(...lines), 'The hall is repainted in May.', decision)).toBe(kind),
  );

  it.each([
    [
      'de',
      [
        'Ann: Ich würde den Saal im Mai streichen.',
        'Ben: Das verschieben wir auf die nächste Sitzung.',
      ],
      'Der Saal wird im Mai gestrichen.',
      'postponed',
    ],
    [
      'fr',
      ['Ann: Je propose de repeindre la salle en mai.', 'Ben: Non, hors de question.'],
      'La salle est repeinte en mai.',
      'rejected',
    ],
    [
      'es',
      ['Ann: Yo pintaría la sala en mayo.', 'Ben: Lo dejamos para la próxima reunión.'],
      'La sala se pinta en mayo.',
      'postponed',
    ],
    [
      'es',
      ['Ann: Pintamos la sala en mayo.', 'Ben: Vale, de acuerdo.'],
      'La sala se pinta en mayo.',
      null,
    ],
  ])('%s: %s', (language, lines, text, kind) =>
    expect(doubtOf(talkOf(...lines), text, decision, language)).toBe(kind),
  );

  it('names the turn that speaks against it', () => {
    const talk = talkOf("Ann: I'd repaint the hall in May.", "Ben: Let's not.");
    const judge = judgeOf(talk, { source: 'en', written: 'en' });
    const { doubt } = judge({ text: 'The hall is repainted in May.', refs: [0], kind: 'decision' });
    expect(doubt).toEqual({ kind: 'rejected', turn: 1 });
  });
});

describe('other aspects', () => {
  const talk = talkOf(
    'Ann: The insurance does not cover flood damage in the cellar.',
    'Ben: Does the caretaker have a spare key for the boathouse?',
    "Ann: I don't know, he hasn't answered.",
    'Ben: The ferry is slower than the bus, and we cancelled the picnic because of the storm.',
    'Ann: It was, as my aunt says, a day for ducks.',
  );
  it.each([
    ['The insurance does not cover flood damage.', null],
    ['The insurance covers flood damage in the cellar.', 'negation'],
    ['The caretaker has a spare key for the boathouse.', 'open'],
    ['Whether the caretaker has a spare key for the boathouse is open.', null],
    ['The ferry is faster than the bus.', 'direction'],
    ['The bus is faster than the ferry.', null],
    ['The picnic was cancelled because of the storm.', null],
    ['The picnic was cancelled because the caterer went bankrupt.', 'cause'],
    ['Ann called it "a day for ducks".', null],
    ['Ann called it "a day for swans".', 'quote'],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));

  it('looks only at what a wide citation means', () => {
    const filler = Array.from(
      { length: 6 },
      (_, at) => `Cleo: Topic number ${at} has its own words.`,
    );
    const wide = talkOf(...filler, 'Dora: The kiln needs a new door.', ...filler);
    expect(doubtOf(wide, 'Dora says that the kiln needs a new door.')).toBeNull();
    expect(doubtOf(wide, 'Cleo says that the kiln needs a new door.')).toBe('person');
  });

  it.each([
    ['de', 'Der Lift ist nicht billiger geworden.', 'Der Lift ist billiger geworden.', 'negation'],
    ['fr', "L'assurance ne couvre pas la toiture.", "L'assurance couvre la toiture.", 'negation'],
    ['es', 'El seguro no cubre la azotea.', 'El seguro cubre la azotea.', 'negation'],
    ['es', 'El seguro no cubre la azotea.', 'La azotea no está cubierta por el seguro.', null],
  ])('%s: %s %s → %s', (language, said, text, kind) =>
    expect(doubtOf(talkOf(`Ann: ${said}`), text, {}, language)).toBe(kind),
  );
});

describe('what is asked and denied', () => {
  const talk = talkOf(
    'Leo: Have you ever thought of opening a second shop?',
    'Tamsin: Never. Who would sleep?',
    'Leo: Will the council count the complaint?',
    'Tamsin: Hard to say.',
  );
  it.each([
    ['Tamsin is opening a second shop.', 'rejected'],
    ['Tamsin has never thought of opening a second shop.', null],
    ['The council will not count the complaint.', 'open'],
    ['It is hard to say whether the council will count the complaint.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});

describe('shares', () => {
  const talk = talkOf("Yasmin: I've done three weeks out of the last six.", 'Oleg: I know.');
  it.each([
    ['Yasmin did half of the last six weeks.', null],
    ['Yasmin did a third of the last six weeks.', 'number'],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});

describe('a date that is denied', () => {
  const talk = talkOf("Gita: The inspection's on Thursday at nine, not Wednesday.");
  it.each([
    ['The inspection is on Thursday.', null],
    ['The inspection is on Wednesday.', 'date'],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});

describe('a decision for one thing instead of another', () => {
  const talk = talkOf('Oleg: Go for it. No cache, we batch the thumbnails.', 'Tess: Good.');
  it('is none against it', () => {
    const text = 'They batch the thumbnails instead of putting a cache in front.';
    expect(doubtOf(talk, text, { kind: 'decision' })).toBeNull();
  });
});

describe('the writer of a mail', () => {
  const mail: SummarySource = {
    kind: 'text',
    turns: [
      'From: Jocelyn Ware',
      'To: Bridget Fane',
      'Subject: The van',
      '',
      'I take it to the garage on Friday morning.',
      '',
      'From: Bridget Fane',
      'To: Jocelyn Ware',
      'Subject: Re: The van',
      '',
      "Good. I'll tell the board on Thursday.",
    ].map((text) => ({ text })),
  };
  const judge = judgeOf(mail, { source: 'en', written: 'en' });
  const ownerDoubt = (text: string, ref: number, owner: string): string | undefined =>
    judge({ text, refs: [ref], kind: 'action', owner }).doubt?.kind;

  it('owns what they take on', () => {
    expect(ownerDoubt('Take the van to the garage.', 4, 'Jocelyn')).toBeUndefined();
    expect(ownerDoubt('Tell the board.', 10, 'Bridget Fane')).toBeUndefined();
  });

  it('is not the reader', () => {
    expect(ownerDoubt('Tell the board.', 10, 'Jocelyn')).toBe('owner');
  });
});

describe('a quotation', () => {
  const talk = talkOf(
    "Ann: There's a school in Zurich, a technical one,",
    'Ben: Okay.',
    'Ann: and another one in Lausanne.',
  );
  it.each([
    ['Ann: “A technical one, and another one in Lausanne.”', null],
    ['Ann: “A technical one in Lausanne.”', 'quote'],
  ])('goes on behind what others throw in: %s → %s', (text, kind) =>
    expect(doubtOf(talk, text)).toBe(kind),
  );
});

describe('times of the clock', () => {
  it.each([
    ['en', 'Frank: Nothing with an engine before half past seven.', 'No engine runs before 7.30.'],
    ['en', 'Hanna: Then Thursday runs to half eight.', 'Thursday runs to 8.30.'],
    ['de', 'Anja: Der Laden macht um halb acht auf.', 'Der Laden macht um 7.30 Uhr auf.'],
    ['es', 'Ana: Abrimos a las siete y media.', 'Abren a las 7.30.'],
  ])('%s: %s %s', (language, said, text) =>
    expect(doubtOf(talkOf(said), text, {}, language)).toBeNull(),
  );
});

describe('numbers that follow from others', () => {
  const talk = talkOf('Ann: The hall is 40 euros, the van 25 and the food 180.');
  it.each([
    ['en', 'Altogether that is 245 euros.', null],
    ['de', 'Zusammen sind das 245 Euro.', null],
    ['de', 'Zusammen sind das 250 Euro.', 'number'],
  ])('%s: %s → %s', (written, text, kind) => {
    const judge = judgeOf(talk, { source: 'en', written });
    expect(judge({ text, refs: [0], kind: 'point' }).doubt?.kind ?? null).toBe(kind);
  });
});

describe('a word that begins a sentence', () => {
  const talk = talkOf('Ann: The jabs start on Tuesday.');
  it.each([
    ['Flu jabs start on Tuesday.', null],
    ['Kenwick starts the jabs on Tuesday.', 'name'],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));
});

describe('values by their type', () => {
  const said = talkOf(
    'Ann: Are the heaters insured? They are what, two hundred a week?',
    'Ben: Two hundred and forty. The heater in the hall is hired until the end of March.',
  );
  it.each([
    ['The heaters cost 240 pounds a week.', null],
    ['The heaters cost 240 pounds a month.', 'number'],
    ['The heater in the hall is hired until 31 March.', null],
    ['The heaters last about half a year.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(said, text)).toBe(kind));

  it('are compared with those of a translation', () => {
    const judge = judgeOf(said, { source: 'en', written: 'de' });
    const claim = { refs: [0, 1], kind: 'point' } as const;
    expect(judge({ ...claim, text: 'Die Heizer kosten 240 Pfund pro Woche.' }).doubt).toBeNull();
    expect(judge({ ...claim, text: 'Die Heizer kosten 240 Pfund im Monat.' }).doubt?.kind).toBe(
      'number',
    );
  });

  const visitors = talkOf(
    'Ann: On Tuesdays we see four people after six, on Thursdays fourteen.',
    'Ben: The hall wants 42 euros per person, the barn 180 euros.',
  );
  it.each([
    ['Fewer people come on Thursdays than on Tuesdays.', 'direction'],
    ['Fewer people come on Tuesdays than on Thursdays.', null],
    ['The barn is cheaper than the hall.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(visitors, text)).toBe(kind));
});

describe('who does it', () => {
  const family = talkOf(
    'Ann: I wanted to paint. My mother wanted me to study chemistry.',
    'Ben: My sister is moving to Leeds in May.',
    'Ann: And we borrow the marquee from Weir Rovers for two days.',
  );
  it.each([
    ['Her mother wanted Ann to study chemistry.', null],
    ['Her uncle wanted Ann to study chemistry.', 'person'],
    ["Ben's sister is moving to Leeds in May.", null],
    ['Ben is moving to Leeds in May.', 'person'],
    ['They borrow the marquee from Weir Rovers.', null],
    ['Weir Rovers borrow the marquee for two days.', 'person'],
  ])('%s → %s', (text, kind) => expect(doubtOf(family, text)).toBe(kind));
});

describe('tasks', () => {
  const talk = talkOf(
    'Ann: I was going to order a new pump, but the café has one that fits.',
    "Ben: You'll have the rota from me by the twenty-second. I need your wishes by the fifteenth.",
    'Cleo: I was going to ring the plumber. I will ring the plumber tomorrow.',
  );
  it.each([
    ['Order a new pump', { owner: 'Ann', refs: [0] }, 'rejected'],
    ['Ring the plumber', { owner: 'Cleo', due: 'tomorrow', refs: [2] }, null],
    ['Send the rota', { owner: 'Ben', due: 'the 22nd', refs: [1] }, null],
  ])('%s: %o → %s', (text, claim, kind) =>
    expect(doubtOf(talk, text, { kind: 'action', ...claim })).toBe(kind),
  );

  it('have the day that their owner names last', () => {
    const days = talkOf(
      'Ann: The scanners have to be here by Friday.',
      "Ben: Then I'll order them on Monday.",
    );
    const claim = { kind: 'action', owner: 'Ben' } as const;
    expect(doubtOf(days, 'Order the scanners', { ...claim, due: 'Monday' })).toBeNull();
    expect(doubtOf(days, 'Order the scanners', { ...claim, due: 'Friday' })).toBe('due');
  });

  it('have no day of another task of the same person', () => {
    const mail = talkOf(
      'Lea: I can take the photographs of the vases on Friday. I will send you the list by Sunday.',
    );
    const task = 'Lea can take the photographs of the vases on Friday.';
    const claim = { kind: 'action', owner: 'Lea' } as const;
    expect(doubtOf(mail, task, { ...claim, due: 'on Friday' })).toBeNull();
  });

  it('are read in the exchange where the statement is a translation', () => {
    const judge = judgeOf(talk, { source: 'en', written: 'de' });
    const claim = { refs: [0], kind: 'action', owner: 'Ann' } as const;
    expect(judge({ ...claim, text: 'Eine neue Pumpe bestellen' }).doubt?.kind).toBe('rejected');
  });
});

describe('what was not said against it', () => {
  it.each([
    ['no one objects', ['Ann: Unless somebody objects we stay at the college. Anyone? No. Good.']],
    [
      'a no answers another question',
      [
        'Ann: So we stay at the college.',
        'Ben: And who brings the first aid box?',
        'Cleo: I forgot. So, no.',
      ],
    ],
  ])('%s', (_, lines) =>
    expect(
      doubtOf(talkOf(...lines), 'They stay at the college.', { kind: 'decision', refs: [0] }),
    ).toBeNull(),
  );

  it('one word that is only denied tells', () => {
    const talk = talkOf("Ann: I wrote twice, and the council hasn't answered.");
    expect(doubtOf(talk, 'The manager has answered Ann.')).toBe('negation');
    expect(doubtOf(talk, 'The manager has not answered Ann.')).toBeNull();
  });

  it('a thing that was named when the topic began is known', () => {
    const filler = Array.from({ length: 4 }, (_, at) => `Ben: And load number ${at} is late too.`);
    const talk = talkOf(
      'Ann: They sent us Spanish slates.',
      ...filler,
      'Ann: So the slates go back.',
    );
    expect(doubtOf(talk, 'The Spanish slates go back.', { refs: [5] })).toBeNull();
    expect(doubtOf(talk, 'The Portuguese slates go back.', { refs: [5] })).toBe('name');
  });
});

describe('who acts', () => {
  const talk = talkOf(
    "Joel: Nadia's off until the eighth. I'll do it. Nadia can review the button.",
    "Ravi: I'll send the list to you, Joel.",
  );

  it.each([
    ['Joel reviews the button.', 'person'],
    ['Nadia reviews the button.', null],
    ['Joel sends Ravi the list.', 'person'],
    ['Ravi sends Joel the list.', null],
    ['The list is sent by Joel.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));

  it('is a relative of the speaker where they say so', () => {
    const bees = talkOf('Inés: Uf. Pero mi hermano es alérgico, y lleva la adrenalina siempre.');
    expect(doubtOf(bees, 'Inés es alérgica.', {}, 'es')).toBe('person');
    expect(doubtOf(bees, 'El hermano de Inés es alérgico.', {}, 'es')).toBeNull();
  });

  it('is whose relative it is, in another language, too', () => {
    const talkOfTwo = talkOf(
      'Henrike: Wer weiß so etwas?',
      'Gesa: Ich wollte ja meinen Schwager fragen, der ist Anwalt.',
    );
    const judge = judgeOf(talkOfTwo, { source: 'de', written: 'en' });
    const doubt = (text: string) =>
      judge({ text, refs: [0, 1], kind: 'point' }).doubt?.kind ?? null;
    expect(doubt("Henrike's brother-in-law is a lawyer.")).toBe('person');
    expect(doubt("Gesa's brother-in-law is a lawyer.")).toBeNull();
  });

  it('is the noun before the verb: two have changed places', () => {
    const lecture = talkOf("Prof: Le cyanure bloque le complexe, et l'oxygène reste.");
    expect(doubtOf(lecture, "L'oxygène bloque le cyanure.", {}, 'fr')).toBe('person');
    expect(doubtOf(lecture, 'Le cyanure bloque le complexe.', {}, 'fr')).toBeNull();
  });

  it('is known by the name behind a title', () => {
    const parents = talkOf(
      'Frau Kessler: Frau Oduya, könnten Sie eine Umfrage machen?',
      'Frau Oduya: Die Umfrage mache ich, bis Mitte Februar.',
    );
    const task = { kind: 'action', due: '' } as const;
    expect(
      doubtOf(parents, 'Eine Umfrage machen.', { ...task, owner: 'Frau Oduya' }, 'de'),
    ).toBeNull();
    expect(doubtOf(parents, 'Eine Umfrage machen.', { ...task, owner: 'Frau Kessler' }, 'de')).toBe(
      'owner',
    );
  });

  it('has a task still where only the day was declined', () => {
    const mockUp = talkOf(
      'Tamsin: Joel, could you do a mock-up next week?',
      "Joel: I can't, I'm on holiday next week. The week after, the sixteenth?",
      'Tamsin: The sixteenth is fine.',
    );
    expect(doubtOf(mockUp, 'Do a mock-up.', { kind: 'action', owner: 'Joel' })).toBeNull();
  });
});

describe('which way it goes', () => {
  const hostel = talkOf('Yilmaz: Das Hostel hat die Preise erhöht, von 38 auf 47 Euro pro Nacht.');
  const protons = talkOf("Prof: Les protons passent de la matrice vers l'espace voisin.");

  it.each([
    ['Das Hostel hat die Preise von 47 auf 38 Euro verändert.', 'direction'],
    ['Eine Nacht im Hostel kostet 38 statt 47 Euro.', 'direction'],
    ['Eine Nacht im Hostel kostet 47 statt 38 Euro.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(hostel, text, {}, 'de')).toBe(kind));

  it('of numbers and of prices is compared across languages', () => {
    const judge = judgeOf(hostel, { source: 'de', written: 'en' });
    const doubt = (text: string) => judge({ text, refs: [0], kind: 'point' }).doubt?.kind ?? null;
    expect(doubt('The price went from 47 to 38 euros.')).toBe('direction');
    expect(doubt('The price went from 38 to 47 euros.')).toBeNull();
    expect(doubt('The hostel has become cheaper.')).toBe('direction');
    expect(doubt('The hostel has become more expensive.')).toBeNull();
  });

  it('of things is the order of their names', () => {
    const swapped = "Les protons passent de l'espace voisin vers la matrice.";
    expect(doubtOf(protons, swapped, {}, 'fr')).toBe('direction');
    expect(doubtOf(protons, "Les protons vont de la matrice vers l'espace.", {}, 'fr')).toBeNull();
  });

  it('of what is more than anything else is not asked', () => {
    const cement = talkOf(
      'Prof: After two weeks of steel we come to concrete, the stuff that people use more of than anything else. About four tonnes a year for each of us.',
    );
    const text =
      'After two weeks comes concrete, the stuff that people use more of than anything else.';
    expect(doubtOf(cement, text)).toBeNull();
  });

  it('of plans is this or the next period', () => {
    const plan = talkOf('Tamsin: So the storage goes on the list for next quarter.');
    expect(doubtOf(plan, 'The storage is on the list for this quarter.')).toBe('date');
    expect(doubtOf(plan, 'The storage is on the list for next quarter.')).toBeNull();
  });
});

describe('what was only proposed', () => {
  it('is ruled out by the conclusion', () => {
    const talk = talkOf(
      'Ann: And the welcome video?',
      'Ben: Nobody asked for it.',
      'Ann: So no video. I tell marketing.',
    );
    const claim = { kind: 'decision', refs: [0, 2] } as const;
    expect(doubtOf(talk, 'A welcome video is part of the release.', claim)).toBe('rejected');
    expect(doubtOf(talk, 'There is no welcome video.', claim)).toBeNull();
  });

  it('is left out of the conclusion after an objection', () => {
    const talk = talkOf(
      'Kessler: Wie wäre es mit einer Zone? Handys in der Aula erlaubt.',
      'Lina: Aber die Aula ist in der Pause zu.',
      'Kessler: Also gut: Handys nur in der Cafeteria.',
      'Lina: Gut.',
    );
    const claim = { kind: 'decision', refs: [0, 1, 2] } as const;
    expect(doubtOf(talk, 'In der Aula sind Handys erlaubt.', claim, 'de')).toBe('rejected');
    expect(doubtOf(talk, 'Handys gibt es in der Cafeteria.', claim, 'de')).toBeNull();
  });

  it('is another number in a translation, too', () => {
    const talk = talkOf(
      'Rubén: Mi propuesta: cogemos el de 20 metros.',
      'Amparo: Entonces cogemos el stand de 12 metros.',
    );
    const judge = judgeOf(talk, { source: 'es', written: 'en' });
    const doubt = (text: string) =>
      judge({ text, refs: [0, 1], kind: 'decision' }).doubt?.kind ?? null;
    expect(doubt('They take the stand of 20 metres.')).toBe('proposal');
    expect(doubt('They take the stand of 12 metres.')).toBeNull();
  });
});

describe('a word that is only denied', () => {
  const cell = talkOf(
    'Prof: La glycolyse se passe dans le cytoplasme, donc pas dans la mitochondrie.',
  );

  it.each([
    ['La glycolyse se passe dans la mitochondrie.', 'negation'],
    ['La glycolyse ne se passe pas dans la mitochondrie.', null],
    ['La glycolyse se passe dans le cytoplasme.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(cell, text, {}, 'fr')).toBe(kind));

  it('is none where the next sentence takes a promise back', () => {
    const grill = talkOf(
      'Brandt: Ich hatte angeboten, beim Fest den Grill zu organisieren. Das muss ich leider zurückziehen.',
    );
    expect(
      doubtOf(grill, 'Brandt kann den Grill beim Fest nicht organisieren.', {}, 'de'),
    ).toBeNull();
  });
});

describe('what belongs together', () => {
  it('is not crossed between two clauses', () => {
    const cell = talkOf(
      "Prof: Chez les levures on obtient de l'éthanol, dans nos muscles de l'acide lactique.",
    );
    const crossed = "Les muscles produisent de l'éthanol, les levures de l'acide lactique.";
    const right = "Les levures produisent de l'éthanol, les muscles de l'acide lactique.";
    expect(doubtOf(cell, crossed, {}, 'fr')).toBe('person');
    expect(doubtOf(cell, right, {}, 'fr')).toBeNull();
  });

  it('is the day that was agreed on, and the month that stands with it', () => {
    const visit = talkOf(
      'Doctor: I want a blood test. Can you come on Thursday?',
      "Patient: Thursday I'm working. Friday?",
      "Doctor: Friday's fine, with the nurse.",
    );
    expect(doubtOf(visit, 'The blood test is on Thursday.')).toBe('date');
    expect(doubtOf(visit, 'The blood test is on Friday.')).toBeNull();
    const contract = talkOf(
      'Ann: The contract with the caterer runs until July. We can write to them in March.',
    );
    expect(doubtOf(contract, 'The contract with the caterer runs until March.')).toBe('date');
    expect(doubtOf(contract, 'The contract with the caterer runs until July.')).toBeNull();
  });

  it('is no day on which something else is promised', () => {
    const noon = talkOf(
      'Ann: And the visitors, when do we tell them?',
      "Ann: Yeah, that's better. So last ferry is noon on both Fridays.",
      "Ben: Okay, I'll change that in the letter and send it out on Monday.",
    );
    const decision = { kind: 'decision' } as const;
    const text = 'The visitors: last ferry is noon on both Fridays.';
    expect(doubtOf(noon, text, decision)).toBeNull();
  });

  it('is who tells, and who is told', () => {
    const talk = talkOf("Tamsin: So no video. I'll tell marketing.");
    expect(doubtOf(talk, 'Marketing will tell Tamsin.')).toBe('person');
    expect(doubtOf(talk, 'Tamsin will tell marketing.')).toBeNull();
  });
});

describe('what goes without saying', () => {
  const trips = talkOf('Ann: The coast path is 26 kilometres, and the moor is 19.');
  const prices = talkOf('Ben: The small pump is 410 pounds, or 2,200 for a new boiler.');
  it.each([
    [trips, 'The moor is seven kilometres shorter than the coast path.', null],
    [trips, 'The moor is nine kilometres shorter than the coast path.', 'number'],
    [prices, 'A new boiler costs more than five times as much as the pump.', null],
    [prices, 'A new boiler costs more than eight times as much as the pump.', 'number'],
  ])('lies between two numbers: %#', (talk, text, kind) => expect(doubtOf(talk, text)).toBe(kind));

  it('an agreement, or a conclusion with the same number, is to what was proposed', () => {
    const rain = talkOf(
      'Ann: If it rains on the day we do the museum instead and swap the harbour to Sunday, agreed?',
      'Ben: Agreed then.',
      'Cleo: Agreed.',
    );
    const decided = 'In case of rain they visit the museum and leave the harbour for Sunday.';
    expect(doubtOf(rain, decided, { kind: 'decision' })).toBeNull();
    const price = talkOf(
      'Ann: What about 40, and we throw in the delivery?',
      'Ben: Who carries it upstairs? No thank you.',
      'Ann: Okay, so 40 it is. Cleo, could you paint new signs?',
    );
    const sold = 'The tall tree is sold at 40, without delivery.';
    expect(doubtOf(price, sold, { kind: 'decision' })).toBeNull();
  });

  it('a number said short behind one in full, and a round share near the said one', () => {
    const milk = talkOf(
      'Ann: Eleven thousand four hundred litres on Monday, and then ten nine on Thursday.',
    );
    expect(doubtOf(milk, 'On Thursday it was 10,900 litres.')).toBeNull();
    expect(doubtOf(milk, 'The second delivery was 500 litres smaller than the first.')).toBeNull();
    expect(doubtOf(milk, 'On Thursday it was 8,350 litres.')).toBe('number');
    const lamps = talkOf('Ann: With the six new lamps it is 30 per cent less.');
    expect(doubtOf(lamps, 'The new lamps save almost a third.')).toBeNull();
    expect(doubtOf(lamps, 'The new lamps save 60 per cent.')).toBe('number');
  });

  it('a refusal in other words, and a cause that is denied', () => {
    const council = talkOf(
      'Ann: He had asked for a referendum; his motion was rejected before the vote, by twelve to seven.',
      'Ben: The bog stores carbon because almost nothing rots. Things grow slowly there.',
    );
    const decision = { kind: 'decision', refs: [0] } as const;
    const refused = 'The call for a referendum was turned down before the vote.';
    expect(doubtOf(council, refused, decision)).toBeNull();
    const denied = 'The bog stores carbon, not because of its many trees and shrubs.';
    expect(doubtOf(council, denied, { refs: [1] })).toBeNull();
  });

  it('who cannot tell what someone else will say declines no task', () => {
    const money = talkOf(
      "Ann: I'll put the deficit in my Friday note to the director.",
      'Ben: Will she agree to it?',
      "Ann: She was in a good mood on Monday. Beyond that I can't tell you.",
    );
    const task = { kind: 'action', owner: 'Ann' } as const;
    expect(doubtOf(money, 'Raise the deficit with the director', task)).toBeNull();
  });

  it('a request names no cause of its refusal', () => {
    const swap = talkOf(
      'Ann: Could you swap your Wednesday because I need two people for the lorry?',
      "Ben: Not Wednesday, I've got my sister's wedding rehearsal, I'm sorry.",
    );
    const text = 'Ben cannot swap his Wednesday because his sister has a wedding rehearsal.';
    expect(doubtOf(swap, text)).toBeNull();
  });
});
