import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from '../test.ts';
import { themes } from './pages.ts';

/** The avatar shows its owner's initials, a picture more than a name; it is called by what it opens. */
export const avatarRules = ['label-content-name-mismatch'];

/** What is open floats outside of the landmarks, and hides the rest of the page from a screen reader while it is. */
export const wholePageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these tags that read colours: nothing else differs between the themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing to say against the page as it is now.
 * @param except rules that don't fit the state of the page
 */
export async function expectNoFaults(page: Page, except: string[] = []): Promise<void> {
  await expectNone(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  });
}

/** Axe finds nothing to say against the page's colours: for the second theme of a page that has no faults in the first. */
export async function expectNoColorFaults(page: Page): Promise<void> {
  await expectNone(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
}

async function expectNone(page: Page, rules: RunOptions): Promise<void> {
  await atRest(page);
  // Once for each document: compiling it costs as much as a run on a small page.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  expect(await faultsOf(page, rules)).toEqual([]);
}

/** In words: a whole result, whose passes are as many as the page has elements, costs more than the run. */
function faultsOf(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    { ...rules, resultTypes: ['violations' as const], preload: false },
  );
}

/** The same in both themes, which differ in nothing but the colours that hang on this attribute. */
export async function expectNoFaultsInThemes(page: Page, except: string[] = []): Promise<void> {
  const [first, second] = themes;
  await setTheme(page, first);
  await expectNoFaults(page, except);
  await setTheme(page, second);
  await expectNoColorFaults(page);
}

function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
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
