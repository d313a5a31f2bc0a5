import { describe, expect, it } from 'vitest';
import type { SummarySource } from '../../port.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { withGaps } from './gaps.ts';

const point = (text: string, ref: number) => ({ text, refs: [ref], verified: true });

describe('questions to test oneself with', () => {
  it('leave out what is to be remembered, each another phrase, in the order of the source', () => {
    const points = [
      point('Light travels at 300,000 km/s in a vacuum.', 3),
      point('The event horizon hides what falls in; an event horizon has no way back.', 7),
    ];
    expect(withGaps(points, ['event horizon', 'horizon', 'vacuum', 'vacuum'])).toEqual([
      { ...point('Light travels at 300,000 km/s in a _____.', 3), answer: 'vacuum' },
      {
        ...point('The _____ hides what falls in; an _____ has no way back.', 7),
        answer: 'event horizon',
      },
    ]);
  });

  it('are not made of parts of words, nor of a statement that is nothing but the phrase', () => {
    expect(withGaps([point('Starlight bends.', 0)], ['light'])).toEqual([]);
    expect(withGaps([point('Event horizon.', 0)], ['event horizon'])).toEqual([]);
  });

  it('need no spaces between words', () => {
    expect(withGaps([point('黑洞的边界叫做事件视界。', 0)], ['事件视界'])).toEqual([
      { ...point('黑洞的边界叫做_____。', 0), answer: '事件视界' },
    ]);
  });
});

it('takes for an answer what goes on about the question', async () => {
  const turns = [
    'A glacier is a mass of ice that moves under its own weight.',
    'Did the glacier really grow in the cold summer? It did not, only the counting of crevasses changed.',
    'Meltwater carries sediment to the end of the glacier, where it builds a moraine.',
    'Next week we ask how old the ice at the bottom is? Off you go, the sun is out.',
  ].map((text) => ({ text }));
  const source: SummarySource = { kind: 'speech', language: 'en', turns };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  const answers = document.questions.map(({ answer }) => answer).join(' ');
  expect(answers).toContain('It did not');
  expect(answers).not.toContain('Off you go');
});

it('asks them of a lecture only', async () => {
  const turns = [
    'A glacier is a mass of ice that moves under its own weight.',
    'Meltwater carries sediment to the end of the glacier.',
    'The sediment builds a moraine where the ice stands for long.',
    'Did anybody see the moraine on the excursion to the valley?',
  ].flatMap((text) => [{ text }, { text: text.replaceAll('glacier', 'valley glacier') }]);
  const filler = 'The lake behind the moraine drained within two days in the warm summer of 1963.';
  const source: SummarySource = {
    kind: 'speech',
    language: 'en',
    turns: [...turns, ...Array.from({ length: 30 }, () => ({ text: filler }))],
  };
  const { summarizer } = embeddedEngine;
  const ask = async (template: 'lecture' | 'meeting') =>
    (await summarizer.summarize({ source, outputType: 'notes', template })).document.questions;
  const questions = await ask('lecture');
  expect(questions.length).toBeGreaterThan(0);
  for (const { text, refs } of questions) {
    expect(text).toMatch(/_____|^What is meant by/u);
    expect(refs.length).toBeGreaterThan(0);
  }
  expect((await ask('meeting')).map(({ text }) => text).join()).not.toContain('_____');
});

it('asks about a short text, too', async () => {
  const source: SummarySource = {
    kind: 'text',
    turns: [{ text: 'A glacier is a mass of ice.' }, { text: 'The glacier carries sediment.' }],
  };
  const { summarizer } = embeddedEngine;
  const request = { source, outputType: 'summary', template: 'lecture' } as const;
  const { document } = await summarizer.summarize(request);
  expect(document.questions.map(({ text }) => text)).toEqual(['What is meant by “glacier”?']);
});

const askedIn = async (language: string, ...lines: string[]) => {
  const turns = [...lines, ...lines.map((line) => line.replaceAll('?', '.'))].map((text) => ({
    text,
  }));
  const source: SummarySource = { kind: 'speech', language, turns };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  return document.questions.flatMap(({ text, answer }) =>
    /_____|[“«„]/u.test(text) ? [] : [[text, answer]],
  );
};

describe('questions of the lecturer', () => {
  it('are asked with the answers that follow them', async () => {
    expect(
      await askedIn(
        'fr',
        'La glycolyse coupe le glucose en deux molécules de pyruvate.',
        "Est-ce que la glycolyse a besoin d'oxygène ? Non. C'est pour cela que les levures vivent sans oxygène.",
        'Vous avez des questions sur le partiel de jeudi ? Non ? Alors bonne journée à tous.',
      ),
    ).toEqual([
      [
        "Est-ce que la glycolyse a besoin d'oxygène\u00A0?",
        "Non. C'est pour cela que les levures vivent sans oxygène.",
      ],
    ]);
  });

  it('keep their opening mark in Spanish', async () => {
    const [first] = await askedIn(
      'es',
      'Las mareas dependen de la luna y del sol.',
      '¿Y por qué hay dos mareas al día? Porque la Tierra gira bajo los dos abultamientos del mar.',
    );
    expect(first?.[0]).toBe('¿Por qué hay dos mareas al día?');
  });
});

it('ask what the terms mean that the lecture explains, each once', async () => {
  const turns = [
    'What is inflation? Inflation is the general rise of prices over time.',
    'Deflation is when prices fall.',
    'A basket of goods is a list of things that a household buys.',
    'Deflation is a problem that Japan had for twenty years.',
    'Two numbers are remembered as one date. That is called chunking.',
  ].map((text) => ({ text }));
  const source: SummarySource = { kind: 'speech', language: 'en', turns };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  const asked = document.questions.filter(({ text }) => text.includes('“'));
  expect(asked.map(({ text, answer }) => [text, answer])).toEqual([
    ['What is meant by “inflation”?', 'Inflation is the general rise of prices over time.'],
    ['What is meant by “deflation”?', 'Deflation is when prices fall.'],
    [
      'What is meant by “basket of goods”?',
      'A basket of goods is a list of things that a household buys.',
    ],
    [
      'What is meant by “chunking”?',
      'Two numbers are remembered as one date. That is called chunking.',
    ],
  ]);
});

it('hides no general noun', async () => {
  const turns = [
    'Osmosis is a process that moves water through a membrane.',
    'The process stops when the process has run its course.',
    'The membrane lets the water pass, and the membrane holds back the salt.',
  ].map((text) => ({ text }));
  const source: SummarySource = { kind: 'speech', language: 'en', turns };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  expect(document.questions.map(({ answer }) => answer?.toLowerCase())).not.toContain('process');
  expect(document.questions.length).toBeGreaterThan(0);
});

const lectureOf = async (language: string, texts: readonly string[]) => {
  const turns = texts.map((text) => ({ text, speaker: 'Lecturer' }));
  const source: SummarySource = { kind: 'speech', language, turns };
  const { document } = await embeddedEngine.summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'lecture',
  });
  return document;
};

it.each([
  [
    'en',
    'Many people believe that memory works like a video camera. That is wrong. Each time the brain builds an event anew from fragments.',
    'Many people believe that memory works like a video camera. True or false?',
    'That is wrong. Each time the brain builds',
  ],
  [
    'de',
    'Die meisten Leute glauben, eine Bank verleiht das Geld der Sparer. Das ist falsch. Mit jedem Kredit entsteht ein neues Guthaben.',
    'Die meisten Leute glauben, eine Bank verleiht das Geld der Sparer. Richtig oder falsch?',
    'Das ist falsch. Mit jedem Kredit',
  ],
  [
    'fr',
    "Beaucoup de gens pensent que le cerveau se repose la nuit. C'est faux. Il consomme autant d'énergie que le jour.",
    'Beaucoup de gens pensent que le cerveau se repose la nuit. Vrai ou faux ?',
    "C'est faux. Il consomme autant",
  ],
  [
    'es',
    'Mucha gente cree que los murciélagos son ciegos. Es falso. Los murciélagos ven bien y usan además el eco.',
    'Mucha gente cree que los murciélagos son ciegos. ¿Verdadero o falso?',
    'Es falso. Los murciélagos ven bien',
  ],
])(
  '%s: keeps what people believe with its denial, and asks whether it is so',
  async (language, text, asked, answer) => {
    const { overview, keyPoints, questions } = await lectureOf(language, [text]);
    const [belief = ''] = text.split('. ');
    const stating = [...overview, ...keyPoints].filter((one) => one.text.includes(belief));
    for (const one of stating) expect(one.text).toContain(text.split('. ')[1]);
    const denial = text.split('. ')[1] ?? '';
    const gapped = questions.filter(({ text: own }) => own.includes('_____'));
    expect(gapped.filter(({ text: own }) => own.includes(denial))).toEqual([]);
    const question = questions.find((one) => one.text === asked);
    expect(question?.answer).toContain(answer);
  },
);

it.each([
  [
    'en',
    'Can a bank make as much money as it likes? No. There are three limits. First, the capital: it holds eight percent for each loan. Second, the liquidity: it needs reserves. Third, the demand for loans.',
    /^No\. There are three limits\. First, .* Second, .* Third, /u,
  ],
  [
    'de',
    'Kann eine Bank beliebig viel Geld schaffen? Nein. Es gibt drei Grenzen. Erstens das Eigenkapital, acht Prozent je Kredit. Zweitens die Liquidität, also Reserven. Drittens die Nachfrage nach Krediten.',
    /^Nein\. Es gibt drei Grenzen\. Erstens .* Zweitens .* Drittens /u,
  ],
  [
    'es',
    '¿Por qué unas erupciones son tranquilas y otras explosivas? Por la sílice. Un magma con poca sílice es fluido y deja escapar los gases.',
    /^Por la sílice\. Un magma/u,
  ],
  [
    'en',
    'The bridge in London was closed after two days. Why? People widened their steps and swayed in time with the deck.',
    /^People widened/u,
  ],
  [
    'es',
    '¿Quién gana con la inflación? Quien tiene deudas, porque devuelve dinero que vale menos.',
    /^Quien tiene deudas/u,
  ],
])('%s: answers with all that is counted, and in few words', async (language, text, answer) => {
  const edge = language === 'en' ? 'The lecture begins here.' : 'Hola a todos, empezamos.';
  const { questions } = await lectureOf(language, [edge, text]);
  expect(questions.map((one) => one.answer ?? '')).toContainEqual(expect.stringMatching(answer));
});

it('explains a term that is only named by the sentence before', async () => {
  const { questions } = await lectureOf('en', [
    'Each push adds energy before the last one has died away, so the swings grow. We call this resonance.',
    'Resonance breaks glasses and bridges.',
  ]);
  const asked = questions.find(({ text }) => text.includes('resonance'));
  expect(asked).toMatchObject({ verified: true });
  expect(asked?.answer).toMatch(/^Each push .* We call this resonance\.$/u);
});

it('asks for no part of a name, nor for a word that is named once', () => {
  expect(withGaps([point('The Millennium Bridge in London was closed.', 0)], ['bridge'])).toEqual(
    [],
  );
  expect(withGaps([point('Il y a trois sortes de vers de terre.', 0)], ['terre'])).toEqual([]);
});

it.each([
  [
    'de',
    ['Das streut den Schall.', 'Bitte messen Sie bis Donnerstag die Nachhallzeit in Ihrem Zimmer.'],
    'Messen Sie bis Donnerstag die Nachhallzeit in Ihrem Zimmer.',
  ],
  [
    'fr',
    [
      'Le papier jaunit.',
      'Pour mardi, vous regardez les filigranes de la planche trois et vous préparez deux questions.',
    ],
    'Regardez les filigranes de la planche trois et vous préparez deux questions.',
  ],
])('%s: homework is a task, and joined to no sentence before', async (language, texts, task) => {
  const { actionItems, keyPoints } = await lectureOf(language, texts);
  expect(actionItems.map(({ text }) => text)).toEqual([task]);
  expect(keyPoints.map(({ text }) => text).join(' ')).not.toMatch(/messen Sie|vous regardez/iu);
});

it('a French sentence that begins with a year leans on no other', async () => {
  const { overview, keyPoints } = await lectureOf('fr', [
    "Le pourrissage, c'est l'étape où les fibres se séparent.",
    'En 1798, Robert construit la première machine à papier, à Essonnes.',
  ]);
  const texts = [...overview, ...keyPoints].map(({ text }) => text);
  expect(texts.filter((text) => text.includes('séparent') && text.includes('1798'))).toEqual([]);
});

it.each([
  [
    'en',
    [
      'Which of the two kettles boils first, the full one or the half-full one?',
      "Don't answer yet, we'll come back to that.",
    ],
    ['Back to my question.', 'The half-full kettle boils first, since there is less to heat.'],
    'The half-full kettle boils first, since there is less to heat.',
  ],
  [
    'de',
    [
      'Welcher der beiden Kessel kocht zuerst, der volle oder der halbvolle?',
      'Überlegen Sie mal, wir kommen am Ende darauf zurück.',
    ],
    ['Damit haben wir die Antwort auf die Frage vom Anfang.', 'Der halbvolle Kessel kocht zuerst.'],
    'Der halbvolle Kessel kocht zuerst.',
  ],
  [
    'fr',
    [
      'Laquelle des deux bouilloires chauffe le plus vite, la pleine ou la vide ?',
      'Réfléchissez, on y reviendra.',
    ],
    [
      'Revenons donc à la question du début.',
      'La bouilloire à moitié pleine chauffe le plus vite.',
    ],
    'La bouilloire à moitié pleine chauffe le plus vite.',
  ],
  [
    'es',
    [
      '¿Cuál de las dos ollas hierve antes, la llena o la medio vacía?',
      'Pensadlo, luego volvemos.',
    ],
    ['Volvemos a la pregunta de antes.', 'La olla medio vacía hierve antes que la otra.'],
    'La olla medio vacía hierve antes que la otra.',
  ],
])(
  '%s: an answer that is left for later is found there',
  async (language, asks, returns, answer) => {
    const between = {
      en: 'Now the heat of water. It takes a lot of heat to warm water by one degree.',
      de: 'Nun zur Wärme des Wassers. Es braucht viel Wärme, um Wasser um ein Grad zu erwärmen.',
      fr: "Passons à la chaleur de l'eau. Il en faut beaucoup pour chauffer l'eau d'un degré.",
      es: 'Vamos con el calor del agua. Hace falta mucho calor para subir el agua un grado.',
    }[language];
    const { questions } = await lectureOf(language, [
      between ?? '',
      asks.join(' '),
      ...Array.from({ length: 4 }, () => between ?? ''),
      returns.join(' '),
    ]);
    const [asked] = asks;
    const found = questions.find(({ text }) => asked?.startsWith(text.slice(0, 20)));
    expect(found?.answer).toBe(answer);
    expect(questions.map((one) => one.answer ?? '').join(' ')).not.toMatch(
      /come back|darauf zurück|reviendra|volvemos/u,
    );
  },
);

it('a sentence that leads to a question is not asked for again, nor a heading', () => {
  const asked = [{ ...point('The owner wants her boat back. Does she get it?', 0), answer: 'No.' }];
  expect(withGaps([point('The owner wants her boat back.', 0)], ['boat'], asked)).toEqual(asked);
  expect(
    withGaps([point('Thickness. Twice as thick is twice as hard.', 0)], ['thickness']),
  ).toEqual([]);
});
