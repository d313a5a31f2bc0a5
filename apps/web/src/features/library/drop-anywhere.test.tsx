import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeFiles } from '../../lib/dropped-files.ts';
import { DropAnywhere } from './drop-anywhere.tsx';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <DropAnywhere>
        <input aria-label="Search" />
        <Place />
      </DropAnywhere>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const place = () => screen.getByRole('status').textContent;
const dataOf = (files: File[], text = '') => ({
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  files,
  items: [],
  getData: () => text,
});

it('takes a dropped recording to the upload page', async () => {
  const talk = new File(['x'], 'talk.mp3');
  fireEvent.drop(document.body, { dataTransfer: dataOf([talk]) });
  await waitFor(() => expect(place()).toContain('/upload'));
  expect(takeFiles().files).toEqual([talk]);
  expect(takeFiles().files).toEqual([]);
});

it('takes a pasted text to the text page', async () => {
  fireEvent.paste(document.body, { clipboardData: dataOf([], ' A long thread. ') });
  await waitFor(() =>
    expect(place()).toBe('/summarize-text {"text":"A long thread.","outputType":"summary"}'),
  );
});

it('takes a pasted address to where it is brought', () => {
  const url = 'https://casts.example/one.mp3';
  fireEvent.paste(document.body, { clipboardData: dataOf([], ` ${url}\n`) });
  expect(place()).toBe(`/upload {"link":"${url}"}`);
});

it('leaves what is pasted into a field to the field', () => {
  const field = screen.getByRole('textbox', { name: 'Search' });
  const paste = createEvent.paste(field, { clipboardData: dataOf([], 'words') });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(place()).toBe('/dashboard null');
});
