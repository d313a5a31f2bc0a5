import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text.replaceAll('\u202f', ' ')).join('\n');
}

/** A talk that goes on long enough for what is likely to count. */
const CHAT: Record<string, string> = {
  en: `Ann: Morning. Is everyone in?
    Ben: Cleo is parking.
    Ann: The boat came back with a crack in it.
    Ben: I saw that. It's above the water line.
    Cleo: Sorry, the traffic was mad.`,
  de: `Ann: Morgen. Sind alle da?
    Ben: Cleo parkt noch.
    Ann: Das Boot ist mit einem Riss zurückgekommen.
    Ben: Hab ich gesehen. Der ist über der Wasserlinie.
    Cleo: Tut mir leid, der Verkehr.`,
  fr: `Ann: Bonjour. Tout le monde est là ?
    Ben: Cleo se gare.
    Ann: Le bateau est revenu avec une fissure.
    Ben: J'ai vu. Elle est au-dessus de la ligne d'eau.
    Cleo: Désolée, les bouchons.`,
  es: `Ann: Buenas. ¿Estamos todos?
    Ben: Cleo está aparcando.
    Ann: El bote volvió con una grieta.
    Ben: Lo vi. Está por encima de la línea de agua.
    Cleo: Perdón, el tráfico.`,
};
const talkWith = (language: string, script: string): string => `${CHAT[language] ?? ''}\n${script}`;

describe('a vote', () => {
  it.each([
    [
      'en',
      `Ann: Next, the regatta. It's the sixth or the thirteenth of May.
       Ben: The sixth is a holiday.
       Ann: Hands up for the thirteenth. Ben, Cleo and me. Good.
       Cleo: And the trophies?
       Ann: They're in the loft.`,
      /thirteenth/u,
    ],
    [
      'de',
      `Ann: Dann die Regatta. Der sechste oder der dreizehnte Mai.
       Ben: Am sechsten ist Feiertag.
       Ann: Hände hoch für den dreizehnten. Ben, Cleo und ich. Gut.
       Cleo: Und die Pokale?
       Ann: Die liegen auf dem Boden.`,
      /dreizehnten/u,
    ],
    [
      'fr',
      `Ann: Ensuite, la régate. C'est le six ou le treize mai.
       Ben: Le six est férié.
       Ann: Levez la main pour le treize. Ben, Cleo et moi. Bien.
       Cleo: Et les coupes ?
       Ann: Elles sont au grenier.`,
      /treize/u,
    ],
    [
      'es',
      `Ann: Después, la regata. El seis o el trece de mayo.
       Ben: El seis es fiesta.
       Ann: Manos arriba por el trece. Ben, Cleo y yo. Bien.
       Cleo: ¿Y los trofeos?
       Ann: Están en el desván.`,
      /trece/u,
    ],
  ])('is on what hands are called for (%s)', async (language, script, stated) => {
    expect(await decisionsOf(language, talkWith(language, script))).toMatch(stated);
  });

  it.each([
    [
      'en',
      `Ann: Who's for varnishing the oars in March? Ben, Cleo, and me. Three. Dora?
       Dora: I'm against it.
       Ann: Three to one, so that's carried. Don't take it to heart, Dora.
       Dora: I'll live.`,
      /[Vv]arnishing the oars.*Three to one\.$/u,
      /heart/u,
    ],
    [
      'de',
      `Ann: Wer ist für Lack auf den Rudern, noch im März? Ben, Cleo, und ich. Drei. Dora?
       Dora: Ich bin dagegen.
       Ann: Drei zu eins, dann ist das beschlossen. Sei nicht traurig, Dora.
       Dora: Ach was.`,
      /Lack.*Drei zu eins\.$/u,
      /traurig/u,
    ],
  ])('is closed by its count, and not by what is said behind it (%s)', async (...row) => {
    const [language, script, stated, other] = row;
    const text = await decisionsOf(language, talkWith(language, script));
    expect(text).toMatch(stated);
    expect(text).not.toMatch(other);
  });

  it.each([
    [
      'en',
      `Ann: I propose we rent the trailer from Voss until June. We go round. Ben?
       Ben: In favour.
       Cleo: In favour, if we paint our name on it.
       Dora: In favour.
       Ann: And me. That's settled, the trailer from Voss until June.`,
      /Voss/u,
      /paint/u,
    ],
    [
      'fr',
      `Ann: Je propose qu'on loue la remorque chez Voss jusqu'en juin. On fait un tour. Ben ?
       Ben: Pour.
       Cleo: Pour, si on peint notre nom dessus.
       Dora: Pour.
       Ann: Et moi. C'est décidé, la remorque chez Voss jusqu'en juin.`,
      /Voss/u,
      /peint/u,
    ],
  ])('holds what each one says to it (%s)', async (language, script, stated, other) => {
    const text = await decisionsOf(language, talkWith(language, script));
    expect(text).toMatch(stated);
    expect(text).not.toMatch(other);
  });
});

describe('no decision', () => {
  it.each([
    [
      'a question to one, who answers it',
      'fr',
      `Ann: Les voiles, il en faut deux par saison. Donc sur trois ans ça fait, Ben ?
       Ben: Mille neuf cents euros.
       Ann: Voilà. Cleo, tu avais d'autres devis.
       Cleo: Oui, deux. Le premier vient de Brest.`,
      /trois ans|devis|Brest/u,
    ],
    [
      'who is asked whether it suits them',
      'en',
      `Ann: Forty-five then. Ben, Cleo, is that all right with you?
       Ben: Fine.
       Cleo: Fine.`,
      /all right|Cleo/u,
    ],
    [
      'what was to be done by someone, which is true',
      'de',
      `Ben: Das hätte doch Dora bestellen sollen, bis zum ersten, sonst zahlen wir den vollen Preis.
       Ann: Mist, stimmt.
       Cleo: Die ist krank.`,
      /zahlen wir/u,
    ],
    [
      'a task less for someone',
      'es',
      `Ann: Ben, ¿pides precio de los remos?
       Ben: Vale. ¿Para cuándo?
       Cleo: Espera, mi tío nos da los suyos.
       Ann: Pues olvídate, Ben, no pidas nada.`,
      /olvídate|pidas/u,
    ],
    [
      'what speaks against an offer',
      'en',
      `Cleo: Voss wants five pounds ten, less than what we pay today.
       Cleo: But a minimum of nine hundred, and carriage each time.
       Ben: Where would I put that?`,
      /minimum/u,
    ],
  ])('is %s (%s)', async (_, language, script, other) => {
    expect(await decisionsOf(language, talkWith(language, script))).not.toMatch(other);
  });
});

describe('a proposal', () => {
  it.each([
    [
      'de',
      'Dann lasst uns doch am neunten Mai öffnen. Dann ist Ostern zwar vorbei, aber wir sparen das Gas.',
      'Find ich gut.',
      /neunten Mai/u,
      /Gas/u,
    ],
    [
      'en',
      "Let's open on the ninth of May. Then Easter is over, but we save the gas.",
      'Good.',
      /ninth of May/u,
      /gas/u,
    ],
  ])('is accepted, and not what would come of it (%s)', async (...row) => {
    const [language, said, yes, stated, other] = row;
    const text = await decisionsOf(language, meetingWith(language, said, yes));
    expect(text).toMatch(stated);
    expect(text).not.toMatch(other);
  });

  it('is settled by who leads the talk, who says the day again with a yes', async () => {
    const script = `Ben: The lists run from the ninth of June. I'd go back to the second of May.
      Ann: Second of May. Yes. Change it.
      Cleo: Right.`;
    expect(await decisionsOf('en', talkWith('en', script))).toMatch(/[Ss]econd of May/u);
  });

  it('is called off by what rules it out later, whatever else that says', async () => {
    const script = `Ann: Next, the flyers. I want a flyer in every letterbox. That's decided, Ben.
      Ben: A flyer. Okay.
      Cleo: The rota is nearly full.
      Ann: Who is on Sunday?
      Cleo: Dora, and her brother.
      Ann: He's new, isn't he?
      Ben: About the flyers. It's two thousand pounds.
      Ann: Then forget what I said. No flyers. Posters in the shops.
      Ben: Posters. Fine.`;
    expect(await decisionsOf('en', talkWith('en', script))).not.toMatch(/every letterbox/u);
  });

  it('takes the place of a list in which it stood otherwise', async () => {
    const script = `Ann: So, where are we: entry is ten pounds, the list shuts on the fourth, and we row in fours. Happy?
      Ben: Hang on. The club wants the names on the first.
      Cleo: So we'd be late.
      Ben: It'll have to be the week before. Twenty-seventh of April.
      Ann: All right. The list shuts on the twenty-seventh of April, forget the fourth.
      Cleo: Twenty-seventh.`;
    expect(await decisionsOf('en', talkWith('en', script))).toMatch(
      /list shuts on the twenty-seventh/u,
    );
  });
});
