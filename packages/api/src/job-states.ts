export const jobStates = ['running', 'waiting', 'failed'] as const;
export type JobState = (typeof jobStates)[number];
