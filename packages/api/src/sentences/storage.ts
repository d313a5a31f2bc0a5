import { type PlanId, plans } from '../plans.ts';
import { fill } from '../fill.ts';

const sentences = {
  forever:
    '{plan} keeps recordings, texts and what was made from them for as long as you have your account. Nothing is deleted.',
  period: '{plan} keeps recordings, texts and what was made from them for {days} days.',
  later:
    'You have nothing that is older. Older items are deleted, never without an email to you at least 7 days before.',
  unknown:
    'Older items are deleted, never without an email to you at least 7 days before. Download what you want to keep.',
  gone: '{items} older than that, with transcripts, summaries and notes, will be deleted from {date} on. We send you an email at least 7 days before. Download what you want to keep.',
} as const;

interface Storage {
  plan: PlanId;
  storageDays: number | null;
  items: number;
  deletedFrom: string | null;
}

const itemsOf = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** What a change to a plan means for what is stored. */
export function storageSentence(storage: Storage, formatDay: (moment: string) => string): string {
  const { plan, storageDays, items, deletedFrom } = storage;
  const values = { plan: plans[plan].name, days: storageDays ?? 0 };
  if (storageDays === null) return fill(sentences.forever, values);
  const period = fill(sentences.period, values);
  if (deletedFrom === null) return `${period} ${sentences.later}`;
  const gone = { items: itemsOf(items), date: formatDay(deletedFrom) };
  return `${period} ${fill(sentences.gone, gone)}`;
}

/** The same where it is not known what there is. */
export function storageRule(plan: PlanId): string {
  const { storageDays } = plans[plan].limits;
  const values = { plan: plans[plan].name, days: storageDays ?? 0 };
  return storageDays === null
    ? fill(sentences.forever, values)
    : `${fill(sentences.period, values)} ${sentences.unknown}`;
}
