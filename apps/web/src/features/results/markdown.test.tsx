import type { Place } from '@notelark/api/places';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Notes } from './markdown.tsx';

afterEach(cleanup);

const show = (markdown: string, onCite = vi.fn<(place: Place) => void>()) => {
  const { container } = render(<Notes markdown={markdown} onCite={onCite} />);
  return { container, onCite };
};

describe('whatever stands in notes', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture from elsewhere', '![a spy](https://spy.example/pixel.png)'],
    ['a picture as HTML', '<img src="https://spy.example/pixel.png" onerror="alert(1)">'],
    ['a frame', '<iframe src="https://spy.example"></iframe>'],
    ['a form', '<form action="https://spy.example"><input name="password"></form>'],
    ['a style', '<style>@import "https://spy.example/x.css"</style>'],
    ['a link that runs', '[click](javascript:alert(1)) [click](data:text/html,<script>1</script>)'],
    ['an SVG', '<svg onload="alert(1)"><use href="https://spy.example/x.svg#a"/></svg>'],
  ])('runs nothing and fetches nothing: %s', (_, markdown) => {
    const { container } = show(`Before\n\n${markdown}\n\nAfter`);
    expect(container.textContent).toContain('Before');
    expect(container.textContent).toContain('After');
    const forbidden = 'script, img, iframe, form, style, svg, link, object, [src], [style]';
    expect(container.querySelectorAll(forbidden)).toHaveLength(0);
    for (const element of container.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(value).not.toMatch(/^(javascript|data):/i);
      }
  });

  test('keeps the words of a picture', () => {
    show('![the words](https://spy.example/pixel.png)');
    expect(screen.getByText('the words')).toBeTruthy();
  });
});

test('links to the outside open by themselves and say nothing of the page', () => {
  show('[site](https://example.com)');
  const link = screen.getByRole('link', { name: 'site' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test.each([
  ['00:14', '#s12', { index: 12, part: null }],
  ['¶13.2', '#s12-1', { index: 12, part: 1 }],
])('the citation %s leads to its place', async (name, link, place) => {
  const { onCite } = show(`Said so. [${name}](${link})`);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(onCite).toHaveBeenCalledExactlyOnceWith(place);
});

test('each block reads in the direction of its own script', () => {
  const { container } = show('## قرارات\n\n- تأجيل الإطلاق [¶1](#s0)\n\nAgreed.');
  const blocks = [...(container.querySelector('.notes')?.children ?? [])];
  expect(blocks.map(({ tagName }) => tagName)).toEqual(['H3', 'UL', 'P']);
  for (const block of blocks) expect(block.getAttribute('dir')).toBe('auto');
});

test('headings come below those of the page', () => {
  show('# One\n\n## Two\n\n### Three');
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H3', 'H3', 'H4']);
});

test('what was not verified is marked beside its citation', () => {
  const { container } = show(
    '- Bo pays. — Bo [00:14](#s12) *(unverified)*\n- Ann pays. [00:20](#s13)',
  );
  const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['Bo pays. — Bo 00:14 (unverified)', 'Ann pays. 00:20']);
  expect(screen.getByText('(unverified)').tagName).toBe('EM');
});

const closed = (answer: string) =>
  screen.getByText(answer).closest('.answer')?.querySelector('.closed') !== null;

describe('questions to test oneself with', () => {
  const QUESTIONS = '## Fragen\n\n1. Where? [00:14](#s12)\n2. When?\n\n### Antworten\n\n';

  test('hide their answers until they are asked for', async () => {
    const { container } = show(`${QUESTIONS}1. here\n2. *now*\n\n## More\n\n1. One`);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Fragen', 'More']);
    expect(container.querySelectorAll('ol')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('button', { name: 'Show answer' });
    if (!first) throw new Error('no button');
    expect([first, second].map((one) => one?.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
    ]);
    first.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Hide answer' })).toBe(first);
    expect([closed('here'), closed('now')]).toEqual([false, true]);
  });

  test('are left as they are where answers are missing', () => {
    show(`${QUESTIONS}1. here`);
    expect(screen.getByRole('heading', { name: /Antworten/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show answer' })).toBeNull();
  });
});

test('what a point is about stands back from what it says, and only in points', () => {
  const tied = 'Ben will send it (about “the list”)';
  const { container } = show(`${tied}\n\n- [ ] ${tied}. — Ben [00:14](#s12)`);
  const ties = [...container.querySelectorAll('.tie')].map((tie) => tie.textContent);
  expect(ties).toEqual(['(about “the list”)']);
  expect(container.querySelector('li')?.textContent).toContain(`${tied}. — Ben 00:14`);
});
