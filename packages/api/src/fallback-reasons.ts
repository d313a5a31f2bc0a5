/** Why the engine without a model had to write what a language model was asked for. Apart from the schemas, as in output-types. */
export const fallbackReasons = [
  'unreachable',
  'silent',
  'busy',
  'failing',
  'key',
  'credit',
  'no-model',
  'unfit',
  'rejected',
  'unusable',
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];
