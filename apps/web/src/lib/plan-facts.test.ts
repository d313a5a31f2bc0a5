import { plans } from '@notelark/api/plans';
import { describe, expect, it } from 'vitest';
import { countLabel, minutesLabel, planFacts, priceLabel, storageLabel } from './plan-facts.ts';

describe('limits in words', () => {
  it.each([
    [0, 'Not included'],
    [30, '30 minutes'],
    [600, '10 hours'],
    [999_999, 'Custom'],
  ])('%s minutes: %s', (minutes, words) => {
    expect(minutesLabel(minutes)).toBe(words);
  });

  it.each([
    [-1, 'Unlimited'],
    [5, '5'],
    [999_999, 'Custom'],
  ])('a count of %s: %s', (count, words) => {
    expect(countLabel(count)).toBe(words);
  });

  it.each([
    [30, '30 days'],
    [365, '1 year'],
    [null, 'Unlimited'],
  ])('%s days: %s', (days, words) => {
    expect(storageLabel(days)).toBe(words);
  });
});

describe('plans in words', () => {
  it('says of each what the table holds', () => {
    expect(planFacts(plans.free)).toEqual([
      '30 minutes of audio/video a month',
      '5 text summaries a month',
      'Basic export',
    ]);
    expect(planFacts(plans.pro)).toEqual([
      '10 hours of audio/video a month',
      'Unlimited text summaries',
      '10 hours of Live Notes a month',
      'All export options',
      '7-day free trial',
    ]);
    expect(planFacts(plans.enterprise)[0]).toBe('Audio/video hours by agreement');
  });

  it('prices by period, and by agreement', () => {
    expect(priceLabel(plans.pro, 'monthly')).toBe('$19');
    expect(priceLabel(plans.pro, 'yearly')).toBe('$190');
    expect(priceLabel(plans.enterprise, 'yearly')).toBe('Custom');
  });
});
