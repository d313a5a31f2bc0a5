import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(cleanup);

const words = { title: 'Unsaved', description: 'It would be lost.', stay: 'Stay', leave: 'Leave' };

/** A page with a link away from it. */
function open(asks: { links?: boolean; unload?: boolean } = {}): void {
  const page = (
    <>
      <LeaveGuard {...words} {...asks} />
      <Link to="/other">Away</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: 'Elsewhere' },
  ]);
  render(<RouterProvider router={router} />);
}

function unloadIsAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before a link leads away, and goes only when told to', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByText('Away'));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await user.click(screen.getByText('Away'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('asks before the tab is closed, as long as it is there', () => {
  open();
  expect(unloadIsAsked()).toBe(true);
  cleanup();
  expect(unloadIsAsked()).toBe(false);
});

it('asks nothing where nothing would be lost', async () => {
  open({ links: false, unload: false });
  expect(unloadIsAsked()).toBe(false);
  await userEvent.click(screen.getByText('Away'));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
