import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportFormat, type ExportPanel, exportPanels } from '@notelark/api/export-formats';
import { eq } from 'drizzle-orm';
import { summaries, transcripts } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resultOf } from '../../testing/results.ts';
import { storeRecording, talk } from '../../testing/stored-results.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let user: TestUser;
let id: string;
let uploadId: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  user = await app.signUpAndIn({ plan: 'pro' });
  ({ summaryId: id, uploadId } = await storeRecording(app.db, user.actor.userId, {
    filename: 'Лекция 1: «Горы».mp3',
    summaryText: '## Горы\n\n- Первое [00:02](#s1)\n- Второе\n',
    segments: talk(3),
  }));
});
afterAll(() => app.close());

const ask = (panel: ExportPanel, format: ExportFormat, of = id, as: TestUser | null = user) =>
  app.request(`/api/results/${of}/export?panel=${panel}&format=${format}`, as ? { as } : {});
const nameOf = (answer: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { code: string } }).error.code;

describe('a transcript with times', () => {
  it.each([
    ['txt', 'text/plain; charset=utf-8', 'Лекция 1: «Горы».mp3\n\n[00:00] Segment number 0'],
    ['md', 'text/markdown; charset=utf-8', '# Лекция 1: «Горы».mp3\n\n**00:00** Segment number 0'],
    ['srt', 'application/x-subrip; charset=utf-8', '1\n00:00:00,000 --> 00:00:02,000\nSegment'],
    ['vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nSegment'],
    [
      'json',
      'application/json; charset=utf-8',
      '{\n  "title": "Лекция 1: «Горы».mp3",\n  "language": "en"',
    ],
    ['pdf', 'application/pdf', '%PDF-1.'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ] as const)('comes as %s, named after its title', async (format, type, beginning) => {
    const answer = await ask('source', format);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(nameOf(answer)).toBe(`Лекция 1 «Горы» - transcript.${format}`);
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    expect(text.slice(0, beginning.length)).toBe(beginning);
  });

  it('is not handed out before it is whole', async () => {
    const half = await storeRecording(app.db, user.actor.userId, { segments: talk(1) });
    await app.db
      .update(transcripts)
      .set({ complete: false })
      .where(eq(transcripts.uploadId, half.uploadId));
    expect(await codeOf(await ask('source', 'txt', half.summaryId))).toBe('not-ready');
  });

  it('comes as it was edited, in its old times', async () => {
    const { body } = await app.call('GET /api/results/{id}', { params: { id } }, { as: user });
    if (body.source.kind !== 'upload') throw new Error('not an upload');
    const text = body.source.transcript?.text.replace('Segment number 2', 'Edited words') ?? '';
    const edit = { params: { id: uploadId }, body: { text, version: 1 } };
    await app.call('PATCH /api/transcripts/{id}', edit, { as: user });
    const srt = await (await ask('source', 'srt')).text();
    expect(srt).toContain('3\n00:00:04,320 --> 00:00:06,320\nEdited words');
  });
});

describe('notes', () => {
  it('come as a Word document with real headings and lists', async () => {
    const answer = await ask('summary', 'docx');
    expect(nameOf(answer)).toBe('Лекция 1 «Горы» - notes.docx');
    const docx = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('<w:pStyle w:val="Heading2"/>');
    expect(xml.match(/<w:numPr>/g)).toHaveLength(2);
    expect(xml).toContain('Второе');
  });

  it.each(['srt', 'vtt', 'json'] as const)('have no times, so there is no %s', async (format) => {
    const answer = await ask('summary', format);
    expect(answer.status).toBe(422);
    expect(await codeOf(answer)).toBe('export-unavailable');
  });
});

describe('notes for other programs', () => {
  const NOTES = `## Pumps

- The second pump is louder [00:02](#s1), Ann said [00:00](#s0)
- **Pump** — moves water [00:02](#s1)

## Action items

- [ ] Order a pump — Ann, by Friday [00:00](#s0)
`;
  let noted: string;
  beforeAll(async () => {
    ({ summaryId: noted } = await storeRecording(app.db, user.actor.userId, {
      filename: 'Pumps: "new" #1.mp3',
      summaryText: NOTES,
      segments: talk(2).map((line, at) => Object.assign(line, { speaker: `Ann #${at}` })),
    }));
    const { source } = await resultOf(app, user, noted);
    const filed = { uploadIds: [source.id], folder: 'Weekly: 1', addTags: ['two words', 'é'] };
    await app.call('PATCH /api/labels', { body: filed }, { as: user });
  });

  it('come for Obsidian with properties, and citations that lead to a passage of the file', async () => {
    const answer = await ask('summary', 'obsidian', noted);
    expect(nameOf(answer)).toBe('Pumps new #1 - notes for Obsidian.md');
    const text = await answer.text();
    const [, properties = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    expect(parse(properties)).toMatchObject({
      title: 'Pumps: "new" #1.mp3',
      url: `http://localhost:3000/results/${noted}`,
      type: 'notes',
      source: 'recording',
      seconds: 4,
      speakers: ['Ann #0', 'Ann #1'],
      folder: 'Weekly: 1',
      tags: ['two-words', 'é'],
    });
    const cited = [...body.matchAll(/\]\(#\^(s\d+)\)/g)].map(([, block]) => block);
    expect(cited).toEqual(['s1', 's0', 's1', 's0']);
    for (const block of cited) expect(body).toMatch(new RegExp(` \\^${block}$`, 'm'));
    expect(body).toContain(String.raw`**00:02** **Ann \#1** Segment number 1`);
  });

  it('come for Notion without what its import does not know', async () => {
    const answer = await ask('summary', 'notion', noted);
    expect(nameOf(answer)).toBe('Pumps new #1 - notes for Notion.md');
    const text = await answer.text();
    expect(text).toMatch(/^# Pumps/);
    expect(text).toContain(`[00:02](http://localhost:3000/results/${noted}#s1)`);
    expect(text).not.toMatch(/^---$|\^s\d/m);
    expect(text).toContain('- [ ] Order a pump');
  });

  it('have words of their own language around them', async () => {
    const { summaryId } = await storeRecording(app.db, user.actor.userId, { segments: talk(1) });
    const german = { documentLanguage: 'de', summaryText: '## Aufgaben' };
    await app.db.update(summaries).set(german).where(eq(summaries.id, summaryId));
    for (const format of ['obsidian', 'notion'] as const) {
      const text = await (await ask('summary', format, summaryId)).text();
      expect(text).toContain('\n## Transkript\n');
      expect(text).not.toMatch(/Transcript|^Date:/m);
    }
  });

  it('have their tasks as a calendar, and their terms as cards', async () => {
    const calendar = await ask('summary', 'ics', noted);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(nameOf(calendar)).toBe('Pumps new #1 - notes.ics');
    expect(await calendar.text()).toContain('SUMMARY:Order a pump');
    const cards = await ask('summary', 'anki', noted);
    expect(nameOf(cards)).toBe('Pumps new #1 - notes.tsv');
    expect(await cards.text()).toContain('\nPump\tmoves water\tnotelark two-words é\n');
  });

  it('say what they lack', async () => {
    const bare = await storeRecording(app.db, user.actor.userId, { segments: talk(1) });
    expect(await codeOf(await ask('summary', 'ics', bare.summaryId))).toBe('export-no-tasks');
    expect(await codeOf(await ask('summary', 'anki', bare.summaryId))).toBe('export-no-cards');
    expect(await codeOf(await ask('source', 'obsidian', noted))).toBe('export-unavailable');
  });

  it('give all tasks in one file', async () => {
    const file = (format: string, as = user) =>
      app.request(`/api/tasks/export?format=${format}`, { as });
    expect(await (await file('ics')).text()).toContain(`UID:${noted}-0@notelark`);
    expect(await (await file('csv')).text()).toContain('\r\n"Order a pump — Ann, by Friday",No,');
    expect(await (await file('ics-events')).text()).not.toContain('BEGIN:VEVENT');
    expect(await codeOf(await file('csv', await app.signUpAndIn()))).toBe('export-not-in-plan');
  });

  it('give a week in one file, its lines by recording, with links to where they were said', async () => {
    const { source } = await resultOf(app, user, noted);
    const day = source.createdAt.slice(0, 10);
    const file = (format: string, as = user) =>
      app.request(`/api/week/file?format=${format}&day=${day}`, { as });
    const markdown = await (await file('md')).text();
    expect(markdown).toMatch(/^# Week of \w+ \d+ to \w+ \d+\n/u);
    const part = markdown.slice(markdown.indexOf('## Taken on and still open (1)'));
    expect(part).toContain(`/results/${noted})\n\n- [ ] Order a pump`);
    expect(part).toContain(`[00:00](http://localhost:3000/results/${noted}#s0)`);
    const pdf = await file('pdf');
    expect(nameOf(pdf)).toMatch(/^Week of .+\.pdf$/u);
    expect((await pdf.text()).startsWith('%PDF-1.')).toBe(true);
    const other = await app.signUpAndIn();
    expect(await codeOf(await file('pdf', other))).toBe('export-not-in-plan');
    expect(await (await file('md', other)).text()).toContain('Nothing was decided');
  });
});

describe('a pasted text', () => {
  it('comes to the letter; its summary only when there is one', async () => {
    const text = 'Words  as *they*\n\nwere typed.';
    const made = await app.call(
      'POST /api/text-inputs',
      { body: { text, outputType: 'summary' } },
      { as: user },
    );
    const { summaryId } = made.body;
    const answer = await ask('source', 'txt', summaryId);
    expect(nameOf(answer)).toBe('Words as they were typed - text.txt');
    expect(await answer.text()).toBe(text);
    expect(await codeOf(await ask('source', 'srt', summaryId))).toBe('export-unavailable');
    expect(await codeOf(await ask('summary', 'pdf', summaryId))).toBe('not-ready');
  });
});

describe('an account on Free', () => {
  it('has TXT and Markdown; the server refuses the rest, with a sentence that says what to do', async () => {
    const free = await app.signUpAndIn();
    const { summaryId } = await storeRecording(app.db, free.actor.userId, {
      summaryText: 'Notes.',
      segments: talk(1),
    });
    for (const panel of exportPanels)
      for (const format of ['txt', 'md'] as const)
        expect((await ask(panel, format, summaryId, free)).status).toBe(200);
    for (const format of ['obsidian', 'notion'] as const)
      expect((await ask('summary', format, summaryId, free)).status).toBe(200);
    for (const format of ['pdf', 'docx', 'srt', 'vtt', 'json'] as const) {
      const refused = await ask('source', format, summaryId, free);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        error: {
          code: 'export-not-in-plan',
          message:
            'PDF, DOCX, SRT, VTT, JSON, calendar, table and Anki files come with Pro and above. TXT and Markdown are in every plan.',
        },
      });
    }
  });
});

describe('a transcript by a poor recognizer', () => {
  it('is called a draft, and so are its notes', async () => {
    const poor = await storeRecording(app.db, user.actor.userId, {
      filename: 'talk.mp3',
      summaryText: 'Notes.',
      segments: talk(1),
    });
    await app.db
      .update(transcripts)
      .set({ draft: true, engineLabel: 'PocketSphinx' })
      .where(eq(transcripts.uploadId, poor.uploadId));
    const srt = await ask('source', 'srt', poor.summaryId);
    expect(await srt.text()).toContain('This transcript is a draft by PocketSphinx');
    const notes = await ask('summary', 'md', poor.summaryId);
    expect(await notes.text()).toContain('Made from a draft transcript by PocketSphinx');
  });
});

describe('somebody else', () => {
  it('gets nothing, whether the link is shared or not', async () => {
    const other = await app.signUpAndIn();
    expect(await codeOf(await ask('summary', 'txt', id, other))).toBe('not-found');
    const share = { params: { id }, body: { shared: true } };
    await app.call('PATCH /api/results/{id}/sharing', share, { as: user });
    expect(await codeOf(await ask('summary', 'txt', id, other))).toBe('not-found');
    expect((await ask('summary', 'txt', id, null)).status).toBe(401);
  });
});

it('serves others while a long document is laid out', async () => {
  const long = await storeRecording(app.db, user.actor.userId, { segments: talk(300) });
  let isDone = false;
  const document = ask('source', 'pdf', long.summaryId).then((answer) => {
    isDone = true;
    return answer;
  });
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await ask('source', 'txt')).status).toBe(200);
  expect(isDone).toBe(false);
  const bytes = Buffer.from(await (await document).arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

it('stops when nobody waits for it', async () => {
  const left = new AbortController();
  const long = await storeRecording(app.db, user.actor.userId, { segments: talk(300) });
  const answer = app.request(`/api/results/${long.summaryId}/export?panel=source&format=pdf`, {
    as: user,
    signal: left.signal,
  });
  left.abort();
  expect((await answer).status).toBe(400);
  expect((await ask('source', 'docx')).status).toBe(200);
});
