import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';
import { embeddedEngine } from '../../../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

async function duesOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ owner, due }) => [owner, due]);
}

describe('no date of a task', () => {
  it.each([
    [
      'is that on which nothing is decided',
      `Ann: Dr Novak wants to stay open until four.
       Ben: I'll talk to the doctor. We don't decide that today.
       Ann: Good.`,
    ],
    [
      'is that of the meeting itself',
      `Ann: I'll ring the council.
       Ben: Good. That's all for tonight.
       Cleo: Bye.`,
    ],
  ])('%s', async (_, script) => {
    expect((await duesOf('en', script)).map(([, due]) => due)).toEqual([undefined]);
  });

  it('is that on which another one goes', async () => {
    const script = `Marta: Vale, el de la entrada. Yo llamo al ayuntamiento.
      Julio: El domingo no puedo, es la comunión de mi sobrina.
      Marta: Pues el domingo que vaya Inma.
      Inma: La feria es larga.`;
    expect(await duesOf('es', script)).toContainEqual(['Marta', undefined]);
  });

  it('is that of what another one says, where only a clause says that the day is not known', async () => {
    const script = `Henrike: Die Fenster fehlen noch.
      Marcel: Ja, ich rufe den Lieferanten an. Bis wann er liefern kann, weiß ich allerdings nicht.
      Henrike: Und jemand muss die Gemeinde informieren.
      Anja: Am Donnerstag bin ich sowieso im Rathaus.`;
    expect(await duesOf('de', script)).toContainEqual(['Marcel', undefined]);
  });

  it('is that on which another one concludes to do something', async () => {
    const script = `Henrike: Der Vermieter will Geld für die Stellplätze.
      Anja: Ich frage den Vermieter noch mal.
      Henrike: Gut. Dann kündige ich die anderen vier zum 31. Mai.
      Okan: Schön.`;
    expect(await duesOf('de', script)).toContainEqual(['Anja', undefined]);
  });
});

describe('the date of a task', () => {
  it.each([
    [
      'en',
      'is the one that the asker settles on after a correction',
      `Ann: Who's fetching the marquee?
       Ben: I'll ring the brewery about the marquee. It'll be here Friday. No, Friday week.
       Ann: The twenty-second. Lovely.
       Cleo: And the band still wants a piano.`,
      ['Ben', 'the twenty-second'],
    ],
    [
      'en',
      'stands behind what is said while looking for it',
      `Ann: Who draws the desk plan?
       Ben: I'll draw the desk plan and pin it up by, let's say, the fifteenth.
       Ann: Good.`,
      ['Ben', 'by the fifteenth'],
    ],
    [
      'en',
      'is a part of a month without a word before it',
      `Ann: Ben, could you write a notice for the waiting room?
       Ben: Yeah, sure. For when?
       Ann: Middle of June, so they get a fortnight's warning.`,
      ['Ben', 'Middle of June'],
    ],
    [
      'en',
      'is asked for by who takes it on',
      `Ann: I need to draw the map for the leaflet again. When do you need it?
       Ben: The printer wants everything on the ninth and I want a week before that, so, the second?
       Ann: Second of May. You get it.
       Cleo: Good.`,
      ['Ann', 'second of May'],
    ],
    [
      'en',
      'stands in the next sentence of who takes it on',
      `Ann: Somebody has to tell the vet about the lambs.
       Ben: I'll write to the vet. It goes off on Thursday.
       Ann: The show is on Saturday, remember.`,
      ['Ben', 'on Thursday'],
    ],
    [
      'en',
      'is what a sentence comes to, and no noun that is counted',
      `Ann: Cleo, could you order the test strips?
       Cleo: Leave it with me. I need the strips here before the first batch is bottled, so, um, by the twelfth of June.`,
      ['Cleo', 'by the twelfth of June'],
    ],
    [
      'en',
      'is denied before: it is not done earlier',
      `Ann: The leaflet will want changing, then.
       Ben: Oh, give it here, I'll redo the leaflet. But you won't have it before the end of next week.
       Ann: Bless you.`,
      ['Ben', 'before the end of next week'],
    ],
    [
      'de',
      'steht hinter dem, was zu tun ist',
      `Uwe: Wer ruft im Gemeindehaus an? Am liebsten gleich morgen.
       Rita: Ich ruf im Gemeindehaus an.
       Uwe: Gut.`,
      ['Rita', 'gleich morgen'],
    ],
    [
      'de',
      'ist eher ein Tag, als was dann geschieht',
      `Uwe: Wer schickt dem Sender die Zitate?
       Rita: Ich schick dem Sender die Zitate vor der Sendung, bis zum 18. Oktober.
       Uwe: Gut.`,
      ['Rita', 'bis zum 18. Oktober'],
    ],
    [
      'en',
      'keeps its month',
      `Ann: Cleo, could you redo the seating plan by Monday 19 May?
       Cleo: Sure, will do.`,
      ['Cleo', 'by Monday 19 May'],
    ],
    [
      'en',
      'may be what something is done before',
      `Ann: Somebody should mend the weathervane.
       Ben: I'll mend the weathervane before the clocks go back.`,
      ['Ben', 'before the clocks go back'],
    ],
    [
      'en',
      'is not what another one talks about',
      `Ann: Ben, could you look after the raffle tickets?
       Ben: Yes, I'll sort out the raffle tickets.
       Ann: Thanks. And the judges for the cakes have been invited since March.
       Cleo: The vicar is coming on Sunday.`,
      ['Ben', undefined],
    ],
    [
      'de',
      'wird ausgehandelt',
      `Uwe: Wer schaut nach dem Ofen?
       Rita: Kann ich das machen?
       Tom: Ich stell mich daneben. Am Dienstag, da ist es ruhig.
       Rita: Dienstag ist Prüfung. Mittwoch?
       Tom: Dann Mittwoch.`,
      ['Rita', 'Mittwoch'],
    ],
    [
      'de',
      'ist nicht, was verneint wird',
      `Uwe: Die Nachbarin hat sich wieder über die Hühner beschwert.
       Rita: Ich rufe die Nachbarin selbst an, aber nicht heute, heute bin ich zu müde. Morgen.
       Tom: Gut.`,
      ['Rita', 'morgen'],
    ],
    [
      'de',
      'ist keine Uhrzeit hinter bis',
      `Uwe: Tom, kannst du den Hof fegen? Wir haben von acht bis dreizehn Uhr offen.
       Tom: Klar, mach ich.`,
      ['Tom', undefined],
    ],
    [
      'fr',
      'peut être un jour en toutes lettres',
      `Anne: Qui prépare la salle ?
       Paul: Bon, je m'en occupe. Pour la répétition, le douze.
       Anne: Parfait.`,
      ['Paul', 'le douze'],
    ],
    [
      'fr',
      'n’est pas celle de ce que la tâche prépare',
      `Anne: Il faut un car pour la sortie.
       Paul: J'appelle le transporteur cet après-midi pour réserver le 10 juin.`,
      ['Paul', 'cet après-midi'],
    ],
    [
      'es',
      'puede ser un día con letras',
      `Ana: ¿Quién cambia los carteles del mercado?
       Luis: Yo cambio los carteles. El treinta por la noche lo dejo todo puesto.
       Ana: Perfecto.`,
      ['Luis', 'el treinta por la noche'],
    ],
  ])('%s: %s', async (language, _, script, task) => {
    expect((await duesOf(language, script))[0]).toEqual(task);
  });

  it('of a mail is what who was asked answers about the same thing', async () => {
    const lines = `From: Ann Hill
Date: Monday, 5 May, 08:55
Subject: The fair
Ben, please get the contract with the brewery signed by the end of this week. Cleo, would you ask the band for a list of songs by the 30th?
Ann
From: Ben Moss
Date: Monday, 5 May, 09:40
Subject: Re: The fair
Will do. The contract goes off on Friday morning, and I have paid the deposit.
Ben
From: Cleo Day
Date: Monday, 5 May, 10:40
Subject: Re: The fair
I'll ask the band.
Cleo`;
    const turns = lines.split('\n').map((text) => ({ text }));
    const { document } = await summarizer.summarize({
      source: { kind: 'text', language: 'en', turns },
      outputType: 'notes',
    });
    expect(document.actionItems.map(({ owner, due }) => [owner, due])).toEqual([
      ['Ben', 'on Friday morning'],
      ['Cleo', 'by the 30th'],
    ]);
  });
});

it('is what homework begins with', async () => {
  const turns = [
    'A bog stores carbon because it does not rot. Drain it, and it breathes out.',
    'For Thursday read chapter six, and skip the part on fens.',
  ].map((text) => ({ text }));
  const { document } = await summarizer.summarize({
    source: { kind: 'speech', language: 'en', turns },
    outputType: 'notes',
    template: 'lecture',
  });
  expect(document.actionItems.map(({ due }) => due)).toEqual(['for Thursday']);
});
