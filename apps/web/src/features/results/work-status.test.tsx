import type { Progress } from '@notelark/contracts/library';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WorkStatus } from './work-status.tsx';

afterEach(cleanup);

const show = (work: Partial<Progress>) =>
  render(
    <WorkStatus
      work={{ status: 'summarizing', progress: 0.4, part: null, error: null, revision: 1, ...work }}
      retrying={false}
    />,
  );

it('says which part of a long text has been read', () => {
  show({ part: { number: 2, of: 5 } });
  expect(screen.getByText('Writing · Part 2 of 5')).toBeTruthy();
});

it('names the stage alone where there are no parts', () => {
  show({});
  expect(screen.getByText('Writing')).toBeTruthy();
});
