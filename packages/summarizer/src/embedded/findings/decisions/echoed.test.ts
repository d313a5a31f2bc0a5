import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf } from '../conversation.ts';
import { echoedIn } from './echoed.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const document = await minutesOf(language, script);
  return document.decisions.map(({ text }) => text);
}

async function echoesOf(script: string): Promise<string[]> {
  const { talk, ...rest } = await languageOf('en');
  if (!talk) throw new Error('English talk is understood');
  const turns = script.split('\n').map((line) => {
    const [speaker = '', text = ''] = line.split(': ');
    return { speaker, text };
  });
  const document = readDocument({ kind: 'speech', language: 'en', turns }, { ...rest, talk });
  return echoedIn(conversationOf(document, talk)).map(({ said }) => said.raw);
}

describe('what another speaker says again is decided', () => {
  it.each([
    [
      'en',
      `Rosa: The tap is leaking. What do we do, buy a new tap or a new butt?
       Marcy: Tap, then.
       Rosa: Tap. What else?
       Dev: The key of the shed is lost.`,
      ['Tap (about “What do we do, buy a new tap or a new butt?”).'],
    ],
    [
      'de',
      `Anke: Was machen wir mit der Rutsche, reparieren oder neu kaufen?
       Murat: Reparieren.
       Silke: Ja, reparieren.
       Anke: Gut. Was fehlt sonst?`,
      ['Rutsche: reparieren.'],
    ],
    [
      'fr',
      `Nadia: Le vingt-trois, il y a la finale de la coupe.
       Hugo: Le trente, alors ?
       Lise: Le trente, ça me va.
       Nadia: Bon, le trente.`,
      ['Le trente (à propos de « Le vingt-trois, il y a la finale de la coupe »).'],
    ],
    [
      'es',
      `Marta: El club de lectura, ¿lo pasamos a los jueves?
       Inma: Los jueves mejor.
       Julio: Sí, los jueves.
       Marta: ¿Qué más hay?`,
      ['Club de lectura: los jueves.'],
    ],
  ])('%s', async (language, script, decisions) => {
    expect(await decisionsOf(language, script)).toEqual(decisions);
  });

  it.each([
    [
      'a time of day',
      `Priya: What about Sundays? Ten till two?
       Sam: Ten till three. The walkers come late.
       Priya: Ten till three, then.`,
      'Ten till three.',
    ],
    [
      'what one of them would rather have',
      `Ann: The badge could be red. At the front or on the collar?
       Ben: The collar is better.
       Cleo: Me too.
       Ann: The collar, then.`,
      'The collar.',
    ],
  ])('%s', async (_, script, decision) => {
    expect(await decisionsOf('en', script)).toEqual([decision]);
  });

  it.each([
    [
      'how many there were',
      `Helen: How many calls did we miss on Monday?
       Raj: Forty-three.
       Helen: Forty-three. That's too many.`,
    ],
    [
      'one of two things, where another speaker names the other one',
      `Ann: The badge could be red. The front or the collar?
       Ben: The front.
       Cleo: I prefer the collar.`,
    ],
    [
      'what someone objects to',
      `Helen: Shall we have the blue one or the red one?
       Raj: The blue one.
       Bea: The blue one.
       Helen: No, not the blue one.`,
    ],
  ])('but not %s', async (_, script) => {
    expect(await decisionsOf('en', script)).toEqual([]);
  });

  it('but not what only confirms a conclusion', async () => {
    const asked = "Ben: Ten? I'd have said a quarter.\nCleo: Ten, please.\nBen: All right, ten.";
    const concluded = 'Ann: So it goes out on Monday. Ten per cent of the harbours first.';
    expect(await echoesOf(asked)).not.toEqual([]);
    expect(await echoesOf(`${concluded}\n${asked}`)).toEqual([]);
  });
});
