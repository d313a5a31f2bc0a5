import { headingOf, isThing } from '../subjects/headings.ts';
import { asidesIn, subjectsOpenedIn } from '../subjects/opened.ts';
import { TitleWords } from '../titles/title-words.ts';
import { escaped, spacedWords } from '../words.ts';
import { preceding, sharedTerms, type Conversation, type Remark } from './conversation.ts';

/** What is talked about from a remark on. */
export interface Subject {
  remark: Remark;
  /** As it was named there; empty where no one named it. */
  name: string;
  /** Taken up again after others were talked about. */
  again: boolean;
}

/** Words of what is taken up again at most. */
const LONGEST_NAME = 4;
/** `The girls'll moan` names nothing. */
const SHORT_VERB = /\p{L}['’](?:ll|re|ve|d|m)(?!\p{L})/u;
/** A subject is new if it was not spoken of within so many changes of speaker. */
const RUNS_BACK = 3;

/** The subjects in order: where sections begin, where something else is brought up, and where one is taken up again. */
export function subjectsIn(conversation: Conversation): readonly Subject[] {
  const known = found.get(conversation) ?? readSubjects(conversation);
  found.set(conversation, known);
  return known;
}

/** The nouns of each conversation: reading them takes the whole text. */
const nouns = new WeakMap<Conversation, TitleWords>();

/** Which words of a conversation are nouns. */
export function titleWordsOf(conversation: Conversation): TitleWords {
  const known = nouns.get(conversation) ?? new TitleWords(conversation.document, conversation.talk);
  nouns.set(conversation, known);
  return known;
}

/** The subjects of each conversation, which are asked for again and again. */
const found = new WeakMap<Conversation, readonly Subject[]>();

function readSubjects(conversation: Conversation): Subject[] {
  const { document, remarks } = conversation;
  if (!document.speech || document.form === 'mail') return [];
  const words = titleWordsOf(conversation);
  const opened = [...subjectsOpenedIn(conversation, words), ...asidesIn(conversation, words)].map(
    ({ remark, name, sure }): Subject => {
      // `Then let's see`, `Y luego vemos`: what all do names nothing either.
      const isNamed =
        sure && name !== null && !SHORT_VERB.test(name) && !conversation.talk.weDo.test(name);
      return { remark, name: isNamed ? name : '', again: false };
    },
  );
  const again = remarks.flatMap((remark): Subject[] => {
    const name = conversation.named ? takenUpBy(conversation, remark) : null;
    return name === null ? [] : [{ remark, name, again: true }];
  });
  const all = [...again, ...opened];
  return all
    .filter(({ remark }, at) => all.findIndex((other) => other.remark === remark) === at)
    .toSorted((a, b) => a.remark.index - b.remark.index);
}

/** What a remark is about: the last subject before it, where that was named. */
export function subjectOf(subjects: readonly Subject[], remark: Remark): Subject | undefined {
  const last = subjects.findLast((subject) => subject.remark.index <= remark.index);
  return last?.name === '' ? undefined : last;
}

/** What a turn says of itself that it is about, of whomever it is: `The night exercise. I said the ninth, but …` */
export function ownSubjectOf(conversation: Conversation, remark: Remark): Subject | undefined {
  if (!conversation.named) return undefined;
  const words = titleWordsOf(conversation);
  const turn = conversation.remarks.filter(
    ({ run, index }) => run === remark.run && index < remark.index,
  );
  for (const part of turn.toReversed()) {
    const heading = headingOf(conversation, part, words);
    const opens = heading.whole && !part.asks && isThing(heading, words);
    if (heading.name !== null && opens && !isTakenUp(conversation, part))
      return { remark: part, name: heading.name, again: false };
  }
  return undefined;
}

/** `So Northquay.` names what was spoken of just before: it opens nothing. */
function isTakenUp(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) => before.run < remark.run && sharedTerms(before, remark) > 0,
  );
}

/** `Oh, and hang on, back to the engine`: the words behind that name what was talked about before. */
function takenUpBy(conversation: Conversation, remark: Remark): string | null {
  const { talk, remarks, document } = conversation;
  const topic = talk.settling.returns.exec(remark.raw)?.groups?.topic;
  if (topic === undefined || spacedWords(topic) > LONGEST_NAME) return null;
  const words = (topic.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !talk.noTopics.test(word) && !document.language.stopWords.has(word),
  );
  const before = remarks.slice(0, remark.index).filter(({ run }) => run < remark.run);
  const named = words.some((word) =>
    before.some(({ raw }) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(raw)),
  );
  return named && !isTakenUp(conversation, remark) ? tidy(topic) : null;
}

function tidy(text: string): string {
  return text.replace(/^[\s¿¡]+|[\s.,;:!?…]+$/gu, '');
}
