import { expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const source = { ...talkIn(script), language };
  const { document } = await embeddedEngine.summarizer.summarize({ source, outputType: 'notes' });
  return document.decisions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Ann: Hello.
     Ben: Hello.
     Ann: So. The tractor.
     Ben: The man wants eighteen hundred to repair the tractor, and a new one is nine thousand.
     Cleo: Nine thousand is out of the question.
     Ann: The repair, then, at eighteen hundred. All agreed?
     Ben: Agreed.
     Cleo: Agreed.`,
    'Tractor: the repair, then, at eighteen hundred.',
  ],
  [
    'de',
    `Anja: Hallo.
     Bernd: Hallo.
     Anja: Gut. Der Traktor.
     Bernd: Die Werkstatt will tausendachthundert für den Traktor, ein neuer kostet neuntausend.
     Cora: Neuntausend haben wir nicht.
     Anja: Dann lassen wir reparieren, für tausendachthundert. Einverstanden?
     Bernd: Einverstanden.
     Cora: Ja.`,
    'Traktor: ',
  ],
])(
  '%s: a decision that leaves out what it is about stands under it',
  async (...[tag, script, start]) => {
    const decisions = await decisionsOf(tag, script);
    expect(decisions.join(' | ')).toContain(start);
  },
);

it('puts no decision under a subject when another thing was brought up in between', async () => {
  const decisions = await decisionsOf(
    'en',
    `Ann: Hello.
     Ben: Hello.
     Ann: So. The tractor.
     Ben: The tractor is at the garage, and the garage says Friday.
     Cleo: Good to hear.
     Ben: Supper. I've pencilled in the twentieth at the mill.
     Cleo: I'm away on the twentieth. Could we do the fourth of October?
     Ben: Fourth of October, then, same place. All agreed?
     Ann: Agreed.
     Cleo: Agreed.`,
  );
  expect(decisions.join(' ')).not.toContain('Tractor');
});
