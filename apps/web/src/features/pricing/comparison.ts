import { comparisonRows as words } from '../../messages/index.ts';
import {
  defaultUploadLimits,
  type Plan,
  type UploadLimits,
  uploadLimitWords,
} from '@notelark/api/plans';
import { fill } from '../../lib/format.ts';
import { countLabel, minutesLabel, storageLabel } from '../../lib/plan-facts.ts';

/** One row of a comparison: true and false become marks. */
export interface ComparisonRow {
  label: string;
  of: (plan: Plan) => string | boolean;
}

const isTeamPlan = ({ id }: Plan) => id === 'business' || id === 'enterprise';

export const featureRows: readonly ComparisonRow[] = [
  { label: words.outputs, of: () => true },
  { label: words.uploads, of: () => true },
  { label: words.pastedText, of: () => true },
  { label: words.citations, of: () => true },
  { label: words.sharing, of: () => true },
  { label: words.liveNotes, of: ({ limits }) => limits.liveMinutes > 0 },
  {
    label: words.exports,
    of: ({ id }) => (id === 'free' ? words.basicExport : words.allExports),
  },
  {
    label: words.trial,
    of: ({ trialDays }) => trialDays > 0 && storageLabel(trialDays),
  },
  { label: words.adminDashboard, of: isTeamPlan },
];

/** @param sizes largest file by plan, as this installation has set it; the page shows the usual ones until they are known. */
export const limitRows = (sizes: UploadLimits = defaultUploadLimits): ComparisonRow[] => [
  { label: words.audio, of: ({ limits }) => minutesLabel(limits.audioMinutes) },
  { label: words.texts, of: ({ limits }) => countLabel(limits.textSummaries) },
  { label: words.live, of: ({ limits }) => minutesLabel(limits.liveMinutes) },
  { label: words.storage, of: ({ limits }) => storageLabel(limits.storageDays) },
  { label: words.team, of: ({ limits }) => countLabel(limits.teamMembers) },
  {
    label: words.uploadSize,
    of: ({ id }) => fill(words.megabytes, { n: sizes[id].toLocaleString('en') }),
  },
  {
    label: words.textLength,
    of: () => fill(words.characters, { n: uploadLimitWords.characters }),
  },
];

export const supportRows: readonly ComparisonRow[] = [
  { label: words.helpPages, of: () => true },
  { label: words.byEmail, of: () => true },
  {
    label: words.response,
    of: ({ limits }) => fill(words.within, { n: limits.supportHours }),
  },
  { label: words.priority, of: isTeamPlan },
];
