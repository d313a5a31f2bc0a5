import { startMediaServer } from '../apps/server/src/testing/media-server.ts';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { spoken } from './support/speech.ts';
import { expect, test } from './test.ts';

const feedOf = (episodes: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Lark talks</title>${episodes
    .map(
      (title) =>
        `<item><title>${title}</title><guid>${title}</guid><itunes:duration>0:04</itunes:duration>` +
        `<enclosure url="/talk.wav" length="1" type="audio/wav"/></item>`,
    )
    .join('')}</channel></rss>`;

// The address that leads nowhere is refused.
test.use({ expectedFaults: [/status of 502/] });

test('a link and a podcast’s episode become recordings, and the podcast is followed', async ({
  page,
}) => {
  const media = await startMediaServer();
  const { buffer: content } = spoken('talk.wav', 'We meet again on Monday.');
  media.files.set('/talk.wav', { content, headers: { 'content-type': 'audio/wav' } });
  media.files.set('/feed', {
    content: feedOf(['Owls', 'Larks']),
    headers: { 'content-type': 'application/rss+xml' },
  });
  try {
    await signedIn(page, 'lin');
    await page.goto('/upload');
    const field = page.getByLabel('Or paste a link');
    const look = page.getByRole('button', { name: 'Bring this link' });
    const panel = page.getByRole('region', { name: 'Bring a link' });

    await field.fill('no address');
    await look.click();
    await expect(field).toHaveAccessibleDescription(/begins with https/);
    await field.fill(`${media.url}/gone.mp3`);
    await look.click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await panel.getByRole('button', { name: 'Change the address' }).click();

    await field.fill(`${media.url}/talk.wav`);
    await look.click();
    await expect(panel.getByRole('heading', { name: 'talk.wav' })).toBeVisible();
    await expectNoFaults(page, avatarRules);
    await expectFits(page);
    await panel.getByRole('button', { name: 'Bring recording' }).click();
    const links = page.getByRole('region', { name: 'Links' }).getByRole('listitem');
    await expect(links.filter({ hasText: 'talk.wav' })).toContainText('Done');

    await field.fill(`${media.url}/feed`);
    await look.click();
    await panel.getByRole('checkbox', { name: 'Larks' }).check();
    await panel.getByRole('button', { name: 'Bring 1 episode' }).click();
    const episode = links.filter({ hasText: 'Larks' });
    await expect(episode).toContainText('Done');
    await field.fill(`${media.url}/feed`);
    await look.click();
    await panel.getByRole('button', { name: /^Follow/ }).click();
    const feeds = page.getByRole('region', { name: 'Podcasts you follow' });
    await expect(feeds.getByRole('listitem')).toContainText('Lark talks');
    await feeds.getByRole('button', { name: 'Stop following Lark talks' }).click();
    await expect(feeds).toBeHidden();

    await episode.getByRole('link', { name: 'View Results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Larks' })).toBeVisible();
  } finally {
    await media.close();
  }
});
