import { languageTags } from '@notelark/api/languages';
import { type TemplateId, templateIds, templateInstructions } from '@notelark/api/templates';
import { describe, expect, it } from 'vitest';
import { renderSummary } from '../markdown/render.ts';
import type { OutputType, Template } from '../port.ts';
import { meeting } from '../testing/compliance-sources.ts';
import { honestAnswer } from '../testing/language-model/honest-answer.ts';
import { withModel } from '../testing/language-model/set-up.ts';
import type { ModelRequest } from '../testing/language-model/wire.ts';
import { systemPrompt } from './prompt.ts';

const OWN = 'List every figure that is named.';

/** What a model answers that fills every list. */
const full = (request: ModelRequest): object => {
  const statement = { text: 'Ben sends the address of the new office.', refs: ['S003'] };
  return {
    ...honestAnswer(request),
    decisions: [{ text: 'We take the photographs ourselves.', refs: ['S002'] }],
    actionItems: [{ task: statement.text, owner: null, due: null, refs: statement.refs }],
    questions: [{ text: 'Who sends the address?', refs: ['S003'] }],
    glossary: [{ term: 'website', explanation: 'What the meeting is about.', refs: ['S001'] }],
  };
};

interface Made {
  /** The headings of the Markdown, in order. */
  headings: string[];
  system: string;
}

async function made(id: TemplateId, outputType: OutputType): Promise<Made> {
  const instructions = templateInstructions(id, OWN);
  const template: Template | undefined = id === 'general' || id === 'custom' ? undefined : id;
  let result: Made | undefined;
  await withModel({ script: (request) => ({ answer: full(request) }) }, async (set) => {
    const request = { source: meeting(), outputType, instructions, template };
    const { document, language } = await set.summarizer.summarize(request);
    const markdown = renderSummary(document, {
      outputType,
      template,
      language,
      places: [],
      possibleActions: false,
    });
    const headings = Array.from(markdown.matchAll(/^## (.*)$/gmu), ([, heading = '']) => heading);
    result = { headings, system: set.server.requests[0]?.system ?? '' };
  });
  if (!result) throw new Error('nothing was made');
  return result;
}

const WISHES = 'THE READER WANTS, as far as the rules above allow:\n';

/** Each template with the headings that have to come in this order. */
const NOTES: Record<TemplateId, string[]> = {
  general: ['Overview', 'Decisions', 'Action items', 'Questions', 'Key terms'],
  meeting: ['Overview', 'Decisions', 'Action items', 'Questions', 'Key terms'],
  lecture: ['Overview', 'Key terms', 'Questions to test yourself', 'Decisions', 'Action items'],
  interview: ['Overview', 'Decisions', 'Action items', 'Questions', 'Key terms'],
  article: ['Overview', 'Decisions', 'Action items', 'Questions', 'Key terms'],
  custom: ['Overview', 'Decisions', 'Action items', 'Questions', 'Key terms'],
};

describe.each(templateIds)('the template %s', (id) => {
  it('tells the model what to write, and is rendered in its order', async () => {
    const { headings, system } = await made(id, 'notes');
    const wanted = templateInstructions(id, OWN);
    expect(system.includes('THE READER WANTS')).toBe(wanted !== undefined);
    expect(system).toContain(wanted === undefined ? 'List the topics in order' : WISHES + wanted);
    expect(headings.filter((heading) => NOTES[id].includes(heading))).toEqual(NOTES[id]);
  });

  it('makes a summary, too', async () => {
    const { headings, system } = await made(id, 'summary');
    const wanted = templateInstructions(id, OWN);
    expect(system).toContain(wanted === undefined ? 'sums up what matters' : WISHES + wanted);
    expect(headings.includes('Questions to test yourself')).toBe(id === 'lecture');
  });
});

it('puts the decisions of a meeting before its topics, also where its content shows that it is one', async () => {
  for (const id of ['meeting', 'general'] as const) {
    const { headings } = await made(id, 'notes');
    expect(headings.indexOf('Decisions')).toBe(1);
  }
  const lecture = (await made('lecture', 'notes')).headings;
  expect(lecture.indexOf('Decisions')).toBeGreaterThan(1);
});

describe('the language of the notes', () => {
  it.each(languageTags)('%s is named in the prompt', (tag) => {
    const prompt = systemPrompt(
      {
        outputType: 'notes',
        kind: 'text',
        sourceLanguage: 'en',
        maxWords: 100,
        language: tag,
      },
      'Task.',
      '{}',
    );
    const [, name = ''] = /- Write in (.+), whatever language/u.exec(prompt) ?? [];
    expect(name).toMatch(/^\p{Lu}\p{Ll}+/u);
    expect(name).not.toBe(tag);
  });

  it.each([
    ['de', 'Die Gruppe spricht über die neue Internetseite und über die Fotos.', 'Überblick'],
    ['fr', 'Le groupe parle du nouveau site et des photographies du projet.', 'Vue d’ensemble'],
    ['es', 'El grupo habla del nuevo sitio y de las fotografías del proyecto.', 'Resumen general'],
  ])('%s: the answer is kept and has its headings', async (outputLanguage, text, heading) => {
    const point = { text, refs: ['S001'] };
    const answer = {
      title: 'x',
      overview: [point],
      keyPhrases: [],
      topics: [{ title: text, bullets: [point] }],
    };
    await withModel({ script: () => ({ answer }) }, async ({ server, summarizer }) => {
      const request = { source: meeting(), outputType: 'notes' as const, outputLanguage };
      const { document, language, fallbackParts } = await summarizer.summarize(request);
      const markdown = renderSummary(document, {
        language,
        outputType: 'notes',
        places: [],
        possibleActions: false,
      });
      expect({ language, fallbackParts }).toEqual({ language: outputLanguage, fallbackParts: 0 });
      expect(markdown).toContain(`## ${heading}`);
      expect(markdown).toContain(text);
      expect(server.requests).toHaveLength(1);
    });
  });
});
