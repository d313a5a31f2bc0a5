import { describe, expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../../testing/notes.ts';
import { embeddedEngine } from '../../../testing/embedded-engine.ts';
import { TRADE_FAIR_MAILS } from '../../../testing/mails.ts';

const { summarizer } = embeddedEngine;

async function questionsOf(language: string, script: string): Promise<string[]> {
  const document = await minutesOf(language, script);
  return document.questions.map(({ text }) => text);
}

async function questionsOfText(
  language: string,
  template: 'article' | undefined,
  ...lines: string[]
): Promise<string[]> {
  const document = await notesOfText(language, lines, template);
  return document.questions.map(({ text }) => text);
}

describe('a question stays open', () => {
  it.each([
    [
      'en',
      'where there is no telling, and one that guesses itself is none',
      `Ann: How long does the power company take for the new line?
       Ben: Last one was five weeks. There's no telling, honestly.
       Cleo: And a kiln's what, four hundred pounds?
       Ben: It goes on the slab.`,
      'How long does the power company take for the new line?',
    ],
    [
      'en',
      'and is read with the words that its pronoun means',
      `Ann: Good morning.
       Ben: Do we get paid for it? On call?
       Ann: I don't know, I'd have to ask.`,
      'Do they get paid for it? On call?',
    ],
    [
      'de',
      'wo es keiner erklären kann',
      `Anja: Warum fällt die neue Heizung dauernd aus?
       Bernd: Das konnte uns keiner erklären, auch der Monteur vom Gaswerk.
       Anja: Na gut.`,
      'Warum fällt die neue Heizung dauernd aus?',
    ],
    [
      'fr',
      'où il est impossible de le savoir',
      `Anne: Combien de temps met la mairie pour le dossier ?
       Paul: Impossible de savoir, la dernière fois c'était sept semaines.
       Anne: Bon.`,
      'Combien de temps met la mairie pour le dossier\u00A0?',
    ],
    [
      'es',
      'donde no hay manera de saberlo',
      `Ana: ¿Cuánto tarda el permiso del ayuntamiento?
       Luis: No hay manera de saberlo, la otra vez fueron siete semanas.
       Ana: Bueno.`,
      '¿Cuánto tarda el permiso del ayuntamiento?',
    ],
    [
      'es',
      'con el «o no» que la termina',
      `Ana: La reseña de una estrella. ¿Contestamos a la reseña o no?
       Luis: Ni idea, no lo sé.
       Ana: Bueno.`,
      '¿Contestamos a la reseña o no?',
    ],
    [
      'en',
      'where an absent person is waited for',
      `Ann: And do lodgers pay the same rent for the kiln this season?
       Ben: I don't want to settle that one without Oskar. Next meeting.`,
      'Do lodgers pay the same rent for the kiln this season?',
    ],
    [
      'en',
      'where who asks gives a reason, and another sums up that no one can say',
      `Ann: Is the pavilion heated, by the way? Only my father feels the cold.
       Ben: The front isn't. There might be a stove, I didn't look.
       Cleo: So we can't say yet.`,
      'Is the pavilion heated?',
    ],
    [
      'en',
      'behind a question back',
      `Ann: Are the two vacant allotments going to be let?
       Ben: I asked on Monday and got a shrug.
       Cleo: Which kind?
       Ben: The long kind. So, no, we don't know.`,
      'Are the two vacant allotments going to be let?',
    ],
    [
      'en',
      'where no one has been found',
      `Ann: And the puppet theatre, who's doing that? It was always Terence.
       Ben: The curtain is still in the cellar.
       Cleo: No. Okay, that one's still up for grabs.`,
      'The puppet theatre, who is doing that?',
    ],
    [
      'en',
      'where a heading stands before it',
      `Ann: Tools are fine. Parking, though. Can we use the lower orchard?
       Ben: Depends if the grass is cut by then.`,
      'Parking: can they use the lower orchard?',
    ],
    [
      'de',
      'wo in Ruhe entschieden wird',
      `Anja: Der Vermieter will wissen, ob wir zum Januar den Keller räumen.
       Bernd: Puh. Da müssen wir in Ruhe ran. Heute entscheid ich das nicht.`,
      'Offen ist, ob sie zum Januar den Keller räumen.',
    ],
    [
      'de',
      'wo es alle gern wüssten',
      `Anja: Kommt der neue Brennofen noch vor Weihnachten?
       Bernd: Das wüsste ich auch gern. Im März hieß es, nach der Sommerpause.`,
      'Kommt der neue Brennofen noch vor Weihnachten?',
    ],
    [
      'fr',
      'où une supposition répond à la question',
      `Anne: Il manque une rame du canot. Qui l'a prise ?
       Benoît: Pas moi. Peut-être le stagiaire ?
       Chloé: Aucune idée. On verra.`,
      "Qui l'a prise (à propos de « Il manque une rame du canot »)\u00A0?",
    ],
    [
      'fr',
      "où l'on n'a personne",
      `Anne: Et qui serait le troisième arbitre du tournoi ?
       Benoît: Là, comme ça, non.
       Chloé: Bon, pour l'instant on n'a personne.`,
      'Qui serait le troisième arbitre du tournoi\u00A0?',
    ],
    [
      'es',
      'donde hay que enterarse',
      `Ana: ¿Y se puede acampar junto al faro?
       Berto: Pues mira, en el cartel no lo pone.
       Ana: No lo sé, de verdad. Habrá que enterarse.`,
      '¿Se puede acampar junto al faro?',
    ],
    [
      'es',
      'donde una pregunta breve nombra el asunto',
      `Ana: ¿Y el seguro, Berto? ¿Cubre el embarcadero, o solo la caseta?
       Berto: Eso quisiera saber yo.`,
      'El seguro: ¿cubre el embarcadero, o solo la caseta?',
    ],
  ])('%s: %s', async (language, _, script, question) => {
    expect(await questionsOf(language, script)).toEqual([question]);
  });

  it.each([
    [
      'en',
      'with the other question of the same turn',
      `Ann: Do we have to drive to the quarry at night? Who pays for the trip?
       Ben: I have no idea.`,
      'Do they have to drive to the quarry at night? Who pays for the trip?',
    ],
    [
      'en',
      'without what only adds a noun to it',
      `Ann: And is the substitute coming? The one that the agency promised?
       Ben: Nobody knows.`,
      'Is the substitute coming? The one that the agency promised?',
    ],
    [
      'en',
      'under what its turn began with',
      `Ann: And the trailer? It rattles like a tin drum. Will it last the season?
       Ben: No idea.`,
      'The trailer: will it last the season?',
    ],
    [
      'es',
      'bajo lo que nombra su turno',
      `Ana: ¿Y la carpa? Huele a moho desde mayo. ¿Aguanta el invierno?
       Berto: Ni idea.`,
      'La carpa: ¿aguanta el invierno?',
    ],
    [
      'en',
      'where another only guesses at the answer',
      `Ann: Who do the sensors in the greenhouse call at night?
       Ben: Well, not me.
       Cleo: The head gardener?
       Dan: Perhaps. I don't know.`,
      'Who do the sensors in the greenhouse call at night?',
    ],
  ])('%s: %s', async (language, _, script, question) => {
    expect(await questionsOf(language, script)).toEqual([question]);
  });

  it('once: what the answer asks back belongs to it', async () => {
    const script = `Ann: If a kayak tips over in the lock, whose insurance is that?
       Ben: I haven't the faintest. Does the contract mention locks?
       Ann: Not a word. I've read it twice.
       Ben: Well, we're not going to answer that in here.`;
    expect(await questionsOf('en', script)).toEqual([
      'If a kayak tips over in the lock, whose insurance is that?',
    ]);
  });

  it('in talk without marks, and is cut out of it', async () => {
    const turns = [
      'the boiler man comes on thursday and he brings the new valve with him this time',
      'and do we have to close the sauna while he is working no idea he did not say',
      'right the towels there are forty of them missing since the summer and no one has seen one',
      'i ordered sixty new ones on monday and they come with the name of the baths on them',
    ].map((text) => ({ text }));
    const { document } = await summarizer.summarize({
      source: { kind: 'speech', language: 'en', turns },
      outputType: 'notes',
      template: 'meeting',
    });
    expect(document.questions.map(({ text }) => text)).toEqual([
      'Do they have to close the sauna while he is working?',
    ]);
  });
});

describe('a question is not open', () => {
  it.each([
    [
      'en',
      'where it repeats a number and its speaker goes on',
      `Ann: Can we move the ponies with two trailers?
       Ben: A hundred and twelve ponies? It took us till seven last spring.
       Ann: I could ask her for the ninth instead.`,
    ],
    [
      'en',
      'where the answer tells what was said',
      `Ann: What did you say to the mayor?
       Ben: I said, you can have two. We have made nine of them since. Officially I never decided that.`,
    ],
    [
      'en',
      'where nobody is the answer',
      `Ann: Who is going to listen to the tape, though?
       Ben: Nobody, it gets typed up afterwards. The board said yes to the new mast on Tuesday.`,
    ],
    [
      'en',
      'where a plain no answers it',
      `Ann: Does the marquee need a permit from the parish?
       Ben: No, I don't think so. They let us have it for the jubilee.`,
    ],
    [
      'de',
      'wenn sie etwas anbietet',
      `Anja: Und soll ich die Eltern anrufen, die noch kein Boot haben?
       Bernd: Musst du nicht, die melden sich von allein.
       Anja: Umso besser.
       Clara: Und ich? Darf ich jetzt samstags rudern oder nicht?
       Bernd: Das weiß ich nicht. Ich frag beim Verband nach.`,
    ],
    [
      'es',
      'si es una propuesta',
      `Ana: ¿Y si quitamos la merienda los lunes?
       Berto: Eso sí que no, que luego me montan un pollo.
       Carla: Nunca mejor dicho.`,
    ],
    [
      'fr',
      'quand on passe à autre chose',
      `Anne: Et la tondeuse, on la rachète ? Elle fume.
       Benoît: Je voulais la réparer ce week-end, mais Hervé l'a déjà fait hier.
       Anne: Dernière chose. Qui ferme la grange ?
       Chloé: Aucune idée.`,
    ],
  ])('%s: %s', async (language, _, script) => {
    const questions = await questionsOf(language, script);
    const [first = ''] = script.split('\n');
    const asked = /[^.]*\?/u.exec(first)?.[0] ?? '';
    const words = asked.match(/\p{L}{5,}/gu) ?? [];
    expect(questions.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
  });
});

it('in a thread of mails the sentence decides that is most about the question', async () => {
  const questions = await questionsOfText(
    'en',
    undefined,
    'From: Ann Poole <ann@example.org>',
    'Subject: Regatta',
    'Does the new berth fee still include the crane? And who is going to run the raffle?',
    'Ann',
    'From: Ben Hart <ben@example.org>',
    'Subject: Re: Regatta',
    'The raffle I can’t take on, sorry.',
    'The crane is due for its test in May.',
    'Ben',
    'From: Cleo Wray <cleo@example.org>',
    'Subject: Re: Regatta',
    'I still have nobody for the raffle.',
    'I don’t know about the crane and the berth fee. I have written to the harbour and had no answer.',
    'Cleo',
  );
  expect(questions).toEqual([
    'Does the new berth fee still include the crane?',
    'Who is going to run the raffle?',
  ]);
});

it('a mail that answers one question leaves another one open', async () => {
  expect(await questionsOfText('en', undefined, ...TRADE_FAIR_MAILS)).toEqual([
    'The van is open for now.',
  ]);
});

it.each([
  ['en', 'What will become of the old signal box is anybody’s guess.'],
  ['en', 'The owners could not say either who would pay for the new roof of the chapel.'],
  ['de', 'Der Verein konnte nicht sagen, wer die Sanierung der Orgel bezahlt.'],
  ['fr', 'La chorale cherche toujours une salle pour ses répétitions du soir.'],
  ['es', 'Lo que nadie supo responder es cuánto costará la entrada al castillo.'],
])('an article reports what is open (%s): %s', async (language, open) => {
  const filling = {
    en: 'The castle stands 200 metres above the town and has 90,000 visitors a year.',
    de: 'Das Schloss liegt 200 Meter über der Stadt und hat jedes Jahr rund 90.000 Besucher.',
    fr: 'Le château domine la ville de 200 mètres et reçoit chaque année 90 000 visiteurs.',
    es: 'El castillo está a 200 metros sobre la ciudad y recibe cada año a 90.000 visitantes.',
  }[language];
  expect(await questionsOfText(language, 'article', filling ?? '', open)).toEqual([open]);
});

it.each([
  [
    'en',
    "Now, whether the parish wants a permit for the drain, that I couldn't tell you.",
    'It is open whether the parish wants a permit for the drain.',
  ],
  ['en', "Nobody's told us when the new kiln arrives.", 'It is open when the new kiln arrives.'],
  [
    'en',
    'We still need to find out who insures the trailer.',
    'It is open who insures the trailer.',
  ],
  [
    'en',
    'The deposit for the marquee is still up in the air.',
    'The deposit for the marquee is still up in the air.',
  ],
  [
    'de',
    'Ob die Gemeinde für den Abfluss eine Genehmigung verlangt, kann ich nicht sagen.',
    'Offen ist, ob die Gemeinde für den Abfluss eine Genehmigung verlangt.',
  ],
  [
    'de',
    'Wir müssen noch klären, wer den Anhänger versichert.',
    'Offen ist, wer den Anhänger versichert.',
  ],
  [
    'fr',
    'Reste à savoir qui assure la remorque cet hiver.',
    'Reste à savoir qui assure la remorque cet hiver.',
  ],
  [
    'es',
    'La fianza de la carpa sigue en el aire, por cierto.',
    'La fianza de la carpa sigue en el aire, por cierto.',
  ],
])('what someone says is open, no one has to ask (%s): %s', async (language, said, question) => {
  const script = `Ann: ${said}
    Ben: Hm.`;
  expect(await questionsOf(language, script)).toEqual([question]);
});

it.each([
  ['en', 'And what I want to know is, who won the raffle in the end.'],
  ['en', "He didn't know who I was in the hospital."],
  ['de', 'Keiner weiß so gut wie Anna, wie der Ofen geheizt wird.'],
])('a statement of not knowing that leaves nothing open (%s): %s', async (language, said) => {
  const script = `Ann: ${said}
    Ben: Hm.`;
  expect(await questionsOf(language, script)).toEqual([]);
});

describe('a question that asks for more than yes', () => {
  it('is not answered by a yes', async () => {
    const script = `Ann: Who answers the messages that come in through the portal at the weekend?
      Ann: The phones have the emergency service, but the portal just says that someone gets back.
      Ben: Good point. I don't know.
      Cleo: The emergency people don't have accounts for it.
      Ben: Let me think about it, we'll have to come back to that one.`;
    const document = await minutesOf('en', script);
    expect(document.questions.map(({ text }) => text)).toEqual([
      'Who answers the messages that come in through the portal at the weekend?',
    ]);
    expect(document.actionItems).toEqual([]);
  });
});

describe('a question that asks how many, when or who', () => {
  it.each([
    [
      'en',
      `Ann: How much is the tent?
       Ben: Three hundred for the weekend.
       Cleo: I don't know whether the school can afford a stall.`,
    ],
    [
      'de',
      `Anja: Wie viele Bänke haben wir?
       Bernd: Vierzig, im Schuppen.
       Jule: Ich weiß nicht, ob der Hausmeister einen Anhänger hat.`,
    ],
  ])('is answered by it, whatever else no one knows (%s)', async (language, script) => {
    const [asked] = script.split('\n');
    const questions = await questionsOf(language, script);
    expect(questions).not.toContain(asked?.split(': ')[1]);
  });

  it('stays open where what no one knows is about it', async () => {
    const script = `Ann: How much is the tent?
      Ben: Three hundred for the weekend.
      Cleo: I don't know whether that is with the tent's floor.`;
    expect(await questionsOf('en', script)).toContain('How much is the tent?');
  });
});

it.each([
  ['de', 'Was kostet denn so was?'],
  ['en', 'Does the vicar think that is right?'],
  ['es', '¿Lo que dijo el alcalde es verdad?'],
])(
  'a word that ends a question without a comma belongs to it (%s): %s',
  async (language, asked) => {
    const open = { de: 'Keine Ahnung.', en: "I don't know.", es: 'No lo sé.' }[language];
    const questions = await questionsOf(language, `Ann: ${asked}\n Ben: ${open}`);
    expect(questions.join(' ')).toContain(asked.slice(-12));
  },
);
