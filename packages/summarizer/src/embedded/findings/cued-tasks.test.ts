import { describe, expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { languageOf } from '../language/resolve.ts';
import { conversationOf, type Conversation } from './conversation.ts';
import { ruledTasksIn, tasksIn } from './tasks.ts';

/** Talk as it is at work, up to where something is settled and someone takes it on. */
const EN = (settled: string, promised: string): string => `
  Greta: Morning, everybody. Kettle's on, if somebody wants tea.
  Piet: I've had two already.
  Greta: Then we can begin. How was the market on Sunday?
  Piet: Wet. We sold forty jars of the plum and hardly any quince.
  Ruth: People don't know what quince is. A woman asked me if it was a kind of cheese.
  Piet: She bought three in the end.
  Greta: There you are. Now, the stall fee. They've put it up to sixty a day.
  Ruth: Sixty? It was forty-five in the spring.
  Piet: And the one by the church gate is seventy.
  Ruth: The beekeepers pay less.
  Piet: They've got a roof, too.
  Greta: ${settled}
  Ruth: ${promised}
  Greta: Thank you. The labels, Piet. Have they come?
  Piet: On Friday. The green is a bit loud, but they stick.
  Ruth: Do they come off again in the dishwasher? My mother saves the jars.
  Piet: No one has tried.
  Greta: Anything else?
  Piet: My knee. No, nothing else.
  Ruth: Has anybody seen my blue apron?
  Greta: It's on the hook behind you.
  Ruth: So it is.`;
const DE = (settled: string, promised: string): string => `
  Greta: Morgen zusammen. Kaffee ist fertig, wenn einer mag.
  Piet: Ich hatte schon zwei.
  Greta: Na gut. Wie war der Markt am Sonntag?
  Piet: Nass. Vierzig Gläser Pflaume haben wir verkauft, Quitte kaum.
  Ruth: Die Leute kennen keine Quitte. Eine hat mich gefragt, ob das Käse ist.
  Piet: Drei hat sie dann gekauft.
  Greta: Siehst du. So, die Standgebühr. Die wollen jetzt sechzig am Tag.
  Ruth: Sechzig? Im Frühjahr waren es fünfundvierzig.
  Piet: Und der Platz an der Kirche kostet siebzig.
  Ruth: Die Imker zahlen weniger.
  Piet: Die haben auch ein Dach.
  Greta: ${settled}
  Ruth: ${promised}
  Greta: Danke. Die Etiketten, Piet. Sind die da?
  Piet: Seit Freitag. Das Grün ist etwas grell, aber sie kleben.
  Ruth: Gehen die in der Spülmaschine wieder ab? Meine Mutter hebt die Gläser auf.
  Piet: Das hat keiner probiert.
  Greta: Noch was?
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

const STALL_EN = 'Half a stall with the beekeepers, agreed.';
const STALL_DE = 'Also ein halber Stand bei den Imkern, abgemacht.';

describe('a task that no rule finds', () => {
  it.each([
    ['en', EN(STALL_EN, "I can tell the beekeepers. I'll pay them."), 'I can tell the beekeepers.'],
    ['de', DE(STALL_DE, 'Die Imker ruf ich an. Ich sag ihnen das.'), 'Die Imker ruf ich an.'],
  ])('%s is found by what those around it do', async (language, script, said) => {
    const conversation = await conversationIn(language, script);
    expect(ruledTasksIn(conversation)).toEqual([]);
    expect(tasksIn(conversation).map((task) => [task.said.raw, task.owner])).toEqual([
      [said, 'Ruth'],
    ]);
  });

  it.each([
    ['what is done', 'Die Imker hab ich angerufen. Ich hab ihnen das gesagt.'],
    ['what someone would do', 'Die Imker würd ich anrufen. Ich würd ihnen das sagen.'],
    ['what someone does not do', 'Die Imker such ich nicht auf. Ich sag ihnen nichts.'],
    ['how things are', 'Die Imker kenn ich gut. Ich mag ihren Honig.'],
  ])('is not %s', async (_, promised) => {
    expect(tasksIn(await conversationIn('de', DE(STALL_DE, promised)))).toEqual([]);
  });

  it('is not looked for in a few remarks', async () => {
    const script = DE(STALL_DE, 'Die Imker ruf ich an. Ich sag ihnen das.');
    const lines = script.trim().split('\n').slice(6, 18).join('\n');
    expect(tasksIn(await conversationIn('de', lines))).toEqual([]);
  });
});
