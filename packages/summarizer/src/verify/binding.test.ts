import { describe, expect, it } from 'vitest';
import type { Doubt, SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

interface Told extends Partial<Claim> {
  spoken?: string;
  written?: string;
}

/** What is found against a statement that cites all turns, or those that are named. */
function doubtOf(
  source: SummarySource,
  text: string,
  { spoken = 'en', written = spoken, ...claim }: Told = {},
): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: spoken, written });
  return judge({ text, refs, kind: 'point', ...claim }).doubt?.kind ?? null;
}

describe('names', () => {
  it('decide between what was offered', () => {
    const quotes = talkOf(
      'Uma: Two offers for the marquee, Harland and Brindle, and Brindle is the cheaper one.',
      'Ivo: Brindle let us down in June. Harland, then? Good, Harland.',
    );
    const decision = { kind: 'decision' } as const;
    expect(doubtOf(quotes, 'Brindle supplies the marquee.', decision)).not.toBeNull();
    expect(doubtOf(quotes, 'Harland supplies the marquee.', decision)).toBeNull();
  });

  it('are not common words for being written in addresses', () => {
    const mail: SummarySource = {
      kind: 'text',
      turns: [
        'From: Carla Voss <carla@example.org>',
        'Subject: Stall',
        'Who paints the sign? Not me, I already say so.',
        'From: Emil Rask <emil@example.org>',
        'Subject: Re: Stall',
        "I'll paint the sign on Saturday.",
      ].map((text) => ({ text })),
    };
    const task = { kind: 'action', refs: [2, 5] } as const;
    expect(doubtOf(mail, 'Paint the sign', { ...task, owner: 'Carla' })).toBe('owner');
    expect(doubtOf(mail, 'Paint the sign', { ...task, owner: 'Emil' })).toBeNull();
  });
});

describe('days', () => {
  const plan = talkOf(
    'Rosa: The inspector comes on the fourteenth of May. The plants have to be potted by the sixth.',
    'Theo: And the next committee on the third of June?',
    'Rosa: I am in Bath then. The tenth, then?',
    'Theo: The tenth, then, same place.',
  );
  it.each([
    ['The plants have to be potted by 6 May.', null],
    ['The plants have to be potted by 14 May.', 'number'],
    ['The next committee is on 3 June.', 'date'],
    ['The next committee is on 10 June.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(plan, text)).toBe(kind));

  it('are those that hold now', () => {
    const talk = talkOf(
      "Rosa: The seed list was due on Friday, but the printer broke, so it's now Tuesday.",
    );
    expect(doubtOf(talk, 'The seed list is due on Friday.')).toBe('date');
    expect(doubtOf(talk, 'The seed list is due on Tuesday.')).toBeNull();
    const german = talkOf(
      'Rosa: Die Liste war am Freitag fällig, aber der Drucker streikt, also jetzt erst Dienstag.',
    );
    expect(doubtOf(german, 'Die Liste ist am Freitag fällig.', { spoken: 'de' })).toBe('date');
    expect(
      doubtOf(german, 'The list is due on Tuesday.', { spoken: 'de', written: 'en' }),
    ).toBeNull();
  });

  it('before a month are the end of the one before it', () => {
    const talk = talkOf("Ann: I'll send the form by the end of April.");
    expect(doubtOf(talk, 'Ann sends the form before May begins.')).toBeNull();
    expect(doubtOf(talk, 'Ann sends the form before July begins.')).toBe('date');
  });

  it('next Wednesday may be called Wednesday of next week', () => {
    const talk = talkOf(
      'Ina: Diese Woche nicht. Ich schreibe das Protokoll bis nächsten Mittwoch.',
    );
    expect(
      doubtOf(talk, 'Ina writes the minutes by Wednesday of next week.', {
        spoken: 'de',
        written: 'en',
      }),
    ).toBeNull();
  });

  it('tomorrow is the same day in two languages', () => {
    const talk = talkOf('Luc: Je vous envoie le plan demain soir.');
    const task = { kind: 'action', owner: 'Luc', spoken: 'fr', written: 'en' } as const;
    expect(doubtOf(talk, 'Luc sends the plan', { ...task, due: 'tomorrow evening' })).toBeNull();
    expect(doubtOf(talk, 'Luc sends the plan', { ...task, due: 'this evening' })).not.toBeNull();
  });
});

describe('numbers', () => {
  it('are of the year with which they stand', () => {
    const shop = talkOf(
      'Ada: We sold nineteen bikes this year. Last year it was twenty-six, because of the strike.',
    );
    expect(doubtOf(shop, 'They sold twenty-six bikes this year.')).toBe('number');
    expect(doubtOf(shop, 'They sold nineteen bikes this year.')).toBeNull();
    expect(doubtOf(shop, 'Last year they sold twenty-six bikes.')).toBeNull();
    expect(doubtOf(shop, 'Last year they sold nineteen bikes.')).toBe('number');
    const laden = talkOf(
      'Ada: Dieses Jahr haben wir neunzehn Räder verkauft. Letztes Jahr waren es sechsundzwanzig.',
    );
    expect(
      doubtOf(laden, 'Dieses Jahr wurden sechsundzwanzig Räder verkauft.', { spoken: 'de' }),
    ).toBe('number');
    expect(
      doubtOf(laden, 'They sold 19 bikes this year.', { spoken: 'de', written: 'en' }),
    ).toBeNull();
  });

  it('change from what was to what is', () => {
    const club = talkOf(
      'Ada: Forty-two members now, up from thirty-five.',
      'Bo: And the fee is at 8, not 6.',
    );
    expect(doubtOf(club, 'The membership went from 42 to 35.')).toBe('direction');
    expect(doubtOf(club, 'The membership went from 35 to 42.')).toBeNull();
    expect(doubtOf(club, 'The fee is 6.')).toBe('number');
    expect(doubtOf(club, 'The fee is 8.')).toBeNull();
  });

  it('stand with what they measure', () => {
    const fair = talkOf(
      'Ada: The income from the stalls was 640 euros, against a budget of 580.',
      'Ada: The hostel charges 31 pounds. The college behind the station takes 26, with breakfast.',
    );
    expect(doubtOf(fair, 'The stalls brought an income of 580 euros.')).toBe('number');
    expect(doubtOf(fair, 'The stalls brought an income of 640 euros.')).toBeNull();
    expect(doubtOf(fair, 'The budget was 580 euros.')).toBeNull();
    expect(doubtOf(fair, 'The college behind the station charges 31 pounds.')).toBe('number');
    expect(doubtOf(fair, 'The college behind the station charges 26 pounds.')).toBeNull();
  });

  it('name one of several by the noun before them', () => {
    const talk = talkOf(
      'Ada: Please meet in room four. The plan says room nine, forget the plan. Nine of us come.',
    );
    expect(doubtOf(talk, 'They meet in room four.')).toBeNull();
    const zimmer = talkOf('Ada: Wir treffen uns in Zimmer vier, neun Leute.');
    expect(doubtOf(zimmer, 'Sie treffen sich in Zimmer neun.', { spoken: 'de' })).toBe('number');
    expect(doubtOf(zimmer, 'Sie treffen sich in Zimmer vier.', { spoken: 'de' })).toBeNull();
  });

  it('have the scale of the one beside them', () => {
    const talk = talkOf('Ada: It came to thirty-four thousand, against a plan of twenty-seven.');
    expect(doubtOf(talk, 'It came to 7,000 more than the planned 27,000.')).toBeNull();
    expect(doubtOf(talk, 'It came to 9,000 more than planned.')).toBe('number');
  });

  it('of a clock are not added to prices', () => {
    const talk = talkOf('Ada: El salón cuesta 60 euros, y a las ocho de la tarde cierran.');
    expect(doubtOf(talk, 'The hall costs 80 euros.', { spoken: 'es', written: 'en' })).toBe(
      'number',
    );
    expect(doubtOf(talk, 'The hall costs 60 euros.', { spoken: 'es', written: 'en' })).toBeNull();
  });

  it('in French and Spanish are counted in tens by a word', () => {
    const talk = talkOf('Luc: On attend une soixantaine de coureurs, l’an dernier vingt.');
    expect(
      doubtOf(talk, 'Some sixty runners are expected.', { spoken: 'fr', written: 'en' }),
    ).toBeNull();
    const spanish = talkOf('Luz: Vendrán una veintena de corredores.');
    expect(doubtOf(spanish, 'Se espera a 20 corredores.', { spoken: 'es' })).toBeNull();
  });

  it('that are too low are underestimated', () => {
    const talk = talkOf('Ada: If the gauge is clogged, the figure for the rain is too low.');
    expect(doubtOf(talk, 'A clogged gauge makes one overestimate the rain.')).toBe('direction');
    expect(doubtOf(talk, 'A clogged gauge makes one underestimate the rain.')).toBeNull();
    const french = talkOf('Luc: Si la jauge est bouchée, le chiffre est trop bas.');
    const tongues = { spoken: 'fr', written: 'en' };
    expect(doubtOf(french, 'A clogged gauge overstates the figure.', tongues)).toBe('direction');
  });
});

describe('tasks', () => {
  const task = { kind: 'action' } as const;

  it('that are offered and declined are none', () => {
    const talk = talkOf(
      'Nora: I could ask the mayor about the fountain.',
      "Pia: Please don't.",
      'Nora: Fine.',
    );
    expect(doubtOf(talk, 'Ask the mayor about the fountain', { ...task, owner: 'Nora' })).toBe(
      'rejected',
    );
    const taken = talkOf(
      'Nora: I could ask the mayor about the fountain.',
      'Pia: Please do.',
      'Nora: Fine.',
    );
    expect(
      doubtOf(taken, 'Ask the mayor about the fountain', { ...task, owner: 'Nora' }),
    ).toBeNull();
    const deutsch = talkOf(
      'Nora: Ich schicke dir die Fotos am Montag.',
      'Pia: Nicht nötig, ich habe sie schon.',
    );
    expect(doubtOf(deutsch, 'Die Fotos schicken', { ...task, owner: 'Nora', spoken: 'de' })).toBe(
      'rejected',
    );
    const espanol = talkOf(
      'Nora: Puedo traer el proyector el lunes.',
      'Pia: No hace falta, hay uno en la sala.',
    );
    expect(
      doubtOf(espanol, 'Bring the projector on Monday', {
        ...task,
        owner: 'Nora',
        spoken: 'es',
        written: 'en',
      }),
    ).toBe('rejected');
  });

  it('belong to whom they are handed while one speaks', () => {
    const talk = talkOf(
      "Nora: I'll ring the plumber and... actually, Pia, you know him, would you do it?",
      'Pia: Sure.',
    );
    expect(doubtOf(talk, 'Ring the plumber', { ...task, owner: 'Nora' })).toBe('owner');
    const kept = talkOf(
      "Nora: Pia, could you ring... no, sorry, I have his number, I'll ring the plumber myself.",
      'Pia: Good.',
    );
    expect(doubtOf(kept, 'Ring the plumber', { ...task, owner: 'Pia' })).toBe('owner');
    expect(doubtOf(kept, 'Ring the plumber', { ...task, owner: 'Nora' })).toBeNull();
  });

  it('belong to who says in Spanish that they do it', () => {
    const talk = talkOf('Luz: La carta al banco la redacto yo.', 'Ana: Bien.');
    expect(
      doubtOf(talk, 'Redactar la carta al banco', { ...task, owner: 'Ana', spoken: 'es' }),
    ).toBe('owner');
    expect(
      doubtOf(talk, 'Redactar la carta al banco', { ...task, owner: 'Luz', spoken: 'es' }),
    ).toBeNull();
  });

  it('are of who speaks or of who listens', () => {
    const talk: SummarySource = {
      kind: 'speech',
      turns: [
        { text: 'And for Monday bring two leaves of different trees.' },
        { text: 'I bring the microscope myself, it is too heavy for the bus.' },
      ],
    };
    const leaves = { ...task, refs: [0] };
    expect(doubtOf(talk, 'Bring leaves of different trees', { ...leaves, owner: 'lecturer' })).toBe(
      'owner',
    );
    expect(
      doubtOf(talk, 'Bring leaves of different trees', { ...leaves, owner: 'students' }),
    ).toBeNull();
    const microscope = { ...task, refs: [1] };
    expect(
      doubtOf(talk, 'Bring along the microscope', { ...microscope, owner: 'the students' }),
    ).toBe('owner');
    expect(
      doubtOf(talk, 'Bring along the microscope', { ...microscope, owner: 'lecturer' }),
    ).toBeNull();
  });

  it('may be of all who listen', () => {
    const talk = talkOf('Nora: For the excursion please bring boots and a map.');
    expect(
      doubtOf(talk, 'Bring boots and a map for the excursion', { ...task, owner: 'participants' }),
    ).toBeNull();
  });
});

describe('who says it', () => {
  const talk = talkOf(
    'Nora: And the insurance? Did the office ever write back about the roof?',
    'Pia: I wrote to the office twice about the roof, and they only send forms.',
    'Olaf: I know a roofer in Celle, Brandes.',
  );
  it.each([
    ['Pia reported that she had written to the office twice about the roof.', null],
    ['Nora reported that she had written to the office twice about the roof.', 'person'],
    ['Nora asked whether the office had written back about the roof.', null],
    ['Olaf mentioned a roofer called Brandes.', null],
  ])('%s → %s', (text, kind) => expect(doubtOf(talk, text)).toBe(kind));

  it('speaks in the turns that are cited', () => {
    expect(doubtOf(talk, 'Nora suggested the roofer Brandes.', { refs: [2] })).toBe('person');
    expect(doubtOf(talk, 'Olaf suggested the roofer Brandes.', { refs: [2] })).toBeNull();
  });
});

describe('decisions', () => {
  const decision = { kind: 'decision' } as const;

  it('are not refused by what stands between two citations', () => {
    const talk = talkOf(
      'Ann: The fair is on Saturday, agreed?',
      'Ben: Agreed.',
      'Ann: A bouncy castle at the fair?',
      'Ben: No, no bouncy castle.',
      'Ann: All right.',
      'Ben: The hall?',
      'Ann: Is booked.',
      'Ben: So the fair is on Saturday, from ten.',
    );
    expect(
      doubtOf(talk, 'The fair takes place on Saturday from ten.', { ...decision, refs: [0, 1, 7] }),
    ).toBeNull();
    expect(
      doubtOf(talk, 'There will be a bouncy castle at the fair.', { ...decision, refs: [2, 3] }),
    ).toBe('rejected');
    expect(
      doubtOf(talk, 'The fair takes place without a bouncy castle.', { ...decision, refs: [2, 3] }),
    ).toBeNull();
  });

  it('are of the number that is concluded', () => {
    const talk = talkOf(
      "Ann: We're thirteen in the choir.",
      'Ben: Two share, so eleven folders, yes? Yes.',
    );
    expect(doubtOf(talk, 'They buy thirteen folders.', decision)).not.toBeNull();
    expect(doubtOf(talk, 'They buy eleven folders.', decision)).toBeNull();
  });

  it('are those whose number is agreed to', () => {
    const talk = talkOf(
      'Eva: Ich setze die Grenze für die Anmeldungen bei 30 Booten, einverstanden?',
      'Ida: Die Grenze von 30, einverstanden. Und die Anreise zahlt der Verein auch, klar.',
    );
    const cite = { ...decision, spoken: 'de' };
    expect(doubtOf(talk, 'Es werden höchstens 30 Boote zugelassen.', cite)).toBeNull();
    expect(doubtOf(talk, 'Es werden höchstens 40 Boote zugelassen.', cite)).toBe('number');
  });

  it('are open where something has to be known first', () => {
    const talk = talkOf(
      'Ann: Nehmen wir die Praktikantin?',
      'Ben: Gern. Aber ich muss erst wissen, ob der Zuschuss kommt.',
    );
    expect(
      doubtOf(talk, 'Die Praktikantin wird genommen.', { ...decision, spoken: 'de' }),
    ).not.toBeNull();
  });
});

describe('negation', () => {
  it('is of a word, and not of one that is made from it', () => {
    const talk = talkOf("Ada: And there's no lecture on Friday, I'm in Bergen.");
    expect(doubtOf(talk, 'The lecturer will be in Bergen.')).toBeNull();
    expect(doubtOf(talk, 'The lecture takes place on Friday.')).toBe('negation');
  });

  it('is said by words such as `cancelled`', () => {
    const talk = talkOf('Ada: There is no rehearsal in the chapel this week.');
    expect(doubtOf(talk, 'The rehearsal in the chapel is cancelled.')).toBeNull();
    expect(doubtOf(talk, 'The rehearsal is in the chapel.')).toBe('negation');
  });
});

describe('comparisons', () => {
  it('are settled by what is concluded', () => {
    const talk = talkOf(
      'Ada: The Danish boots are 80 and the Welsh ones 75, but the Welsh need soles, that is ten more.',
      'Ada: So the Welsh ones are dearer.',
    );
    expect(doubtOf(talk, 'With soles the Welsh boots are cheaper than the Danish ones.')).toBe(
      'direction',
    );
    expect(doubtOf(talk, 'With soles the Welsh boots are dearer than the Danish ones.')).toBeNull();
  });
});

describe('German names with a title', () => {
  it('have to be named near', () => {
    const talk = talkOf(
      'Ada: Der Frost hat das Rohr gesprengt.',
      'Bo: Ich kenne einen in Uelzen, den Petersen, der könnte am Montag.',
      ...Array.from({ length: 8 }, (_, at) => `Ada: Zum Dach sage ich später etwas, Teil ${at}.`),
      'Bo: Der Herr Lührs vom Bauamt hat nicht geantwortet.',
    );
    const cite = { spoken: 'de', refs: [0, 1] };
    expect(doubtOf(talk, 'Am Montag könnte Herr Lührs aus Uelzen das Rohr richten.', cite)).toBe(
      'name',
    );
    expect(
      doubtOf(talk, 'Am Montag könnte Herr Petersen aus Uelzen das Rohr richten.', cite),
    ).toBeNull();
  });
});

describe('translated quotations', () => {
  it('are said in more than a word', () => {
    const talk = talkOf('Luc: Je ne vends jamais de pain le dimanche, la boulangerie est fermée.');
    const tongues = { spoken: 'fr', written: 'en' };
    expect(doubtOf(talk, 'Luc said that he would "never leave the city for money".', tongues)).toBe(
      'quote',
    );
    expect(doubtOf(talk, 'Luc said that he would "never sell bread".', tongues)).toBeNull();
  });
});

describe('what others think', () => {
  it('is denied by the next sentence', () => {
    const talk = talkOf(
      'Ann: Everyone says it was the frost. Not at all. A pipe broke behind the stage.',
    );
    expect(doubtOf(talk, 'It was the frost that closed the theatre.')).toBe('negation');
    expect(doubtOf(talk, 'A pipe broke behind the stage.')).toBeNull();
  });
});

describe('places', () => {
  it('have other names in other languages', () => {
    const talk = talkOf('Ina: Die Noten kommen aus Köln, der Flügel aus Wien.');
    const tongues = { spoken: 'de', written: 'en' };
    expect(
      doubtOf(talk, 'The scores come from Cologne and the piano from Vienna.', tongues),
    ).toBeNull();
    expect(doubtOf(talk, 'The scores come from Munich.', tongues)).toBe('name');
  });
});

describe('words of one language', () => {
  it('are no relatives in another', () => {
    const talk = talkOf(
      'Luc: Ma tante m’a tout appris. Au début je gagnais la moitié de mon salaire.',
    );
    expect(
      doubtOf(talk, 'Au début, il gagnait la moitié de son salaire.', { spoken: 'fr' }),
    ).toBeNull();
  });
});

describe('what was flagged without need', () => {
  it.each([
    [
      'French numbers from 17 to 19',
      ['Ann: Le dix-huit juillet, pour les dix-sept équipes.'],
      'Le match des 17 équipes est le 18 juillet.',
      'fr',
    ],
    ['a price in two digits', ['Ann: A new block is two six.'], 'A new block costs £2,600.'],
    [
      'what is left over',
      ['Ann: Of 48 stalls only 24 come back. Nineteen of the traders return.'],
      'If all nineteen return, five stalls will remain.',
    ],
    [
      'two numbers that one sentence sets against each other',
      [
        'Ann: We have 84 people and need 110 to break even.',
        'Ben: Then we would break even at 94 instead of 110.',
      ],
      'It breaks even with 94 people rather than 110.',
    ],
    [
      'what is measured, not compared',
      ['Ann: The fridge is a hundred and twenty wide and our door is a hundred and thirty.'],
      'The fridge is narrower than the door.',
    ],
    [
      'what is wrong elsewhere',
      ['Ann: The exam is on the 4th of February, not on the 3rd as it says on the web page.'],
      'The exam is on 4 February; the web page has the day wrong.',
    ],
    [
      'what is to be avoided',
      [
        'Ann: Is the show moved because it clashes with the fireworks?',
        'Ben: Yes, to the eighteenth.',
      ],
      'The show was moved so as not to clash with the fireworks.',
    ],
  ])('%s', (_, script, text, spoken = 'en') => {
    expect(doubtOf(talkOf(...script), text, { spoken })).toBeNull();
  });

  it('a time by which something moves, beside what is paid for a time', () => {
    const talk = talkOf(
      'Ann: The room is forty pounds a day. The annual dinner is on the twenty-seventh of September.',
      'Ben: Fourth of October, then.',
    );
    const text = 'The annual dinner moves back a week to 4 October.';
    expect(doubtOf(talk, text)).toBeNull();
  });

  it('a number that belongs to a name', () => {
    const talk = talkOf(
      'Ann: Le projecteur de la salle 2 est cassé.',
      'Ben: Très bien, donc réparation du projecteur, 3 300 euros.',
    );
    const text = 'On répare le projecteur de la salle 2 pour 3 300 euros.';
    expect(doubtOf(talk, text, { spoken: 'fr', refs: [1] })).toBeNull();
  });

  it('an ordinal', () => {
    const talk = talkOf(
      'Ann: The twenty-four musicians of the band move into the hall in September. The walls are done in the summer, in a second phase.',
    );
    const text = 'The musicians of the band move into the hall after a second phase.';
    expect(doubtOf(talk, text)).toBeNull();
  });

  it('a decision that is named in the sentence behind its conclusion', () => {
    const talk = talkOf(
      'Ann: What about Saturdays? Only in October?',
      'Ben: You are an apprentice, Saturdays I have to ask the guild first.',
      'Cleo: I can do two.',
      'Ben: Then we do two. The eleventh and the eighteenth, wheels only.',
    );
    const text = 'The shop opens on two Saturdays, 11 and 18 October, for wheels only.';
    expect(doubtOf(talk, text, { kind: 'decision' })).toBeNull();
  });

  it('what was voted on a turn before', () => {
    const talk = talkOf(
      'Ann: It is the grinding by Hallam, and it comes out of the play equipment.',
      "Ben: Those in favour, everybody except Basil. So that's carried, and Keith will place the order.",
    );
    const text = 'Hallam is to do the grinding out of play equipment.';
    expect(doubtOf(talk, text, { kind: 'decision' })).toBeNull();
  });

  it('a day that the same turn names before another one', () => {
    const talk = talkOf(
      "Ros: It's broadcast on the ninth of June, so you'd get it on the second. You tell me by the fifth.",
    );
    const task = { kind: 'action', owner: 'Ros', due: '2 June' } as const;
    expect(doubtOf(talk, 'Ros will let him hear the edit around 2 June.', task)).toBeNull();
  });

  it('an evening that is called a night', () => {
    const talk = talkOf('Dev: I can send one more reminder.', 'Dev: Thursday. Thursday night.');
    const task = { kind: 'action', owner: 'Dev', due: 'Thursday evening' } as const;
    expect(doubtOf(talk, 'Dev will send another reminder on Thursday evening.', task)).toBeNull();
  });
});

it('a year is no sum of another one and a few more', () => {
  const talk = talkOf("Ann: The course shut in 2017, so it's five years at somebody's elbow now.");
  expect(doubtOf(talk, 'The course has been closed since 2012.')).toBe('number');
  expect(doubtOf(talk, 'The course has been closed since 2017.')).toBeNull();
});

it('what someone talks about may have been asked by another one', () => {
  const talk = talkOf(
    "Rafi: Let's talk about the flight, the water and the back-pumping.",
    'Wilma: It is fourteen chambers in a mile.',
    'Tom: My cousin paints boats.',
  );
  const text = 'Wilma talks about the flight, the water and the back-pumping.';
  expect(doubtOf(talk, text)).toBeNull();
  expect(doubtOf(talk, text.replace('Wilma talks', 'Tom talks'), { refs: [0] })).not.toBeNull();
});

describe('what is told again', () => {
  it.each([
    [
      "And I brush the holds every Tuesday night, just so it's been said, because nobody ever notices.",
      'Ann brushes the holds every Tuesday night, so it has been said, because nobody ever notices.',
    ],
    [
      "There's a young woman who's been with me for two seasons. I hope they give it to her. I don't know.",
      'Ann: There is a young woman who is been with me for two seasons.',
    ],
    [
      "The notes? We've got no answer before the budget is through.",
      'They have got no answer before the budget is through.',
    ],
  ])('is what was said: %s', (said, text) => {
    expect(doubtOf(talkOf(`Ann: ${said}`), text)).toBeNull();
  });

  it('is not what another one says, nor what is only asked', () => {
    const talk = talkOf(
      'Ann: I always water the plants on the upper floor. Does the caretaker have a spare key?',
      'Ben: No idea.',
    );
    expect(doubtOf(talk, 'Ben always waters the plants on the upper floor.')).toBe('person');
    expect(doubtOf(talk, 'Ben: I always water the plants on the upper floor.')).not.toBeNull();
    expect(doubtOf(talk, 'The caretaker has a spare key.')).not.toBeNull();
  });

  it('has an owner whom a quoted remark of someone else does not change', () => {
    const talk = talkOf(
      'Gwen: I will measure everybody at the exercise on Thursday, and then we know the sizes.',
      'Morwenna: Then I can order on the Friday.',
    );
    const text =
      'Morwenna can order on the Friday (about “I will measure everybody at the exercise on Thursday”).';
    const task = { kind: 'action', owner: 'Morwenna', due: 'Friday' } as const;
    expect(doubtOf(talk, text, task)).toBeNull();
    expect(doubtOf(talk, text, { ...task, owner: 'Gwen' })).not.toBeNull();
  });

  it('is decided where who concludes it agrees to it after a no to something else', () => {
    const talk = talkOf(
      'Ann: Do we take them all into the back group without a screen?',
      "Ben: No, absolutely, a screen first. So a back group, Tuesdays and Thursdays at two. Let's go for it.",
    );
    const text = 'A back group, Tuesdays and Thursdays at two.';
    expect(doubtOf(talk, text, { kind: 'decision' })).toBeNull();
  });
});
