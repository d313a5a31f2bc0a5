import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../../testing/embedded-engine.ts';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text);
}

const GUARDS = (last: string): string => `Elsa: Hoy hablamos de las guardias.
  Elsa: Decidido: dejamos las guardias a partir de junio.
  Nuria: ¿Y si compartimos el coste con la clínica de Parla?
  Elsa: ${last}
  Nuria: Gracias.`;

describe('a proposal that is taken back', () => {
  it.each([
    ['en', 'Decided: we buy the van.', 'Forget about buying the van, my brother lends us his.'],
    [
      'de',
      'Beschlossen: Wir kaufen den Bus.',
      'Vergesst das mit dem Bus, mein Bruder leiht uns seinen.',
    ],
    [
      'fr',
      'Décidé : on achète la camionnette.',
      "On oublie l'idée d'acheter la camionnette, mon frère nous prête la sienne.",
    ],
    [
      'es',
      'Decidido: compramos la furgoneta.',
      'Olvidad lo de comprar la furgoneta, mi hermano nos presta la suya.',
    ],
  ])('%s: %s – %s', async (language, decided, takenBack) => {
    const script = (last: string): string => meetingWith(language, decided, last);
    expect(await decisionsOf(language, script('Hm.'))).toHaveLength(1);
    expect(await decisionsOf(language, script(takenBack))).toEqual([]);
  });

  it('by who made it is gone', async () => {
    expect(await decisionsOf('es', GUARDS('Eso habría que verlo.'))).toHaveLength(1);
    expect(await decisionsOf('es', GUARDS('Retiro mi propuesta.'))).toEqual([]);
  });
});

describe('a vote', () => {
  it('is closed by who called it, with what follows from it', async () => {
    const script = `Ada: The shop hours, then.
      Lou: Nobody comes after one, it's a waste of heating.
      Finn: What if we only open in the mornings, nine till one?
      Lou: And who does Sundays?
      Ada: So, Monday to Saturday nine till one, and no Sundays. Hands up for that?
      Finn: Me, obviously.
      Ada: Carried, with a cough from the back. Then that starts on the third of May. Lou, would you print the list?
      Lou: Will do.`;
    expect(await decisionsOf('en', script)).toEqual([
      expect.stringMatching(/nine till one, and no Sundays\. .*starts on the third of May/u),
    ]);
  });

  it('counts, where several call on it one after the other', async () => {
    const script = `Elsa: Lo del riego.
      Nuria: El año pasado faltó agua en julio.
      Iván: Y en agosto.
      Elsa: Desde el tres de mayo, riego por turnos, y el que riegue fuera de hora paga diez euros. ¿Votamos?
      Nuria: A favor.
      Iván: A favor.
      Marta: Yo también.
      Pau: Yo me abstengo.
      Elsa: Pues aprobado, con una abstención. Nuria, habrá que avisar a los vecinos.
      Nuria: Les escribo mañana.`;
    expect(await decisionsOf('es', script)).toEqual([
      expect.stringMatching(/^Desde el tres de mayo, riego por turnos.* Con una abstención\.$/u),
    ]);
  });

  it('is not decided by what holds only if something happens', async () => {
    const script = `Ada: The fair, then. They want forty pounds for the day.
      Finn: The last one cost us two days.
      Ada: Who's for going only if they give us a stand? Three. Okay, so it's that. I'll write to them today.
      Finn: And if they say no?
      Ada: Then we stay at home.
      Finn: Fair enough.`;
    expect(await decisionsOf('en', script)).toEqual([
      'Fair: going only if they give us a stand.',
      expect.stringMatching(/about “if they say no\?”/u),
    ]);
  });

  it.each([
    [
      'en',
      'So the rule is: gloves at the kiln, and no one loads alone. Is that clear to everyone?',
      'Crystal clear.',
    ],
    [
      'de',
      'Also gilt: Handschuhe am Ofen, und niemand belädt ihn allein. Ist das für alle klar?',
      'Völlig klar.',
    ],
    [
      'fr',
      "Alors la règle : des gants au four, et personne ne l'ouvre seul. C'est clair pour tout le monde ?",
      'Très clair.',
    ],
    [
      'es',
      'Pues la norma es: guantes en el horno, y nadie lo abre solo. ¿Está claro para todos?',
      'Clarísimo.',
    ],
  ])('asks in %s whether it is clear', async (language, said, answer) => {
    expect(await decisionsOf(language, meetingWith(language, said, answer))).toHaveLength(1);
  });

  it('may put to it what names a rendez-vous', async () => {
    const script = `Rosa: Les visites de l'atelier, alors.
      Ben: On ne peut pas tout arrêter, il y a les classes.
      Rosa: Donc plus de visites sur rendez-vous avant la fin des travaux, mais les classes, oui. Tout le monde est d'accord ?
      Ben: D'accord.`;
    expect(await decisionsOf('fr', script)).toEqual([
      expect.stringMatching(/^Plus de visites sur rendez-vous/u),
    ]);
  });
});

describe('hands that are counted', () => {
  it.each([
    [
      'en',
      `Ann: The boat shed roof, then. Felt or slate?
       Ben: Felt is nine hundred, slate is three thousand.
       Cleo: I'd take slate.
       Ann: Shall we just vote? Slate, hands please. One, two, three and me, four. Against?
       Ben: Me.
       Ann: One. And Dora, you're abstaining? That's fine. Four, one, one. We take the slate.`,
      /take the slate/u,
    ],
    [
      'de',
      `Anja: Das Dach vom Bootshaus. Pappe oder Schiefer?
       Bernd: Pappe kostet neunhundert, Schiefer dreitausend.
       Cora: Ich wäre für Schiefer.
       Anja: Dann stimmen wir ab. Wer ist für Schiefer? Eins, zwei, drei und ich, vier. Dagegen?
       Bernd: Ich.
       Anja: Vier zu eins. Wir nehmen den Schiefer.`,
      /Schiefer/u,
    ],
    [
      'es',
      `Ana: Las excursiones del albergue.
       Blas: Yo las quitaba.
       Ana: ¿Y si las dejamos solo los jueves por la tarde y de veinte personas como mucho?
       Clara: Por mí sí.
       Ana: Pues a mano alzada. ¿A favor? Clara, Dora y yo, tres. ¿En contra? Blas. Emilio, ¿tú?
       Emilio: Yo me abstengo.
       Ana: Pues tres a uno, sale. Jueves por la tarde, máximo veinte, y empezamos en mayo.`,
      /jueves por la tarde, máximo veinte/u,
    ],
  ])('decide what is said behind the count (%s)', async (language, script, decision) => {
    expect(await decisionsOf(language, script)).toEqual([expect.stringMatching(decision)]);
  });

  it('decide nothing where they are only called for', async () => {
    const script = meetingWith('en', 'A show of hands, then.', 'Cleo is not here yet.');
    expect(await decisionsOf('en', script)).toEqual([]);
  });
});

describe('a day that was agreed on', () => {
  it.each([
    [
      'en',
      'So we open on the 27th, mornings only.',
      'Then the 27th is off.',
      'So the 30th. Forget the 27th: we open on the 30th.',
      /30th/u,
    ],
    [
      'de',
      'Also öffnen wir am siebenundzwanzigsten, nur vormittags.',
      'Dann fällt der siebenundzwanzigste flach.',
      'Gut, vergesst den siebenundzwanzigsten: Dann nehmen wir den dreißigsten.',
      /dreißigsten/u,
    ],
    [
      'fr',
      'Donc on ouvre le vingt-sept, le matin seulement.',
      "Alors le vingt-sept, c'est mort.",
      'Alors le trente. Oubliez le vingt-sept : on ouvre le trente.',
      /trente/u,
    ],
    [
      'es',
      'Vale, abrimos el veintisiete, por las mañanas.',
      'Entonces el veintisiete nada.',
      'Pues el treinta. Olvidaos del veintisiete: abrimos el treinta.',
      /treinta/u,
    ],
  ])('no longer stands once another takes its place (%s)', async (...row) => {
    const [language, first, off, last, day] = row;
    const script = `Ann: ${first}
      Ben: Ok.
      Ann: Ben?
      Ben: ${off}
      Ann: Hm.
      Ben: ${last}
      Ann: Ok.`;
    const found = await decisionsOf(language, script);
    expect(found.join(' ')).toMatch(day);
    expect(found.filter((text) => !day.test(text))).toEqual([]);
  });

  it.each([
    ['en', 'So we stay shut on Mondays, from October.', 'Mondays, forget that.'],
    ['de', 'Also bleibt montags ab Oktober zu.', 'Das mit montags vergessen wir.'],
    ['fr', "Donc on ferme le lundi, à partir d'octobre.", 'Le lundi, oubliez.'],
    ['es', 'Pues entonces cerramos los lunes, desde octubre.', 'Lo de los lunes olvidadlo.'],
  ])('no longer stands once it is taken back (%s)', async (language, first, last) => {
    const script = `Ann: ${first}\nBen: Ok.\nAnn: Ben?\nBen: Mm.\nAnn: Mm.`;
    expect(await decisionsOf(language, script)).toHaveLength(1);
    expect(await decisionsOf(language, `${script}\nBen: ${last}\nAnn: Ok.`)).toEqual([]);
  });

  it('stands where it is only not to be forgotten', async () => {
    const script = meetingWith('en', 'So we open on the 27th, mornings only.', 'Agreed, the 27th.');
    const last = "Ben: And don't forget the 27th, please.";
    expect(await decisionsOf('en', `${script}\n${last}`)).toHaveLength(1);
  });
});

describe('no decision', () => {
  it.each([
    [
      'en',
      'So does the fund pay for the ramp at all?',
      "That's the question. I honestly don't know.",
      'All right, we leave it at that for now.',
    ],
    [
      'de',
      'Also zahlt die Stiftung so eine Rampe überhaupt?',
      'Das ist die Frage. Ich weiß es ehrlich gesagt nicht.',
      'Na gut, lassen wir erst mal so stehen.',
    ],
  ])('is in a question that no one could answer (%s)', async (...row) => {
    const [language, asked, unknown, left] = row;
    const script = `Ann: ${language === 'de' ? 'Die Rampe am Eingang' : 'The ramp at the door'}.
      Ben: ${language === 'de' ? 'Die kostet vierhundert Euro' : "That's four hundred pounds"}.
      Cleo: ${asked}
      Ann: ${unknown}
      Ben: ${language === 'de' ? 'Schade' : 'A pity'}.
      Ann: ${left}`;
    expect((await decisionsOf(language, script)).join(' ')).not.toMatch(/fund|Stiftung/u);
  });

  it('is a reservation in German', async () => {
    const script = `Nele: Und wenn wir das Haus vermieten?
      Tobias: Vermieten, na ja. Da muss vorher das Dach gemacht werden.
      Nele: Stimmt auch wieder.`;
    expect(await decisionsOf('de', script)).toEqual([]);
  });

  it('is leave to go on, nor what was put forward before it', async () => {
    const script = `Elsa: También estaría bien un cartel para el escaparate.
      Nuria: Ah, el laboratorio los manda.
      Iván: ¿Puedo ya con el almacén?
      Elsa: Adelante.`;
    expect(await decisionsOf('es', script)).toEqual([]);
  });
});

describe('what all do', () => {
  it('is another amount than the one that was put forward, and not what would come of that', async () => {
    const script = `Hauke: Letztes Jahr war die Bratwurst um eins alle.
      Hauke: Diesmal bestellen wir 300.
      Jannik: 300 ist zu viel, wenn's regnet. Dann essen wir bis Weihnachten Bratwurst.
      Inken: 250 und Kuchen dazu.
      Hauke: Gut, 250. Wer kümmert sich um den Kuchen?`;
    const found = await decisionsOf('de', script);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('250 und Kuchen dazu');
  });

  it('is told without the word that concludes it', async () => {
    const found = await decisionsOf(
      'de',
      meetingWith('de', 'Dann nehmen wir die Hecke, ab Mai.', 'Einverstanden.'),
    );
    expect(found).toEqual(['Wir nehmen die Hecke, ab Mai.']);
  });

  it('is told without the words that settle it', async () => {
    const found = await decisionsOf(
      'de',
      meetingWith('de', 'Einverstanden, so machen wir es: Folie an die Nordseite.', 'Gut.'),
    );
    expect(found).toEqual(['Folie an die Nordseite.']);
  });
});

describe('the mail that sums up a thread', () => {
  const LINES = `De: Carmen Urrutia
Para: Joaquín Belda; Mateo Lasheras
Enviado: lunes, 10 de marzo de 2025 9:05
Asunto: Jornada
Os propongo el sábado 17 de mayo. ¿Y hacemos la visita en tractor?
Carmen
-----
De: Joaquín Belda
Para: Carmen Urrutia
Enviado: martes, 11 de marzo de 2025 9:05
Asunto: RE: Jornada
El 17 no puede ser. Por mí el 24. Lo del tractor yo lo quitaría.
Joaquín
-----
De: Mateo Lasheras
Para: Carmen Urrutia
Enviado: martes, 11 de marzo de 2025 10:05
Asunto: RE: RE: Jornada
De acuerdo con el 24, aunque me parece tarde. Puedo encargarme de la música si queréis.
Mateo
-----
De: Carmen Urrutia
Para: Joaquín Belda; Mateo Lasheras
Enviado: miércoles, 12 de marzo de 2025 18:33
Asunto: RE: RE: RE: Jornada
Gracias a todos. Resumo para que quede claro:
La jornada es el sábado 24 de mayo, de once a seis.
No hay tractor.
Yo comunico la fecha a la denominación mañana mismo.
Mateo, lo de la música mejor que no, el año pasado se quejaron los vecinos.
Carmen`;

  it('lists each line as settled, up to what its writer does, without bullets too', async () => {
    const turns = LINES.split('\n').map((text) => ({ text }));
    const { document } = await embeddedEngine.summarizer.summarize({
      source: { kind: 'text', language: 'es', turns },
      outputType: 'notes',
    });
    expect(document.decisions.map(({ text }) => text)).toEqual([
      'La jornada es el sábado 24 de mayo, de once a seis.',
      'No habrá tractor.',
      'Lo de la música mejor que no, el año pasado se quejaron los vecinos.',
    ]);
  });
});

describe('what was put to the vote', () => {
  it.each([
    [
      'en',
      `Ann: The pond. The school wants it filled in, the anglers don't.
       Ben: It leaks, too.
       Ann: Then I'd like us to vote on whether we fill in the pond this year.
       Ben: Fine.
       Ann: Who's for it? One, two, three. Against?
       Cleo: Me.
       Ann: Three in favour, one against.`,
      /^Ann: .*whether we fill in the pond this year\. Three in favour, one against\.$/u,
    ],
    [
      'de',
      `Anja: Der Teich. Die Schule will ihn zuschütten, die Angler nicht.
       Bernd: Undicht ist er auch.
       Anja: Dann lasse ich abstimmen, ob wir den Teich dieses Jahr zuschütten.
       Bernd: Gut.
       Anja: Wer ist dafür? Eins, zwei, drei. Dagegen?
       Jule: Ich.
       Anja: Drei dafür, eine dagegen.`,
      /ob wir den Teich dieses Jahr zuschütten/u,
    ],
  ])('is named with how the vote went (%s)', async (language, script, decision) => {
    expect(await decisionsOf(language, script)).toEqual([expect.stringMatching(decision)]);
  });
});

it('what is said to be settled behind a yes is settled', async () => {
  const script = `Ann: Forty chairs cost ninety pounds, sixty cost a hundred and ten.
    Ben: Nobody wants to stand.
    Ann: Sixty chairs, a hundred and ten, from the church. Good. That's that. Now, the band.
    Ben: They want soup.`;
  expect(await decisionsOf('en', script)).toContainEqual(
    expect.stringContaining('Sixty chairs, a hundred and ten, from the church'),
  );
});

it.each([
  ['en', "So that's settled. It's the nineteenth of May today."],
  ['fr', "C'est jouable. On est le dix-neuf mai."],
  ['es', 'Se puede. Hoy estamos a diecinueve.'],
])('the date of the day is none (%s)', async (language, said) => {
  const script = `Ann: ${language === 'en' ? 'The fair is in July.' : 'Bien.'}
    Ben: Hm.
    Ann: ${said}
    Ben: Ok.`;
  expect((await decisionsOf(language, script)).join(' ')).not.toMatch(
    /nineteenth|dix-neuf|diecinueve/u,
  );
});
