import { describe, expect, it } from 'vitest';
import { sizeRefusal } from './media.ts';

const MEGABYTE = 1024 * 1024;

describe('the refusal of a large file', () => {
  it('is absent up to the limit, to the byte', () => {
    expect(sizeRefusal(50 * MEGABYTE, 50, 'free')).toBeNull();
    expect(sizeRefusal(50 * MEGABYTE + 1, 50, 'free')).not.toBeNull();
  });

  it('states the size and the limit, on Free with the words of the free tier', () => {
    expect(sizeRefusal(51 * MEGABYTE, 50, 'free')).toBe(
      'File size is 51MB. Maximum allowed is 50MB on the free tier of the hosting provider.',
    );
    expect(sizeRefusal(501 * MEGABYTE, 500, 'pro')).toBe(
      'File size is 501MB. Maximum allowed is 500MB on your plan.',
    );
  });
});
