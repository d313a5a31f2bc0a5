import { describe, expect, it } from 'vitest';
import { germanArticle, meeting } from '../testing/compliance-sources.ts';
import { honestAnswer } from '../testing/language-model/honest-answer.ts';
import type { Reply, Script } from '../testing/language-model/scripted-language-model.ts';
import { embedded } from '../testing/language-model/embedded.ts';
import { withModel } from '../testing/language-model/set-up.ts';

const request = () => ({ source: meeting(), outputType: 'notes' as const });
const json = (about: Parameters<Script>[0]): string => JSON.stringify(honestAnswer(about));

/** The forms in which a meeting was asked for, and how much of it the embedded engine had to do. */
async function asked(script: Script): Promise<{ forms: string[]; fallbackParts: number }> {
  let result = { forms: [] as string[], fallbackParts: -1 };
  await withModel({ script }, async ({ server, summarizer }) => {
    const { document, fallbackParts } = await summarizer.summarize(request());
    expect(document.overview.length).toBeGreaterThan(0);
    result = { forms: server.requests.map(({ form }) => form), fallbackParts };
  });
  return result;
}

const always =
  (reply: Reply): Script =>
  () =>
    reply;

describe('the form of an answer', () => {
  it('is held to a schema first, and that is enough', async () => {
    expect(await asked(() => undefined)).toEqual({ forms: ['schema'], fallbackParts: 0 });
  });

  it('is JSON without a schema where the server does not know schemas', async () => {
    expect(
      await asked(({ form }) =>
        form === 'schema'
          ? {
              status: 400,
              body: {
                error: { message: "'response_format' of type json_schema is not supported" },
              },
            }
          : undefined,
      ),
    ).toEqual({ forms: ['schema', 'json'], fallbackParts: 0 });
  });

  it('is only spoken of in the prompt where the server knows nothing else, and it is not asked again', async () => {
    await withModel(
      {
        script: ({ form }) =>
          form === 'prompt' ? undefined : { status: 400, body: 'unknown field response_format' },
      },
      async ({ server, summarizer }) => {
        await summarizer.summarize(request());
        const { fallbackParts } = await summarizer.summarize(request());
        expect(fallbackParts).toBe(0);
        const forms = server.requests.map(({ form }) => form);
        expect(forms).toEqual(['schema', 'json', 'prompt', 'prompt']);
      },
    );
  });
});

describe('an answer is read although', () => {
  it.each<[string, (answer: string) => string]>([
    ['it stands in a code fence', (answer) => `\`\`\`json\n${answer}\n\`\`\``],
    ['there is talk around it', (answer) => `Sure! Here are the notes:\n${answer}\nAnything else?`],
    ['the model thought aloud', (answer) => `<think>{"title": no…</think>${answer}`],
    ['it has a comma too many', (answer) => answer.replaceAll(']', ',]').replaceAll('[,]', '[]')],
    ['its last bracket is missing', (answer) => answer.slice(0, -1)],
    ['references are numbers', (answer) => answer.replaceAll(/"S0*(\d+)"/gu, '$1')],
    [
      'lists without anything are left out',
      (answer) => answer.replaceAll(/"glossary":\[\],?/gu, '').replace(/,\}$/u, '}'),
    ],
  ])('%s', async (_, spoil) => {
    expect(await asked((about) => ({ answer: spoil(json(about)) }))).toEqual({
      forms: ['schema'],
      fallbackParts: 0,
    });
  });
});

describe('an answer that is of no use', () => {
  it.each<[string, Reply]>([
    ['no JSON', { answer: 'I would rather talk about the weather.' }],
    ['half of it missing', { answer: '{"title": "Website", "overview": [{"text": "The des' }],
    [
      'a fault in the middle',
      { answer: '{"title": "Website", "overview": [] oops "topics": [{"title": "All of it"}]}' },
    ],
    ['another shape', { answer: { summary: 'All about the website.' } }],
    ['an empty object', { answer: {} }],
    ['nothing at all', { answer: '' }],
  ])('%s: goes down the ladder, once more, then to the embedded engine', async (_, reply) => {
    const { forms, fallbackParts } = await asked(always(reply));
    expect(forms).toEqual(['schema', 'json', 'prompt', 'prompt']);
    expect(fallbackParts).toBe(1);
  });

  it('is told to the model before the last try', async () => {
    await withModel(
      { script: (_, index) => (index < 3 ? { answer: { title: 'Website' } } : undefined) },
      async ({ server, summarizer }) => {
        const { fallbackParts } = await summarizer.summarize(request());
        expect(fallbackParts).toBe(0);
        expect(server.requests[2]?.prompt).not.toContain('could not be used');
        expect(server.requests[3]?.prompt).toContain('could not be used: ');
      },
    );
  });

  it('is a refusal: it is not asked again', async () => {
    const refused: Reply = { answer: 'I can not help with that.', end: 'refused' };
    expect(await asked(always(refused))).toEqual({ forms: ['schema'], fallbackParts: 1 });
  });
});

describe('what the model cites', () => {
  it('is dropped and counted where it does not exist, and where nothing else is left the embedded engine stands in', async () => {
    await withModel(
      { script: (about) => ({ answer: json(about).replaceAll(/"S\d+"/gu, '"S999"') }) },
      async ({ summarizer }) => {
        const made = await summarizer.summarize(request());
        const { document } = await embedded.summarizer.summarize(request());
        expect(made).toMatchObject({
          engine: { id: 'embedded' },
          document,
          fallbackParts: 1,
          fallbackReason: 'unusable',
        });
        expect(made.refusedStatements).toBeGreaterThan(5);
      },
    );
  });

  it('is marked where the cited segment says something else', async () => {
    await withModel(
      {
        script: (about) => ({
          answer: json(about).replaceAll('900 euros', '950 euros'),
        }),
      },
      async ({ summarizer }) => {
        const { document } = await summarizer.summarize(request());
        const points = document.topics.flatMap((topic) => topic.points);
        const unverified = points.filter((point) => !point.verified);
        expect(unverified.map((point) => point.refs)).toEqual([[4]]);
        expect(points.length).toBe(7);
      },
    );
  });
});

describe('the language', () => {
  const german =
    'Die Gruppe hat heute über die neue Internetseite gesprochen und über das Geld, das sie kosten wird.';
  const inGerman = {
    title: 'Internetseite',
    overview: [{ text: german, refs: ['S001'] }],
    keyPhrases: [],
    topics: [{ title: 'Internetseite', bullets: [{ text: german, refs: ['S001'] }] }],
  };

  it("is the source's: an answer in another one is asked for again, once", async () => {
    await withModel(
      { script: (_, index) => (index === 0 ? { answer: inGerman } : undefined) },
      async ({ server, summarizer }) => {
        const { language, fallbackParts } = await summarizer.summarize(request());
        expect({ language, fallbackParts }).toEqual({ language: 'en', fallbackParts: 0 });
        expect(server.requests).toHaveLength(2);
        expect(server.requests[1]?.prompt).toContain('was not in English');
      },
    );
  });

  it('is reported as it came, where the model stays with its own', async () => {
    await withModel({ script: always({ answer: inGerman }) }, async ({ server, summarizer }) => {
      const { language, document } = await summarizer.summarize(request());
      expect(language).toBe('de');
      expect(document.overview[0]?.text).toBe(german);
      expect(server.requests).toHaveLength(2);
    });
  });

  it('is the one that was asked for', async () => {
    await withModel({ script: always({ answer: inGerman }) }, async ({ server, summarizer }) => {
      const { language } = await summarizer.summarize({ ...request(), outputLanguage: 'de' });
      expect(language).toBe('de');
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]?.system).toContain('Write in German');
    });
  });

  it('is detected where nobody said it', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: germanArticle(), outputType: 'summary' });
      expect(server.requests[0]?.system).toContain('Write in German');
    });
  });
});
