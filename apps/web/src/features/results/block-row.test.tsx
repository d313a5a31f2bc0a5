import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resultScreen } from '../../messages/index.ts';
import { BlockRow } from './block-row.tsx';

afterEach(cleanup);

const show = (confidence: number | null) =>
  render(
    <BlockRow
      block={{ index: 0, text: 'Ponder in.', speaker: null, start: 0, end: 1, confidence }}
      matches={[]}
      current={undefined}
      marked={false}
    />,
  );

it('says of words that the recognizer was not sure of them', () => {
  show(0.3);
  expect(screen.getByTitle(resultScreen.unsure).textContent).toContain('Ponder in.');
});

it.each([0.5, null])('says nothing of words with the confidence %s', (confidence) => {
  const { container } = show(confidence);
  expect(container.textContent).not.toContain(resultScreen.unsure);
  expect(screen.queryByTitle(resultScreen.unsure)).toBeNull();
});
