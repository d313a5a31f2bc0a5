import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Unsaved, UnsavedChanges } from './unsaved.tsx';

afterEach(cleanup);

/** A page with a form in a dialog. */
function Page() {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <UnsavedChanges>
      {!open && 'The dialog is closed.'}
      <Dialog open={open} onOpenChange={setOpen} title="A list">
        <Unsaved when={text !== ''} />
        <input aria-label="List" value={text} onChange={(event) => setText(event.target.value)} />
        <Link to="/other">Away</Link>
      </Dialog>
    </UnsavedChanges>
  );
}

function show(): void {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/other', element: 'Elsewhere' },
  ]);
  render(<RouterProvider router={router} />);
}

function isUnloadAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('closes a dialog in which nothing was typed', async () => {
  show();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('The dialog is closed.')).toBeDefined();
});

it('asks before a dialog closes on what was typed in it', async () => {
  show();
  await userEvent.type(screen.getByLabelText('List'), 'Kubernetes');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('List').value).toBe('Kubernetes');
  await press('Close');
  await press('Discard changes');
  expect(await screen.findByText('The dialog is closed.')).toBeDefined();
});

it('asks before the page is left, by a link or by closing the tab', async () => {
  show();
  expect(isUnloadAsked()).toBe(false);
  await userEvent.type(screen.getByLabelText('List'), 'Kubernetes');
  expect(isUnloadAsked()).toBe(true);
  await userEvent.click(screen.getByText('Away'));
  await press('Keep editing');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await userEvent.click(screen.getByText('Away'));
  await press('Leave without saving');
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});
