import { describe, expect, it } from 'vitest';
import { talkOfLanguage } from '../../testing/language-talk.ts';
import type { SummaryDocument, Template } from '../../port.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';
import { talkIn } from '../../testing/talk.ts';

async function notesOf(
  language: string,
  script: string,
  template?: Template,
): Promise<SummaryDocument> {
  const { turns } = talkIn(script);
  const source = { kind: 'speech', language, turns } as const;
  const { summarizer } = embeddedEngine;
  const { document } = await summarizer.summarize({ source, outputType: 'notes', template });
  return document;
}

const pointsOf = ({ keyPoints, topics }: SummaryDocument) => [
  ...keyPoints,
  ...topics.flatMap(({ points }) => points),
];

const TWO_ASK = `Marta: Buenos días, Lucía. Cuéntanos qué has hecho hasta ahora.
  Lucía: Estudié ingeniería en Zaragoza y desde 2021 llevo el almacén refrigerado de una frutería.
  Andrés: ¿Qué es lo que más te ha costado en la frutería?
  Lucía: Las mermas. Tirábamos el nueve por ciento de la fruta y en un año bajamos al cuatro por ciento.
  Andrés: En nuestro caso hay picos muy fuertes en noviembre. ¿Cómo lo organizarías?
  Lucía: Contrataría a la gente en septiembre, porque formar a alguien lleva unas seis semanas.
  Marta: ¿Y cuándo podrías empezar?
  Lucía: Tengo que avisar con un mes, así que a partir del 1 de marzo.
  Lucía: ¿Cuánta gente hay en el equipo? ¿Y se puede teletrabajar?
  Andrés: Son treinta y cuatro personas fijas y hasta sesenta en campaña.
  Marta: Nos gustaría decidir antes del 15 de febrero y te llamaremos nosotros.`;

describe('an interview with several on one side', () => {
  it('prints the question that was answered, whoever of those who interview asks it', async () => {
    const document = await notesOf('es', TWO_ASK, 'interview');
    const askedOf = (part: string) =>
      pointsOf(document).find(({ text }) => text.includes(part))?.asked;
    expect(askedOf('nueve por ciento')).toContain('más te ha costado');
    expect(askedOf('septiembre')).toContain('¿Cómo lo organizarías?');
    expect(askedOf('1 de marzo')).toBe('¿Cuándo podrías empezar?');
    // Two were asked, and no word says which of them is answered.
    expect(askedOf('treinta y cuatro')).toBeUndefined();
    expect(document.actionItems).toEqual([]);
  });

  it('repeats no remark in front of a question as a point, and keeps what is told beside questions', async () => {
    const points = pointsOf(await notesOf('es', TWO_ASK, 'interview'));
    const texts = points.map(({ text, asked }) => text.replace(asked ?? '', ''));
    expect(texts.filter((text) => text.includes('picos muy fuertes'))).toEqual([]);
    expect(texts.some((text) => text.includes('15 de febrero'))).toBe(true);
  });

  it('leaves no question open that a guest answers at length', async () => {
    const document = await notesOf(
      'de',
      `Nina: Heute sind zwei Gäste im Studio, und es geht um Wohnungen ohne Auto.
       Miriam: Danke für die Einladung.
       Nina: Frau Landgraf, Sie bauen 120 Wohnungen, aber nur zwölf Parkplätze. Wie kommt man auf so eine Idee?
       Miriam: Das kam aus der Not. Eine Tiefgarage hätte uns 3,4 Millionen Euro gekostet, und die zahlt am Ende die Miete.
       Nina: Herr Kehl, funktioniert das denn?
       Tobias: Ja, überraschend gut. Wir haben elf Siedlungen verglichen. Die Haushalte besitzen im Schnitt 0,2 Autos.
       Nina: Und was hat die Stadt dazu gesagt?
       Miriam: Die Satzung verlangt einen Platz pro Wohnung. Wir haben fast zwei Jahre verhandelt.
       Nina: Kurz der Hinweis: Sie können uns überall abonnieren, wo es Podcasts gibt. Wann ziehen die Ersten ein?
       Miriam: Das war für Oktober geplant, aber die Aufzüge kommen erst im Januar. Wir rechnen mit März.
       Tobias: Auf dem Land geht das nicht, unter 3.000 Einwohnern rechnet sich kein Carsharing.
       Nina: Herr Kehl, zum Schluss: Was müsste die Politik tun?
       Tobias: Die Stellplatzpflicht abschaffen. Hamburg und Berlin haben das schon gemacht.
       Nina: Vielen Dank. Nächste Woche sprechen wir über Hitze in der Stadt.`,
    );
    expect(document.kind).toBe('interview');
    expect(document.questions).toEqual([]);
    const told = pointsOf(document)
      .map(({ text, asked }) => `${asked} ${text}`)
      .join(' ');
    expect(told).not.toMatch(/abonnieren|Hitze/u);
  });
});

it('lists what who is asked promises behind a yes to their offer, by no date of another answer', async () => {
  const document = await notesOf(
    'en',
    `Tranter: My hip still hurts at night. What can you do about it?
     Osei: The scan shows osteoarthritis in the right hip, which means the cartilage has worn thin.
     Tranter: And should I keep walking the dog?
     Osei: Keep walking. Resting makes it worse, because the muscles get weaker.
     Tranter: And the weight?
     Osei: You are at 84 kilos. I would like to refer you to the dietitian, would you be happy with that?
     Tranter: Yes, please do.
     Osei: Good, I'll send the referral today. And please go to the nurse for a blood test before Friday.
     Tranter: I'll do that tomorrow morning. Do I need to fast?
     Osei: No, not for this one.
     Tranter: When do I see you again?
     Osei: In three months. Come back sooner if the pain wakes you every night.
     Tranter: Is it something my daughter could inherit?
     Osei: Partly, yes. There is a family tendency, but weight and old injuries matter more.`,
    'interview',
  );
  const tasks = document.actionItems.map(({ text, owner, due }) => [owner, due, text]);
  expect(tasks).toContainEqual(['Osei', 'today', 'Osei will send the referral today.']);
  expect(tasks.filter(([, due]) => due?.includes('three months'))).toEqual([]);
  expect(
    pointsOf(document)
      .map(({ text }) => text)
      .join(' '),
  ).not.toContain('send the referral');
});

it('lists what both promise before they part', async () => {
  const script = `Moritz: Wie viele Leute arbeiten hier in der Werkstatt?
    Luise: Wir sind zu siebt, davon zwei Auszubildende.
    Moritz: Wie lange dauert denn so eine Reinigung der Orgel?
    Luise: Bei einer mittleren Orgel rechne ich mit zehn Wochen.
    Moritz: Ich schicke Ihnen vorher den fertigen Beitrag zum Anhören, spätestens eine Woche davor.
    Luise: Gern. Und ich suche Ihnen noch die Aufnahme heraus, auf der man den Unterschied hört.
    Moritz: Das wäre großartig. Darf ich zum Schluss noch etwas spielen?
    Luise: Können Sie das denn?
    Moritz: Nur den Flohwalzer.
    Luise: Dann bitte leise.`;
  const { actionItems } = await notesOf('de', script, 'interview');
  expect(actionItems.map(({ owner }) => owner)).toEqual(['Moritz', 'Luise']);
});

it('lists what is granted to who makes it a condition, and what who is asked does not know', async () => {
  const document = await notesOf(
    'en',
    `Host: Iris Holt keeps the lamp of the lighthouse. How old is the lamp?
     Iris: It is from 1911. A firm in Birmingham made it.
     Host: And who keeps it after you?
     Iris: Maren, the rope maker, has come up with me since spring. Whether the harbour can afford a second keeper, I don't know.
     Host: Is there still enough work for two people out here?
     Iris: More than enough. The glass alone takes three hours of every day.
     Host: Could listeners see the old log?
     Iris: You'll have a copy by Sunday, if you don't print the skipper's address.
     Host: I'll black out the address, of course.
     Iris: Good.`,
    'interview',
  );
  expect(document.actionItems.map(({ owner }) => owner)).toContain('Host');
  expect(document.questions.map(({ text }) => text)).toEqual([
    'It is open whether the harbour can afford a second keeper.',
  ]);
});

it('names no section of a show by its greeting or its sponsor', async () => {
  const document = await notesOf(
    'en',
    `Dana: Welcome back to Second Shift, the podcast about people who change jobs.
     Dana: A word from our sponsor: the notebook by Larkspur never runs out, use the code SHIFT at the checkout.
     Dana: My guests today are Owen Pryce, who now teaches primary school, and Farida Anwar, who runs a retraining centre in Leeds.
     Owen: Hello.
     Farida: Lovely to be here.
     Dana: Owen, what made you leave the lorry?
     Owen: My back. I had two slipped discs by the time I was forty-one, and the lorry made it worse every month.
     Dana: And how long did the degree take?
     Owen: The degree took four years in all. I drove the lorry three nights a week while I did the degree.
     Dana: Farida, what does the course cost?
     Farida: A course is about 3,200 pounds on average, and two thirds of the students get a grant for the course.
     Dana: When should people apply for the grant?
     Farida: In spring, because the grants are given out in May and by September there is nothing left.
     Dana: Thank you both. Please subscribe and leave us a review.`,
  );
  expect(document.kind).toBe('interview');
  const titles = document.topics.map(({ title }) => title).join(' ');
  const about = document.overview.map(({ text }) => text).join(' ');
  expect(`${titles} ${about}`).not.toMatch(/sponsor|notebook|podcast|guests|teaches|checkout/iu);
});

it.each([
  ['en', 'This episode is brought to you by Green Box.', true],
  ['en', 'Please subscribe and leave us a review.', true],
  ['en', 'The baker subscribed nothing of it.', false],
  ['de', 'Nächste Woche sprechen wir über Kaffee.', true],
  ['de', 'Der Partner der Firma zahlt die Hälfte.', false],
  ['fr', 'Mettez-nous cinq étoiles et abonnez-vous.', true],
  ['fr', 'Mon partenaire a quitté la boulangerie en 2020.', false],
  ['es', 'Suscríbete y déjanos un comentario.', true],
  ['es', 'El código postal cambió en 2019.', false],
])('%s: %s belongs to the frame of a show: %s', async (language, text, isAside) => {
  const { genres } = await talkOfLanguage(language);
  expect(genres.showAside.test(text)).toBe(isAside);
});

describe('a question of an interview', () => {
  it('is not left open by what is said behind its answer', async () => {
    const { questions } = await notesOf(
      'en',
      `Ann: What happens to the organs when churches close?
       Ben: Most of them are sold abroad. To the Netherlands, but I have to say that many of the big ones go in the skip. I'd guess thirty a year.
       Ann: What do you tell somebody who wants to start?
       Ben: That they won't get rich, and that their knees will go. And that something they make now will still be there in two hundred years. I don't know anybody who can say that.
       Ann: Will your apprentice take over the workshop?
       Ben: I don't know. Her family's in Poland.`,
      'interview',
    );
    expect(questions.map(({ text }) => text)).toEqual([
      'Ann: Will your apprentice take over the workshop?',
    ]);
  });
});

it('takes no label of an answer for a name', async () => {
  const lines = [
    'F: Sie haben zwölf Bienenvölker auf dem Dach. Wie kam das?',
    'A: Ich habe mir die Beine gebrochen. Danach habe ich ein Buch über Bienen gelesen.',
    'F: Und wie viel Honig gibt so ein Dach?',
    'A: Ich ernte jedes Jahr hundertachtzig Kilo Honig, mehr als mein Bruder auf dem Land.',
    'F: Das klingt nach viel Arbeit für einen allein.',
    'A: Die Kirche nebenan nimmt mir die Hälfte ab.',
    'F: Wer stiehlt Honig?',
    'A: Nur die Wespen.',
  ];
  const { summarizer } = embeddedEngine;
  const source = { kind: 'text', language: 'de', turns: lines.map((text) => ({ text })) } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  expect(document.kind).toBe('interview');
  const texts = pointsOf(document).map(({ text }) => text);
  expect(texts.some((text) => text.includes('hundertachtzig Kilo'))).toBe(true);
  expect(texts.filter((text) => /(?<!\p{L})[AF] (?:hat|erntet|habe)/u.test(text))).toEqual([]);
});
