import { describe, expect, it } from 'vitest';
import { talkIn } from '../../../testing/talk.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../../language/resolve.ts';
import { conversationOf, type Conversation } from '../conversation.ts';
import { oddsFor } from '../../cue-weights.ts';
import { decisionsIn, ruledIn } from './decisions.ts';
import { likelyDecisionsIn } from './likely-decisions.ts';

/** Talk as it is at work, up to where something is settled, and on to something else. */
const EN = (settled: string): string => `
  Greta: Morning, everybody. Kettle's on, if somebody wants tea.
  Piet: I've had two already.
  Greta: Then we can begin. How was the market on Sunday?
  Piet: Wet. We sold forty jars of the plum and hardly any quince.
  Ruth: People don't know what quince is. A woman asked me if it was a kind of cheese.
  Piet: I gave her a spoonful and she bought three.
  Greta: There you are. Now, the stall fee. They've put it up to sixty a day.
  Ruth: Sixty? It was forty-five in the spring.
  Piet: And the one by the church gate is seventy.
  Greta: So what do we do? We could share a stall with the beekeepers.
  Ruth: I'd like that. They've got a roof.
  Piet: Their van's always full, though. Where would my crates go?
  Ruth: Under the table, as everybody else's.
  Piet: Hm. All right.
  Greta: ${settled}
  Ruth: Fine.
  Piet: I'll ring Walter about it tonight.
  Greta: Thank you. The labels, Ruth. Have they come?
  Ruth: On Friday. The green is a bit loud, but they stick.
  Piet: Do they come off again in the dishwasher? My mother saves the jars.
  Ruth: I haven't tried. I've only got the machine at work.
  Greta: Try it, then. Anything else?
  Piet: My knee. No, nothing else.
  Ruth: Has anybody seen my blue apron?
  Greta: It's on the hook behind you.
  Ruth: So it is.`;
const DE = (settled: string): string => `
  Greta: Morgen zusammen. Kaffee ist fertig, wenn einer mag.
  Piet: Ich hatte schon zwei.
  Greta: Na gut. Wie war der Markt am Sonntag?
  Piet: Nass. Vierzig Gläser Pflaume haben wir verkauft, Quitte kaum.
  Ruth: Die Leute kennen keine Quitte. Eine hat mich gefragt, ob das Käse ist.
  Piet: Der hab ich einen Löffel gegeben, und sie hat drei gekauft.
  Greta: Siehst du. So, die Standgebühr. Die wollen jetzt sechzig am Tag.
  Ruth: Sechzig? Im Frühjahr waren es fünfundvierzig.
  Piet: Und der Platz an der Kirche kostet siebzig.
  Greta: Was machen wir? Wir könnten uns einen Stand mit den Imkern teilen.
  Ruth: Das fände ich schön. Die haben ein Dach.
  Piet: Deren Wagen ist aber immer voll. Wo kommen meine Kisten hin?
  Ruth: Unter den Tisch, wie bei allen.
  Piet: Hm. Von mir aus.
  Greta: ${settled}
  Ruth: Gut.
  Piet: Ich ruf heute Abend den Walter an.
  Greta: Danke. Die Etiketten, Ruth. Sind die da?
  Ruth: Seit Freitag. Das Grün ist etwas grell, aber sie kleben.
  Piet: Gehen die in der Spülmaschine wieder ab? Meine Mutter hebt die Gläser auf.
  Ruth: Hab ich nicht probiert. Die Maschine steht bei der Arbeit.
  Greta: Dann probier das mal. Noch was?
  Piet: Mein Knie. Nein, sonst nichts.
  Ruth: Hat einer meine blaue Schürze gesehen?
  Greta: Die hängt hinter dir.
  Ruth: Stimmt.`;

async function conversationIn(language: string, script: string): Promise<Conversation> {
  const { turns } = talkIn(script);
  const known = await languageOf(language);
  if (!known.talk) throw new Error(`No talk in ${language}`);
  return conversationOf(readDocument({ kind: 'speech', language, turns }, known), known.talk);
}

describe('a decision that no rule finds', () => {
  it.each([
    [
      'en',
      EN(
        'Half a stall with the beekeepers for the rest of the year, and thirty is what it costs us.',
      ),
    ],
    ['de', DE('Ein halber Stand bei den Imkern bis Jahresende, für dreißig am Tag.')],
  ])('%s is found by what those around it do', async (language, script) => {
    const conversation = await conversationIn(language, script);
    expect(ruledIn(conversation)).toEqual([]);
    expect(decisionsIn(conversation).map(({ said }) => said.refs)).toEqual([[14]]);
  });
});

it.each([
  ['a question', EN('Half a stall with the beekeepers for the rest of the year, at thirty?')],
  ['a tale', EN('We had half a stall with the beekeepers two years ago, and it cost thirty.')],
  [
    'a promise',
    EN("I'll take half a stall with the beekeepers for the rest of the year, at thirty."),
  ],
  ['a condition', EN('If they take thirty a day, half a stall with the beekeepers would do.')],
])('%s in the same place is none', async (_, script) => {
  expect(decisionsIn(await conversationIn('en', script))).toEqual([]);
});

it('an agreement that says more than what it agrees to is the decision', async () => {
  const script = EN(
    "All right, the jam goes to the church gate on Sundays until ours is back, and Walter's quince stays here.",
  )
    .replace('Piet: Hm. All right.', 'Ruth: Do it, then. Poor souls.')
    .replace('Ruth: Fine.', "Piet: They won't thank you. But okay.");
  const conversation = await conversationIn('en', script);
  const texts = decisionsIn(conversation).map(({ said }) => said.raw);
  expect(texts).toEqual([expect.stringContaining('the jam goes to the church gate on Sundays')]);
});

it.each([
  ['en', EN('So, no second van. We keep the old one for the market until the spring.')],
  ['de', DE('Also kein zweiter Wagen. Wir behalten den alten für den Markt bis zum Frühjahr.')],
])('%s: what a decision in a few words comes to is said with it', async (language, script) => {
  const found = decisionsIn(await conversationIn(language, script));
  const texts = found.map(({ said, also }) => [said, ...also].map(({ raw }) => raw).join(' '));
  expect(texts.join(' ')).toMatch(/(?:van|Wagen)\. W.* (?:spring|Frühjahr)\./u);
});

it('one suggestion among others is no decision', async () => {
  const conversation = await conversationIn('en', EN('We could ask for half a stall at thirty.'));
  expect(decisionsIn(conversation)).toEqual([]);
});

it('what a rule finds but is sure of neither is left out where all cues speak against it', async () => {
  const conversation = await conversationIn('en', EN('So, half a stall at thirty.'));
  const said = conversation.remarks.find(({ raw }) => raw.includes('at thirty.'));
  if (!said) throw new Error('It was said');
  const ruled = [{ said, also: [], agreed: [], weight: 2.4 }];
  const weights = { provenance: 'none', bias: oddsFor(0.2), weights: {} };
  expect(likelyDecisionsIn(conversation, ruled, weights)).toEqual([]);
});
