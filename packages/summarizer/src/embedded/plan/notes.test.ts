import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { inThirdPerson } from '../language/english/third-person.ts';
import { talkIn } from '../../testing/talk.ts';

const { summarizer } = embeddedEngine;

async function notesOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return {
    decisions: document.decisions.map(({ text, refs }) => [text, refs]),
    tasks: document.actionItems.map(({ text, owner, due }) => [text, owner, due]),
    questions: document.questions.map(({ text }) => text),
    points: [
      ...document.overview,
      ...document.keyPoints,
      ...document.topics.flatMap(({ points }) => points),
    ].map(({ text }) => text),
  };
}

describe('English', () => {
  it('tells what was agreed from what was proposed, and who took what on', async () => {
    const { decisions, tasks, questions } = await notesOf(
      'en',
      `Ann: The oven is broken. What if we buy the large one for 4,000 pounds?
       Ben: No, we can't pay that.
       Ann: Okay, then we rent a small oven from Miller for the summer. Everyone happy with that?
       Ben: Yes.
       Cleo: Agreed.
       Ann: Ben, could you ask Miller about the delivery?
       Ben: Sure, I'll do that on Friday.
       Cleo: I'll print the new menu by Monday.
       Ann: Cleo, would you call the electrician?
       Cleo: No need, he came yesterday.
       Ann: Does the insurance cover the old oven?
       Ben: No idea, they haven't answered.`,
    );
    expect(decisions).toEqual([
      ['Rent a small oven from Miller for the summer.', expect.arrayContaining([2, 3])],
    ]);
    expect(tasks).toEqual([
      ['Ben will ask Miller about the delivery.', 'Ben', 'on Friday'],
      ['Cleo will print the new menu by Monday.', 'Cleo', 'by Monday'],
    ]);
    expect(questions).toEqual(['Does the insurance cover the old oven?']);
  });

  it('gives the task to whoever takes it after somebody refused', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Ben, could you repaint the fence along the harbour?
       Ben: Not me, I'm away.
       Cleo: I'll do it on Saturday.
       Ann: Thank you.`,
    );
    expect(tasks).toEqual([
      ['Cleo will repaint the fence along the harbour.', 'Cleo', 'on Saturday'],
    ]);
  });
});

it('keeps the facts of a lecture of two minutes', async () => {
  const facts = [
    'A large birch loses up to 400 litres on a hot day.',
    'The stomata are also the doors for carbon dioxide.',
    'Each stoma is framed by two guard cells.',
    'The pull of evaporation reaches down to the roots.',
    'The rate depends on temperature, wind, humidity and light.',
  ];
  const filling = 'Water leaves the plant as vapour through small openings in the leaf. '.repeat(5);
  const text = `${filling}${facts.join(' ')} ${filling}`;
  const turns = [{ text }];
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  const told = [...document.overview, ...document.keyPoints].map((point) => point.text).join(' ');
  for (const fact of facts) expect(told).toContain(fact);
});

const lectureOf = async (language: string, ...lines: string[]) => {
  const turns = lines.map((text) => ({ text }));
  const source = { kind: 'speech', language, turns } as const;
  const { document } = await summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  const { overview, keyPoints, topics, actionItems } = document;
  const points = [...overview, ...keyPoints, ...topics.flatMap((topic) => topic.points)];
  const asked = points.flatMap((point) => point.asked ?? []);
  return {
    texts: points.map(({ text }) => text),
    asked,
    tasks: actionItems.map(({ text }) => text),
  };
};

describe('a lecture', () => {
  it('keeps definitions, formulas, examples, and what is said to the listeners', async () => {
    const { texts, tasks } = await lectureOf(
      'de',
      'Guten Morgen zusammen. Heute geht es um die Osmose.',
      'Unter Osmose versteht man die Diffusion von Wasser durch eine halbdurchlässige Membran.',
      'Wenn Sie Gurkenscheiben salzen, dann stehen die nach zehn Minuten im Wasser. Warum? Weil außen mehr Salz ist als in den Zellen.',
      'Der osmotische Druck berechnet sich so: Pi gleich c mal R mal T.',
      'Das nutzt die Niere aus. Das Unterstreichen von Begriffen hilft beim Lernen dagegen wenig.',
      'Bitte lesen Sie bis Dienstag das siebte Kapitel.',
    );
    const told = texts.join('\n');
    expect(told).toContain('Unter Osmose versteht man die Diffusion');
    expect(told).toContain(
      'Wenn man Gurkenscheiben salzt, dann stehen die nach zehn Minuten im Wasser. Weil außen',
    );
    expect(told).toContain('Pi gleich c mal R mal T');
    expect(told).not.toContain('Heute geht es um');
    expect(tasks).toEqual(['Bis Dienstag das siebte Kapitel lesen.']);
  });

  it('keeps a heading with what is said of it, and what follows in a few words', async () => {
    const { texts, tasks } = await lectureOf(
      'fr',
      'La période d’essai. Pour un ouvrier ou un employé, elle dure deux mois. Pour un technicien, trois. Pour un cadre, quatre.',
      'Le contrat de travail est une convention par laquelle une personne travaille pour une autre.',
      'Pour jeudi, vous ferez les exercices de la page 62.',
    );
    expect(texts).toContainEqual(
      'La période d’essai. Pour un ouvrier ou un employé, elle dure deux mois. Pour un technicien, trois. Pour un cadre, quatre.',
    );
    expect(tasks).toEqual(['Faire les exercices de la page 62.']);
  });

  it('prints the question of an answer that does not say what it is about, and nothing twice', async () => {
    const { texts, asked } = await lectureOf(
      'es',
      'El corazón es un músculo hueco que bombea la sangre.',
      '¿Qué pasa en un infarto? Se tapa una arteria coronaria y una parte del músculo se muere. No se regenera. Por eso el tiempo es músculo, como dicen los cardiólogos.',
      'Las arterias son los vasos que salen del corazón hacia el cuerpo.',
    );
    expect(asked).toContain('¿Qué pasa en un infarto?');
    expect(texts.join(' ').match(/No se regenera/gu)).toHaveLength(1);
  });

  it('gives out what is to be handed in, and takes no step of an example for a task', async () => {
    const { tasks } = await lectureOf(
      'es',
      'La búsqueda binaria es un método para encontrar un elemento en una lista ordenada.',
      'Un ejemplo con números. Busco el 31 en la lista. El del medio es el 40, me quedo con la izquierda.',
      'Para el jueves tenéis que entregar la práctica 3 por el aula virtual.',
    );
    expect(tasks).toEqual(['Entregar la práctica 3 por el aula virtual.']);
  });
});

it('takes a question for consent for no request', async () => {
  const { tasks } = await notesOf(
    'en',
    `Ann: The newsletter has to wait until Friday. Can you live with that?
     Ben: Yeah, okay.`,
  );
  expect(tasks).toEqual([]);
});

it('keeps each sentence of a talk of a few', async () => {
  const turns = [
    { speaker: 'Ann', text: 'We need a second printer before May.' },
    { speaker: 'Ben', text: 'I will order it on Monday.' },
    { speaker: 'Ann', text: 'The ferry carries only twenty cars.' },
  ];
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  const { overview, keyPoints, actionItems } = document;
  const told = [...overview, ...keyPoints, ...actionItems].map(({ text }) => text).join(' ');
  for (const said of ['second printer', 'on Monday', 'twenty cars']) expect(told).toContain(said);
  // Who has tasks sums up nothing on its own.
  expect(overview[0]?.text).not.toContain('Tasks went');
});

it('lists no question as a decision', async () => {
  const { decisions } = await notesOf(
    'de',
    `Ann: Nehmen wir beim Sommerfest Eintritt?
     Ben: Ja, gut.
     Ann: Also drei Euro Eintritt beim Sommerfest. Beschlossen.
     Ben: Einverstanden.`,
  );
  expect(decisions.map(([text]) => text)).not.toContainEqual(expect.stringMatching(/\?$/u));
});

it('German', async () => {
  const { decisions, tasks, questions } = await notesOf(
    'de',
    `Anja: Wir könnten den großen Ofen kaufen.
     Bernd: Nein, das ist zu teuer.
     Anja: Gut, dann mieten wir den kleinen Ofen bei Müller. Alle einverstanden?
     Bernd: Ja.
     Clara: Einverstanden.
     Anja: Bernd, kannst du bei Müller wegen der Lieferung anrufen?
     Bernd: Kann ich machen.
     Clara: Ich drucke die neue Karte bis Montag.
     Anja: Zahlt die Versicherung eigentlich den alten Ofen?
     Bernd: Keine Ahnung.`,
  );
  expect(decisions).toEqual([
    ['Wir mieten den kleinen Ofen bei Müller.', expect.arrayContaining([2])],
  ]);
  expect(tasks).toEqual([
    ['Bernd soll bei Müller wegen der Lieferung anrufen.', 'Bernd', undefined],
    ['Clara druckt die neue Karte bis Montag.', 'Clara', 'bis Montag'],
  ]);
  expect(questions).toEqual(['Zahlt die Versicherung eigentlich den alten Ofen?']);
});

it('Spanish', async () => {
  const { decisions, tasks, questions } = await notesOf(
    'es',
    `Ana: Podríamos comprar el horno grande.
     Berto: No, es demasiado caro.
     Ana: Vale, entonces alquilamos el horno pequeño de Molina. ¿Todos de acuerdo?
     Berto: Sí.
     Clara: De acuerdo.
     Ana: Berto, ¿puedes preguntar a Molina por la entrega?
     Berto: Claro, mañana.
     Clara: Yo imprimo la carta nueva antes del lunes.
     Ana: ¿Paga el seguro el horno viejo?
     Berto: Ni idea.`,
  );
  expect(decisions).toEqual([
    ['Alquilamos el horno pequeño de Molina.', expect.arrayContaining([2])],
  ]);
  expect(tasks).toEqual([
    ['Berto va a preguntar a Molina por la entrega.', 'Berto', 'mañana'],
    ['Clara imprime la carta nueva antes del lunes.', 'Clara', 'antes del lunes'],
  ]);
  expect(questions).toEqual(['¿Paga el seguro el horno viejo?']);
});

it('French', async () => {
  const { decisions, tasks, questions } = await notesOf(
    'fr',
    `Anne: On pourrait acheter le grand four.
     Benoît: Non, c'est trop cher.
     Anne: Bon, donc on loue le petit four chez Moulin, tout le monde est d'accord ?
     Benoît: D'accord.
     Claire: Oui.
     Anne: Benoît, tu pourrais demander la livraison à Moulin ?
     Benoît: Oui, je lui demande samedi.
     Claire: J'imprime la nouvelle carte avant lundi.
     Anne: L'assurance rembourse l'ancien four ?
     Benoît: Aucune idée.`,
  );
  expect(decisions).toEqual([['On loue le petit four chez Moulin.', expect.arrayContaining([2])]]);
  expect(tasks).toEqual([
    ['Benoît va demander la livraison à Moulin.', 'Benoît', 'samedi'],
    ['Claire imprime la nouvelle carte avant lundi.', 'Claire', 'avant lundi'],
  ]);
  expect(questions).toEqual(["L'assurance rembourse l'ancien four\u00A0?"]);
});

it('talk without marks is cut where clauses begin', async () => {
  const text =
    'okay so the oven is broken again and it smells what do we do about it well I say we rent one from Miller for the summer yes agreed that is decided then Ben could you ask Miller about the delivery by Friday yeah I can do that and I will print the menu tomorrow right does anybody know whether the insurance pays no I have no idea okay thanks everybody that is all for today and good night';
  const { document } = await summarizer.summarize({
    source: { kind: 'speech', language: 'en', turns: [{ text }] },
    outputType: 'notes',
    template: 'meeting',
  });
  expect(document.actionItems[0]).toMatchObject({ owner: 'Ben', due: 'by Friday' });
  expect(document.questions.map((question) => question.text)).toEqual([
    'It is open whether the insurance pays.',
  ]);
});

it('a written report says itself what was decided and what is open', async () => {
  const paragraphs = [
    'The town council voted by nine to four to build a footbridge over the weir, ending a dispute that had divided the town for ten long years and had filled the letters page of the local paper nearly every single week.',
    'The bridge costs two million pounds and opens in June.',
    'It remains unclear who will pay for the lighting on the northern bank.',
  ];
  const { document } = await summarizer.summarize({
    source: { kind: 'text', language: 'en', turns: paragraphs.map((text) => ({ text })) },
    outputType: 'notes',
  });
  expect(document.decisions.map(({ text }) => text)).toEqual([
    'Build a footbridge over the weir (vote: nine to four).',
  ]);
  expect(document.questions.map(({ text }) => text)).toEqual([
    'It is open who will pay for the lighting on the northern bank.',
  ]);
});

describe('what was only put forward', () => {
  it('stays the speaker’s where the rest would be a fact', async () => {
    const { points } = await notesOf(
      'en',
      `Ann: The ferry now costs 4,200 pounds a month, and fuel is half of that.
       Ben: What I'd like is, we stop the evening crossings from November.
       Cleo: The islanders pay 90 pounds each for them.
       Ann: The engine was mended twice this winter, for 1,800 pounds.
       Ben: We count about 60 passengers on a Sunday, and twice as many in August.
       Ann: The tide tables hang on the wall of the office.`,
    );
    expect(points).toContain('Ben: We stop the evening crossings from November.');
    expect(points.join(' ')).toContain('They count about 60 passengers on a Sunday');
  });

  it('in German, behind `dann`', async () => {
    const { points } = await notesOf(
      'de',
      `Anke: Der Verleih nimmt für die Bühne ab Juni 900 Euro im Monat.
       Bernd: Dann kündigen wir den ganzen Vertrag und bauen selber eine.
       Clara: Die Kündigung kostet ein Viertel der Summe, rund 2.000 Euro.
       Anke: Fangen wir mit dem Vertrag an.
       Clara: Der Vertrag läuft noch bis zum 30. September.`,
    );
    expect(points).toContain('Bernd: Dann kündigen wir den ganzen Vertrag und bauen selber eine.');
    expect(points.join(' ')).not.toContain('mit dem Vertrag an');
  });
});

it('takes neither what is needed nor the next subject for a decision, in German', async () => {
  const { decisions } = await notesOf(
    'de',
    `Anke: Nächstes Jahr brauchen wir einen Puffer, sonst wird das nichts.
     Bernd: Stimmt.
     Anke: Habt ihr den Prospekt?
     Bernd: Hier.
     Anke: Wunderbar. Nächstes, die Sommerfahrt.
     Clara: Der Bus kostet 900 Euro.
     Bernd: Das ist viel.`,
  );
  expect(decisions).toEqual([]);
});

it('takes what answers a question for no decision, whoever asked before', async () => {
  const { decisions } = await notesOf(
    'en',
    `Ann: The lease of the new office runs from June.
     Mel: Is there any internet in the new office?
     Ann: No idea. Right, the office. Mel, desks, phones, internet, the whole circus.
     Mel: So the internet's the problem. I rang them last week and they say fifteen days for a line.
     Ann: And when's the survey?
     Mel: The second of May at the earliest.`,
  );
  expect(decisions.map(([text]) => text).join(' ')).not.toContain('internet');
});

describe('what someone only holds to be so', () => {
  it.each([
    [
      'en',
      `Ann: The rent went up to forty pounds a week in March, I think.
       Ben: I think the council changed the contract as well.
       Ann: And I guess the card reader broke because of the rain.`,
      [
        'The rent went up to forty pounds a week in March, Ann thinks.',
        'Ben thinks the council changed the contract as well.',
        'Ann guesses the card reader broke because of the rain.',
      ],
    ],
    [
      'de',
      `Anna: Die Miete ist im März auf vierzig Euro die Woche gestiegen, glaube ich.
       Bernd: Ich glaube, die Stadt hat auch den Vertrag geändert.
       Anna: Ich finde, zwölf Euro für die Kerzen ist zu viel.`,
      [
        'Die Miete ist im März auf vierzig Euro die Woche gestiegen, glaubt Anna.',
        'Bernd glaubt, die Stadt hat auch den Vertrag geändert.',
        'Anna findet, zwölf Euro für die Kerzen ist zu viel.',
      ],
    ],
    [
      'fr',
      `Anne: Le loyer est passé à quarante euros par semaine en mars, je crois.
       Benoît: Je crois que la mairie a aussi changé le contrat.
       Anne: Je trouve que douze euros pour les bougies, c'est trop cher.`,
      [
        'Le loyer est passé à quarante euros par semaine en mars, croit Anne.',
        'Benoît croit que la mairie a aussi changé le contrat.',
        "Anne trouve que douze euros pour les bougies, c'est trop cher.",
      ],
    ],
    [
      'es',
      `Ana: El alquiler subió a cuarenta euros por semana en marzo, creo.
       Beto: Creo que el ayuntamiento también cambió el contrato.
       Ana: Supongo que el lector de tarjetas se estropeó por la lluvia.`,
      [
        'El alquiler subió a cuarenta euros por semana en marzo, cree Ana.',
        'Beto cree que el ayuntamiento también cambió el contrato.',
        'Ana supone que el lector de tarjetas se estropeó por la lluvia.',
      ],
    ],
  ])('stays theirs (%s)', async (language, script, told) => {
    const { points } = await notesOf(language, script);
    expect(points.toSorted()).toEqual(told.toSorted());
  });
});

describe('what was abandoned', () => {
  const TAKEN_BACK = [
    [
      'en',
      'A third of the honey goes to hotels. No, wait, the other way round: a third goes to shops, and half of the honey to hotels.',
      /^A third of the honey goes to hotels/u,
    ],
    [
      'de',
      'Ein Drittel vom Honig geht an Hotels. Nein, Quatsch, umgekehrt: ein Drittel geht an Läden und die Hälfte vom Honig an Hotels.',
      /^Ein Drittel vom Honig/u,
    ],
    [
      'es',
      'Un tercio de la miel va a los hoteles. No, perdón, al revés: un tercio va a las tiendas y la mitad de la miel a los hoteles.',
      /^Un tercio de la miel/u,
    ],
    [
      'fr',
      "Un tiers du miel part aux hôtels. Attendez, je dis des bêtises, c'est l'inverse : un tiers part aux boutiques et la moitié du miel aux hôtels.",
      /^Un tiers du miel/u,
    ],
  ] as const;
  it.each(TAKEN_BACK)('by a correction is no point (%s)', async (language, said, wrong) => {
    const { points } = await notesOf(language, `Ann: 40 × 12?\nBen: ${said}\nAnn: 480.`);
    expect(points.some((point) => wrong.test(point))).toBe(false);
    expect(points.join(' ')).toMatch(/hotel|hôtel|Hotel/u);
    expect(points.join(' ')).not.toMatch(/wait|Quatsch|perdón|bêtises/u);
  });

  it('in the middle of a sentence is no task', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: The lifts in the tower are stuck again.
       Ben: I'll ring the caretaker tomorrow about the...
       Cleo: I'll call the engineer from Miller about the lifts today.`,
    );
    expect(tasks).toEqual([
      ['Cleo will call the engineer from Miller about the lifts today.', 'Cleo', 'today'],
    ]);
  });
});

it('keeps a number whole where a long sentence is cut', async () => {
  const { points } = await notesOf(
    'en',
    `Ann: In the year of the flood that everyone here still talks about we counted a hundred and forty herons along the whole of the lower river, and the warden said that this was about a third of them.
     Ben: And the year after it was two hundred.`,
  );
  expect(points.join(' ')).toContain('a hundred and forty herons');
});

describe('dates of tasks', () => {
  it('are not those that a sentence denies, but `not before` is one', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Who writes to the tenants?
       Ben: I'll write to the tenants, but not this week. By next Tuesday.
       Cleo: I'll paint the hall, but not before the fifteenth.`,
    );
    expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
      ['Ben', 'by next Tuesday'],
      ['Cleo', 'before the fifteenth'],
    ]);
  });

  it('are no clause, and the day of an event', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Who measures the windows?
       Ben: I'll measure all the windows at Monday's inspection.
       Ann: Lovely. Before the price goes up again.`,
    );
    expect(tasks).toEqual([
      ["Ben will measure all the windows at Monday's inspection.", 'Ben', "at Monday's inspection"],
    ]);
  });

  it('in German are those behind a meeting, and holidays', async () => {
    const { tasks } = await notesOf(
      'de',
      `Anke: Bernd, rufst du den Glaser an?
       Bernd: Mach ich nach der Sitzung.
       Clara: Ich hänge die Sterne auf, bis zum ersten Advent.`,
    );
    expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
      ['Bernd', 'nach der Sitzung'],
      ['Clara', 'bis zum ersten Advent'],
    ]);
  });
});

it.each([
  ['The church is free on Saturdays.', 0],
  ['Yes, please.', 1],
])('an offer that waits for a yes is a task with one (%s)', async (answer, count) => {
  const { tasks } = await notesOf(
    'en',
    `Ann: We need a hall for the concert in May.
     Ben: If you like, I'll ask the headmistress about the school hall.
     Ann: ${answer}`,
  );
  expect(tasks).toHaveLength(count);
});

it('takes neither the opening of a meeting nor a refusal for a task', async () => {
  const { tasks } = await notesOf(
    'en',
    `Ann: I'll call us to order, it's two minutes past six.
     Ben: The stage lights failed again on Saturday.
     Ann: Look at the fuses before the next show, please, Ben.
     Ben: I will.`,
  );
  expect(tasks.map(([text, owner]) => [text, owner])).toEqual([
    [expect.stringMatching(/^(?:Ann: )?Ben will look at the fuses/u), 'Ben'],
  ]);
  const spanish = await notesOf(
    'es',
    `Ana: Faltan los bocadillos para el sábado.
     Berta: No voy a hacer yo los bocadillos otra vez.
     Ana: Las mesas las monto yo, antes del viernes.`,
  );
  expect(spanish.tasks.map(([, owner, due]) => [owner, due])).toEqual([
    ['Ana', 'antes del viernes'],
  ]);
});

it('begins a condition inside the overview with a small letter', async () => {
  const { points } = await notesOf(
    'en',
    `Ann: The summer fair needs a date and a place.
     Ben: I would say the twelfth of June on the green.
     Cleo: The green floods when it rains.
     Ann: Okay. Unless it rains, we hold the fair on the green on the twelfth. Agreed?
     Ben: Agreed.
     Cleo: Agreed.
     Ann: And the raffle, how much is a ticket?
     Ben: Two pounds, same as last year.
     Ann: Then we sell the tickets for two pounds. Everyone happy?
     Cleo: Yes.
     Ben: Yes.`,
  );
  expect(points[0]).toContain(': unless it rains');
});

it('gives who is interviewed no task for what they tell', async () => {
  const turns = [
    ['Ida', 'You have kept bees on this roof for nine years. What does a bad spring do to them?'],
    ['Omar', "If it rains in May, I feed them. I'm selling a third of the hives to my niece."],
    ['Ida', 'What happens to the honey?'],
    [
      'Omar',
      'I plead guilty, the children eat most of it. The rest goes to two hotels in the harbour.',
    ],
    ['Ida', 'Could you send us two pictures of the roof?'],
    ['Omar', "Sure, I'll send them tomorrow."],
  ].map(([speaker = '', text = '']) => ({ speaker, text }));
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'interview',
  });
  expect(document.actionItems.map(({ owner, due }) => [owner, due])).toEqual([
    ['Omar', 'tomorrow'],
  ]);
});

it('takes a name between commas out of a sentence with both', async () => {
  const { points } = await notesOf(
    'de',
    `Anke: Am Samstag kommen 120 Gäste in die Scheune, und es gibt 90 Stühle.
     Anke: Und du, Bernd, könntest am Freitag die 30 Bänke aus dem Lager holen lassen.
     Bernd: Die Bänke sind seit Montag in der Werkstatt.`,
  );
  expect(points.join(' ')).not.toContain('Du, könntest');
});

it.each([
  [
    'de',
    'Der Stadtrat lehnte am Dienstag den Antrag auf eine Seilbahn zum Schloss mit großer Mehrheit ab.',
    'Wer den Abriss der alten Halle bezahlt, blieb bis zuletzt offen.',
  ],
  [
    'de',
    'Der Stadtrat beschloss am Dienstag mit großer Mehrheit, keine Seilbahn zum Schloss zu bauen.',
    'Offen ist, was aus den 60 Pappeln wird.',
  ],
  [
    'fr',
    'Le conseil municipal a finalement rejeté mardi le projet de téléphérique vers le château.',
    'Il restait à savoir qui paiera la démolition de la vieille halle.',
  ],
  [
    'es',
    'El pleno del ayuntamiento rechazó el martes el proyecto de un teleférico hasta el castillo.',
    'Queda en el aire quién pagará el derribo de la nave vieja del puerto.',
  ],
])('an article reports decisions and what is open (%s)', async (language, decided, open) => {
  const filling = {
    de: 'Das Schloss liegt 200 Meter über der Stadt und hat jedes Jahr rund 90.000 Besucher.',
    fr: 'Le château domine la ville de 200 mètres et reçoit chaque année 90 000 visiteurs.',
    es: 'El castillo está a 200 metros sobre la ciudad y recibe cada año a 90.000 visitantes.',
  }[language];
  const turns = [filling, decided, open].map((text = '') => ({ text }));
  const source = { kind: 'text', language, turns } as const;
  const { document } = await summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'article',
  });
  expect(document.decisions.map(({ refs }) => refs)).toEqual([[1]]);
  expect(document.questions.map(({ refs }) => refs)).toEqual([[2]]);
});

it.each([
  [
    'en',
    'Architect Lucy Vane must hand in the plans by 15 December, after two delays.',
    'The water will rise by 30 to 45 centimetres by 2070.',
  ],
  [
    'de',
    'Das Büro Lenk soll das Gutachten bis zum 15. Februar vorlegen.',
    'Der Bach wird bis 2070 um einen halben Meter steigen.',
  ],
  [
    'fr',
    'Le permis doit être déposé avant le 15 décembre par l’architecte Lucie Vannier.',
    'L’eau devrait monter d’un demi-mètre avant 2070.',
  ],
  [
    'es',
    'La arquitecta Lucía Vega debe presentar los planos antes del 15 de diciembre.',
    'El agua subirá medio metro antes de 2070.',
  ],
])(
  'an article reports what is still to be done by a date (%s)',
  async (language, duty, forecast) => {
    const turns = [duty, forecast].map((text) => ({ text }));
    const source = { kind: 'text', language, turns } as const;
    const { document } = await summarizer.summarize({
      source,
      outputType: 'notes',
      template: 'article',
    });
    expect(document.actionItems.map(({ refs }) => refs)).toEqual([[0]]);
    expect(document.actionItems[0]?.due).toMatch(/15/u);
  },
);

it('takes a date that its speaker corrects, and a call without words of its own for none', async () => {
  const { tasks } = await notesOf(
    'en',
    `Ann: Then the tuner comes to us. Can you book the tuner, Ben?
     Ben: I'm drowning a bit. Could somebody else?
     Cleo: I'll book the tuner for the last week of January.
     Ben: I'll tell the choir today, I'm seeing — no, that's tomorrow.`,
  );
  expect(tasks.map(([text]) => text).join(' ')).not.toContain('else');
  expect(tasks.at(-1)).toEqual([expect.stringContaining('tell the choir'), 'Ben', 'tomorrow']);
});

describe('open questions', () => {
  it('are not those that a reason answers, or another mail', async () => {
    const { questions } = await notesOf(
      'en',
      `Ann: The number of visitors fell by a third in June.
       Ben: Do we know why?
       Cleo: Because the footbridge was closed for four weeks.
       Ann: Is the deposit in that price?
       Ben: Oh. I haven't got it with me.`,
    );
    expect(questions).toEqual([expect.stringMatching(/^Is the deposit in that price/u)]);
    const mails = `From: Ann Poole
Subject: Hut in June

Does anybody know whether the hut warden still rents out blankets?
And who knows whether dogs are allowed?

Ann

From: Ben Hart
Subject: Re: Hut in June

The warden still rents out blankets, at three pounds a night.
About whether dogs are allowed I have no idea.

Ben`;
    const turns = mails.split('\n').map((text) => ({ text }));
    const source = { kind: 'text', language: 'en', turns } as const;
    const { document } = await summarizer.summarize({ source, outputType: 'notes' });
    expect(document.questions.map(({ text }) => text).join(' ')).not.toContain('blankets');
    expect(document.questions.map(({ text }) => text).join(' ')).toContain('dogs');
  });

  it.each([
    [
      'en',
      'who is asked about is nobody here',
      `Ann: Will the council count the complaint against the site?
       Ben: The man on the phone wouldn't be drawn.`,
      'Will the council count the complaint against the site?',
    ],
    [
      'en',
      'no answer has come',
      `Ann: Do the nurses get overtime for the Thursdays?
       Ben: You'd have to ask Cheryl at head office.
       Ann: She's been promising me an answer since March.`,
      'Do the nurses get overtime for the Thursdays?',
    ],
    [
      'de',
      'it depends',
      `Anja: Darf der Hund mit in die Wohnung?
       Bernd: Kommt auf den Vermieter an. Ich habe noch keinen erreicht.`,
      'Darf der Hund mit in die Wohnung?',
    ],
    [
      'es',
      'two answers',
      `Ana: ¿Hace falta permiso de sanidad para cocinar en la calle?
       Berto: Yo pregunté en ventanilla y cada uno me dijo una cosa.`,
      '¿Hace falta permiso de sanidad para cocinar en la calle?',
    ],
    [
      'fr',
      'nobody decides',
      `Anne: La mairie rembourse les chaises ?
       Benoît: Je n'ai toujours pas de réponse.`,
      'La mairie rembourse les chaises\u00A0?',
    ],
  ])('%s: %s', async (language, _, script, question) => {
    expect((await notesOf(language, script)).questions).toEqual([question]);
  });

  it.each([
    [
      'en',
      'a promise answers',
      `Ann: When do the visitors get the programme?
       Ben: They'll have the programme by the twenty-second, I'll print it myself by then.
       Ann: The old one nobody could read, I've heard nothing but complaints.`,
    ],
    [
      'de',
      'it is answered at once',
      `Anja: Wann kommt der neue Azubi?
       Bernd: Im August. Ob er den Abschluss schafft, weiß man im Juni.`,
    ],
  ])('%s, none: %s', async (language, _, script) => {
    expect((await notesOf(language, script)).questions).toEqual([]);
  });
});

describe('tasks', () => {
  it('stand where the next question is what is left open', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: The stall is booked. Could you order new labels, Ben?
       Ben: Sure, by Thursday.
       Cleo: Do we know whether the card reader works outside?
       Ann: No idea. Let's leave that open.`,
    );
    expect(tasks).toEqual([['Ben will order new labels.', 'Ben', 'by Thursday']]);
  });

  it('are ordered behind a date, and keep what is to be done', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: The Calvin cycle uses ATP to build sugar.
       Ann: For next week, please read chapter four.`,
    );
    expect(tasks).toEqual([['Read chapter four.', undefined, 'next week']]);
  });

  it('of two people in a row are two: `she` is whom the same sentence names', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: The hall is free on the third of June.
       Ben: Agreed. Then I'll book the hall by Friday.
       Ann: Good. I'll ask Clara whether she can bring the projector.`,
    );
    expect(tasks).toEqual([
      ['Ben will book the hall by Friday.', 'Ben', 'by Friday'],
      ['Ann will ask Clara whether she can bring the projector.', 'Ann', undefined],
    ]);
  });

  it.each([
    [
      'en',
      'somebody was called for',
      `Ann: And somebody has to write to the health office about the vaccines.
       Ben: That's mine. By Friday.`,
      ['Ben will write to the health office about the vaccines.', 'Ben', 'by Friday'],
    ],
    [
      'en',
      'who does it',
      `Ann: Then we need a new oak stringer for the stairs. Who orders the stringer?
       Ben: I'll see to that.`,
      ['Ben will order the stringer.', 'Ben', undefined],
    ],
    [
      'en',
      'an offer that is accepted',
      `Ann: I could ask the printer about the signs.
       Ben: Would you? That'd be great.`,
      ['Ann will ask the printer about the signs.', 'Ann', undefined],
    ],
    [
      'en',
      'an offer and a please',
      `Ann: The students start in June. Shall I tell the students about the trial?
       Ben: Please.`,
      ['Ann will tell the students about the trial.', 'Ann', undefined],
    ],
    [
      'en',
      'what was done in another year',
      `Ann: The open day is in May.
       Ben: I'll do the poster for the open day, I did last year's.`,
      ["Ben will do the poster for the open day, they did last year's.", 'Ben', undefined],
    ],
    [
      'en',
      'the present with a date',
      `Ann: The van needs new brakes.
       Ben: I'm taking the van to the garage on Friday morning.`,
      ['Ben is taking the van to the garage on Friday morning.', 'Ben', 'on Friday morning'],
    ],
    [
      'de',
      'wer macht es',
      `Anja: Wer ruft den Küster wegen der Schlüssel an?
       Bernd: Lass mich das machen.`,
      ['Bernd ruft den Küster wegen der Schlüssel an.', 'Bernd', undefined],
    ],
    [
      'de',
      'jemand müsste',
      `Anja: Da müsste jemand die Geschäfte anschreiben.
       Bernd: Das übernehme ich. Ende Februar.`,
      ['Bernd soll die Geschäfte anschreiben.', 'Bernd', 'Ende Februar'],
    ],
    [
      'es',
      'alguien tendría que',
      `Ana: Alguien tendría que avisar a las residencias.
       Berto: De eso me encargo yo.`,
      ['Berto va a avisar a las residencias.', 'Berto', undefined],
    ],
    [
      'fr',
      'qui le fait',
      `Anne: Qui prévient la mairie de la date ?
       Benoît: Je m'en occupe.`,
      ['Benoît prévient la mairie de la date.', 'Benoît', undefined],
    ],
  ])('%s: %s', async (language, _, script, task) => {
    expect((await notesOf(language, script)).tasks).toEqual([task]);
  });

  it.each([
    ['en', 'a condition', 'Ann: What about the rent?\nBen: If it doubles, I will bake elsewhere.'],
    ['de', 'a refusal', 'Anja: Und samstags?\nBernd: Samstags arbeite ich nicht im Laden.'],
  ])('%s, none: %s', async (language, _, script) => {
    expect((await notesOf(language, script)).tasks).toEqual([]);
  });

  it('tells whom a pronoun means by the remark that names somebody', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Somebody has to be on call on the Monday. Farid's back on Friday, isn't he?
       Cleo: Friday, yes, he's hiking until then.
       Ann: Ben, could you ask him? You've got his private number.
       Ben: Sure, I'll text him.`,
    );
    expect(tasks.map(([text]) => text)).toEqual([
      "Ben will ask him (about “Farid's back on Friday, isn't he?”).",
    ]);
  });

  it('takes no date from what has happened, and no greeting for a call', async () => {
    const { tasks } = await notesOf(
      'es',
      `Remedios: Buenas noches a todos. ¿Se me oye ahí atrás, don Eusebio?
       Eusebio: Perfectamente, y eso que llevo el audífono apagado.
       Iván: A ver, este mes se ha parado once veces.`,
    );
    expect(tasks.map(([, , due]) => due)).not.toContain('este mes');
  });

  it('states no task without words of its own', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: I could ask Brother Tahir about the minibus on Tuesdays.
       Ben: So I'll. Um.
       Ann: Yes.`,
    );
    for (const [text] of tasks) expect(text).toMatch(/^\p{L}/u);
  });

  it('gives no task the date of another one', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: The outage needs fixing. Who rewrites the logging?
       Ben: I'll rewrite the logging.
       Cleo: And I'll make the disk bigger after lunch.`,
    );
    expect(tasks.map(([, owner, due]) => [owner, due])).toEqual([
      ['Ben', undefined],
      ['Cleo', 'after lunch'],
    ]);
  });
});

describe('decisions', () => {
  it.each([
    [
      'en',
      'somebody gives in with the words of the other',
      `Ann: From tomorrow nothing with an engine before half past seven.
       Ben: That's an hour gone.
       Ann: And we keep the peace.
       Ben: Fine, half past seven.`,
      'From tomorrow nothing with an engine before half past seven.',
    ],
    [
      'en',
      'the next sentence says what it is',
      `Ann: We could make the disk bigger or change the logging.
       Ben: I'd do the two of them.
       Ann: Let's do both, then. A bigger disk today, asynchronous logging in this sprint.
       Ben: Good.`,
      'A bigger disk today, asynchronous logging in this sprint.',
    ],
    [
      'en',
      'one word taken up from a proposal',
      `Ann: A new freezer costs 980 with the alarm.
       Ben: I'd want that, we'd have saved the vaccines.
       Ann: Fine, with the alarm then.
       Ben: Yes.`,
      'With the alarm (about “A new freezer costs 980 with the alarm”).',
    ],
    [
      'en',
      'a condition that asks for objections',
      `Ann: Unless somebody objects, then, we stay at the college for two nights.
       Ben: Fine by me.
       Cleo: Yes.`,
      'Unless somebody objects, then, they stay at the college for two nights.',
    ],
    [
      'en',
      'what was proposed, not what is said of it',
      `Ann: The cover for both halls costs four hundred and ten pounds a year.
       Ben: That's still less than the other one. Yes, do it, we take that cover.
       Ann: I'll tell the broker on Friday.`,
      'The cover for both halls costs four hundred and ten pounds a year.',
    ],
    [
      'en',
      'one word that settles what was said before',
      `Ann: Two students would do a breakfast show on Saturdays.
       Ben: Trial until the summer.
       Cleo: Fair.
       Ann: Done.`,
      'Trial until the summer.',
    ],
    [
      'de',
      'der nächste Satz sagt, was',
      `Anja: Jeden Tag eine Stunde freihalten für Schmerzpatienten.
       Bernd: Das probieren wir. Elf bis zwölf bleibt ab Montag frei.
       Clara: Gut.`,
      'Elf bis zwölf bleibt ab Montag frei.',
    ],
  ])('%s: %s', async (language, _, script, decision) => {
    const { decisions } = await notesOf(language, `Ann: Hello.\nBen: Hello.\n${script}`);
    expect(decisions.map(([text]) => text)).toEqual([decision]);
  });

  it.each([
    [
      'en',
      'alternatives',
      `Ann: Either we make the disk bigger or we make the logging asynchronous.
       Ben: Right.`,
    ],
    [
      'en',
      'what has happened',
      `Ann: How did the landing get there?
       Ben: So they moved the landing, and we built to the old plan.
       Ann: Okay.
       Ben: Yes.`,
    ],
    [
      'en',
      'what ought to be done',
      `Ann: Then the website and the board need changing.
       Ben: True.`,
    ],
    [
      'en',
      'a number that somebody corrects',
      `Ann: Seven doesn't work. The bus gets in at five past, and there are three of us on it.
       Clara: Four, since Rosa moved.
       Ann: Four. Okay, not seven, then. Ten past?
       Ben: Ten past I can do.`,
    ],
    [
      'de',
      'eine Meinung',
      `Anja: Ein Lauf im Mai?
       Bernd: Ich finde die Idee gut.
       Clara: Ja.
       Anja: Schön.`,
    ],
  ])('%s, none: %s', async (language, _, script) => {
    const { decisions } = await notesOf(language, `Ann: Hello.\nBen: Hello.\n${script}`);
    expect(decisions).toEqual([]);
  });
});

const turnsOf = (...confidences: number[]) =>
  [
    'The bridge over the river Alder costs two million pounds and opens in June.',
    'The lighting on the northern bank costs nine hundred pounds a year.',
    'The council expects four hundred cyclists a day on the bridge.',
  ].map((text, at) => ({ text, confidence: confidences[at] ?? 1 }));

const notesOfTurns = async (...confidences: number[]) => {
  const source = { kind: 'speech', language: 'en', turns: turnsOf(...confidences) } as const;
  return (await summarizer.summarize({ source, outputType: 'notes' })).document;
};

describe('passages of which the recognizer is not sure', () => {
  it('are quoted nowhere and counted', async () => {
    const document = await notesOfTurns(0.9, 0.3, 0.8);
    expect(document.unclear).toBe(1);
    expect(JSON.stringify(document)).not.toContain('lighting');
    expect(JSON.stringify(document)).toContain('cyclists');
  });

  it('are read where nothing else is left, and counted', async () => {
    const document = await notesOfTurns(0.2, 0.3, 0.1);
    expect(document.unclear).toBe(3);
    expect(document.overview.length).toBeGreaterThan(0);
  });

  it('are none where the recognizer says nothing', async () => {
    expect(await notesOfTurns()).not.toHaveProperty('unclear');
  });
});

async function overviewOf(language: string, lines: readonly string[]) {
  const turns = lines.map((text) => ({ text }));
  const source = { kind: 'text', language, turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  return document.overview.map(({ text }) => text);
}

it('says a sentence once, and what leans on it beside it', async () => {
  const script = `Ann: The joiner wants 9,800 euros for the shelves in beech, with castors.
    Ann: Then there is the mail order, which costs 7,200 euros, but the delivery takes eight weeks.
    Ben: Eight weeks is too late for the reopening of the library in August.`;
  const turns = script
    .split('\n')
    .map((line) => ({ text: line.trim().slice(5), speaker: line.trim().slice(0, 3) }));
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  const said = [
    ...document.overview,
    ...document.keyPoints,
    ...document.topics.flatMap(({ points }) => points),
  ]
    .map(({ text }) => text)
    .join(' ');
  expect(said.split('9,800')).toHaveLength(2);
  expect(said.split('7,200')).toHaveLength(2);
});

describe('overviews', () => {
  it('say what was agreed, who has tasks and what is open, and quote no one', async () => {
    const overview = await overviewOf('en', [
      'Ann: The oven is broken. What if we buy the large one for 4,000 pounds?',
      "Ben: No, we can't pay that.",
      'Ann: Okay, then we rent a small oven from Miller. Everyone happy with that?',
      'Ben: Yes.',
      'Ann: And the menu stays as it is for the summer. Agreed?',
      'Ben: Agreed.',
      'Ann: Ben, could you ask Miller about the delivery?',
      "Ben: Sure, I'll do that on Friday.",
      'Ann: Does the insurance cover the old oven?',
      "Ben: No idea, they haven't answered.",
    ]);
    expect(overview).toEqual([
      'It was agreed: rent a small oven from Miller; the menu stays as it is for the summer.',
      'Tasks went to Ben; still open: Does the insurance cover the old oven?',
    ]);
  });

  it('begin each sentence of a decision with a capital', async () => {
    const overview = await overviewOf('en', [
      'Ann: What do we do about the speed on Mill Lane?',
      'Ben: The county has a sign.',
      'Ann: Then we drop the twenty zone. We borrow the speed sign from Upper Thornby for three months.',
      'Ben: Agreed.',
      'Cleo: Agreed.',
    ]);
    expect(overview).toEqual([
      'It was agreed: they drop the twenty zone. They borrow the speed sign from Upper Thornby for three months.',
    ]);
  });

  it('of mails name their subject, which is also the title', async () => {
    const turns = [
      'From: Rosa Quintana',
      'Subject: Re: Lift in block 4',
      'The lift has stopped six times since Christmas. A new motor costs 14,800 euros.',
      'From: Hugo Prieto',
      'Subject: Re: Lift in block 4',
      'The account holds 21,300 euros. I will sign the contract on Thursday.',
    ].map((text) => ({ text }));
    const source = { kind: 'text', language: 'en', turns } as const;
    const { document } = await summarizer.summarize({ source, outputType: 'notes' });
    expect(document.title).toBe('Lift in block 4');
    expect(document.overview[0]?.text).toBe('The e-mails are about “Lift in block 4”.');
    expect(document.overview[0]?.verified).toBe(true);
  });

  it('in German report decisions of a group without quoting them', async () => {
    const overview = await overviewOf('de', [
      'Anja: Wir könnten den großen Ofen kaufen.',
      'Bernd: Nein, das ist zu teuer.',
      'Anja: Gut, dann mieten wir den kleinen Ofen bei Müller. Alle einverstanden?',
      'Bernd: Ja.',
    ]);
    expect(overview).toEqual(['Beschlossen wurde: sie mieten den kleinen Ofen bei Müller.']);
  });
});

describe('decisions', () => {
  it('are neither the agenda nor a call to decide', async () => {
    const { decisions } = await notesOf(
      'en',
      `Ann: Okay, two things today: the pricing page, and the outage.
       Ben: Sure.
       Ann: Then let's settle the workshop.
       Ben: Yes, fine.
       Cleo: Agreed.`,
    );
    expect(decisions).toEqual([]);
  });

  it('rule out in a whole sentence what was asked about', async () => {
    const { decisions, questions } = await notesOf(
      'en',
      `Ann: The release is on the fourteenth.
       Ben: It is.
       Ann: And the welcome video?
       Ben: Nobody in the interviews has asked for a video, honestly.
       Cleo: It is four megabytes.
       Ann: So no video.
       Ben: Fine.`,
    );
    expect(decisions.map(([text]) => text)).toEqual(['There will be no video.']);
    expect(questions).toEqual([]);
  });

  it('are no matter that still has to be settled, in German', async () => {
    const { decisions } = await notesOf(
      'de',
      `Anja: Ich kann den Grill beim Fest leider nicht machen.
       Bernd: Schade. Dann brauchen wir jemand anderen. Das müssen wir noch klären, wer den Grill macht.
       Clara: Ja, stimmt.`,
    );
    expect(decisions).toEqual([]);
  });

  it('take nothing from thanks that stand before them in a mail', async () => {
    const lines = [
      'De: Rosa Quintana',
      'Asunto: Ascensor',
      'Perfecto, Lucía, muchas gracias. La obra dura ocho días laborables.',
      'Entonces queda decidido: contratamos a Elevasur para cambiar el motor.',
      'De: Lucía Ferrer',
      'Asunto: RE: Ascensor',
      'De acuerdo.',
    ];
    const turns = lines.map((text) => ({ text }));
    const source = { kind: 'text', language: 'es', turns } as const;
    const { document } = await summarizer.summarize({ source, outputType: 'notes' });
    expect(document.decisions.map(({ text }) => text)).toEqual([
      'Contratamos a Elevasur para cambiar el motor.',
    ]);
  });
});

describe('tasks', () => {
  it('stay with who took them on, whatever another one promises next', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Somebody needs to write to the customers of the shop.
       Ben: I can do that. I'll need the list from you, Cleo.
       Cleo: I'll send it to you right after this.
       Ben: Great, then the mail goes out tomorrow.`,
    );
    expect(tasks[0]).toEqual(['Ben will write to the customers of the shop.', 'Ben', 'tomorrow']);
  });

  it('have the date that the two agree on', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Ben, could you do a mock-up of the pricing page?
       Ben: By when?
       Ann: End of next week?
       Ben: I'm on holiday next week. The week after, the sixteenth?
       Ann: The sixteenth is fine.
       Cleo: Good.`,
    );
    expect(tasks).toEqual([
      ['Ben will do a mock-up of the pricing page.', 'Ben', expect.stringContaining('sixteenth')],
    ]);
  });

  it('are not what is offered and taken back in one breath', async () => {
    const { tasks } = await notesOf(
      'en',
      `Ann: Shall I book a room for the party? Actually no, forget it, the party is outside.
       Ben: Yes, outside.`,
    );
    expect(tasks).toEqual([]);
  });

  it('are told of polite requests in German', async () => {
    const { tasks } = await notesOf(
      'de',
      `Frau Kessler: Frau Oduya, könnten Sie eine Umfrage in den Klassen machen?
       Frau Oduya: Kann ich machen. Sagen wir, bis Mitte Februar.
       Frau Kessler: Das reicht.`,
    );
    expect(tasks).toEqual([
      ['Frau Oduya soll eine Umfrage in den Klassen machen.', 'Frau Oduya', 'bis Mitte Februar'],
    ]);
  });

  it('take nothing that was done for a promise in Spanish', async () => {
    const { tasks } = await notesOf(
      'es',
      `Ana: ¿Y qué hizo entonces?
       Inés: Me apunté a un curso en Salamanca y compré diez colmenas nuevas.
       Ana: Qué bien.`,
    );
    expect(tasks).toEqual([]);
  });
});

describe('pronouns and quotations', () => {
  it('German tasks name the noun that a pronoun at their start means', async () => {
    const { tasks } = await notesOf(
      'de',
      `Anja: Wir brauchen noch die Rechnung vom Dachdecker.
       Petra: Die schicke ich bis Freitag.
       Anja: Und was ist mit dem vegetarischen Essen?
       Bernd: Das spreche ich beim Caterer an, gleich morgen.`,
    );
    expect(tasks.map(([text]) => text)).toEqual([
      'Petra schickt die Rechnung bis Freitag.',
      'Bernd spricht das vegetarische Essen beim Caterer an, gleich morgen.',
    ]);
  });

  it('what someone else said of themselves stays a quotation', () => {
    expect(inThirdPerson("One of them said, quote, I don't have a team.", 'Bea')).toBeNull();
    expect(inThirdPerson('I thought of chaining myself to the sink.', 'Bea')).toBeNull();
    expect(inThirdPerson('I will do it myself.', 'Bea')).toBe('Bea will do it.');
    const told = inThirdPerson('My sister has one, and I will borrow it.', 'Bea');
    expect(told).toMatch(/^Bea's sister/u);
  });
});

it('who is called stays named where they are spoken to, and where it is their name', async () => {
  const { points } = await notesOf(
    'en',
    `Graham: The agency has two drivers for the whole move, at eighteen pounds an hour.
     Mel Archer: Archer, Mel, forty-one years old, twelve of them in the warehouse on Dock Road.
     Graham: I was going to get you to ring the agency, Mel, for four lads and a second lorry in the first week.
     Mel Archer: The agency, Graham, closes at noon on every Friday in the summer months.`,
  );
  expect(points).toContain(
    'Graham: I was going to get you to ring the agency, Mel, for four lads and a second lorry in the first week.',
  );
  expect(points.join(' ')).toMatch(/Archer, Mel, forty-one/u);
  expect(points.join(' ')).toContain('The agency closes at noon');
});

it('a chat in small letters has sentences, and its signs say yes', async () => {
  const lines = [
    '[12/05/2025, 18:24] Mags: gazebos. buy or borrow',
    '[12/05/2025, 18:27] Dev: buying one is 120 and it breaks anyway',
    '[12/05/2025, 18:28] Mags: ok then we borrow two gazebos from the scouts',
    '[12/05/2025, 18:29] Dev: 👍',
    '[12/05/2025, 18:30] Oona: 👍🏽',
    '[12/05/2025, 18:45] Mags: lovely 😂. see you all on saturday',
  ];
  const source = {
    kind: 'text',
    language: 'en',
    turns: lines.map((text) => ({ text })),
  } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  expect(document.decisions.map(({ text }) => text)).toEqual([
    'Borrow two gazebos from the scouts.',
  ]);
  expect(JSON.stringify(document)).not.toMatch(/\p{Extended_Pictographic}/u);
});

it.each([
  ['en', 'Cleo: They met at the pond and talked it over there and then.', 'there and then.'],
  ['es', 'Cleo: La gestora da uno a jornada completa, de mayo a julio, y gracias.', 'y gracias.'],
])('%s: keeps what is joined to the words before it', async (language, line, end) => {
  const { points } = await notesOf(language, `Ann: Hello.\nBen: Hello.\n${line}\nAnn: Good.`);
  for (const point of points) expect(point).toContain(end);
});

it('quotes both sentences of an answer where one has to be quoted', async () => {
  const { turns } = talkIn(
    `Ben: How did you come to the bees?
     Cleo: Through a swarm in the church tower of Ardle. The vicar was afraid of them and rang the fire brigade, and they rang the school.
     Ben: Why the school?
     Cleo: The caretaker had a straw basket. He let the children hold the ladder, and nobody was stung.
     Ben: What does a hive need in winter?
     Cleo: About fifteen kilos of honey and a dry roof. Most hives that die are wet and not cold.
     Ben: And do you still keep them in the barn?
     Cleo: I used to. My brother counted nine hives there, one day, out loud.
     Ben: Where did they go?
     Cleo: The church took them in the spring. They stand behind the tower now, and the vicar sells the honey.`,
  );
  const source = { kind: 'speech', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'interview',
  });
  expect(document.keyPoints.map(({ text }) => text)).toContain(
    'Do you still keep them in the barn? Cleo: I used to. My brother counted nine hives there, one day, out loud.',
  );
});

it('a day that is settled by name alone says what it was named for', async () => {
  const { decisions } = await notesOf(
    'en',
    `Rosa: Morning, everyone. First thing, the oven on the left is running too hot.
     Idris: Yes, I burnt a whole tray of croissants yesterday.
     Rosa: The engineer can come Thursday or next Tuesday.
     Idris: Thursday we have the wedding order. Tuesday's better.
     Rosa: Tuesday it is. Could you ring him, Idris?
     Idris: Will do, this afternoon.`,
  );
  expect(decisions.map(([text]) => text)).toEqual([
    'Tuesday it is (about “The engineer can come Thursday or next Tuesday”).',
  ]);
});

it('a German ordinal keeps its stop before what it is about', async () => {
  const { decisions } = await notesOf(
    'de',
    `Jutta: Der Regattatermin am 14. Juni liegt auf dem Stadtfest.
     Petra: Wie wäre es mit dem 28.?
     Jutta: Der 28. ist frei, ich habe im Kalender der Stadt nachgesehen.
     Malik: Von mir aus gern.
     Jutta: Also der 28. Petra, schreibst du die anderen Vereine an?
     Petra: Mache ich, bis Ende der Woche.`,
  );
  expect(decisions.map(([text]) => text)).toEqual([expect.stringMatching(/^Der 28\. \(zu/u)]);
});
