import type { Language } from '../embedded/language/language.ts';
import type { DocumentKind } from '../port.ts';
import { GAP, type StudyCard } from './card.ts';
import {
  type Ground,
  type Hidden,
  hideable,
  isNumeric,
  isStop,
  tokensOf,
  WORTHS,
} from './hidden-words.ts';
import {
  ASKS,
  type Candidate,
  contentOf,
  isOfLength,
  LABEL,
  type Statement,
  standsAlone,
} from './statements.ts';

/** Words with content that stay visible: fewer tell nothing of what is asked for. */
const LEAST_VISIBLE = 3;
/** A sentence with what is worth knowing in it hidden; none where nothing is, or where the rest tells too little. */
export function clozeOf(
  { text, refs, isChosen }: Statement,
  ground: Ground,
  kind: DocumentKind | undefined,
): Candidate[] {
  const { language, wording } = ground;
  if (!isOfLength(text) || ASKS.test(text) || LABEL.test(text) || text.endsWith('…')) return [];
  if (wording && !standsAlone(text, wording, language)) return [];
  for (const hidden of hideable(text, ground)) {
    if (!isWorthHiding(hidden, text, { isChosen, kind, ground })) continue;
    const card = gapped(text, refs, hidden, language);
    if (card) return [{ card, worth: WORTHS[hidden.kind] + Number(isChosen) * 0.4 }];
  }
  return [];
}

interface Around {
  isChosen: boolean;
  kind: DocumentKind | undefined;
  ground: Ground;
}

function isWorthHiding(hidden: Hidden, text: string, { isChosen, kind, ground }: Around): boolean {
  const { wording, language } = ground;
  // Of the source's own sentences only those count that name something: the notes have chosen the others.
  if (hidden.kind === 'named') return true;
  if (!isChosen) return false;
  // In a language that is not known well, only digits are sure to matter.
  if (!wording && !/\p{N}/u.test(text.slice(hidden.start, hidden.end))) return false;
  const isTalk = kind === 'meeting' || kind === 'mail';
  // Who talks is known; in a meeting so are days, and its counts are of the day.
  if (hidden.kind === 'name') return kind === 'lecture' || kind === 'article';
  if (isTalk && (hidden.kind === 'date' || hidden.kind === 'count')) return false;
  // A remark without a verb often begins with a number.
  if (isNumeric(hidden) && hidden.start === 0) return false;
  const isExample = hidden.kind === 'count' || isConditional(text, language);
  return !(isExample && (kind === 'lecture' || isTalk));
}

const isConditional = (text: string, { talk }: Language): boolean =>
  talk?.conditional.test(text) ?? false;

function gapped(
  text: string,
  refs: number[],
  hidden: Hidden,
  language: Language,
): StudyCard | null {
  const back = text.slice(hidden.start, hidden.end);
  const front = hideAll(text, back);
  const isTwice = front.split(GAP).length > 2;
  const words = tokensOf(back).filter(({ folded }) => !isStop(folded, language));
  const stems = new Set(words.map(({ folded }) => language.stem(folded)));
  const visible = tokensOf(front).filter(({ text: word }) => word !== GAP);
  const isShown = visible.some(({ folded }) => stems.has(language.stem(folded)));
  const content = contentOf(front.replaceAll(GAP, ' '), language);
  return isShown || (isTwice && isNumeric(hidden)) || content.length < LEAST_VISIBLE
    ? null
    : { kind: 'cloze', front, back, refs };
}

/** Hides the words wherever they stand as whole words. */
function hideAll(text: string, words: string): string {
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'), GAP);
}
