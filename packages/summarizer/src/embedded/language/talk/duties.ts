import { orCapital } from './or-capital.ts';

interface DutyWords {
  due: RegExp;
  pledged: RegExp;
  passive: RegExp;
  /** Verbs between who has to do something and what: parted by bars. */
  has: string;
  /** Before who has to, where what is to be done is the subject: `must be signed by`. */
  by: string;
  /** Words in front of a noun, parted by bars. */
  article: string;
  /** With what a sentence begins whose verb stands before its subject: `Bis Mai`. */
  inverted?: string;
}

/** What a written text reports as still to be done, and by whom. */
export interface Duties {
  /** By a date. */
  due: RegExp;
  /** That someone has promised to do it. */
  pledged: RegExp;
  /** That it is to be done, and not who does it: `must be signed`. */
  passive: RegExp;
  /** Who does it, as the subject; group `who` begins with a capital. */
  doers: readonly RegExp[];
  /** The same in the passive, behind `by`. */
  agent: RegExp;
}

/** `Lenz & Partner`, `Mains libres`, `Maria del Pozo`: words with capitals, and what joins them. */
const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: (?:(?:&|de la|del?|van|von|d[eu]s?) )?\p{Lu}[\p{L}'’-]*){0,4}`;

/** Patterns made of a language's words for them. */
export function dutiesOf({ due, pledged, passive, has, by, article, inverted }: DutyWords): Duties {
  const lead = String.raw`(?:(?:${orCapital(article)})(?:(?<=['’])| ))?(?:\p{Ll}[\p{L}-]+ ){0,4}?`;
  return {
    due,
    pledged,
    passive,
    doers: [
      new RegExp(
        // Behind the name stands more about it: `Lenz & Partner aus Wien`, `Ann Poole, the pilot,`.
        String.raw`(?:^|[,:] )${lead}(?<who>${NAME})(?:(?:, [^,.;:]{2,60})?,| \p{Ll}+ \p{Lu}[\p{L}-]+)? (?:${has})(?!\p{L})`,
        'u',
      ),
      ...(inverted === undefined
        ? []
        : [
            new RegExp(
              String.raw`^(?:${inverted}) (?:${has}) ${lead}(?<who>${NAME})(?!\p{L})`,
              'u',
            ),
          ]),
    ],
    agent: new RegExp(String.raw`(?<!\p{L})${by} ${lead}(?<who>${NAME})(?!\p{L})`, 'u'),
  };
}
