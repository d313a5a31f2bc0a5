import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SecretDialog } from './secret-dialog.tsx';

afterEach(cleanup);

const words = {
  title: 'Your new key',
  text: 'It is not shown again.',
  copy: 'Copy key',
  copied: 'Copied',
  copyFailed: 'Not copied',
  done: 'Done',
};

it('is closed by its button only: what it shows is not shown again', async () => {
  const onClose = vi.fn<() => void>();
  render(<SecretDialog secret="nlk_1" words={words} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('nlk_1')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});
