import type { UsageOverview } from '@notelark/api/usage';
import { describe, expect, test } from 'vitest';
import { bannerOf } from './banner.ts';
import { metersOf, unknownUsage } from './meters.ts';
import { barHeights } from './weekly-chart.tsx';

const used = (plan: UsageOverview['plan'], audio: number, text = 0): UsageOverview => {
  const untouched = unknownUsage(plan);
  return {
    ...untouched,
    audio: { ...untouched.audio, used: audio },
    text: { ...untouched.text, used: text },
  };
};

describe('the upgrade banner', () => {
  test.each([
    ['free', 20, 0, null],
    ['free', 21, 0, 'You have used 70% of the audio/video minutes of the Free plan this month.'],
    ['free', 0, 3, null],
    ['free', 0, 4, 'You have used 80% of the text summaries of the Free plan this month.'],
    ['pro', 479, 500, null],
    ['pro', 480, 0, 'You have used 80% of your audio/video minutes this month.'],
    ['business', 3000, 0, null],
  ] as const)('%s with %d minutes and %d texts: %s', (plan, audio, text, reason) => {
    expect(bannerOf(used(plan, audio, text))?.reason ?? null).toBe(reason);
  });
});

describe('the meters', () => {
  test('on Free: no bar for audio, no Live Notes', () => {
    expect(metersOf(used('free', 12, 2))).toMatchObject([
      { used: '12 min', whole: '12 min of 30 min', share: null },
      { used: '2', whole: '2 of 5', share: 0.4 },
      { used: 'Not Available', whole: null, share: null },
    ]);
  });

  test('on Pro: hours, no bar without a limit, never more than full', () => {
    expect(metersOf(used('pro', 700, 9))).toMatchObject([
      { used: '11 h 40 min', whole: '11 h 40 min of 10 h', share: 1 },
      { used: '9', whole: '9, unlimited', share: null },
      { used: '0 min', whole: '0 min of 10 h', share: 0 },
    ]);
  });
});

describe('the bars of the week', () => {
  test('are 8 pixels an item, at least 4', () => {
    expect(barHeights([0, 1, 3])).toEqual([4, 8, 24]);
  });

  test('become lower together where a day has more than fits', () => {
    expect(barHeights([80, 40, 0])).toEqual([320, 160, 4]);
  });
});
