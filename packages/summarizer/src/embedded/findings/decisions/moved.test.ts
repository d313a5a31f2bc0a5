import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text.replaceAll('\u202f', ' '));
}

it.each([
  [
    'en',
    `Ann: Next, the stocktaking. I thought of Monday the twenty-ninth.
     Ben: Fine by me.
     Cleo: Me too.
     Ann: Good, then we close on Monday the twenty-ninth.
     Ben: I'll put a note on the door.
     Ann: Lovely.
     Dora: Sorry I'm late. What did I miss?
     Ann: Only the stocktaking.
     Dora: The twenty-ninth? I've taken that day off.
     Ann: Oh dear.
     Ben: We could do it on Tuesday the thirtieth.
     Dora: That works.
     Ann: Then we say Tuesday the thirtieth.`,
    /thirtieth/u,
    /twenty-ninth/u,
  ],
  [
    'fr',
    `Anne: Ensuite, l'inventaire. Je pensais au lundi vingt-neuf.
     Boris: Ça me va.
     Cléo: Moi aussi.
     Anne: Bon, donc on ferme le lundi vingt-neuf.
     Boris: Je mettrai un mot sur la porte.
     Anne: Super.
     Dora: Désolée du retard. J'ai raté quoi ?
     Anne: L'inventaire.
     Dora: Le vingt-neuf ? J'ai posé ma journée.
     Anne: Ah zut.
     Boris: On peut le faire le trente.
     Dora: Moi je suis là.
     Anne: Alors on dit mardi trente.`,
    /trente/u,
    /vingt-neuf/u,
  ],
])('%s: a day that is moved no longer stands', async (language, script, late, early) => {
  const decisions = (await decisionsOf(language, script)).join('\n');
  expect(decisions).toMatch(late);
  expect(decisions).not.toMatch(early);
});

it.each([
  [
    'en',
    'Ann: The water butts have to move.\nBen: By the gate they get stolen.\nCleo: Behind the hut.\nBen: Yeah, okay, behind the hut.\nAnn: Good.',
    /behind the hut/iu,
  ],
  [
    'de',
    'Anja: Dann der Zaun.\nBernd: Es gibt Lärche, die hält länger.\nCleo: Lärche, da könnte ich mitgehen.\nAnja: Gut, Lärche.\nBernd: Schön.',
    /Lärche/u,
  ],
])('%s: what is said again with a yes is settled', async (language, script, text) => {
  expect((await decisionsOf(language, script)).join('\n')).toMatch(text);
});

it('what is settled by its name is not what follows it', async () => {
  const script = `Ann: Great. What about the Christmas do?
    Ben: What about that Turkish place on Mill Road?
    Cleo: Ooh, yes.
    Ann: Turkish it is. Let's leave the date until we know when Ben is away.`;
  expect((await decisionsOf('en', script))[0]).toMatch(/Turkish/u);
});
