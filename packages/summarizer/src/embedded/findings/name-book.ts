import type { Talk } from '../language/talk/talk.ts';
import { groupsAsked } from './asked.ts';
import { namesCalled, THANKS, TITLE } from './called-names.ts';
import type { Conversation } from './conversation.ts';

const THANKED = new RegExp(`(?<!\\p{L})${THANKS},? (?<name>\\p{Lu}\\p{Ll}+)(?!\\p{L})`, 'u');

/** Behind fewer words a name is what is asked about: `Will you ring Joyce?` */
const WORDS_BEFORE_CALL = 5;

/** Words of a remark among which is the name that it begins with. */
const WORDS_TO_FIRST = 3;
/** A name used this often to address someone does so at the end of any sentence. */
const OFTEN = 2;

/** Who may be called by name. */
export class NameBook {
  private readonly names: Map<string, string>;
  private readonly talk: Talk;
  private readonly orders: readonly RegExp[];
  private readonly commandForms: readonly RegExp[];
  private readonly noNames: RegExp;
  private readonly functionWords: ReadonlySet<string>;
  /** Where no speaker is known: words behind an article, which call no one. */
  private readonly things: ReadonlySet<string>;
  /** Where no speaker is known: the names by which people call each other, and how often. */
  private readonly called: ReadonlyMap<string, number>;

  constructor({ document, talk }: Conversation) {
    this.talk = talk;
    this.orders = talk.delegating.orders;
    this.commandForms = talk.delegating.commands;
    this.noNames = talk.noTopics;
    this.functionWords = document.language.stopWords;
    this.names = new Map(
      document.speakers.flatMap((name) =>
        name
          .split(' ')
          .filter((part) => !TITLE.test(part) || part === name)
          .map((part) => [part, name] as const),
      ),
    );
    this.things = this.names.size > 0 ? new Set() : thingsIn(document, talk);
    this.called = this.names.size > 0 ? new Map() : namesCalled(document, talk);
  }

  /** Whose name this is; a capitalised word where no speaker is known. */
  find(word: string | undefined): string | undefined {
    if (word === undefined) return undefined;
    const known = this.names.get(word);
    if (known !== undefined) return known;
    const isName =
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      !this.noNames.test(word) &&
      (this.called.has(word) || !this.things.has(word)) &&
      !this.functionWords.has(word.toLowerCase());
    return this.names.size === 0 && isName ? word : undefined;
  }

  /** Whose name this is, if people address someone by it. */
  private findCalled(word: string | undefined): string | undefined {
    if (this.names.size > 0) return this.find(word);
    return word !== undefined && this.called.has(word) ? this.find(word) : undefined;
  }

  /** The name by which a remark calls someone, at its start, before its end mark, or between commas. */
  calledIn(raw: string): string | undefined {
    if (this.names.size === 0) return this.calledAtEdge(raw);
    const words = [
      raw.match(/^(?:\p{Ll}+,? +)*(?<name>\p{Lu}[\p{L}-]+),? /u)?.groups?.name,
      raw.match(/, (?<name>\p{Lu}[\p{L}-]+)[?.!]?$/u)?.groups?.name,
      ...[
        ...raw.matchAll(/(?<=^|[,.?!] |\p{Ll} )(?<name>\p{Lu}[\p{L}-]+)(?=,|[?.!]? |[?.!]?$)/gu),
      ].map((found) => found.groups?.name),
    ];
    return words.map((word) => this.find(word)).find((name) => name !== undefined);
  }

  /** Where any name may be that of someone who is only spoken of: `Dana could you have it dressed`, `will you ring Joyce Theo`. */
  private calledAtEdge(raw: string): string | undefined {
    const words = raw.match(/[\p{L}'’-]+/gu) ?? [];
    const first = words.findIndex((word) => /^\p{Lu}/u.test(word));
    const isCalled = this.talk.clauses.address.test(words.slice(first + 1, first + 3).join(' '));
    const before = this.talk.marks.classes.of(words.at(-2)?.toLowerCase() ?? '', false);
    const isLast = words.length >= WORDS_BEFORE_CALL && !/pre|det|joi/u.test(before);
    return (
      this.findCalled(isCalled ? words[first] : undefined) ??
      this.findCalled(isLast ? words.at(-1) : undefined)
    );
  }

  /** `Trudy?`, `okay Priya`: the name of which all of a remark consists. */
  aloneIn(raw: string): string | undefined {
    const { name, opener } =
      raw.match(/^(?<opener>\p{Ll}+,? )?(?<name>\p{Lu}\p{Ll}+)[.?!]?$/u)?.groups ?? {};
    const isSure = this.names.size > 0 || opener === undefined || this.isOftenCalled(name);
    return isSure ? this.findCalled(name) : undefined;
  }

  /** The name by which a sentence calls someone at its start or end: `Ann, the offer runs out.` */
  vocativeIn(raw: string): string | undefined {
    const found = raw.match(
      /^(?:\p{Ll}+,? +)*(?<first>\p{Lu}[\p{L}-]+), |, (?<last>\p{Lu}[\p{L}-]+)[?.!]?$/u,
    )?.groups;
    return this.findCalled(found?.first) ?? this.findCalled(found?.last);
  }

  /** `Ann could you`, `thanks Ann`: where marks are missing, a name next to a word that speaks to someone. */
  addressedIn(raw: string): string | undefined {
    const found = raw.match(
      /(?<first>(?<!\p{L})\p{Lu}\p{Ll}+) (?:(?:could|can|will|would|have|do|did|are) )?you(?!\p{L})|(?:yeah|okay|right|thanks|thank you) (?<last>\p{Lu}\p{Ll}+)[.?]?$/u,
    )?.groups;
    return this.findCalled(found?.first ?? found?.last);
  }

  /** Who is thanked by name, also where marks are missing: `cheers Ann and what about the hall`. */
  thankedIn(raw: string): string | undefined {
    return this.findCalled(THANKED.exec(raw)?.groups?.name);
  }

  /** Whether people call each other by this name again and again. */
  isOftenCalled(name: string | undefined): boolean {
    return (this.called.get(name ?? '') ?? 0) >= OFTEN;
  }

  /** The name that a remark begins with, after words without content at most: `Ted big ones`. */
  firstIn(raw: string): string | undefined {
    const { classes } = this.talk.marks;
    const words = (raw.match(/[\p{L}'’-]+/gu) ?? []).slice(0, WORDS_TO_FIRST);
    const at = words.findIndex((word) => this.findCalled(word) !== undefined);
    const before = words.slice(0, Math.max(0, at));
    const says = before.some((word) =>
      /sub|ver|pre|det/u.test(classes.of(word.toLowerCase(), false)),
    );
    return says ? undefined : this.findCalled(words[at]);
  }

  /** The name that a remark ends with: `so that's carried and Ann.` */
  lastIn(raw: string): string | undefined {
    return this.findCalled(raw.match(/ (?<name>\p{Lu}\p{Ll}+)[.?!]?$/u)?.groups?.name);
  }

  /** What a remark asks a person to do; null where it asks about someone who is not there: `Can Moira get in?` */
  requestIn(raw: string): Record<string, string | undefined> | null {
    const asked = groupsAsked(this.talk, raw);
    if (!asked) return this.orderIn(raw);
    return asked.named !== undefined && this.find(asked.named) === undefined ? null : asked;
  }

  /** Whether a remark orders someone to do something without calling them by name. */
  commands(raw: string): boolean {
    return this.commandForms.some((pattern) => pattern.test(raw));
  }

  /** What a remark orders someone whom it calls by name to do. */
  orderIn(raw: string): Record<string, string | undefined> | null {
    const orders = this.orders.map((pattern) => pattern.exec(raw)?.groups);
    return orders.find((order) => this.findCalled(order?.called) !== undefined) ?? null;
  }
}

const books = new WeakMap<Conversation, NameBook>();

/** The name book of a conversation, made once: without speakers it has to read the whole talk. */
export function nameBookOf(conversation: Conversation): NameBook {
  const known = books.get(conversation) ?? new NameBook(conversation);
  books.set(conversation, known);
  return known;
}

function thingsIn({ utterances }: Conversation['document'], { determiners }: Talk): Set<string> {
  const things = new Set<string>();
  for (const { raw } of utterances)
    for (const [, before = '', word = ''] of raw.matchAll(
      /(?<=^|\P{L})(\p{Ll}+) (\p{Lu}\p{Ll}+)/gu,
    ))
      if (determiners.has(before)) things.add(word);
  return things;
}
