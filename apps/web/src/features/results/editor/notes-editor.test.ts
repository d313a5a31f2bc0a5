import * as fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { toggleTask } from './commands.ts';
import { parseNotes } from './from-markdown.ts';
import { schema } from './schema.ts';
import { blockToMarkdown, serializeNotes } from './to-markdown.ts';

/** What the engines write, and what users have typed into the Markdown of older releases. */
const NOTES = `## Overview

The team signs the lease. [00:07](#s1) [¶13.2](#s12-1)

## Break clause \\(three years\\)

- The rent stays at 42,000 \\[sic\\]. [00:16](#s2) *(unverified: postponed later, [14:02](#s12))*
- **Break** — a way out

- [ ] Helen sends the draft — Helen, by Friday [00:47](#s7)
- [x] Tom calls
  - by phone

1. one
2. two

> quoted

\`\`\`ts
const a = 1;
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

![a spy](https://spy.example/a.png) and <b>HTML</b>  
a second line with [a site](https://example.com "title") and \`code\`
`;

const words = fc.stringMatching(/^[A-Za-zäß0-9,.()$#*_[\]!-]{1,9}$/u);
const phrase = fc.array(words, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
const citation = fc
  .tuple(fc.nat(9), fc.nat(59), fc.nat(400))
  .map(([minutes, seconds, at]) => `[0${minutes}:${String(seconds).padStart(2, '0')}](#s${at})`);
/** As the engines escape what speakers say. */
const escaped = phrase.map((text) =>
  text.replaceAll(/[\\`*_[\]<>~|&#+=-]/gu, '\\$&').replace(/^(\d+)([.)])/u, '$1\\$2'),
);
const point = fc.tuple(escaped, citation).map(([text, cited]) => `- ${text} ${cited}`);
const block = fc.oneof(
  escaped.map((text) => `## ${text}`),
  fc.tuple(escaped, citation).map(([text, cited]) => `${text} ${cited}`),
  fc.array(point, { minLength: 1, maxLength: 4 }).map((points) => points.join('\n')),
);
const documents = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) => `${blocks.join('\n\n')}\n`);

/** Written anew, block by block, as if each had been edited. */
const rewritten = (markdown: string): string =>
  parseNotes(markdown).doc.children.map(blockToMarkdown).join('\n\n');

describe('Markdown that goes through the editor', () => {
  test('comes out as it went in where nothing was edited', () => {
    const parsed = parseNotes(NOTES);
    expect(serializeNotes(parsed.doc, parsed)).toBe(NOTES);
    const copy = schema.nodeFromJSON(parsed.doc.toJSON());
    expect(serializeNotes(copy, parsed)).toBe(NOTES);
  });

  test('comes out as it went in for every document of an engine’s form', () => {
    fc.assert(
      fc.property(documents, (markdown) => {
        const parsed = parseNotes(markdown);
        expect(serializeNotes(parsed.doc, parsed)).toBe(markdown);
      }),
      { numRuns: 100 },
    );
  });

  test('means the same when every block is written anew', () => {
    fc.assert(
      fc.property(documents, (markdown) => {
        const again = parseNotes(rewritten(markdown)).doc;
        expect(again.toJSON()).toEqual(parseNotes(markdown).doc.toJSON());
      }),
      { numRuns: 100 },
    );
    expect(parseNotes(rewritten(NOTES)).doc.toJSON()).toEqual(parseNotes(NOTES).doc.toJSON());
  });

  test('keeps every other block as it stood when one is edited', () => {
    const parsed = parseNotes(NOTES);
    const state = EditorState.create({ doc: parsed.doc });
    const edited = state.tr.insertText('New ', 1).doc;
    expect(serializeNotes(edited, parsed)).toBe(NOTES.replace('## Overview', '## New Overview'));
  });

  test('keeps citations in a list that is edited', () => {
    const parsed = parseNotes(
      '- Rent stays. [00:16](#s2) *(unverified: later, [14:02](#s12))*\n- Two\n',
    );
    const edited = EditorState.create({ doc: parsed.doc }).tr.insertText('The ', 3).doc;
    expect(serializeNotes(edited, parsed)).toBe(
      '- The Rent stays. [00:16](#s2) *(unverified: later, [14:02](#s12))*\n- Two\n',
    );
  });

  test('writes what is typed as words, not as Markdown', () => {
    const parsed = parseNotes('One\n');
    const edited = EditorState.create({ doc: parsed.doc }).tr.insertText('*not* [a](b) ', 1).doc;
    const again = parseNotes(serializeNotes(edited, parsed));
    expect(again.doc.textContent).toBe('*not* [a](b) One');
  });

  test('is empty for an empty document', () => {
    const parsed = parseNotes('');
    expect(serializeNotes(parsed.doc, parsed)).toBe('');
  });
});

test('an item becomes a task', () => {
  const parsed = parseNotes('- Call Tom\n');
  let state = EditorState.create({ doc: parsed.doc });
  toggleTask(state, (transaction) => (state = state.apply(transaction)));
  expect(serializeNotes(state.doc, parsed)).toBe('- [ ] Call Tom\n');
});
