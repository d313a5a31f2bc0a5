import type { FallbackReason } from '../fallback-reasons.ts';

const WORDS = {
  one: 'The language model failed at one part; the engine without a model wrote that one.',
  many: 'The language model failed at {count} parts; the engine without a model wrote those.',
  all: 'The language model could not be used; the engine without a model wrote all of this.',
};

const REASONS: Record<FallbackReason, string> = {
  unreachable: "The model's server could not be reached.",
  silent: "The model's server did not answer in time.",
  busy: "The model's server was too busy.",
  failing: "The model's server failed.",
  key: "The model's server refused the key.",
  credit: "The model's account has no credit left.",
  'no-model': "The model's server does not know this model.",
  unfit: 'The model does not run on this server: its file is damaged, or memory is short.',
  rejected: "The model's server rejected the requests.",
  unusable: "The model's answers could not be used.",
};

/** A summary that a language model was asked for. */
interface Made {
  /** What wrote it in the end. */
  engine: { id: string };
  /** Parts that the engine without a model wrote. */
  fallbackParts: number;
  fallbackReason: FallbackReason | null;
}

/** What a reader should know of a summary that the language model failed at, and why it did; null where it did not fail. */
export function fallbackNotice({ engine, fallbackParts, fallbackReason }: Made): string | null {
  if (fallbackParts === 0) return null;
  const some = fallbackParts === 1 ? WORDS.one : WORDS.many;
  const who = engine.id === 'embedded' ? WORDS.all : some;
  const sentences = [who, ...(fallbackReason === null ? [] : [REASONS[fallbackReason]])];
  return sentences.join(' ').replace('{count}', String(fallbackParts));
}
