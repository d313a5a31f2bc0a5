import type { ExportPanel } from '@notelark/api/export-formats';
import type { Account } from '@notelark/api/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session.ts';
import { closeUpgradeOffer, useUpgradeOffer } from '../../lib/upgrade-offer.ts';
import { ann } from '../../testing/account.ts';
import { DownloadMenu } from './download-menu.tsx';

afterEach(() => {
  cleanup();
  closeUpgradeOffer();
});

const Offer = () => <output>{useUpgradeOffer()}</output>;

async function openMenu(
  plan: Account['plan'],
  panel: ExportPanel = 'source',
): Promise<HTMLElement[]> {
  enterSession({ ...ann, plan });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadMenu id="1" panel={panel} hasTimes={panel === 'source'} />
      <Offer />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  return screen.getAllByRole('menuitem');
}

const names = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
const isLocked = (item: HTMLElement) =>
  document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent ===
  'Comes with Pro and above';

it('shows every format on Free, with a lock on what the plan lacks', async () => {
  const items = await openMenu('free');
  expect(names(items)).toEqual(['TXT', 'Markdown', 'PDF', 'DOCX', 'SRT', 'VTT', 'JSON']);
  expect(names(items.filter(isLocked))).toEqual(['PDF', 'DOCX', 'SRT', 'VTT', 'JSON']);
});

it('offers the upgrade in place of a locked download', async () => {
  await openMenu('free');
  await userEvent.click(screen.getByRole('menuitem', { name: 'PDF' }));
  expect(screen.getByRole('status').textContent).toContain('come with Pro and above');
});

it('locks nothing on Pro', async () => {
  expect((await openMenu('pro')).filter(isLocked)).toEqual([]);
});

it('offers notes for other programs, with a lock on what the plan lacks', async () => {
  const items = await openMenu('free', 'summary');
  expect(names(items).slice(4)).toEqual(['Obsidian', 'Notion', 'Calendar (tasks)', 'Anki cards']);
  expect(names(items.filter(isLocked)).slice(2)).toEqual(['Calendar (tasks)', 'Anki cards']);
});
