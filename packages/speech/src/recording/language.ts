/** Speech in seconds after which the language of a recording is taken as known: Whisper itself listens to 30. */
const SETTLED_AFTER_SECONDS = 30;
/** Share of the speech that must agree; in a recording that switches languages each clip is listened to by itself. */
const AGREEMENT = 0.9;

/** Seconds of speech by the language that they were heard in. */
export type HeardLanguages = Readonly<Record<string, number>>;

export interface LanguageTally {
  /** Counts what an engine heard in a clip; null where it did not say. */
  add: (language: string | null, speechSeconds: number) => void;
  /** The language, once so much has been heard that detection would only cost time and sometimes err. */
  settled: () => string | undefined;
  /** The language of most of the speech; null if no engine ever said. */
  main: () => string | null;
  /** All that was counted, to begin a tally with. */
  heard: () => HeardLanguages;
}

/**
 * Finds the language of a recording from what its clips were heard in.
 * @param before what was counted in its earlier pieces
 */
export function createLanguageTally(before: HeardLanguages = {}): LanguageTally {
  const seconds = new Map(Object.entries(before));
  const most = (): [string, number] | undefined =>
    [...seconds].toSorted(([, a], [, b]) => b - a).at(0);
  return {
    add(language, speechSeconds): void {
      if (language) seconds.set(language, (seconds.get(language) ?? 0) + speechSeconds);
    },
    settled(): string | undefined {
      const total = [...seconds.values()].reduce((sum, value) => sum + value, 0);
      const [language, share] = most() ?? [undefined, 0];
      return total >= SETTLED_AFTER_SECONDS && share >= AGREEMENT * total ? language : undefined;
    },
    main: () => most()?.[0] ?? null,
    heard: () => Object.fromEntries(seconds),
  };
}
