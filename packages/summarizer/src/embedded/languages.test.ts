import { describe, expect, it } from 'vitest';
import { expectWellFormed } from '../testing/compliance.ts';
import { type Subject, subjects } from '../testing/languages.ts';
import { embeddedEngine } from '../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

/** What someone gets who pastes a page, or has a talk transcribed, in a language that is not English. */
describe.each(subjects)(
  'a text in $language',
  ({ language, paragraphs, topic, aside }: Subject) => {
    const source = { kind: 'text', turns: paragraphs.map((text) => ({ text })) } as const;

    it('is summarised in its language by its own sentences, shorter and about its subject', async () => {
      const result = await summarizer.summarize({ source, outputType: 'notes' });
      expectWellFormed(result, source);
      expect(result.language).toBe(language);
      const { overview, keyPhrases } = result.document;
      const said = overview.map(({ text }) => text).join(' ');
      const whole = paragraphs.join(' ');
      expect(said.length).toBeLessThan(whole.length * 0.7);
      for (const { text } of overview) expect(whole).toContain(text);
      expect(said).toMatch(topic);
      expect(keyPhrases.slice(0, 5).join(' ')).toMatch(topic);
    });

    it('leaves out what is beside the point', async () => {
      const { document } = await summarizer.summarize({ source, outputType: 'summary' });
      expect(document.overview.map(({ text }) => text).join(' ')).not.toContain(aside);
    });
  },
);
