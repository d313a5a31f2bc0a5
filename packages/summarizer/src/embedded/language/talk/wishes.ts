/**
 * What someone is asked to do in other words than `could you`, by the groups that {@link Talk.asks} has: `called`, and `rest` (an
 * infinitive with what belongs to it) or `verb` and `thing`; `negated` where the person who says no to it takes it on: `would you mind …?`
 */
export type Wish = Record<string, string | undefined>;

/** How people ask for something in other words than `could you`. */
export interface Wishes {
  /** Reads a wish in a sentence as it was said; null where there is none. */
  wishIn: (raw: string) => Wish | null;
  /** Says no to a wish that is taken on so: `no, not at all`, `I won't`. */
  takenByNo: RegExp;
}

/**
 * Reads the first of some forms that a sentence has.
 * @param told the same groups, where a form has to be turned into an infinitive
 */
export const wishIn =
  (patterns: readonly RegExp[], told: (groups: Wish) => Wish): Wishes['wishIn'] =>
  (raw) => {
    const groups = patterns.map((pattern) => pattern.exec(raw)?.groups).find(Boolean);
    return groups ? told(groups) : null;
  };
