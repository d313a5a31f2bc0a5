import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AppNav } from './app-nav.tsx';

afterEach(cleanup);

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppNav />
    </MemoryRouter>,
  );

it('leads to the main pages and marks the current one', () => {
  show('/live-notes');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Dashboard', '/dashboard', null],
    ['New', '/upload', null],
    ['Live Notes', '/live-notes', 'page'],
    ['Ask', '/ask', null],
    ['Study', '/study', null],
    ['Tasks', '/tasks', null],
  ]);
});

it('offers the same as a menu where there is no room for links', async () => {
  show('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['New', '/upload'],
    ['Live Notes', '/live-notes'],
    ['Ask', '/ask'],
    ['Study', '/study'],
    ['Tasks', '/tasks'],
  ]);
});
