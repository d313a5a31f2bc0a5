import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BookmarkButton, BookmarkList } from './bookmarks.tsx';

afterEach(cleanup);

it('is set with the key B, but not where one types', async () => {
  const user = userEvent.setup();
  const onBookmark = vi.fn<() => void>();
  const page = (disabled: boolean) => (
    <>
      <BookmarkButton disabled={disabled} count={2} onBookmark={onBookmark} />
      <textarea aria-label="Text" />
    </>
  );
  const { rerender } = render(page(false));
  await user.keyboard('b');
  await user.click(screen.getByRole('button', { name: 'Bookmark' }));
  expect(onBookmark).toHaveBeenCalledTimes(2);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'bob');
  await user.keyboard('{Control>}b{/Control}');
  rerender(page(true));
  await user.click(document.body);
  await user.keyboard('b');
  expect(onBookmark).toHaveBeenCalledTimes(2);
});

it('can be gone to and taken back', async () => {
  const onShow = vi.fn<(at: number) => void>();
  const onRemove = vi.fn<(at: number) => void>();
  render(<BookmarkList bookmarks={[14.2, 75]} onShow={onShow} onRemove={onRemove} />);
  expect(screen.getByRole('status').textContent).toBe('Marked at 01:15');
  await userEvent.click(screen.getByRole('button', { name: 'Show what was marked at 00:14' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the mark at 01:15' }));
  expect(onShow).toHaveBeenCalledWith(14.2);
  expect(onRemove).toHaveBeenCalledWith(75);
});
