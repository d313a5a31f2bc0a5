import { describe, expect, it } from 'vitest';
import type { Point, SummaryDocument } from '../../port.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

async function notesOf(
  language: string,
  script: string,
  kind: 'speech' | 'text' = 'speech',
  template?: 'interview',
) {
  const turns = script
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      const [speaker = '', text = ''] = line.split(/: (.*)/u);
      return kind === 'text' ? { text: line } : { speaker, text };
    });
  const source = { kind, language, turns };
  const asked = { source, outputType: 'notes', ...(template && { template }) } as const;
  const { document } = await summarizer.summarize(asked);
  return document;
}

const pointsOf = ({ keyPoints, topics }: SummaryDocument) => [
  ...keyPoints,
  ...topics.flatMap(({ points }) => points),
];
/** A point without the question that its text begins with. */
const withoutQuestion = ({ text, asked = '' }: Point) =>
  text.startsWith(`${asked} `) ? text.slice(asked.length + 1) : text;
const answerTo = (document: SummaryDocument, asked: string) =>
  pointsOf(document)
    .filter((point) => point.asked === asked)
    .map(withoutQuestion)[0];

const PILOT = `Host: Thank you for coming. How did you become a harbour pilot?
   Edda Lund: By accident. I was a mate on a ferry, and in 2004 I brought a freighter into Dunhaven through fog.
   Host: What does a pilot boat cost?
   Edda Lund: About two million pounds. The harbour pays a third of that, and the rest comes from the ships.
   Host: Do ships ever refuse a pilot?
   Edda Lund: No. The harbour law has required one since 1968.
   Host: Why has it become so much harder?
   Edda Lund: The ships, mostly. Freighters are four times as long as the channel was built for, and captains don't know where the sand has moved.
   Host: Has a storm ever stopped you from boarding?
   Edda Lund: Yes. In January 2019 the boat turned back twice because the ladder was iced over.
   Host: Who will take over the station?
   Edda Lund: We don't know yet.`;

describe('an interview', () => {
  it.each([
    [
      'en',
      `Host: How many boats do you have?
       Edda Lund: Nine.
       Host: Do ships ever refuse a pilot?
       Edda Lund: No. The harbour law has required one since 1968, in every weather and at any hour.
       Host: Is the channel deep enough?
       Edda Lund: Yes, but narrow. Two freighters cannot pass each other between the buoys at low water.
       Host: Why do you board at night?
       Edda Lund: Because the tide does not wait for the morning.`,
      [
        'How many boats do you have? Edda Lund: Nine.',
        'Do ships ever refuse a pilot? No. The harbour law',
        'Is the channel deep enough? Yes, but narrow. Two freighters',
        'Why do you board at night? Edda Lund: The tide',
      ],
    ],
    [
      'de',
      `Reporterin: Wie viele Boote gibt es?
       Edda Lund: Neun.
       Reporterin: Ist die Rinne tief genug?
       Edda Lund: Ja, aber schmal. Zwei Frachter kommen bei Niedrigwasser zwischen den Tonnen nicht aneinander vorbei.
       Reporterin: Wie viele Lotsen arbeiten im Hafen?
       Edda Lund: Zwei.
       Reporterin: Warum wird nachts gelotst?
       Edda Lund: Weil die Flut nicht auf den Morgen wartet.`,
      [
        'Wie viele Boote gibt es? Neun.',
        'Ist die Rinne tief genug? Ja, aber schmal. Zwei Frachter',
        'Wie viele Lotsen arbeiten im Hafen? Zwei.',
        'Warum wird nachts gelotst? Weil die Flut',
      ],
    ],
    [
      'fr',
      `Journaliste: Le chenal est-il assez profond ?
       Edda Lund: Oui, mais étroit. Deux cargos ne peuvent pas se croiser entre les bouées à marée basse.
       Journaliste: Combien de mots dans le règlement ?
       Edda Lund: Deux mots.`,
      [
        'Le chenal est-il assez profond\u00a0? Oui, mais étroit. Deux cargos',
        'Combien de mots dans le règlement\u00a0? Deux mots.',
      ],
    ],
    [
      'es',
      `Periodista: ¿Es bastante profundo el canal?
       Edda Lund: Sí, pero estrecho. Dos cargueros no se cruzan entre las boyas con la marea baja.
       Periodista: ¿Cuántos barcos hay en el puerto?
       Edda Lund: Nueve.`,
      [
        '¿Es bastante profundo el canal? Sí, pero estrecho. Dos cargueros',
        '¿Cuántos barcos hay en el puerto? Nueve.',
      ],
    ],
  ])('%s: has each answer that needs it behind its question', async (language, script, told) => {
    const texts = pointsOf(await notesOf(language, script)).map(({ text }) => text);
    for (const start of told) expect(texts).toContainEqual(expect.stringContaining(start));
  });

  it('answers each question with what was said first, also yes or no', async () => {
    const document = await notesOf('en', PILOT);
    expect(document.kind).toBe('interview');
    expect(answerTo(document, 'What does a pilot boat cost?')).toMatch(
      /^About two million pounds\./u,
    );
    expect(answerTo(document, 'Do ships ever refuse a pilot?')).toMatch(/^No\. The harbour law/u);
    expect(answerTo(document, 'Why has it become so much harder?')).toMatch(
      /^The ships, mostly\./u,
    );
  });

  it('gives what belongs to one answer in its order, and how it begins once', async () => {
    const { keyPoints, topics } = await notesOf('en', PILOT);
    const texts = [...keyPoints, ...topics.flatMap(({ points }) => points)].map(withoutQuestion);
    const opening = texts.filter((text) => text.startsWith('The ships, mostly.'));
    expect(opening).toHaveLength(1);
    const byTurn = Map.groupBy(keyPoints, ({ refs }) => refs[0]);
    const inTopics = new Set(topics.flatMap(({ points }) => points.flatMap(({ refs }) => refs)));
    expect([...byTurn.keys()].filter((turn) => inTopics.has(turn ?? -1))).toEqual([]);
  });

  it('has an answer to as many questions as it has room for', async () => {
    const asked = pointsOf(await notesOf('en', PILOT)).flatMap((point) => point.asked ?? []);
    expect(new Set(asked).size).toBeGreaterThanOrEqual(4);
  });

  it('gives a short question with what was said before it, one that was no question, and one that was asked back', async () => {
    const document = await notesOf(
      'en',
      `Ines: Thanks for coming in. What do you do at the moment?
       Tom Hadley: I'm a shift supervisor at the Brackwell depot, with twenty-two pickers.
       Ines: Fair enough. Tell me about a conflict in the team.
       Tom Hadley: Yeah, so last Christmas two pickers fell out over the overtime rota, and I put it up on the wall.
       Ines: This job involves nights every third week. Is that a problem?
       Tom Hadley: No, I did nights for two years at the old depot.
       Ines: And children?
       Tom Hadley: My sister has both of them from five in the morning.
       Ines: Do you have any questions for me?
       Tom Hadley: Is there a chance of becoming operations manager?
       Ines: There is, our last two managers came from the floor.`,
    );
    expect(answerTo(document, 'Tell me about a conflict in the team.')).toMatch(
      /^Tom Hadley: Last Christmas/u,
    );
    expect(
      answerTo(document, 'This job involves nights every third week. Is that a problem?'),
    ).toMatch(/^No\. /u);
    expect(answerTo(document, 'Children?')).toMatch(/sister/u);
    expect(answerTo(document, 'Is there a chance of becoming operations manager?')).toMatch(
      /^Ines: There is, our last two managers/u,
    );
    expect(pointsOf(document).map(withoutQuestion)).not.toContainEqual(
      expect.stringMatching(/^This job involves/u),
    );
  });

  it.each([
    [
      'de',
      `Reporterin: Sie führen seit drei Jahren einen Laden in Kemmlingen. Wie kam es dazu?
       Wendel: Durch Zufall. Ich war zwanzig Jahre bei der Sparkasse, dann kam die Elternzeit.
       Reporterin: Viele solche Läden mussten schließen. Warum gibt es Ihren noch?
       Wendel: Weil wir nicht nur Nudeln verkaufen. Wir haben ein Café, das macht sechzig Prozent vom Umsatz.
       Reporterin: Was planen Sie für das nächste Jahr?
       Wendel: Wir wollen den Laden in eine Genossenschaft umwandeln.`,
      /^Wendel: Weil wir nicht nur Nudeln verkaufen/u,
      / sie (?:haben|wollen) /iu,
    ],
    [
      'es',
      `Entrevistador: Su novela transcurre en un pueblo minero. ¿De dónde sale la historia?
       Lucía: De mi abuelo. Él trabajó treinta y un años en la mina de Valdeguerra.
       Entrevistador: ¿Vive usted de la escritura?
       Lucía: No, soy enfermera en el hospital de Torreluz.
       Entrevistador: ¿Cuánto tardó en escribirla?
       Lucía: Siete años. La empecé en 2018 y la tiré dos veces entera.`,
      /^Lucía: No\. Soy enfermera/u,
      /^(?:Soy|La empecé)/u,
    ],
  ])('says who speaks where a reader cannot know it (%s)', async (language, script, told, not) => {
    const texts = pointsOf(await notesOf(language, script)).map(withoutQuestion);
    expect(texts).toContainEqual(expect.stringMatching(told));
    expect(texts).not.toContainEqual(expect.stringMatching(not));
  });

  it.each([
    ['en', 'Is it worth it?', 'It depends. The honey alone pays nothing.'],
    ['de', 'Lohnt sich der Honig noch?', 'Kommt drauf an. Der Honig allein bringt nichts ein.'],
    ['fr', 'Le miel est-il rentable ?', 'Ça dépend. Le miel seul ne rapporte rien.'],
    ['es', '¿Merece la pena la miel?', 'Depende. La miel sola no da para vivir.'],
  ])(
    '%s: is no open question on what the answer says that it depends',
    async (tag, asked, told) => {
      const { questions } = await notesOf(
        tag,
        `Ann: ${asked}\nBea: ${told}`,
        'speech',
        'interview',
      );
      expect(questions).toEqual([]);
    },
  );

  it('asks in French by a pronoun that means nothing, or what stands before it', async () => {
    const { questions } = await notesOf(
      'fr',
      `Ann: Quel est le prochain chantier ?
       Bea: Le moulin de la Fosse, en avril. La roue entière est à refaire, en chêne.
       Ann: Que se passe-t-il en cas de sécheresse ?
       Bea: Ça, personne ne le sait.
       Ann: Les voisins vont-ils payer la passe à poissons ?
       Bea: Je ne sais pas encore.`,
      'speech',
      'interview',
    );
    expect(questions.map(({ text }) => text)).toEqual([
      'Que se passe-t-il en cas de sécheresse\u00a0?',
      'Les voisins vont-ils payer la passe à poissons\u00a0?',
    ]);
  });

  it('leaves open only what the one who is asked does not know', async () => {
    const { questions } = await notesOf('en', PILOT);
    expect(questions.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Who will take over the station/u),
    ]);
  });

  it('has an answer of a few words, and a question that ends in a tag', async () => {
    const document = await notesOf(
      'en',
      `Priya: What is your salary at the moment?
       Tom Hadley: Thirty-four thousand.
       Priya: You have volunteers at the depot, haven't you?
       Tom Hadley: Eleven. The oldest is Desmond, who looks after the forklift trucks with a stick in his hand.
       Priya: Why are you looking to leave?
       Tom Hadley: They are closing the depot in March, and Derby is an hour and a half each way.`,
    );
    expect(answerTo(document, 'What is your salary at the moment?')).toBe(
      'Tom Hadley: Thirty-four thousand.',
    );
    expect(answerTo(document, 'You have volunteers at the depot?')).toMatch(
      /^Tom Hadley: Eleven\. The oldest/u,
    );
  });

  it('leaves no question open because of what someone is bad at, or was told', async () => {
    const french = await notesOf(
      'fr',
      `RH: Pourquoi voulez-vous partir de chez Vauban ?
       Karim: La boîte a été rachetée en juin. On nous demande de faire en trois jours ce qu'on faisait en cinq. Moi, bâcler, je ne sais pas faire.
       RH: Quel diplôme avez-vous obtenu ?
       Karim: Un BTS électrotechnique, obtenu en 2016 à Tarbes.`,
    );
    expect(french.questions).toEqual([]);
  });

  it('knows who answers also where that is no name', async () => {
    const document = await notesOf(
      'en',
      `Researcher: How long have you lived here?
       Participant 4: Eleven years in March.
       Researcher: There is a plan to knock the building down. Did you know about that?
       Participant 4: I found out from the paper, nobody came to tell us anything about it.
       Researcher: What would you change first?
       Participant 4: The door downstairs, which has not locked since before Christmas.`,
    );
    expect(answerTo(document, 'How long have you lived here?')).toBe('Eleven years in March.');
    expect(pointsOf(document).map(withoutQuestion)).not.toContainEqual(
      expect.stringMatching(/^There is a plan/u),
    );
  });

  it('lists as tasks what is promised, and not what is told or asked for', async () => {
    const { actionItems } = await notesOf(
      'en',
      `Priya: Can you tell me a bit about your current role?
       Tom Hadley: I'm a shift supervisor at the Brackwell depot, and I close the site in March every year.
       Priya: What do you do at night?
       Tom Hadley: I write my novel in the morning, before I sleep, and I work at night.
       Priya: What would happen without the overtime?
       Tom Hadley: Then I'll look for another job at the end of next year.
       Priya: How do you get to work?
       Tom Hadley: By train, it takes about half an hour from Derby.
       Priya: Thank you. I'll send you the contract by Friday.
       Tom Hadley: Lovely. I'll e-mail you two references.`,
    );
    expect(actionItems.map(({ text, owner }) => [text, owner])).toEqual([
      [expect.stringMatching(/contract by Friday/u), 'Priya'],
      [expect.stringMatching(/two references/u), 'Tom Hadley'],
    ]);
  });

  it('is summed up by who talks, and not by two names for one person', async () => {
    const told = (await notesOf('en', PILOT)).overview.map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/and in 2004 they/u);
  });
});

describe('a brief answer in a meeting', () => {
  it.each([
    [
      'fr',
      `Alice: Il nous faut un nouveau four pour la cuisine de l'association.
       Bruno: On a combien en caisse ?
       Chloé: 1 240 euros, après l'achat des tables.
       Alice: Le four coûte 900 euros chez Durand, livraison comprise.`,
      'On a combien en caisse\u00A0?',
      /^1 240 euros/u,
    ],
    [
      'en',
      `Ann: The kitchen of the club needs a new oven this year.
       Ben: How much money is left?
       Cleo: 1,240 pounds, after the tables.
       Ann: The oven costs 900 pounds at Miller's, with delivery.`,
      'How much money is left?',
      /^1,240 pounds/u,
    ],
  ])('%s: stands behind its question', async (language, script, question, answer) => {
    expect(answerTo(await notesOf(language, script), question)).toMatch(answer);
  });

  it('what only announces a subject is no point', async () => {
    const document = await notesOf(
      'en',
      `Ann: Second point, the bicycle shed.
       Ben: Three bicycles were stolen in March, and the lock of the shed is broken.
       Ann: A new lock costs 480 pounds at the locksmith in Mill Lane.`,
    );
    expect(pointsOf(document).map(({ text }) => text)).not.toContain(
      'Second point, the bicycle shed.',
    );
  });
});

describe('wording', () => {
  it('keeps the word that a German clause hangs on', async () => {
    const script = `Anna: Warum zählen wir nur netto?
      Bernd: Weil am Anfang zwei Pumpen Strom verbrauchen und am Ende vier Pumpen Strom liefern.
      Anna: Die neue Pumpe kostet 480 Euro und wird im Mai geliefert.`;
    const told = JSON.stringify(await notesOf('de', script));
    expect(told).not.toContain('"Am Anfang zwei Pumpen');
  });

  it('cuts no assent in two', async () => {
    const script = `Ann: We print the catalogue with forty pages and drop the foil.
      Ben: Fine by me. The printer gets the proof on the 17th of March.`;
    expect(JSON.stringify(await notesOf('en', script))).not.toMatch(/By me/u);
  });
});

describe('French', () => {
  it('takes a promise with a pronoun and an infinitive in -re for a task', async () => {
    const { actionItems } = await notesOf(
      'fr',
      `Alice: Le syndic ne paie pas la serrure du local.
       Bruno: Je vais lui écrire cette semaine.
       Alice: Merci.`,
    );
    expect(actionItems).toMatchObject([
      { text: expect.stringMatching(/^Bruno va lui écrire cette semaine/u), owner: 'Bruno' },
    ]);
  });

  it('takes what had been planned before for no decision, and one number for its proposal', async () => {
    const { decisions } = await notesOf(
      'fr',
      `Alice: Bonjour à tous. Alors, la fête. On avait parlé du samedi 14 juin.
       Bruno: Le 14 la rue est en travaux.
       Alice: Pour les jardinières, Bruno, combien ?
       Bruno: Dix coûtent 350 euros. Mais je propose d'en prendre six cette année.
       Chloé: Six, c'est bien.
       Alice: Alors six.`,
    );
    expect(decisions.map(({ text }) => text)).toEqual([expect.stringMatching(/en prendre six/iu)]);
  });
});

it('a text that greets its listeners and asks them is a lecture, and a greeting names no day', async () => {
  const document = await notesOf(
    'de',
    `Guten Morgen. Heute geht es um die Zellatmung.
     Was ist Zellatmung? Unter Zellatmung versteht man den Abbau von Glukose mit Sauerstoff.
     Warum braucht die Zelle Sauerstoff? Ohne Sauerstoff steht die Atmungskette still.
     Die Gärung liefert nur zwei ATP für jedes Molekül Glukose.`,
    'text',
  );
  expect(document.kind).toBe('lecture');
  expect(document.dates).toEqual([]);
});

it('the summary of an article tells what was decided, for it has no list of decisions', async () => {
  const turns = [
    'Penford town council voted by 14 to 12 late on Monday to close the old bridge to lorries, ending an argument that has run for eight years and, in the words of one councillor, "forty meetings and two broken axles" and a petition.',
    'The bridge was built in 1931 and carries about 4,000 cars a day.',
    'Farmers on the west bank say that the way round is eleven miles longer.',
    'A new bridge would cost nine million pounds and take three years to build.',
  ].map((text) => ({ text }));
  const source = { kind: 'text', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'summary' });
  expect(document.kind).toBe('article');
  const told = [...document.overview, ...document.keyPoints].map(({ text }) => text).join(' ');
  expect(told).toContain('close the old bridge to lorries');
});

it('statements of one form about different things are no repetitions', async () => {
  const costs = ['roof 4,000', 'boiler 2,000', 'fence 900', 'drain 700'];
  const lines = costs.map((cost, at) => {
    const [thing = '', price = ''] = cost.split(' ');
    return `${at % 2 === 0 ? 'Ann' : 'Ben'}: Mending the ${thing} of the hall costs ${price} pounds this winter.`;
  });
  const document = await notesOf('en', lines.join('\n'));
  const told = [...document.overview, ...pointsOf(document)].map(({ text }) => text).join(' ');
  for (const cost of costs) expect(told).toContain(cost.split(' ')[1]);
});
