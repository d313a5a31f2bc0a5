import { apiTestScreen } from '../../messages/index.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { silentWav } from './silent-wav.ts';

export interface CheckResult {
  ok: boolean;
  message: string;
  /** What was answered, to find the cause. */
  details: string;
}

export const checkIds = ['notes', 'live', 'checkout'] as const;
export type CheckId = (typeof checkIds)[number];

/** Each asks the server for real, and says the result in words. Never throws. */
export const checks: Record<CheckId, () => Promise<CheckResult>> = {
  notes: () =>
    outcomeOf(apiTestScreen.notesWork, async () => {
      const body = { transcript: apiTestScreen.sample, outputType: 'notes' } as const;
      return (await request('POST /api/functions/generate-notes', { body })).notes;
    }),
  live: async () => {
    const outcome = await outcomeOf(apiTestScreen.liveWorks, async () => {
      const body = { audioChunk: silentWav(1), last: true };
      return JSON.stringify(await request('POST /api/functions/live-transcribe', { body }));
    });
    const isLimited = !outcome.ok && /quota|rate.?limit/i.test(outcome.details);
    return isLimited ? { ...outcome, message: apiTestScreen.liveLimited } : outcome;
  },
  checkout: async () => {
    const outcome = await outcomeOf(apiTestScreen.checkoutWorks, async () => {
      const body = { priceId: 'price_test' };
      return (await request('POST /api/functions/create-checkout', { body })).url;
    });
    // There is no such price: an answer that says so has come all the way.
    return /price/i.test(outcome.details)
      ? { ...outcome, ok: true, message: apiTestScreen.checkoutWorks }
      : outcome;
  },
};

async function outcomeOf(success: string, call: () => Promise<string>): Promise<CheckResult> {
  try {
    return { ok: true, message: success, details: await call() };
  } catch (error) {
    return { ok: false, message: messageOf(error), details: detailsOf(error) };
  }
}

function messageOf(error: unknown): string {
  const details = detailsOf(error);
  if (/\b402\b|credits/i.test(details)) return apiTestScreen.outOfCredits;
  if (/\b429\b|rate.?limit/i.test(details)) return apiTestScreen.rateLimited;
  return sentenceOf(error);
}

/** `402 audio-quota-exceeded: …` */
const detailsOf = (error: unknown): string =>
  error instanceof ApiError ? `${error.status} ${error.code}: ${error.message}` : sentenceOf(error);
