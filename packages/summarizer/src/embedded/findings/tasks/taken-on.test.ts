import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const { actionItems } = await minutesOf(language, script);
  return actionItems.map(({ text, owner }) => [text, owner]);
}

describe('what someone takes on who was looked for', () => {
  it('is theirs under a condition', async () => {
    const script = `Anja: Wer übernimmt die Einrichtung?
      Marcel: Ganz ehrlich, das schaffe ich neben der Kita nicht.
      Okan: Dann mache ich es, wenn ich die Woche nach Ostern dafür freibekomme.
      Anja: Gut.`;
    expect((await tasksOf('de', script)).map(([, owner]) => owner)).toEqual(['Okan']);
  });

  it('is theirs in a conditional, as polite people say it', async () => {
    const script = `Henrike: Und jemand muss die Gemeinde informieren, bevor die es aus der Zeitung erfährt.
      Anja: Das würde ich machen, ich habe am Donnerstag sowieso den Termin dort.
      Henrike: Gern.`;
    expect(await tasksOf('de', script)).toEqual([['Anja soll die Gemeinde informieren.', 'Anja']]);
  });

  it('is theirs by a verb without its ending', async () => {
    const script = `Nele: Wer backt denn dieses Jahr den Kuchen?
      Tobias: Ich jedenfalls nicht.
      Birgit: Ich back schon.`;
    expect((await tasksOf('de', script)).map(([, owner]) => owner)).toEqual(['Birgit']);
  });

  it('is no advice in a conditional', async () => {
    const script = `Henrike: Die Gemeinde ist noch nicht informiert.
      Anja: Das würde ich auch so sehen, aber ich habe am Donnerstag keinen Termin.
      Henrike: Gern.`;
    expect(await tasksOf('de', script)).toEqual([]);
  });
});

describe('an order not to do something', () => {
  it('gives no one a task', async () => {
    const script = `Nele: Die Katze merkt gar nicht, dass sie weg ist.
      Birgit: Sag das bloß nicht der Oma.
      Tobias: Sehr gut.`;
    expect(await tasksOf('de', script)).toEqual([]);
  });
});

describe('what people take on in Spanish', () => {
  it('is told with the thing that they are asked for', async () => {
    const script = `Amparo: Imprimimos veinte cartas. Driss, ¿las llevas tú a la imprenta?
      Driss: Sin problema. Pero necesito el texto antes del jueves.
      Rubén: Lo tienes el miércoles por la noche.
      Amparo: Bien.`;
    expect(await tasksOf('es', script)).toEqual([
      ['Driss las lleva a la imprenta.', 'Driss'],
      ['Rubén lo tendrá listo el miércoles por la noche (el texto).', 'Rubén'],
    ]);
  });

  it('is dated by what they say next', async () => {
    const script = `Amparo: Hay que poner los alérgenos en la carta.
      Rubén: Os hago la tabla esta semana.
      Amparo: ¿Seguro? Dijiste lo mismo en Navidad.
      Rubén: El viernes la tienes, de verdad.`;
    const { actionItems } = await minutesOf('es', script);
    expect(actionItems.map(({ due }) => due)).toEqual(['el viernes']);
  });

  it('is theirs where they do it as always, or by what another one cannot do', async () => {
    const script = `Amparo: Rubén, ¿te encargas tú del anuncio?
      Rubén: Uf, yo con eso soy un desastre.
      Lucía: Anda, ya lo pongo yo. Mañana por la mañana lo cuelgo.
      Amparo: Gracias, Lucía. Las entrevistas las hago yo, como siempre.`;
    expect(await tasksOf('es', script)).toEqual([
      ['Lucía lo pone (el anuncio).', 'Lucía'],
      ['Las entrevistas las hace Amparo, como siempre.', 'Amparo'],
    ]);
  });

  it('holds what an order is for, and not what its speaker wants besides', async () => {
    const script = `Elsa: Hay que avisar a los clientes de la campaña.
      Elsa: Beatriz, prepáralo tú, y que me llegue antes para darle el visto bueno.
      Beatriz: Se lo mando el martes.`;
    const [[text = '', owner] = []] = await tasksOf('es', script);
    expect(owner).toBe('Beatriz');
    expect(text).toMatch(/^Beatriz lo prepara/u);
    expect(text).not.toContain('Elsa');
  });

  it('is what they offer to do on a day', async () => {
    const script = `Elsa: Nuria, ¿conoces a alguien en esa clínica?
      Nuria: Estudié con la directora. Puedo hablar con ella esta semana y os cuento.
      Elsa: Perfecto.`;
    expect(await tasksOf('es', script)).toEqual([
      ['Nuria puede hablar con ella esta semana (sobre «Estudié con la directora»).', 'Nuria'],
    ]);
  });

  it('keeps what they go somewhere for', async () => {
    const script = `Carmen: Lo de la licencia sigue sin respuesta.
      Mateo: Mañana voy al ayuntamiento por otro asunto, así que pregunto en ventanilla por la licencia.
      Carmen: Gracias.`;
    expect(await tasksOf('es', script)).toEqual([
      [
        'Mañana Mateo va al ayuntamiento por otro asunto, así que pregunta en ventanilla por la licencia.',
        'Mateo',
      ],
    ]);
  });

  it('is not what they have waited for, asked about or leave to another one', async () => {
    const script = `Elsa: Hoy tenemos tres temas.
      Iván: Y el almacén, por favor, que llevo dos semanas pidiéndolo.
      Elsa: ¿Alguien sabe si con entrada de pago hace falta otra licencia?
      Iván: De acuerdo con lo de pagar. Y del vino, por mi parte, que decida Elsa.`;
    expect(await tasksOf('es', script)).toEqual([]);
  });
});

describe('what people take on in German', () => {
  it.each([
    [
      'Jannik, du sagst den anderen Bescheid?',
      'Ja, kommt in die Gruppe.',
      'Jannik sagt den anderen Bescheid.',
    ],
    [
      'Jannik, Sie klären das mit dem Wirt?',
      'Ja, heute noch.',
      'Jannik soll das mit dem Wirt klären.',
    ],
    [
      'Die Hüpfburg ist schön.',
      'Ich reservier die Hüpfburg morgen.',
      'Jannik reserviert die Hüpfburg morgen.',
    ],
    ['Die Wirtin wartet.', 'Ich sage der Wirtin morgen zu.', 'Jannik sagt der Wirtin morgen zu.'],
  ])('%s – %s', async (said, answer, task) => {
    const script = `Hauke: ${said}
      Jannik: ${answer}
      Hauke: Gut.`;
    expect((await tasksOf('de', script)).map(([text]) => text)).toEqual([task]);
  });

  it('is no habit of theirs, and nothing that they do not do', async () => {
    const script = `Hauke: Ohne dich dürfen wir nicht fahren.
      Torben: Den Sonntag könnte ich. Sonntags fahr ich kein Silo am 1. Juni.
      Hauke: Schön.`;
    expect(await tasksOf('de', script)).toEqual([]);
  });
});

it.each([
  ['en', "Ann: I'll send you the chart before we frame it. You'll have it on Monday.", 'on Monday'],
  [
    'en',
    "Ann: I'll do the seating plan, Ben, it needs three rows. You'll have it by Tuesday.",
    'by Tuesday',
  ],
  [
    'de',
    'Ann: Ich schicke dir die Karte, bevor wir sie rahmen. Am Montag hast du sie.',
    'am Montag',
  ],
  ['fr', "Ann: Je t'envoie la carte avant de l'encadrer. Tu l'auras lundi.", 'lundi'],
  ['es', 'Ann: Te mando el mapa antes de que lo enmarquemos. El lunes lo tienes.', 'el lunes'],
])(
  'takes the day on which someone will have it for its date (%s): %s',
  async (language, said, due) => {
    const { actionItems } = await minutesOf(language, `${said}\nBen: Okay.`);
    expect(actionItems.map((item) => item.due)).toEqual([due]);
  },
);

it('dates by it nothing else that is promised', async () => {
  const { actionItems } = await minutesOf(
    'en',
    "Ann: I'll paint the fence by Friday. You'll have the invoice on Monday.\nBen: Okay.",
  );
  expect(actionItems.map((item) => item.due)).toEqual(['by Friday', 'on Monday']);
});

it.each([
  ['en', "Ann: Who can feed the goats on Friday?\nBen: Me, I've got the gate code.", 'Ben'],
  ['en', "Ann: Who could collect the banners?\nBen: I can, I've got my van back.", 'Ben'],
])(
  'takes what gives the reason of a yes for no refusal (%s): %s',
  async (language, script, owner) => {
    const { actionItems } = await minutesOf(language, script);
    expect(actionItems.map((item) => item.owner)).toEqual([owner]);
  },
);

it("takes no one's word who has something else on", async () => {
  const { actionItems } = await minutesOf(
    'en',
    "Ann: Who can feed the goats on Friday?\nBen: I've got the dentist on Friday.",
  );
  expect(actionItems).toEqual([]);
});

it.each([
  [
    'es',
    'Preparo un cartel para la entrada, si queréis, para primeros de mayo.',
    'Qué bien.',
    /cartel/u,
  ],
  ['en', "I'll make a sign for the door by Friday, if you like.", 'Lovely.', /sign for the door/u],
  ['de', 'Ich mach bis Freitag ein Schild, wenn ihr wollt.', 'Schön.', /Schild/u],
])('a dated offer stands where no one declines it (%s)', async (language, said, answer, task) => {
  const found = await tasksOf(language, meetingWith(language, said, answer));
  expect(found.map(([text]) => text)).toEqual([expect.stringMatching(task)]);
});

it('a dated offer is gone where it is declined', async () => {
  const said = "I'll make a sign for the door by Friday, if you like.";
  expect(await tasksOf('en', meetingWith('en', said, "No, that's not necessary."))).toEqual([]);
});

it.each([
  ['Freischalten tu ich das am Mittwoch, da ist der Support da.', 'Freischalten tu ich das'],
  ['Streichen werd ich die Pfosten am Samstag.', 'Streichen wird Ben die Pfosten am Samstag'],
])('takes a German infinitive in front for what is done: %s', async (answer, task) => {
  const found = await tasksOf('de', meetingWith('de', 'Das ist noch offen.', answer));
  expect(found).toEqual([[expect.stringContaining(task), 'Ben']]);
});

it.each([
  'Streichen tu ich nie was.',
  'Dann mach ich das halt erst mal so.',
  'Das hast du mit einer Absage weniger wieder drin.',
])('takes no German habit and no way to put up with it for a task: %s', async (answer) => {
  expect(await tasksOf('de', meetingWith('de', 'Das ist noch offen.', answer))).toEqual([]);
});

it('is dated by who says it again, and not by a plan that builds on it', async () => {
  const { actionItems } = await minutesOf(
    'de',
    `Anja: Die Heizung geht nicht. Ich schreib der Verwaltung, mit Frist bis zum zwanzigsten.
     Bernd: Mit der Miete würd ich gar nicht erst anfangen.
     Anja: Hast recht. Ich schreib's heute Abend noch.
     Bernd: Gut.`,
  );
  expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([['Anja', 'heute Abend']]);
  const { actionItems: tests } = await minutesOf(
    'es',
    `Ana: La pieza llega el martes. ¿Y montarla?
     Blas: El miércoles por la mañana hago yo la prueba con agua. O sea que el jueves treinta podríamos moler.
     Ana: Pues el jueves treinta.
     Blas: Vale.`,
  );
  expect(tests.map(({ due }) => due)).not.toContain('el jueves');
});
