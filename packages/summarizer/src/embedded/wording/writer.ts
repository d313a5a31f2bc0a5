import { askingLabel, isAskingLabel } from '@notelark/api/talk/names';
import type { DocumentKind, Point } from '../../port.ts';
import { firstCharacters } from '../clip.ts';
import type { Unit } from '../document.ts';
import { pointsBack, type Conversation, type Remark } from '../findings/conversation.ts';
import { withoutBullet } from '../findings/bullet.ts';
import type { Talk } from '../language/talk/talk.ts';
import { shortName } from '../speakers.ts';
import { endsWithQuestionMark, escaped, spacedWords, wordsOf } from '../words.ts';
import { quotable } from './context.ts';
import { asStatement, labelled, withoutQuotations } from './text.ts';

/** A statement with fewer content words says nothing alone. */
export const LEAST_TERMS = 2;
/** A statement cites at most this many turns. */
export const MOST_REFS = 6;
/** Longer statements are not made longer by a quotation. */
const LONGEST_WITH_QUOTATION = 22;
const LONGEST_CHARACTERS = 600;

/** Words statements so that each is understood alone: who, what, about what. */
export class Writer {
  readonly talk: Talk;
  private readonly names: RegExp | null;
  readonly conversation: Conversation;
  readonly isLecture: boolean;
  readonly isArticle: boolean;

  constructor(conversation: Conversation, kind?: DocumentKind) {
    this.conversation = conversation;
    this.isLecture = kind === 'lecture';
    this.isArticle = kind === 'article';
    this.talk = conversation.talk;
    const names = conversation.document.speakers
      .map(shortName)
      .filter((name) => /^\p{L}/u.test(name));
    const determiners = [...this.talk.determiners]
      .map((word) => word.replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`))
      .join('|');
    const either = names
      .flatMap((name) => [name, name.split(' ')[0] ?? name])
      .map(escaped)
      .join('|');
    const parts = names
      .flatMap((name) => name.split(' '))
      .map(escaped)
      .join('|');
    this.names =
      either === ''
        ? null
        : new RegExp(
            // Between a subject and its verb both commas go: `could you, Ann, ask`, `the shop, Ann, closes`. `Miller, Ann, fifty` calls no one,
            // nor does `that is Miller, Ann, Ben`.
            `(?:^(?:${either}), |(?<!(?<!\\p{L})(?:${parts}))(?<=^(?:(?:\\p{L}+ )?(?:[Yy]ou|[Dd]u|[Ii]hr|[Tt]ú|[Vv]ous|[Tt]u)|(?:${determiners}) (?:\\p{L}+ )?\\p{L}+)), (?:${either}),|(?<!(?<!\\p{L})(?:${parts})), (?:${either})(?=[,.?!]|$))`,
            'gu',
          );
  }

  /** What someone said, as a statement about the world: without fillers, in the third person or with its speaker. */
  statement(unit: Unit): Point | null {
    const worded = this.reported(this.plain(unit.text), unit.speaker, this.spokenTo(unit.text));
    return worded === null ? null : this.point(worded, unit.refs);
  }

  /** The same of talk: what someone only put forward stays theirs, since as a statement it would be a fact. */
  remark(unit: Unit): Point | null {
    const stated = this.statement(unit);
    if (!stated || !this.putsForward(unit)) return stated;
    return unit.speaker === undefined
      ? null
      : { ...stated, text: labelled(this.spokenTo(unit.text), unit.speaker) };
  }

  /** `What I'd like is, we close on Fridays`, of which `They close on Fridays` would be left; `Then we cancel all of it`. */
  private putsForward({ raw, text }: Unit): boolean {
    const { proposes, concludes, weDo } = this.talk;
    if (proposes.test(raw) && !proposes.test(this.plain(text))) return true;
    const conclusion = raw.match(concludes)?.[0];
    return (
      conclusion !== undefined && raw.search(weDo) >= 0 && raw.search(weDo) <= conclusion.length + 1
    );
  }

  /** Whether a question was worded without its speaker's name in front and without a remark that explains it. */
  standsAlone(text: string): boolean {
    const label = /^(\p{Lu}[\p{L} .'’-]*): /u.exec(text)?.[1];
    const isSaid = this.conversation.document.speakers.some((name) => shortName(name) === label);
    return endsWithQuestionMark(text) && withoutQuotations(text) === text && !isSaid;
  }

  /** Whether it says `I` or `you`, and no one knows who that is. */
  isNameless(text: string, said: Remark): boolean {
    if (this.conversation.isMemo) return false;
    return said.speaker === undefined && this.talk.iOrYou.test(withoutQuotations(text));
  }

  /**
   * A statement in the words of the text, in the third person where its grammar allows it, else with its speaker.
   * @param quoted what is quoted with the speaker
   */
  reported(text: string, speaker: string | undefined, quoted = text): string | null {
    // Who reads a memo is who made it.
    if (this.conversation.isMemo) return text;
    const bare = withoutQuotations(text);
    const own = this.talk.iOrYou.test(bare);
    if (!own && !this.talk.we.test(bare)) return text;
    if (this.isLecture && !this.speaksOfSelf(bare)) return this.toListeners(text);
    const supposed =
      this.isLecture && this.talk.conditional.test(text)
        ? this.talk.phrases.impersonally(text)
        : null;
    if (supposed !== null) return supposed;
    // Whom instructions call `you` is who reads them.
    if (this.isArticle && !this.talk.we.test(bare) && !this.speaksOfSelf(bare)) return text;
    const name = speaker === undefined ? undefined : shortName(speaker);
    const told = this.talk.phrases.inThirdPerson(text, this.isLabel(name) ? undefined : name);
    if (told !== null) return told;
    return name === undefined ? null : `${name}: ${quoted}`;
  }

  /** `Q` and `A`: no one is called so. */
  private isLabel(name: string | undefined): boolean {
    const { speakers } = this.conversation.document;
    return name !== undefined && (isAskingLabel(name) || askingLabel(speakers) !== undefined);
  }

  /** What a lecturer says of `us` and `you` holds for everyone; where that can't be put so, it stays: `they` would be others. */
  private toListeners(text: string): string {
    return this.talk.phrases.impersonally(text) ?? text;
  }

  private speaksOfSelf(text: string): boolean {
    const { addresses, iOrYou } = this.talk;
    return iOrYou.test(text.replaceAll(new RegExp(addresses, `${addresses.flags}g`), ' '));
  }

  /** A cleaned sentence as it is quoted: who is meant by `you` stays named. */
  spokenTo(text: string): string {
    const { style } = this.conversation.document.language;
    const plain = this.plain(text);
    const speaksToOne = wordsOf(plain).some((word) => style?.you.has(word.toLowerCase()));
    return speaksToOne ? this.plain(text, null) : plain;
  }

  /** A cleaned sentence without connectives, tags and forms of address around it. */
  plain(text: string, names = this.names): string {
    const { inOrder, trimStart, trimEnd } = this.talk.phrases;
    const line = this.isMail ? this.withoutMark(text) : text;
    const told = this.isLecture ? line.replace(this.talk.explaining.sumsUp, '') : line;
    let plain = told.replace(this.talk.corrects, '').replaceAll(this.talk.takingOn.searching, '');
    for (let before = ''; before !== plain;) {
      before = plain;
      plain = this.withoutEnd(inOrder(plain).replace(trimStart, ''), trimEnd);
      if (names) plain = plain.replace(names, '');
    }
    // Nothing but a form of address is left of `Thank you, Ann`.
    return names && asNames(plain).replace(names, '') === ''
      ? ''
      : this.withOpeningMark(asStatement(plain));
  }

  /** A line of a list without its mark: `15. Juni` is a date. */
  private withoutMark(text: string): string {
    return this.talk.date.exec(text)?.index === 0 ? text : withoutBullet(text);
  }

  /** What is joined to the words before it belongs to them: `there and then`, `y gracias`, `o no?` */
  private withoutEnd(text: string, trimEnd: RegExp): string {
    const shorter = text.replace(trimEnd, '');
    const last = shorter.match(/(?<=[\s,])\p{L}+(?=[.?!]?$)/u)?.[0];
    return last !== undefined && (last === this.talk.phrases.and || this.talk.joining.or.test(last))
      ? text
      : shorter;
  }

  /** `¿Y quién viene?` without its opener is `¿Quién viene?`. */
  private withOpeningMark(text: string): string {
    const { opensQuestion } = this.talk.phrases;
    return text.endsWith('?') && !text.includes(opensQuestion) ? `${opensQuestion}${text}` : text;
  }

  /** A statement with what it cites; of a mail also the line that names its writer. */
  point(text: string, refs: readonly number[]): Point {
    const { writers } = this.conversation.document;
    const named = refs.slice(0, MOST_REFS).flatMap((ref) => writers.get(ref) ?? []);
    return point(text, withAll(refs, named));
  }

  get isWritten(): boolean {
    return this.isMail || this.isArticle;
  }

  get isMail(): boolean {
    return this.conversation.document.form === 'mail';
  }

  /** Whether a reader needs to know what went before. */
  needsContext(text: string, said: Remark): boolean {
    // What is written says what it means, in however few words.
    const isBrief = said.terms.length < LEAST_TERMS && !this.isWritten;
    return isBrief || pointsBack(this.conversation, withoutQuotations(text));
  }

  withContext(text: string, context: Remark | null): string {
    const saysNothing = !/\p{L}/u.test(text);
    if (!context || saysNothing || spacedWords(text) > LONGEST_WITH_QUOTATION) return text;
    const quotation = quotable(this.conversation, context);
    // Of `super danke` nothing is left.
    return /\p{L}/u.test(quotation) ? this.about(text, this.talk.phrases.quote(quotation)) : text;
  }

  /** A statement with what it is about, before its end mark. */
  about(text: string, what: string): string {
    const end = this.talk.phrases.endsWithOrdinal.test(text) ? /^(.*)()$/u : /^(.*?)([.?!…]*)$/u;
    const [, body = text, mark = '.'] = text.match(end) ?? [];
    return `${body} ${this.talk.phrases.on(what)}${mark === '' ? '.' : mark}`;
  }
}

/** A text as it would stand in front of a sentence: a name alone is a form of address. */
function asNames(text: string): string {
  return `${text.replace(/[.!?,\s]+$/u, '')}, `;
}

function point(text: string, refs: readonly number[]): Point {
  const clipped =
    text.length <= LONGEST_CHARACTERS
      ? text
      : `${firstCharacters(text, LONGEST_CHARACTERS - 1).trimEnd()}…`;
  return { text: clipped, refs: [...refs], verified: true };
}

/** What is cited, in order, with what must be. */
export function withAll(refs: readonly number[], must: readonly number[]): number[] {
  return [...new Set([...must, ...refs])].sort((a, b) => a - b);
}
