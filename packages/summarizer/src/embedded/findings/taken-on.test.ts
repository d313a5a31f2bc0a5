import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

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
