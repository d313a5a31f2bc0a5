export interface ModelSize {
  /** Context window in tokens. */
  window: number;
  /** Longest answer to ask for, in tokens; models that think before they answer need more of it. */
  answer: number;
  /** Whether it thinks before it answers, which this task does not need. */
  thinks: boolean;
}

/** Every model with a chat API answers this much. */
const ANSWER = 4096;
/** What every model of today holds at least: where nothing is known, parts are small rather than cut. */
const UNKNOWN: ModelSize = { window: 8192, answer: 2048, thinks: false };

/** Longest match first. Windows as their vendors' model pages state them. */
const KNOWN: [pattern: RegExp, size: ModelSize][] = [
  [/gpt-5[\w.-]*chat/, { window: 128_000, answer: ANSWER, thinks: false }],
  [/gpt-[5-9]/, { window: 272_000, answer: 16_384, thinks: true }],
  [/(^|\/)o[1-9]/, { window: 200_000, answer: 16_384, thinks: true }],
  [/gpt-4\.1/, { window: 1_000_000, answer: 8192, thinks: false }],
  [/gpt-4o|gpt-4-turbo/, { window: 128_000, answer: ANSWER, thinks: false }],
  [/gpt-4/, { window: 8192, answer: 2048, thinks: false }],
  [/gpt-3\.5/, { window: 16_385, answer: ANSWER, thinks: false }],
  [/gpt-oss/, { window: 131_072, answer: 8192, thinks: true }],
  [/claude-[23]/, { window: 200_000, answer: ANSWER, thinks: false }],
  [/claude/, { window: 200_000, answer: 8192, thinks: false }],
  [/gemini/, { window: 1_000_000, answer: 8192, thinks: false }],
  [/llama-?3\.[1-3]|llama-?4/, { window: 131_072, answer: ANSWER, thinks: false }],
  [/mistral|ministral/, { window: 32_768, answer: ANSWER, thinks: false }],
  [/qwen-?(2\.5|3)/, { window: 32_768, answer: ANSWER, thinks: false }],
  [/deepseek/, { window: 64_000, answer: ANSWER, thinks: false }],
  [/gemma-?3/, { window: 131_072, answer: ANSWER, thinks: false }],
];

/** What is known of a model by its name; a careful guess for the others. */
export function sizeByName(model: string): ModelSize {
  const name = model.toLowerCase();
  return KNOWN.find(([pattern]) => pattern.test(name))?.[1] ?? UNKNOWN;
}
