import { quotaErrors } from '@notelark/api/errors';

/** Whether work stopped for want of a quota: plans and add-ons help, retrying alone does not. */
export const isQuotaError = (code: string | undefined): boolean =>
  quotaErrors.some((quota) => quota === code);
