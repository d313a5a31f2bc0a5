import { describe, expect, it } from 'vitest';
import { TRADE_FAIR_MAILS } from '../../../testing/mails.ts';
import { minutesOf, notesOfText } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

describe('what one says that one cannot do', () => {
  it.each([
    [
      'de',
      `Anja: Bleibt die Zulage, Bernd?
       Bernd: Kann ich dir heute nicht sagen, Anja, wirklich nicht.
       Anja: Gut.`,
    ],
  ])('%s is no task', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });
});

describe('a plain promise of few words', () => {
  it('is a task where its verb is that of one', async () => {
    const script = `Rosa: The nineteenth, then. I'll tell the council.
      Dev: Six people haven't paid.
      Marcy: I'll sulk.
      Dev: It's a nice day.`;
    expect(await tasksOf('en', script)).toEqual([
      ['Rosa will tell the council.', 'Rosa', undefined],
    ]);
  });
});

describe('what someone takes on as people say it', () => {
  it.each([
    [
      'de',
      'Anke: Gut, der fünfzehnte. Ich sag der Leitung Bescheid.',
      'Anke sagt der Leitung Bescheid.',
    ],
    ['fr', 'Nadia: Bon, le trente. Je préviens la mairie.', 'Nadia prévient la mairie.'],
    [
      'es',
      'Marta: Vale, el de la entrada. Yo llamo al ayuntamiento.',
      'Marta llama al ayuntamiento.',
    ],
  ])('%s: %s', async (language, line, task) => {
    const found = await tasksOf(language, `${line}\n Bo: 12.\n Cleo: 14.`);
    expect(found.map(([text]) => text)).toEqual([task]);
  });

  it('is what was only named before', async () => {
    const script = `Ann: The food is done. And the drinks?
      Ben: I can bring those.
      Cleo: It's a hot day.`;
    expect(await tasksOf('en', script)).toEqual([['Ben can bring the drinks.', 'Ben', undefined]]);
  });
});

describe('what is no task of its own', () => {
  it.each([
    [
      'en',
      'the date of another one',
      `Ann: Can you dig the lease out, Sam?
       Sam: Sure. When do you want it?
       Ann: Before Thursday, I'm seeing him Thursday.`,
      1,
    ],
    [
      'en',
      'what someone is just saying',
      `Ann: And the party?
       Lou: The Anchor books up in June, I'm just saying.
       Ann: Ask me in June.`,
      0,
    ],
  ])('%s: %s', async (language, _, script, count) => {
    expect(await tasksOf(language, script)).toHaveLength(count);
  });
});

describe('a task in few words', () => {
  it.each([
    [
      'de',
      `Anke: Ich kenne den Herrn Bergmann von der Stadt.
       Jörg: Soll ich den Herrn anrufen?
       Anke: Das wäre toll.
       Jörg: Mach ich.`,
      'Jörg soll den Herrn anrufen.',
    ],
    [
      'de',
      `Renate: Und wo sollen die Kinder hin?
       Holger: Ich könnte bei der Grundschule fragen.
       Renate: Mach das bitte.`,
      'Holger soll bei der Grundschule fragen.',
    ],
    [
      'de',
      `Lea: Der Flur ist auch noch frei.
       Max: Dann nehm ich die Küche bis Sonntag.
       Lea: Gut.`,
      'Max nimmt die Küche bis Sonntag.',
    ],
    [
      'en',
      `Kit: He has to give two months' notice.
       Jo: My sister's a solicitor. I'll ask her.
       Kit: Great.`,
      "Jo will ask her (about “My sister's a solicitor”).",
    ],
  ])('%s: %#', async (language, script, task) => {
    const found = await tasksOf(language, script);
    expect(found.map(([text]) => text)).toEqual([task]);
  });
});

describe('an order to someone who is not called by name', () => {
  it.each([
    [
      'en',
      `Ann: Ring the baker and tell him it's a week later.
       Ben: Me? All right.
       Cleo: It's a nice day.`,
      ["Ben will ring the baker and tell him it's a week later.", 'Ben', undefined],
    ],
    [
      'de',
      `Georg: Ruf die Hoffmanns an und sag ihnen, dass es später wird.
       Timo: Ich? Na gut.
       Nadine: Es regnet.`,
      ['Timo ruft die Hoffmanns an und sagt ihnen, dass es später wird.', 'Timo', undefined],
    ],
    [
      'fr',
      `Anne: Appelle la mairie de Bourg.
       Paul: D'accord.
       Luc: Il pleut.`,
      ['Paul appelle la mairie de Bourg.', 'Paul', undefined],
    ],
    [
      'es',
      `Ana: Llama al fontanero de Burgos.
       Luis: Vale.
       Eva: Llueve.`,
      ['Luis llama al fontanero de Burgos.', 'Luis', undefined],
    ],
  ])('%s is a task of who says yes', async (language, script, task) => {
    expect(await tasksOf(language, script)).toEqual([task]);
  });

  it('is none where no one says yes', async () => {
    const script = `Ann: Ring the baker on Sunday mornings.
      Ben: It's a nice day.
      Cleo: It is.`;
    expect(await tasksOf('en', script)).toEqual([]);
  });
});

describe('who asks for leave', () => {
  it.each([
    ['en', 'Murat: Can I come along on Tuesday?', 'Anke: Of course.'],
    ['de', 'Murat: Dürfte ich am Dienstag mitkommen?', 'Anke: Natürlich.'],
    ['fr', 'Murat: Est-ce que je peux venir mardi ?', 'Anne: Bien sûr.'],
    ['es', 'Murat: ¿Puedo ir yo el martes?', 'Ana: Claro.'],
  ])('%s takes nothing on', async (language, asked, answer) => {
    expect(await tasksOf(language, `${answer}\n ${asked}\n ${answer}`)).toEqual([]);
  });
});

describe('a task is told without I and you', () => {
  it.each([
    [
      'es',
      `Ana: Buenos días.
       Luis: Los vales de la fiesta los imprimo yo antes del lunes.
       Ana: Bien.`,
      ['Los vales de la fiesta los imprime Luis antes del lunes.'],
    ],
    [
      'es',
      `Ana: Falta el texto del cartel.
       Luis: Os lo mando el lunes.
       Ana: Bien.`,
      ['Luis lo manda el lunes (el texto del cartel).'],
    ],
    [
      'fr',
      `Anne: Il manque le plan des réseaux.
       Paul: Je vous l'envoie ce soir.
       Anne: Bien.`,
      ["Paul l'envoie ce soir (le plan des réseaux)."],
    ],
    [
      'fr',
      `Anne: Et le quatorze ?
       Paul: Moi je fais monter personne au refuge le quatorze.
       Anne: Bien.`,
      [],
    ],
  ])('%s: %s', async (language, script, tasks) => {
    const found = await tasksOf(language, script);
    expect(found.map(([text]) => text)).toEqual(tasks);
  });
});

describe('what is done at once, or only says that one does it', () => {
  it.each([
    [
      'en',
      `Ann: How many of the small claims are left?
       Ben: Hang on, I'll filter the small claims.
       Ann: Good.`,
      [],
    ],
    [
      'en',
      `Ann: The old pumps are worth something, aren't they?
       Ben: Leave that with me. I'll ask the two dealers about the pumps.
       Ann: Good.`,
      ['Ben will ask the two dealers about the pumps.'],
    ],
    [
      'es',
      `Ana: Hay una muestra. ¿Quién manda la muestra a Madrid?
       Luis: Eso déjamelo a mí, mando la muestra el lunes por mensajero.
       Ana: Bien.`,
      ['Luis manda la muestra el lunes por mensajero.'],
    ],
  ])('%s is no task of its own: %s', async (language, script, tasks) => {
    const found = await tasksOf(language, script);
    expect(found.map(([text]) => text)).toEqual(tasks);
  });
});

describe('a task', () => {
  it.each([
    [
      'en',
      'is taken on in a short form',
      `Ann: The inspector comes on the sixteenth.
       Ben: Great. Lemme call the inspector today.
       Ann: Good.`,
      ['Ben will call the inspector today.', 'Ben', 'today'],
    ],
    [
      'en',
      'is to let someone have something',
      `Ann: Ben, please let Cleo have the corrected page by Friday.
       Ben: Yes, no problem.
       Cleo: Good.`,
      ['Ben will let Cleo have the corrected page by Friday.', 'Ben', 'by Friday'],
    ],
    [
      'en',
      'is found where someone is asked for the day',
      `Ann: And the newsletter goes out when, Ben?
       Ben: Thursday. Thursday night.
       Cleo: Good.`,
      ['The newsletter goes out.', 'Ben', 'Thursday night'],
    ],
    [
      'fr',
      'garde l’objet et la forme du verbe',
      `Anne: Les voisins attendent une réponse pour la haie. Paul, tu les préviens ?
       Paul: Oui, demain.
       Anne: Bien.`,
      [
        'Paul les prévient (à propos de « Les voisins attendent une réponse pour la haie »).',
        'Paul',
        'demain',
      ],
    ],
    [
      'fr',
      'garde la forme d’un verbe en -dre',
      `Anne: Paul, tu prends le pain demain matin ?
       Paul: Oui, bien sûr.
       Anne: Bien.`,
      ['Paul prend le pain demain matin.', 'Paul', 'demain matin'],
    ],
    [
      'fr',
      'se trouve où l’on demande le jour',
      `Anne: On achète la tondeuse. Paul, tu la commandes quand ?
       Paul: Demain.
       Anne: Bien.`,
      ['Paul la commande (la tondeuse).', 'Paul', 'demain'],
    ],
    [
      'de',
      'steht, wo nach dem Tag gefragt wird',
      `Uwe: Wann bestellst du die Ziegel?
       Rita: Am Freitag.
       Uwe: Gut.`,
      ['Rita bestellt die Ziegel.', 'Rita', 'am Freitag'],
    ],
    [
      'en',
      'is whose who is called by name in the same turn',
      `Ann: Ben, the lease of the allotment runs out. Could you write to the council?
       Ben: Sure, I'll do it tonight.
       Cleo: Good.`,
      ['Ben will write to the council.', 'Ben', 'tonight'],
    ],
    [
      'en',
      'is offered as a question and accepted by its date',
      `Ann: We need a recipe book.
       Ben: I've still got the recipe book from school. I can knock it into shape for us by, what, the ninth?
       Ann: The ninth would be lovely.`,
      [
        "Ben will knock it into shape for them by the ninth (about “I've still got the recipe book from school”).",
        'Ben',
        'by the ninth',
      ],
    ],
    [
      'de',
      'wird als Frage angeboten',
      `Uwe: Die Kurse fangen im Mai an.
       Rita: Dann stell ich die Kurse heute Mittag online, ja?
       Uwe: Ja, mach.`,
      ['Rita stellt die Kurse heute Mittag online.', 'Rita', 'heute Mittag'],
    ],
    [
      'de',
      'nennt, was ihr Verb auslässt',
      `Uwe: Jasmin wartet auf die Rechnungen.
       Rita: Und die anderen vier Rechnungen sind von mir, ich weiß. Mach ich morgen früh.
       Uwe: Gut.`,
      [
        'Rita macht das morgen früh (zu „die anderen vier Rechnungen sind von mir, ich weiß“).',
        'Rita',
        'morgen früh',
      ],
    ],
    [
      'en',
      'names whom its pronoun means',
      `Ann: Fiona Marsh, the yoga teacher, wants the hall on Wednesdays.
       Ben: The hall is free on Wednesdays.
       Ann: So she gets the hall. I'll tell her tonight.`,
      ['Ann will tell her tonight (about Fiona Marsh).', 'Ann', 'tonight'],
    ],
    [
      'en',
      'has no reason behind its comma, and answers what was called for',
      `Ann: And who's fetching the trailer?
       Ben: I could ask my uncle, only he's...
       Cleo: No, leave it, I'll ring the farm, they owe me a favour.`,
      ["Cleo will ring the farm (about “who's fetching the trailer?”).", 'Cleo', undefined],
    ],
    [
      'en',
      'keeps "there and then" at its end',
      `Ann: Somebody needs to see Mrs Hill about the form.
       Ben: I'll catch Mrs Hill on Sunday and fill in the form there and then.`,
      [
        'Ben will catch Mrs Hill on Sunday and fill in the form there and then.',
        'Ben',
        'on Sunday',
      ],
    ],
    [
      'es',
      'no dice para quién se hace',
      `Ana: Hace falta una lista de precios. ¿Quién me la escribe?
       Luis: Yo. El domingo la tienes.`,
      ['Luis la escribe (la lista de precios).', 'Luis', 'el domingo'],
    ],
    [
      'en',
      'is done by two where two are asked',
      `Ann: Ben, could you and Cleo paint the fence by Friday?
       Ben: Sure, will do.`,
      ['Ben and Cleo will paint the fence by Friday.', 'Ben', 'by Friday'],
    ],
    [
      'en',
      'that no one it was asked of does is passed on',
      `Ann: Then the piano stays with us. Can you have that tuned, Ben?
       Ben: I'm drowning a bit. Could somebody else?
       Cleo: I'll ring him by Friday.`,
      ['Cleo will ring him by Friday (about “the piano stays with us”).', 'Cleo', 'by Friday'],
    ],
    [
      'es',
      'dice qué pidieron a otro',
      `Ana: Luis, ¿avisas tú a los vecinos?
       Luis: Yo esta semana estoy de turno de noche, me es imposible. Que llame otro.
       Eva: Ya llamo yo, el jueves, que libro.`,
      ['Eva llama, el jueves (sobre «Luis, ¿avisas tú a los vecinos?»).', 'Eva', 'el jueves'],
    ],
    [
      'es',
      'dice de qué se encarga quien se ofrece',
      `Ana: Y hay que hacerle un regalo a Pilar.
       Luis: Una botella buena.
       Eva: Yo me encargo, sé lo que le gusta.`,
      ['Eva va a hacerle un regalo a Pilar.', 'Eva', undefined],
    ],
    [
      'es',
      'dice a quién llama',
      `Ana: La carpintería de la plaza pide 390 euros por coser el toldo rojo.
       Luis: Vale, le llamo esta tarde y le digo que sí.`,
      [
        'Luis le llama esta tarde y le dice que sí (sobre «La carpintería de la plaza pide 390 euros por coser el toldo rojo»).',
        'Luis',
        'esta tarde',
      ],
    ],
    [
      'fr',
      'dit ce que son pronom remplace',
      `Anne: La subvention arrive en mai. Le dossier de la mairie est encore chez Paul.
       Paul: Je vous l'envoie lundi, promis.`,
      [
        "Paul l'envoie lundi, promis (à propos de « Le dossier de la mairie est encore chez Paul »).",
        'Paul',
        'lundi',
      ],
    ],
    [
      'de',
      'sagt, wo nachgefragt wird',
      `Uwe: Und der Vertrag?
       Rita: Der Herr Oltmanns meldet sich nicht. Ich frag da nochmal nach, noch diese Woche.`,
      [
        'Rita fragt da nochmal nach, noch diese Woche (zu „Der Herr Oltmanns meldet sich nicht“).',
        'Rita',
        'noch diese Woche',
      ],
    ],
  ])('%s: %s', async (language, _, script, task) => {
    expect(await tasksOf(language, script)).toContainEqual(task);
  });

  it.each([
    ['en', 'Ann: The dog barks all night.\nBen: Oh, please no. It is two cats in a shed.'],
    ['en', 'Ann: The roof is thin.\nBen: And who pays if it leaks in May?\nCleo: I pay, then.'],
    ['en', 'Ann: Fifty for repairs. Can you stomach that?\nBen: Yep. I can say fifty.'],
    ['en', "Ann: A rope across the hall?\nBen: I'll go along with that, if there's a rope."],
    ['en', "Ann: We want members.\nBen: Listen, if we get a thousand I'll shave my head."],
    ['en', "Ann: Hello.\nBen: You'll have seen that the baker is leaving by Friday."],
    [
      'de',
      'Uwe: Wir fegen reihum.\nTom: Ich bin alt, ich fege nicht mehr.\nTom: Aber montags nicht.',
    ],
    ['es', 'Ana: El café aparte.\nLuis: El café aparte, sí, a partir del uno de mayo.'],
  ])('%s: is not %s', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });

  it('moves to another date where that is all that is asked', async () => {
    const tasks = await tasksOf(
      'en',
      `Ann: Ben, could you take the boat to the yard by the 8th?
       Ben: Sure, will do.
       Cleo: The painters have called.
       Ann: They have no room. Ben, could you make it the 15th instead?
       Ben: The 15th is fine.`,
    );
    expect(tasks).toEqual([['Ben will take the boat to the yard by the 8th.', 'Ben', 'the 15th']]);
  });

  it('is not what only says when another one is done', async () => {
    const tasks = await tasksOf(
      'en',
      `Ann: Somebody has to get the price on paper.
       Ben: I'll get the dairy to put the price on paper. I'm seeing their foreman on Wednesday.`,
    );
    expect(tasks).toEqual([
      ['Ben will get the dairy to put the price on paper.', 'Ben', 'on Wednesday'],
    ]);
  });

  it('is what someone promises, not what another one asks whether it has to be done', async () => {
    const [task] = await tasksOf(
      'en',
      `Ann: The stock is short by four boxes.
       Ben: Do we have to report it?
       Cleo: Fair enough. I'll ring the council tomorrow.`,
    );
    expect(task?.[0]).toMatch(/^Cleo will ring the council tomorrow/u);
  });

  it.each([
    [
      'en',
      "Gwen: She rang me after the fall and she said, I've had enough of this house, I'll move in with Tamsin.",
    ],
    [
      'de',
      'Gwen: Sie hat mich angerufen und hat gesagt: Ich hab genug von dem Haus, ich kümmere mich um einen Platz.',
    ],
    [
      'fr',
      "Gwen: Elle m'a appelée et elle m'a dit : j'en ai assez de cette maison, je vais chercher un appartement.",
    ],
    [
      'es',
      'Gwen: Me llamó después de la caída y me dijo: estoy harta de esta casa, me encargo de buscar un piso.',
    ],
  ])('%s: is not what another one said that they would do', async (language, said) => {
    expect(await tasksOf(language, `${said}\nRob: Mm.`)).toEqual([]);
  });
});

it('a promise in a mail takes on nothing else that the mail before asks for', async () => {
  const { actionItems } = await notesOfText('en', TRADE_FAIR_MAILS);
  expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
    [expect.stringContaining('Nora will book it today'), 'Nora', 'today'],
    ['Paul will send Nora the poster files by 14 March.', 'Paul', 'by 14 March'],
  ]);
});
