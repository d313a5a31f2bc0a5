import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { themes } from './pages.ts';

/** The avatar shows its owner's initials, a picture more than a name; it is called by what it opens. */
export const avatarRules = ['label-content-name-mismatch'];

/** What is open floats outside of the landmarks, and hides the rest of the page from a screen reader while it is. */
export const wholePageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/**
 * Axe finds nothing to say against the page as it is now.
 * @param except rules that don't fit the state of the page
 */
export async function expectNoFaults(page: Page, except: string[] = []): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    // Its other mode gathers what it found in frames, of which there are none, in a page of its own: twice as slow.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(faults).toEqual([]);
}

/** The same in both themes, which differ in nothing but the colours that hang on this attribute. */
export async function expectNoFaultsInThemes(page: Page, except: string[] = []): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expectNoFaults(page, except);
  }
}

/** Ends what fades or moves, whose colours are not yet what they will be, and what begins in its children by that. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let more = true; more;) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      for (const animation of ending) animation.finish();
      more = ending.length > 0;
    }
  });
}
