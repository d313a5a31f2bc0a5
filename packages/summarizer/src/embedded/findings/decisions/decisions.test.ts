import { describe, expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const document = await minutesOf(language, script);
  return document.decisions.map(({ text }) => text);
}

async function decisionsOfMails(language: string, ...lines: string[]): Promise<string[]> {
  const document = await notesOfText(language, lines);
  return document.decisions.map(({ text }) => text);
}

describe('a vote', () => {
  it.each([
    [
      'en',
      'restated behind the count',
      `Ann: The choir pays forty pounds for the hall.
       Ben: We could ask forty-five.
       Ann: Forty-five, those in favour? Three. Against? None. Forty-five pounds for the hall, from Easter.
       Ben: Good.`,
      'Forty-five pounds for the hall, from Easter.',
    ],
    [
      'en',
      'the question itself, where no one objects',
      `Ann: The kiln could go into the cellar.
       Ben: It is dry there.
       Ann: The kiln into the cellar, does anybody object? No. Write that down.
       Ben: I have a trolley.`,
      'The kiln into the cellar.',
    ],
    [
      'en',
      'the motion, as it was moved',
      `Ann: I move that we paint the gate green.
       Ben: I'd second that if it is only the gate.
       Ann: In favour? That's four. Carried. Who has the brushes?
       Ben: They are in the shed.`,
      'Paint the gate green.',
    ],
    [
      'en',
      'who is called by name agrees',
      `Ann: The bus is late again and the pool shuts at six.
       Ben: Half an hour is not enough.
       Ann: Then swimming on Thursdays from five. Ben?
       Ben: Yeah. Better.`,
      'Then swimming on Thursdays from five.',
    ],
    [
      'de',
      'nach der Zählung',
      `Anja: Der Chor zahlt vierzig Euro für den Saal.
       Bernd: Ich schlage fünfundvierzig vor.
       Anja: Wer ist dafür? Drei. Dagegen? Keiner. Also fünfundvierzig Euro für den Saal ab Ostern.
       Bernd: Gut.`,
      'Fünfundvierzig Euro für den Saal ab Ostern.',
    ],
    [
      'fr',
      'sans opposition',
      `Anne: On peut mettre le four à la cave, elle est sèche.
       Boris: Le four est lourd.
       Anne: Donc le four à la cave. Quelqu'un est contre ? Non. Très bien, le four à la cave avant Pâques.
       Boris: J'ai un chariot.`,
      'Le four à la cave avant Pâques.',
    ],
    [
      'es',
      'lo que se preguntó',
      `Ana: La entrada cuesta ocho euros.
       Blas: Propongo seis para los niños.
       Ana: ¿La entrada a ocho y los niños a seis? ¿Os parece bien?
       Blas: Sí.`,
      'La entrada a ocho y los niños a seis.',
    ],
    [
      'es',
      'con una palabra detrás de la conclusión',
      `Ana: Hay dos colores, verde oliva y gris perla.
       Blas: El gris perla se ensucia menos.
       Ana: Pues gris perla. ¿Estamos?
       Blas: Sí.`,
      'Gris perla.',
    ],
    [
      'de',
      'ohne Wort für die Sache, mit Rückfrage',
      `Anja: Die Karten. Bernd.
       Bernd: Die Halle ist teurer geworden. Dann zwölf, und Kinder fünf.
       Anja: Zwölf und fünf. Hat jemand was dagegen? Nein? Gut.
       Bernd: Ich bringe das Geld zur Bank.`,
      'Karten: zwölf und fünf.',
    ],
  ])('%s: %s', async (language, _, script, decision) => {
    const hello = 'Ann: Hello.\nBen: Hello.\n';
    expect(await decisionsOf(language, hello + script)).toEqual([decision]);
  });

  it.each([
    [
      'en',
      'that fails',
      `Ann: I move that we sell the piano.
       Ben: It was a gift.
       Ann: In favour? One. Against? Three. That's lost.
       Ben: Thank you.`,
    ],
    [
      'en',
      'that is called by its number',
      `Ann: Ben moves eight and eight instead of sixteen.
       Ben: I do.
       Ann: On Ben's amendment, then, eight and eight. Those in favour? Two. Against? Five. So that one's lost.
       Ben: Pity.`,
    ],
    [
      'en',
      'that somebody objects to',
      `Ann: The kiln could go into the cellar.
       Ben: It is damp there.
       Ann: The kiln into the cellar, any objections?
       Ben: No, wait, it is far too damp there.`,
    ],
    [
      'de',
      'ohne Mehrheit',
      `Anja: Ich beantrage, das Klavier zu verkaufen.
       Bernd: Das war ein Geschenk.
       Anja: Wer ist dafür? Eine. Dagegen? Drei. Abgelehnt.
       Bernd: Danke.`,
    ],
  ])('%s, none: %s', async (language, _, script) => {
    expect(await decisionsOf(language, `Ann: Hello.\nBen: Hello.\n${script}`)).toEqual([]);
  });
});

describe('a proposal that is accepted in a few words', () => {
  it.each([
    [
      'en',
      `Ann: The seed swap. I had the third of April in mind.
       Ben: That's Easter. Could we do the tenth?
       Ann: Fine by me. The tenth, in the greenhouse.`,
      'Seed swap: the tenth, in the greenhouse.',
    ],
    [
      'de',
      `Anja: Nächstes Thema, die Pflanzenbörse. Ich hatte an den dritten April gedacht.
       Bernd: Da ist Ostern. Können wir den zehnten nehmen?
       Anja: Von mir aus. Der zehnte, im Gewächshaus.`,
      'Pflanzenbörse: der zehnte, im Gewächshaus.',
    ],
    [
      'fr',
      `Anne: La bourse aux plantes. J'avais pensé au trois avril.
       Boris: C'est Pâques. On ne pourrait pas prendre le dix ?
       Anne: D'accord. Le dix, dans la serre.`,
      'Bourse aux plantes : le dix, dans la serre.',
    ],
    [
      'es',
      `Ana: La feria de plantas. Yo había pensado en el tres.
       Blas: El tres es fiesta. ¿Podemos hacerla el diez?
       Ana: Por mí, bien. El diez, en el invernadero.`,
      'Feria de plantas: el diez, en el invernadero.',
    ],
  ])('%s names what it is about', async (language, script, decision) => {
    expect(await decisionsOf(language, `${script}\nCleo: Ok.`)).toEqual([decision]);
  });

  it('is summed up by who asked', async () => {
    const decided = await decisionsOf(
      'es',
      `Ana: La fiesta de carnaval, ¿en el patio o en el gimnasio?
       Blas: En el gimnasio, que en febrero llueve.
       Ana: En el gimnasio, entonces.
       Blas: ¿Nos arreglan la valla?
       Ana: No dicen nada.`,
    );
    expect(decided.join(' ')).toContain('n el gimnasio');
  });

  it('is ruled out where others repeat it', async () => {
    const decided = await decisionsOf(
      'de',
      `Anja: Der Basar ist am Samstag im Pfarrsaal.
       Bernd: Machen wir wieder ein Feuerwerk?
       Anja: Nee, kein Feuerwerk. Das war letztes Jahr schon zu laut.
       Bernd: Gut, kein Feuerwerk.`,
    );
    expect(decided).toEqual([expect.stringContaining('ein Feuerwerk')]);
  });
});

it('what is decided otherwise later replaces what was decided first', async () => {
  const decided = await decisionsOf(
    'en',
    `Ann: So, the chimney.
     Ben: The sweep can do the fourth or the eleventh.
     Ann: The chimney on the fourth, any objections? No. Good.
     Cleo: I am out that day.
     Ann: Next, the curtains.
     Ben: They have faded at the seams, and the lining is torn.
     Cleo: My aunt sews, she would mend them for sixty pounds.
     Ben: Sixty is fair.
     Ann: Oh, and back to the chimney. The fourth is election day.
     Ben: The hall is taken then.
     Ann: Then the eleventh. Ben?
     Ben: Yeah, the eleventh.`,
  );
  expect(decided.join(' ')).toContain('eleventh');
  expect(decided.join(' ')).not.toContain('on the fourth');
});

describe('mails', () => {
  it.each([
    ['en', 'From', 'Subject', 'So, final:'],
    ['de', 'Von', 'Betreff', 'Also, Ergebnis:'],
    ['fr', 'De', 'Objet', 'Je récapitule :'],
    ['es', 'De', 'Asunto', 'Queda decidido:'],
  ])('%s: what is listed at their end', async (language, from, subject, intro) => {
    const decided = await decisionsOfMails(
      language,
      `${from}: Ada Berg <ada@example.org>`,
      `${subject}: Opal`,
      'Opal 5 April?',
      `${from}: Carl Dunn <carl@example.org>`,
      `${subject}: Re: Opal`,
      'Opal 12 April.',
      `${from}: Ada Berg <ada@example.org>`,
      `${subject}: Re: Opal`,
      intro,
      '- Opal: 12 April',
      '- Picnic: Marina park',
    );
    expect(decided).toEqual(['Opal: 12 April.', 'Picnic: Marina park.']);
  });

  it('what who leads them accepts and declines afterwards', async () => {
    const decided = await decisionsOfMails(
      'de',
      'Von: Ada Berg <ada@example.org>',
      'Betreff: Ausflug',
      'Wir fahren im Juni an den See, Genaueres folgt.',
      'Von: Carl Dunn <carl@example.org>',
      'Betreff: AW: Ausflug',
      'Nehmen wir Schwimmwesten für 8 Euro mit? Und soll ich den Hund mitbringen?',
      'Von: Ada Berg <ada@example.org>',
      'Betreff: AW: Ausflug',
      'Die Schwimmwesten für 8 Euro, einverstanden.',
      'Den Hund lieber nicht, am See ist Leinenzwang.',
    );
    expect(decided).toEqual([
      'Die Schwimmwesten für 8 Euro, einverstanden.',
      'Den Hund lieber nicht, am See ist Leinenzwang.',
    ]);
  });
});

describe('a thread of mails', () => {
  it('settles what the list of its opener says, however that is introduced, and what they answer to it', async () => {
    const decisions = await decisionsOfMails(
      'en',
      'From: Ann Poole <ann@example.org>',
      'Subject: Summer fair',
      'Three things are left: the field, the band and the raffle.',
      'Ann',
      'From: Ben Hart <ben@example.org>',
      'Subject: Re: Summer fair',
      'The brewery asks whether we want the beer tent. Shall I say yes?',
      'Ben',
      'From: Ann Poole <ann@example.org>',
      'Subject: Re: Summer fair',
      'Thank you, that was quick. So:',
      '* The lower field it is. The upper one may rest.',
      '* The band plays from two to five. I was tempted by six.',
      '* Somebody has to mow the grass before.',
      '* I don’t know about the raffle, nobody has answered me.',
      'And no tent, Ben.',
      'Ann',
    );
    expect(decisions).toEqual([
      'The lower field it is. The upper one may rest.',
      'The band plays from two to five.',
      'There will be no tent.',
    ]);
  });
});

it('is none where someone tells how far it is', async () => {
  const script = `Ana: El resumen hay que mandarlo antes del veinte.
    Blas: Lo tengo casi hecho, lo mando el viernes.
    Ana: Estupendo.`;
  expect((await minutesOf('es', script)).decisions).toEqual([]);
});

it.each([
  [
    'en',
    `Ann: In March we agreed that the keys stay at the front desk. Ben, do they?
     Ben: All but one, and that one is with the caretaker.`,
  ],
  [
    'de',
    `Anja: Im März haben wir beschlossen, dass die Schlüssel an der Pforte bleiben. Bernd, tun sie das?
     Bernd: Alle bis auf einen, und der ist beim Hausmeister.`,
  ],
  [
    'fr',
    `Anne: En mars on a décidé que les clés restent à l'accueil. Boris, elles y sont ?
     Boris: Toutes sauf une, et celle-là est chez le gardien.`,
  ],
  [
    'es',
    `Ana: En marzo acordamos que las llaves se quedan en la entrada. Blas, ¿están ahí?
     Blas: Todas menos una, y esa la tiene el conserje.`,
  ],
])('%s: what was agreed at another time is not decided now', async (language, script) => {
  expect((await minutesOf(language, script)).decisions).toEqual([]);
});

describe('a decision that is told twice', () => {
  it.each([
    [
      'en',
      'stands where it names its thing',
      `Kit: Then the sofa. Do we keep it or chuck it?
       Ana: Chuck it.
       Jo: It's got a spring sticking out. Chuck it.
       Kit: Right, the sofa goes.`,
    ],
  ])('%s %s', async (language, _, script) => {
    const [first, ...others] = await decisionsOf(language, script);
    expect(first).toMatch(/^The sofa goes/u);
    expect(others).toEqual([]);
  });
});

describe('what stands behind a yes or a conclusion', () => {
  it('is decided as it was put, where the yes says nothing else', async () => {
    const script = `Ann: Hello.
      Ben: Hello.
      Ann: All in favour of the roof for two thousand?
      Ben: Agreed, yes, agreed, carried.
      Cleo: Lovely.`;
    expect(await decisionsOf('en', script)).toEqual(['The roof for two thousand.']);
  });

  it('is no decision where it tells what is in the way', async () => {
    const script = `Ann: Could we let them in with a mobile number instead?
      Ben: Technically, yes. It's about four days' work. The trouble is that we have a mobile number for only half of the tenants.
      Ann: Hm.`;
    expect(await decisionsOf('en', script)).toEqual([]);
  });

  it('is no decision where it asks someone by name to do something', async () => {
    const script = `Ann: The client wants three years, and the battery lasts two.
      Ben: It would with fewer samples.
      Cleo: At night they don't mind.
      Ann: A sample every ten minutes by day, thirty at night?
      Ben: Yes.
      Cleo: Yes.
      Ann: Then that's what we do. Ben, please redo the power budget with the measured values.
      Ben: Will do.`;
    const document = await minutesOf('en', script);
    expect(document.decisions.map(({ text }) => text)).toEqual([
      expect.stringContaining('A sample every ten minutes by day, thirty at night'),
    ]);
    expect(document.actionItems.map(({ text }) => text)).toEqual([
      'Ben will redo the power budget with the measured values.',
    ]);
  });
});

describe('what is settled in few words', () => {
  it.each([
    [
      'a question, with what its speaker thinks of it',
      `Ann: Hello. The last point is the clock.
       Ben: It is fixed.
       Cleo: Good.
       Ann: So, is revision C released for the pilot? I'd say yes for the board, and not yet for the enclosure.
       Ben: Agreed.
       Cleo: Agreed.`,
      ['Revision C is released for the pilot. For the board, and not yet for the enclosure.'],
    ],
    [
      'a negated plan behind what was chosen',
      `Ann: Hello. The field is booked for Saturday.
       Ben: And we said two drinks stalls, one by the gate and one by the stage.
       Cleo: I can't do two with four people.
       Ben: One big one, then? By the stage?
       Cleo: By the stage, yeah. So we won't do the second one.
       Dora: Good. It was dead by the gate last year anyway.`,
      [
        'By the stage. They will not do the second one (about “we said two drinks stalls, one by the gate and one by the stage”).',
      ],
    ],
    [
      'a vote of two',
      `Ann: Hello. The roof costs nine thousand and we have six.
       Ben: The raffle is easier than a swim.
       Cleo: The raffle gets my vote.
       Dora: And mine.`,
      ['The raffle (about “The raffle is easier than a swim”).'],
    ],
    [
      'no thing of a list with a yes to it',
      `Ann: Hello. Can we do stalls now?
       Ben: Go on, then.
       Ann: So, cakes, my mum's lot are doing those again. Books, yes. The plants, Rosa has said she'd do them if someone fetches her.
       Ben: I can fetch her.`,
      [],
    ],
    [
      'no subject that is handed to another speaker',
      `Ann: Hello. We've moved the launch to the seventeenth.
       Ben: The leaflets wouldn't have been ready anyway.
       Ann: Right, leaflets. That's you.
       Ben: Yes. So, I've got a price for a printed leaflet.`,
      [],
    ],
  ])('%s', async (_, script, decisions) => {
    expect(await decisionsOf('en', script)).toEqual(decisions);
  });
});

it.each([
  [
    'en',
    `Ann: The shop could open on Sundays, what does it cost?
     Ben: Two hundred a month for the staff.
     Cleo: I vote yes. Sundays from ten to two, from the first of May. Ben?
     Ben: Yes, sure.
     Ann: Good.`,
    /first of May/u,
  ],
  [
    'es',
    `Ana: La tienda podría abrir los domingos, ¿qué cuesta?
     Blas: Doscientos al mes de personal.
     Clara: Yo voto que sí. Los domingos de diez a dos, desde el uno de mayo. ¿Blas?
     Blas: Sí, hombre, sí.
     Ana: Bien.`,
    /uno de mayo/u,
  ],
])('who is asked by name behind a proposal votes on it (%s)', async (language, script, decided) => {
  expect(await decisionsOf(language, script)).toEqual([expect.stringMatching(decided)]);
});

it('no word behind a question tells how a vote went', async () => {
  const decisions = await decisionsOf(
    'es',
    `Ana: Hay que pagar el seguro.
     Blas: ¿Y para cuándo?
     Ana: El veinte. Pero si lo pagamos ya, el quince, que es jueves.
     Clara: Pues págalo, ¿no? Hay dinero.
     Ana: ¿Hay? Yo veo cuatro mil.
     Blas: Pues no llega.`,
  );
  expect(decisions).toEqual([]);
});
