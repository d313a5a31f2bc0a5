import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaletteOutlet } from './palette-outlet.tsx';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const row = {
  createdAt: '2026-03-01T10:00:00.000Z',
  summaries: [{ id: 'r1', outputType: 'notes' }],
  title: 'Birds of the lake',
  match: 'and then the heron flew',
  matchedIn: 'source' as const,
};

const line = (text: string, at: number) => ({
  text,
  speaker: null,
  start: at * 10,
  target: `#s${at}`,
});
const passage = {
  kind: 'passage',
  text: null,
  lines: [line('Then it rained.', 3), line('The herons were flying.', 4)],
  marks: ['herons', 'flying'],
  source: {
    kind: 'upload',
    id: 'u1',
    title: 'At the lake',
    summaryId: 'r2',
    createdAt: row.createdAt,
  },
};

let searchFails = false;
beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  searchFails = false;
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      searchFails && url.startsWith('/api/search')
        ? Response.json({}, { status: 500 })
        : Response.json({ rows: url.startsWith('/api/uploads') ? [row] : [], passages: [passage] }),
    ),
  );
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <input aria-label="Elsewhere" />
      <Place />
      <PaletteOutlet />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = () => screen.getByRole('status').textContent;

/** @returns whether the browser would do with the key what it does by default. */
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

it('keeps what is typed before the palette is loaded', async () => {
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  elsewhere.focus();
  press('k', { ctrlKey: true });
  // The rest is pressed in the same moment: nothing has been loaded.
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const key of 'live') expect(press(key)).toBe(false);
  const field = await screen.findByRole('combobox');
  expect(field).toHaveProperty('value', 'live');
});

it('opens a page by a part of its name', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and commands' });
  await userEvent.keyboard('live{Enter}');
  expect(place()).toBe('/live-notes');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the page that is named, also where an answer came before its name was typed', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('Ta');
  await screen.findByText('Birds of the lake');
  await userEvent.keyboard('sks{Enter}');
  expect(place()).toBe('/tasks');
});

it('opens nothing that was found for what was typed before', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('her');
  await screen.findByText('Birds of the lake');
  await userEvent.keyboard('on{Enter}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Birds'),
  );
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe('/results/r1?find=heron');
});

it('opens a recording at what was said in it', async () => {
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('heron');
  const found = await screen.findByText('Birds of the lake');
  // A heading without entries is left out.
  expect(screen.queryByText('Go to')).toBeNull();
  await userEvent.click(found);
  await waitFor(() => expect(place()).toBe('/results/r1?find=heron'));
});

it('opens the passage that several words are about', async () => {
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('heron flew');
  const found = await screen.findByText('The herons were flying.');
  expect(found.closest('[cmdk-item]')?.textContent).toContain('At the lake · Mar 1, 2026');
  await userEvent.click(found);
  await waitFor(() => expect(place()).toBe('/results/r2#s4'));
});

it('shows the library where the passages could not be had', async () => {
  searchFails = true;
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('heron flew');
  expect(await screen.findByText('Birds of the lake')).toBeTruthy();
  expect(screen.queryByText('Passages')).toBeNull();
});

it('shows the shortcuts, but not to someone who types a question mark', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
