import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { ShareSwitch } from './share-switch.tsx';

afterEach(cleanup);

it.each([
  ['none', 'Off: only you can open the link.'],
  ['read', 'Off: only you and your team can open the link.'],
] as const)('says who can open the link: team %s', (teamAccess, hint) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareSwitch result={{ ...notesOfText, teamAccess }} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(hint)).toBeTruthy();
});
