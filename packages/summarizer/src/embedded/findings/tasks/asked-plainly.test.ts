import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(script: string) {
  const document = await minutesOf('en', script);
  return document.actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

describe('what someone is asked to do in the words of a statement', () => {
  it('is a task by their yes, and not due on the day that they rule out', async () => {
    const script = `Ann: The antenna, then. And you repeat the range test with the antenna?
      Ben: Yes. Not this week, the van's in the garage. By the fourteenth.
      Ann: Good.`;
    expect(await tasksOf(script)).toEqual([
      ['Ben will repeat the range test with the antenna.', 'Ben', 'by the fourteenth'],
    ]);
  });

  it('is a task of who is called by name within it', async () => {
    const script = `Ben: The clock is eight seconds behind.
      Ann: Then you build the correction, Ben, for the next release. When's that?
      Ben: The twenty-first.`;
    expect(await tasksOf(script)).toEqual([
      ['Ben will build the correction.', 'Ben', 'the twenty-first'],
    ]);
  });

  it('leaves out what the one who asks goes on to do, and knows whom a question is about', async () => {
    const script = `Ann: Ben, could you ask the supplier what they use at the coast, and we'll take it up again in two weeks?
      Ben: Okay, I'll ring them this week.
      Ann: Good.`;
    expect(await tasksOf(script)).toEqual([
      ['Ben will ask the supplier what they use at the coast.', 'Ben', 'this week'],
    ]);
  });
});

describe('a request that names no more than whom it asks', () => {
  it('is the promise that answers it', async () => {
    const script = `Ann: The last nine addresses are wrong. Only the bakery knows them.
      Ben: I'd try the manager there.
      Ann: Could you, Ben? Today?
      Ben: Yep, I'll phone the manager straight after this.`;
    expect(await tasksOf(script)).toEqual([
      ['Ben will phone the manager straight after this.', 'Ben', 'straight after this'],
    ]);
  });
});

describe('an offer', () => {
  it('is taken up by asking when, and how it is done is no other task', async () => {
    const script = `Ann: A pound a ticket.
      Ben: Shall I get the tickets printed? I could run them off at college.
      Ann: If you could. When would you have them?
      Ben: Um, end of next week?
      Ann: That'd be grand.`;
    expect(await tasksOf(script)).toEqual([
      ['Ben will get the tickets printed.', 'Ben', 'end of next week'],
    ]);
  });

  it('of a day on which one is free is none', async () => {
    const script = `Ann: What about the seventeenth for the launch?
      Ben: Seventeenth I can do.
      Ann: The seventeenth of March it is. I'm happy with that.`;
    expect(await tasksOf(script)).toEqual([]);
  });
});

it('is done by who says when the others have it, in French', async () => {
  const script = `Anne: Il faudrait une lettre à la mairie. Ben, tu nous prépares un brouillon ?
    Ben: Vous l'avez dimanche soir au plus tard.
    Anne: Merci.`;
  const { actionItems } = await minutesOf('fr', script);
  expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([
    ['Ben', 'dimanche soir au plus tard'],
  ]);
});

it('whom someone goes to ask about another one does the asking', async () => {
  const script = `Ann: You can't do two nights a week, though. Would Priya take the second?
    Ben: I'll ask her tomorrow. She's more patient than I am.
    Ann: Good.`;
  const [task] = await tasksOf(script);
  expect(task).toEqual([expect.stringMatching(/^Ben will ask/u), 'Ben', 'tomorrow']);
});
