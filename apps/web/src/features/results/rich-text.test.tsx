import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Notes } from './markdown.tsx';
import { richTextOf, sectionOf } from './rich-text.ts';

afterEach(cleanup);

const NOTES = `## Decisions

- The **lease** is signed. [00:07](#s1)

### Rent

It stays.

## Tasks

- [ ] Call [a site](https://example.com)
- [x] Write
`;
const notes = () => render(<Notes markdown={NOTES} onCite={() => {}} />).container;

test('a section is copied up to the next heading of its rank, with its citations', () => {
  const [heading] = notes().querySelectorAll('h3');
  const { html, text } = richTextOf(sectionOf(heading ?? document.body));
  expect(text).toBe('Decisions\n\n- The lease is signed. [00:07]\n\nRent\n\nIt stays.');
  expect(html).toContain('<strong>lease</strong> is signed. [00:07]');
  expect(html).not.toMatch(/class=|<button|Tasks/u);
});

test('tasks are copied with their boxes, links with their addresses', () => {
  const { html, text } = richTextOf([...(notes().querySelector('.notes')?.children ?? [])]);
  expect(text).toContain('- \u2610 Call a site\n- \u2611 Write');
  expect(html).toContain('href="https://example.com"');
});
