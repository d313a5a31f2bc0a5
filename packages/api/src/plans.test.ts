import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type AddonId,
  addonIds,
  addons,
  paidPlanIds,
  planIds,
  planPrice,
  plans,
  uploadLimitWords,
} from './plans.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

const rate = (id: AddonId): number => addons[id].price / addons[id].hours;
const oneOf = (numbers: readonly number[]): string => `(${[...new Set(numbers)].join('|')})`;

describe('the table of plans', () => {
  it('gives two months of a paid year, as the pages say', () => {
    for (const plan of paidPlanIds)
      expect(planPrice(plan, 'yearly')).toBe(10 * planPrice(plan, 'monthly'));
  });

  it('sells no hour dearer in a larger pack, and marks the cheapest as the best value', () => {
    const cheapest = Math.min(...addonIds.map(rate));
    for (const id of addonIds) {
      expect(addons[id].minutes).toBe(60 * addons[id].hours);
      expect(addons[id].bestValue).toBe(rate(id) === cheapest);
    }
  });
});

/** What would say a price or a limit of the table again: a change of the table would not change it. */
function figures(): RegExp[] {
  const { characters } = uploadLimitWords;
  const sizes = planIds.map((id) => plans[id].limits.uploadMegabytes);
  const prices = [
    ...paidPlanIds.flatMap((plan) => [planPrice(plan, 'monthly'), planPrice(plan, 'yearly')]),
    ...addonIds.map((id) => addons[id].price),
  ];
  const minutes = planIds.flatMap((id) => [
    plans[id].limits.audioMinutes,
    plans[id].limits.liveMinutes,
  ]);
  const hours = [...minutes.map((count) => count / 60), ...addonIds.map((id) => addons[id].hours)];
  return [
    new RegExp(`\\$${oneOf(prices)}(?![\\d.{])`),
    new RegExp(`\\b${oneOf(minutes.filter((count) => count > 0))} min`),
    new RegExp(`\\b${oneOf(hours.filter((count) => count >= 1))} ?h(ours)?(?![\\w-])`),
    new RegExp(`\\b${oneOf(planIds.map((id) => plans[id].trialDays).filter(Boolean))}-day`),
    new RegExp(`\\b${plans.free.limits.textSummaries} text summar`),
    new RegExp(`\\b${plans.business.limits.teamMembers} team`),
    new RegExp(`\\b${oneOf(sizes)} ?MB\\b|\\b${characters} char`),
  ];
}

/** Prices of others, in a table that compares. */
const OTHERS = /label: 'Price', cells:/;
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

const repeated = (lines: readonly string[]): string[] =>
  lines.filter(
    (line) => !isComment(line) && !OTHERS.test(line) && figures().some((one) => one.test(line)),
  );

describe('prices and limits', () => {
  it('stand in the table alone: no page, message or check says them again', () => {
    const files = globSync(
      [
        'packages/api/src/**/*.ts',
        'apps/web/src/**/*.{ts,tsx}',
        'apps/web/index.html',
        'apps/server/src/{features,adapters,compose}/**/*.ts',
        'packages/{speech,summarizer}/src/**/*.ts',
      ],
      { cwd: project },
    ).filter((file) => !/\.test\.tsx?$|plans\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      repeated(readFileSync(`${project}${file}`, 'utf8').split('\n')).map(
        (line) => `${file}: ${line.trim()}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Pro for $19 a month',
    'Save with $490/yr',
    '30 minutes a month',
    'a pack of 50 hours',
    'Start your 7-day trial',
    'Up to 5 team members',
    'files up to 50 MB',
  ])('would be found in “%s”', (line) => {
    expect(repeated([line])).toEqual([line]);
  });
});
