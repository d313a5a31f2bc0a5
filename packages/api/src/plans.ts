/** Plans, prices, limits and add-ons: the one table. Pages, e-mails and the quota check all read it. */

export const planIds = ['free', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const paidPlanIds = ['pro', 'business'] as const satisfies readonly PlanId[];
/** Plans that can be bought on the page; Enterprise is by contact. */
export type PaidPlanId = (typeof paidPlanIds)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** A limit that isn't one: the specification writes -1. */
export const UNLIMITED = -1;

export interface PlanLimits {
  /** Per calendar month of the user's time zone. */
  audioMinutes: number;
  textSummaries: number;
  liveMinutes: number;
  /** Largest file, in megabytes of 1,048,576 bytes, unless the installation sets another (UPLOAD_MAX_MB_...). */
  uploadMegabytes: number;
  /** How long uploads, texts and what came from them are kept, in days; null: as long as the account. */
  storageDays: number | null;
  /** Files that are stored at the same time: kept, unfinished, waiting and failed ones. */
  fileGigabytes: number;
  supportHours: number;
  teamMembers: number;
}

/** Limits that an administrator gives to one account; what is absent is the plan's. */
export type GrantedLimits = Partial<
  Pick<PlanLimits, 'audioMinutes' | 'textSummaries' | 'liveMinutes' | 'teamMembers'>
>;

export interface Plan {
  id: PlanId;
  name: string;
  /** US dollars; null: by contact. */
  price: Record<BillingPeriod, number> | null;
  trialDays: number;
  limits: PlanLimits;
}

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: { monthly: 0, yearly: 0 },
    trialDays: 0,
    limits: {
      audioMinutes: 30,
      textSummaries: 5,
      liveMinutes: 0,
      uploadMegabytes: 50,
      storageDays: 30,
      fileGigabytes: 2,
      supportHours: 48,
      teamMembers: 1,
    },
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: { monthly: 19, yearly: 190 },
    trialDays: 7,
    limits: {
      audioMinutes: 600,
      textSummaries: UNLIMITED,
      liveMinutes: 600,
      uploadMegabytes: 500,
      storageDays: 365,
      fileGigabytes: 50,
      supportHours: 24,
      teamMembers: 1,
    },
  },
  business: {
    id: 'business',
    name: 'Business',
    price: { monthly: 49, yearly: 490 },
    trialDays: 0,
    limits: {
      audioMinutes: 3000,
      textSummaries: UNLIMITED,
      liveMinutes: 3000,
      uploadMegabytes: 2000,
      storageDays: null,
      fileGigabytes: 250,
      supportHours: 12,
      teamMembers: 5,
    },
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    price: null,
    trialDays: 0,
    limits: {
      audioMinutes: 999_999,
      textSummaries: UNLIMITED,
      liveMinutes: 999_999,
      uploadMegabytes: 2000,
      storageDays: null,
      fileGigabytes: 2000,
      supportHours: 12,
      teamMembers: 999_999,
    },
  },
};

/** US dollars that a period of a plan costs. */
export const planPrice = (plan: PaidPlanId, period: BillingPeriod): number =>
  plans[plan].price?.[period] ?? 0;

export const addonIds = ['10h', '20h', '30h', '50h'] as const;
export type AddonId = (typeof addonIds)[number];

export interface Addon {
  id: AddonId;
  hours: number;
  minutes: number;
  /** US dollars, once; the minutes never expire. */
  price: number;
  bestValue: boolean;
}

export const addons: Record<AddonId, Addon> = {
  '10h': { id: '10h', hours: 10, minutes: 600, price: 10, bestValue: false },
  '20h': { id: '20h', hours: 20, minutes: 1200, price: 20, bestValue: false },
  '30h': { id: '30h', hours: 30, minutes: 1800, price: 30, bestValue: false },
  '50h': { id: '50h', hours: 50, minutes: 3000, price: 40, bestValue: true },
};

/** Limits on what comes in, the same for all plans. */
export const uploadLimits = {
  /** Minutes that are reserved while a file's length is unknown (product rule Q2). */
  reservedMinutes: 5,
  /** Longest recording, in hours: a small file of a thin speech codec can last longer, and would keep a machine busy for days. */
  maxRecordingHours: 12,
  /** How often a failed recording may be retried: each try costs processor time and no minutes. */
  maxRetries: 5,
  maxTextCharacters: 10_000,
  maxSpeakerNameCharacters: 60,
  passwordMinLength: 8,
} as const;

/** The same limits as sentences state them. */
export const uploadLimitWords = {
  characters: uploadLimits.maxTextCharacters.toLocaleString('en'),
  hours: uploadLimits.maxRecordingHours,
} as const;

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Largest file in megabytes, by plan; an installation can change it. */
export type UploadLimits = Record<PlanId, number>;

export const defaultUploadLimits: UploadLimits = {
  free: plans.free.limits.uploadMegabytes,
  pro: plans.pro.limits.uploadMegabytes,
  business: plans.business.limits.uploadMegabytes,
  enterprise: plans.enterprise.limits.uploadMegabytes,
};

/** Megabytes as the message about a file over the limit names them: rounded up, so that it never reads as the limit itself. */
export const megabytes = (bytes: number): string =>
  String(Math.ceil((bytes / BYTES_PER_MEGABYTE) * 10) / 10);
