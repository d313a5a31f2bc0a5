import { describe, expect, it } from 'vitest';
import { talkOfLanguage } from '../../testing/language-talk.ts';
import { notesOfText } from '../../testing/notes.ts';
import { mayBeFact } from './antecedents.ts';
import { withFacets } from './facets.ts';

describe('an article', () => {
  it('says in its overview what was decided', async () => {
    const { overview, decisions } = await notesOfText('en', [
      'The council of Hartsfield voted on Tuesday night by eleven to seven to close the open-air swimming pool for good.',
      'The pool, which opened in 1934, has been losing around £310,000 a year. A survey last spring put the cost of repairs at £4.2 million.',
    ]);
    expect(decisions[0]?.text).toBe(
      'Close the open-air swimming pool for good (vote: eleven to seven).',
    );
    expect(overview[0]?.text).toMatch(/^The council of Hartsfield voted/u);
  });

  it('takes no question that was called out for a fact', async () => {
    const { overview, keyPoints } = await notesOfText('en', [
      'The council of Hartsfield voted on Tuesday night by eleven to seven to build a flood wall along the harbour.',
      'The wall will be 620 metres long and costs 8.7 million pounds, of which the flood fund pays 5.2 million.',
      'Harbour Row has been under water three times since 2013, and in the worst flood the water stood 70 centimetres deep in 94 houses.',
      'Opponents of the wall fear for the view of the harbour and for the trade that lives on it.',
      'The last word of the evening belonged to the public gallery. "So is it a wall or isn\'t it?" called a man who had slept through most of the debate. It is a wall.',
    ]);
    const all = [...overview, ...keyPoints].map(({ text }) => text);
    expect(all.join(' ')).toContain('620 metres');
    expect(all.filter((text) => text.includes('called a man'))).toEqual([]);
  });

  it.each([
    ['en', '"So is it a wall or isn\'t it?" called a man from the gallery.', false],
    ['en', '"I\'m not carrying it a fourth time."', false],
    ['de', '„Das tragen wir kein viertes Mal.“', false],
    ['fr', '« On ne le portera pas une quatrième fois. »', false],
    ['es', '¿Quién paga las bombas?', true],
    ['en', '"We are done," said Beatrix Tamm, who runs the fish shop.', true],
    ['en', 'From: the harbour master', false],
    ['en', 'From March the Row is closed to cars.', true],
  ])(
    'states facts, no heads and no quotations without who says them (%s): %s',
    async (language, text, isFact) => {
      expect(mayBeFact(await talkOfLanguage(language), text)).toBe(isFact);
    },
  );

  it.each([
    [
      'fr',
      'Le conseil municipal de Saint-Orlan a voté lundi soir la fermeture du cinéma Le Rex, par 15 voix contre 12.',
      'La fermeture du cinéma Le Rex (15 voix contre 12).',
    ],
    [
      'es',
      'La autoridad portuaria acordó el miércoles prohibir la entrada de los cruceros grandes. La medida salió adelante con siete votos a favor.',
      'Prohibir la entrada de los cruceros grandes. La medida salió adelante con siete votos a favor.',
    ],
    [
      'de',
      'Das Freibad wird zum Naturbad umgebaut. Das hat der Gemeinderat am Donnerstag mit 13 zu 4 Stimmen beschlossen.',
      'Das Freibad wird zum Naturbad umgebaut. Das hat der Gemeinderat am Donnerstag mit 13 zu 4 Stimmen beschlossen.',
    ],
    [
      'de',
      'Der Stadtrat hat am Dienstagabend mit 19 zu 12 Stimmen beschlossen, das Angebot der Firma Aquapark abzulehnen und das Bad selbst zu sanieren.',
      'Das Angebot der Firma Aquapark ablehnen und das Bad selbst sanieren (19 zu 12 Stimmen).',
    ],
    [
      'es',
      'El pleno de Valdehierro aprobó el jueves, por 13 votos contra 8, cerrar el casco antiguo a los coches los domingos.',
      'Cerrar el casco antiguo a los coches los domingos (13 votos contra 8).',
    ],
    [
      'fr',
      'Le conseil municipal de Saint-Orlan a voté lundi soir, par 15 voix contre 12, la fermeture du cinéma Le Rex.',
      'La fermeture du cinéma Le Rex (15 voix contre 12).',
    ],
    [
      'en',
      'The council of Hartsfield voted on Tuesday, by eleven to seven, to close the open-air swimming pool for good.',
      'Close the open-air swimming pool for good (vote: eleven to seven).',
    ],
  ])('lists what was decided, which its lead tells whole (%s)', async (language, lead, told) => {
    const more = {
      fr: 'La salle, ouverte en 1938, a perdu 90 000 euros en un an.',
      es: 'El año pasado llegaron 212 cruceros a una ciudad de 31.000 habitantes.',
      en: 'The pool, which opened in 1934, has been losing around 310,000 pounds a year.',
      de: 'Das Becken von 1964 verliert jeden Tag 60 Kubikmeter Wasser.',
    }[language];
    const { overview, decisions } = await notesOfText(language, [lead, more ?? ''], 'article');
    expect(decisions.map(({ text }) => text)).toEqual([told]);
    expect(lead).toContain(overview[0]?.text);
  });

  it.each([
    ['en', 'By 15 January the council must publish a plan for the winter.'],
    ['de', 'Bis zum 1. Februar muss die Gemeinde dem Land die Pläne vorlegen.'],
    ['fr', 'Avant le 15 mai, la mairie doit répondre à la demande de la commune.'],
    ['es', 'Antes del 30 de noviembre, la autoridad tiene que presentar un plan de ayudas.'],
  ])('lists a duty whose day stands in front (%s)', async (language, sentence) => {
    const { actionItems } = await notesOfText(language, [sentence], 'article');
    expect(actionItems).toHaveLength(1);
  });

  it.each([
    ['en', 'The owners have guaranteed in writing that the ferry keeps running in winter.'],
    ['de', 'Die Reederei hat schriftlich zugesichert, dass die Fähre im Winter weiter fährt.'],
    ['fr', 'La compagnie s’est engagée par écrit à maintenir le bac en hiver.'],
    ['es', 'La naviera se ha comprometido por escrito a mantener el barco en invierno.'],
  ])('lists what was given in writing as decided (%s)', async (language, sentence) => {
    const { decisions } = await notesOfText(language, [sentence], 'article');
    expect(decisions).toHaveLength(1);
  });

  it.each([
    ['en', 'The owners have asked in writing that the ferry keeps running in winter.'],
    ['de', 'Die Fahrgäste haben schriftlich gefragt, ob die Fähre im Winter weiter fährt.'],
  ])('lists no request in writing as decided (%s)', async (language, sentence) => {
    const { decisions } = await notesOfText(language, [sentence], 'article');
    expect(decisions).toEqual([]);
  });

  it('does not list that a decision was made', async () => {
    const { decisions } = await notesOfText(
      'en',
      ['The decision was made late on Monday after a meeting that lasted four hours.'],
      'article',
    );
    expect(decisions).toEqual([]);
  });

  it.each([
    ['en', 'Whether the pier will be kept is also unclear.'],
    ['en', 'It has not yet decided what will happen to the eleven crew members.'],
    ['de', 'Offen ist, ob der Eintritt steigt.'],
    ['es', 'Tampoco está decidido si los barcos podrán atracar.'],
    ['en', 'Whether the hall can be saved is still open: the agency decides in March.'],
    ['en', 'The council has not yet replied to the owners of the flats.'],
    ['de', 'Das Landratsamt hat bisher nicht auf den Antrag der Betriebe geantwortet.'],
    ['fr', "La préfecture n'a pas encore répondu à la demande de la commune."],
    ['es', 'La Consejería no ha dicho cuánto costará la ambulancia del hospital.'],
  ])('lists what it reports as open (%s): %s', async (language, sentence) => {
    const { questions } = await notesOfText(language, [sentence], 'article');
    expect(questions).toHaveLength(1);
  });

  it('has no dates from half a quotation', async () => {
    const { dates } = await notesOfText('en', [
      'The library will open on Sundays from 3 March, for the first time in its history.',
      '"Parents work all week. Sunday is when they come, and they found the doors locked," she said.',
    ]);
    expect(dates.map(({ date }) => date)).not.toContain('Sunday');
  });
});

it.each([
  ['fr', 'Une réunion publique est prévue le 11 février à la salle des fêtes.', undefined],
  ['fr', 'Les familles paient entre 0,80 et 5,60 euros selon leurs revenus.', 'figure'],
  ['fr', 'Selon une enquête, le gaspillage a baissé de 38 %.', 'who'],
  ['en', 'Talks resume on 12 February.', undefined],
  ['en', 'The 1930s entrance may stay.', undefined],
  ['en', 'The pool has 2,000 members.', 'figure'],
  ['de', 'Die Maschine wird am 3. Mai 2027 geliefert.', undefined],
  ['de', 'Der Weg ist 2000 Meter lang.', 'figure'],
  ['es', 'La manifestación será el 4 de mayo.', undefined],
])('%s: what "%s" answers', async (language, text, facet) => {
  const talk = await talkOfLanguage(language);
  const [point] = withFacets([{ text, refs: [0], verified: true }], talk);
  expect(point?.facet).toBe(facet);
});

describe('instructions', () => {
  const STEPS = [
    'A sash window that rattles costs you money. You can seal one yourself in about three hours for less than 40 pounds.',
    'What you need. For each window you need six metres of brush strip, a stiff scraper and a helper who is strong.',
    'Step 1: Remove the staff bead. Run the knife along the joint and prise the bead off with the scraper. Start in the middle, because the ends are nailed more firmly than the rest of it.',
    'Step 2: Take out the lower sash. Tie a knot in each cord before you let go of it, otherwise the weight pulls it into the box.',
    'Step 3: Fit the brush strip. Cut the strip 2 millimetres short so that it does not buckle. The brush should touch the sash lightly.',
    'Safety. If your house was built before 1960, the old layers probably contain lead, so never sand them dry.',
  ];

  it('keep each step with what it asks for, in order, and speak to who reads them', async () => {
    const { overview, keyPoints } = await notesOfText('en', STEPS, 'article');
    const steps = keyPoints.filter(({ text }) => text.startsWith('Step'));
    expect(steps.map(({ text }) => text.slice(0, 6))).toEqual(['Step 1', 'Step 2', 'Step 3']);
    expect(steps[1]?.text).toBe(
      'Step 2: Take out the lower sash. Tie a knot in each cord before you let go of it, otherwise the weight pulls it into the box.',
    );
    expect(keyPoints.filter(({ facet }) => facet !== undefined)).toEqual([]);
    const told = [...overview, ...keyPoints].map(({ text }) => text);
    expect(told.some((text) => text.includes('you need six metres'))).toBe(true);
    expect(told.find((text) => text.includes('lead'))).toMatch(/^Safety\. If your house/u);
  });
});

it('keeps most of what an article of some length says, and no line of its head', async () => {
  const lines = [
    'From: Ingrid Vasquez, Chief Operating Officer.',
    'The board has approved a new travel policy, which takes effect on 1 January 2027.',
    'Journeys of under five hours by train must be made by train. Flights within Europe are booked in economy class only. Overnight stays are limited to 140 pounds per night.',
    'Trips that cost more than 1,500 pounds need the approval of the head of department. Trips outside Europe need the approval of the board as well.',
    'From January everything is booked through Travelio. Bookings made privately will no longer be reimbursed. The contract with Carter and Bly ends on 31 December.',
    'Every quarter the firm will publish the emissions of each department. Departments that miss their target twice have to present a plan.',
    'The sales team keeps its current rules until 31 March. Colleagues with small children may always choose the means of transport that suits them.',
    'The first review will take place in June 2027. Hotel breakfast does not count towards the limit. Vouchers that are still open must be used by Christmas.',
    'Conferences count as training and are paid out of the training budget. First-class rail travel is allowed if the journey takes more than three hours.',
    'Parking at the airport is paid for up to four days. A taxi is paid for after ten in the evening. Lunches with customers are paid for as before, up to 35 pounds a head.',
    'The old forms for expenses can be handed in until the end of February. After that the finance team accepts nothing but the new form on the intranet, with a photograph of each bill.',
    'Cars are hired from the firm in Leeds that supplies the vans. Whoever drives a car of their own gets 45 pence a mile, as long as the trip has been entered in the calendar before.',
  ];
  const { overview, keyPoints } = await notesOfText('en', lines, 'article');
  const told = [...overview, ...keyPoints].map(({ text }) => text);
  expect(told.length).toBeGreaterThanOrEqual(11);
  expect(told.join(' ')).not.toContain('Ingrid Vasquez');
});

it('lists neither the day on which an article was written, nor how long something lasts as a duty', async () => {
  const { dates, actionItems } = await notesOfText(
    'en',
    [
      'Port Ansel, 12 October 2026. Brackwater Ferries has ordered two battery-powered ferries from the yard Holmvik for 58 million pounds.',
      'The first ship will enter service in May 2028. Fares will rise by 4 percent in January 2028 but will then be frozen until the end of 2030.',
      'The company must publish the new timetable by 15 March 2028.',
    ],
    'article',
  );
  expect(dates.map(({ date }) => date)).not.toContain('12 October 2026');
  expect(actionItems.map(({ text }) => text)).toEqual([
    'The company must publish the new timetable by 15 March 2028.',
  ]);
});
