import type { DocumentKind, Point } from '../../port.ts';
import { firstCharacters } from '../clip.ts';
import type { Unit } from '../document.ts';
import type { Subject } from '../findings/subjects.ts';
import { withoutVote } from '../findings/assent.ts';
import { withoutBullet } from '../findings/written.ts';
import { SEARCHING } from '../findings/due-dates.ts';
import type { Decision } from '../findings/decision.ts';
import type { Companions, OpenQuestion } from '../findings/open-question.ts';
import type { Task } from '../findings/task.ts';
import {
  pointsBack,
  preceding,
  refsOf,
  type Conversation,
  type Remark,
} from '../findings/conversation.ts';
import type { Talk } from '../language/talk.ts';
import { shortName } from '../speakers.ts';
import { withoutAside } from './asides.ts';
import { contextOf, contextOfTask, LEAST_WORTH, OWN_CONTENT, quotable } from './context.ts';
import { saysMore, saysTooLittle, settledBy, topicalWords } from './decision-context.ts';
import { personMeant } from './person-meant.ts';
import { escaped, isOfFamily, wordsOf } from '../words.ts';
import { asked, bareQuestion, headName, headOf, lead } from './question-text.ts';

/** Longer statements are not made longer by a quotation. */
const LONGEST_WITH_QUOTATION = 22;
/** A decision quoted in the overview has at most this many words. */
const LONGEST_OUTCOME = 26;
/** A statement with fewer content words says nothing alone. */
const LEAST_TERMS = 2;
const RUNS_BACK = 5;
/** What was called for stands so many changes of speaker before who takes it on. */
const CALLED_RUNS = 2;
const LONGEST_DECISION = 36;
/** A question with so many content words is understood without what went before. */
const LONG_QUESTION = 4;
/** A decision in so many words, of so few content words, may leave out what it is about. */
const LONGEST_ELLIPSIS = 16;
const ELLIPSIS_TERMS = 4;
/** Where the talk only comes back to a subject, it may leave it again at once. */
const TERMS_OF_RETURN = 1;
/** In front of a statement: its speaker, or what it is about. */
const LABEL = /^[^.,:;?!]{1,40} ?: /u;
/** Further from where a subject was opened the talk may have gone on to another. */
const RUNS_OF_SUBJECT = 15;
/** A statement cites at most this many turns. */
const MOST_REFS = 6;
const LONGEST_CHARACTERS = 600;
const OR = /^(?:or|oder|ou|o)$/iu;
/** A date is looked for in so many remarks around a task. */
const REMARKS_AROUND = 12;

/** Words statements so that each is understood alone: who, what, about what. */
export class Writer {
  private readonly talk: Talk;
  private readonly names: RegExp | null;
  private readonly conversation: Conversation;
  private readonly isLecture: boolean;
  private readonly isArticle: boolean;

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
            // Between a subject and its verb both commas go: `could you, Ann, ask`, `the shop, Ann, closes`. `Miller, Ann, fifty` calls no one.
            `(?:^(?:${either}), |(?<=^(?:(?:\\p{L}+ )?(?:[Yy]ou|[Dd]u|[Ii]hr|[Tt]ú|[Vv]ous|[Tt]u)|(?:${determiners}) (?:\\p{L}+ )?\\p{L}+)), (?:${either}),|(?<!(?<!\\p{L})(?:${parts})), (?:${either})(?=[,.?!]|$))`,
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

  decision(decision: Decision): Point {
    const { said, about, also, agreed, isWhole } = decision;
    const [first = '', ...rest] = this.decided(decision);
    const own = this.ruledOut(
      shortened(asStatement([first, ...rest].filter((part) => part !== '').join(' '))),
    );
    const text = own === '' && about ? this.plain(about.unit?.text ?? about.raw) : own;
    const isRuledOut = this.talk.phrases.none?.said.test(first) ?? false;
    const spoken = this.talk.iOrYou.test(withoutQuotations(text));
    const worded = spoken ? this.reported(text, said.speaker) : this.talk.phrases.asDecision(text);
    // `Deposit: Ann: …` would have two labels.
    const isLabelled = LABEL.test(worded ?? text);
    const subject = isRuledOut || isLabelled ? null : this.subjectOf(decision, text);
    const explains = about && saysMore(this.conversation, about, text);
    const needed = explains
      ? about
      : !isRuledOut && !isWhole && subject === null && saysTooLittle(this.conversation, text)
        ? settledBy(this.conversation, decision, text)
        : null;
    const refs = refsOf([
      said,
      ...also,
      ...(subject ? [subject.remark] : []),
      ...(needed ? [needed] : []),
      ...agreed,
    ]).slice(0, MOST_REFS);
    const stated = this.withContext(capitalized(worded ?? text, also), needed);
    return this.point(this.underSubject(stated, subject), withAll(refs, said.refs));
  }

  /** The subject that a decision has to name: one that says little more than a date, a number or a name. */
  private subjectOf({ subject, said, about }: Decision, text: string): Subject | null {
    if (!subject || about || subject.remark === said) return null;
    if (said.run - subject.remark.run > RUNS_OF_SUBJECT) return null;
    const [own, named] = [text, subject.name].map((part) => topicalWords(this.conversation, part));
    const isNamed = named?.some((word) => own?.some((other) => isOfFamily(word, other))) ?? true;
    const most = subject.again ? TERMS_OF_RETURN : ELLIPSIS_TERMS;
    const saysEnough = wordsIn(text) > LONGEST_ELLIPSIS || (own?.length ?? 0) > most;
    return isNamed || saysEnough ? null : subject;
  }

  /** `Open day: seventeenth of July.` */
  private underSubject(text: string, subject: Subject | null): string {
    if (!subject || !/[\p{L}\p{N}]/u.test(text)) return text;
    const name = subject.name.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
    return `${name}${this.talk.phrases.colon} ${small(text, this.conversation)}`;
  }

  /** What a decision states, sentence by sentence, without what moves it or asks for assent. */
  private decided({ said, also, put, isWhole }: Decision): string[] {
    const { settling, phrases } = this.talk;
    return inOrder([said, ...also]).map((remark) => {
      const text = remark.unit?.text ?? remark.raw;
      const line = isWhole ? withoutBullet(text) : text;
      const stated = put ? withoutVote(this.conversation, line) : line;
      const bare = this.plain(stated.replace(phrases.voting, ''));
      return this.plain(bare.replace(phrases.voting, '').replace(settling.moves, ''));
    });
  }

  /** `No video.` as `There will be no video.` */
  private ruledOut(text: string): string {
    const { none } = this.talk.phrases;
    const thing = text.match(none?.said ?? /$^/u)?.groups?.thing;
    return none && thing !== undefined ? none.text(thing) : text;
  }

  /** A decision inside a sentence of the overview: in the third person, else in the speaker's own words. */
  outcome(decision: Decision): string | null {
    const { said } = decision;
    const { phrases } = this.talk;
    const texts = this.decided(decision);
    const whole = this.ruledOut(texts.filter((text) => text !== '').join(' ')).replace(
      /[.!]$/u,
      '',
    );
    if (whole === '' || /[?？]$/u.test(whole)) return null;
    const name = said.speaker === undefined ? undefined : shortName(said.speaker);
    const bare = withoutQuotations(whole);
    const subject = this.subjectOf(decision, whole);
    if (!this.talk.iOrYou.test(bare) && !this.talk.we.test(bare))
      return small(subject ? `${whole} (${subject.name})` : whole, this.conversation);
    const order = this.talk.iOrYou.test(bare) ? null : phrases.asDecision(whole);
    const told = order ?? phrases.inThirdPerson(whole, name);
    if (told !== null) return small(told, this.conversation);
    const raw = said.raw.replace(phrases.voting, '').replace(phrases.trimStart, '');
    const words = raw.split(/\s+/u).length;
    return words <= LONGEST_OUTCOME ? phrases.quote(raw.replace(/[.!?…,;: ]+$/u, '')) : null;
  }

  /** @returns the task's text and what it cites. */
  task(task: Task): Point {
    const { said, owner } = task;
    const request = task.kind === 'request' ? this.requested(task) : null;
    const called = request === null ? this.called(task) : null;
    const own = request ?? called ?? this.promised(task);
    const short =
      called === null &&
      task.kind === 'promise' &&
      task.with !== null &&
      (said.terms.length < OWN_CONTENT ||
        this.talk.volunteers.test(said.raw) ||
        this.hasAside(task)) &&
      !this.isMail;
    const stated = called === null ? said : (task.with ?? said);
    const whole = this.plain(said.unit?.text ?? said.raw);
    const source = request ?? called ?? (task.wording === undefined ? whole : this.stated(task));
    // `And you'll get back to them?` – `It's a Mrs Hill. I'll catch her on Sunday.`
    const isVague = task.kind === 'request' && !this.isMail && pointsBack(this.conversation, own);
    const answer = isVague ? (task.with?.raw ?? '') : '';
    const person = personMeant(this.conversation, `${own} ${answer}`, task.with ?? said);
    const needed =
      !person && (short || this.leavesOut(own, source, stated))
        ? contextOfTask(this.conversation, {
            said: stated,
            text: own,
            answered: called === null ? task.with : null,
          })
        : null;
    const before = preceding(this.conversation, said, RUNS_BACK);
    const named = this.talk.phrases.withNoun(
      own,
      before.map(({ raw }) => raw),
    );
    const text = named ?? (person ? this.about(own, person.name) : this.withContext(own, needed));
    const dated = this.remarkWith(task);
    const refs = refsOf(
      [said, task.with, needed, person?.remark, dated].filter(
        (remark) => remark !== null && remark !== undefined,
      ),
    );
    const isNamed = owner === undefined || !this.talk.iOrYou.test(withoutQuotations(text));
    return this.point(
      isNamed ? text : labelled(text, said.speaker),
      withAll(refs.slice(0, MOST_REFS), said.refs),
    );
  }

  question({ said, evidence, wording, companions }: OpenQuestion): Point {
    const { phrases, answers } = this.talk;
    const source = this.plain(said.unit?.text ?? said.raw);
    // Of talk without marks only the question itself was kept: `how old is it`.
    const text =
      wording === undefined
        ? this.plain(bareQuestion(answers, source))
        : asStatement(wording.replace(phrases.trimStart, ''));
    const whole = wording ?? said.raw;
    const plainQuotes = whole.replaceAll('’', "'");
    const known = plainQuotes.match(phrases.notKnown) ?? plainQuotes.match(answers.wantsToKnow);
    const clause =
      known &&
      `${whole.slice(known[0].length).replace(/[.?!]+$/u, '')}?`
        .replace(answers.closer, '')
        .replace(/\?$/u, '');
    const open = clause ? phrases.open(clause) : text;
    const worded = asked(this.reported(open, said.speaker) ?? open, said.asks && open === text);
    const named = clause ? null : headOf(this.conversation, said);
    const head = this.standsAlone(worded) ? named : null;
    const before = clause || head ? [] : named ? [named] : (companions?.before ?? []);
    const behind = clause ? [] : (companions?.behind ?? []);
    const together = this.withCompanions(worded, said, { before, behind });
    const needed =
      head || before.length > 0 ? null : this.contextOfQuestion(said, clause || worded);
    const stated = head ? this.underHead(together, head) : this.withContext(together, needed);
    const cited = [said, ...evidence, ...[head, needed].filter((part) => part !== null)];
    return this.point(stated, withAll(refsOf(cited).slice(0, MOST_REFS), said.refs));
  }

  /** `Is the temp coming? Who rings them?`: in the third person, or all of it quoted with the speaker. */
  private withCompanions(worded: string, said: Remark, { before, behind }: Companions): string {
    if (before.length + behind.length === 0) return worded;
    const { answers } = this.talk;
    const bare = ({ unit, raw }: Remark): string =>
      this.plain(bareQuestion(answers, this.plain(unit?.text ?? raw)));
    const told = (remarks: readonly Remark[]): string[] =>
      remarks.map((one) => asked(this.reported(bare(one), one.speaker) ?? bare(one), one.asks));
    const parts = [...told(before), worded, ...told(behind)];
    if (parts.every((part) => this.standsAlone(part.replace(/\.$/u, '?')))) return parts.join(' ');
    const quoted = [...before, said, ...behind].map((one) => asked(bare(one), one.asks)).join(' ');
    return said.speaker === undefined ? quoted : labelled(quoted, said.speaker);
  }

  /** What a question goes on from: what its speaker has just said, else what was said before. */
  private contextOfQuestion(said: Remark, text: string): Remark | null {
    // `What it saves`, of `Do we know what it saves?`
    const isClause = !/[?？]$/u.test(text);
    const isBrief =
      isClause && !this.isWritten && topicalWords(this.conversation, text).length < LEAST_TERMS;
    if (!isBrief && !this.needsContext(text, said)) return null;
    const own = this.isMail ? null : lead(this.conversation, said);
    if (own || said.terms.length >= LONG_QUESTION) return own;
    const before = contextOf(this.conversation, { said, text, least: LEAST_WORTH });
    // A promise ends what was talked about before.
    return before && this.talk.promises.test(before.raw) ? null : before;
  }

  /** `Parking: can they use the lower field?` */
  private underHead(text: string, { raw }: Remark): string {
    const { answers, phrases } = this.talk;
    const name = headName(answers, this.plain(raw.replace(/^[¿¡]/u, '')));
    if (name === '' || text.includes(name)) return text;
    const [, mark = '', rest = ''] = text.match(/^(¿?)(.*)$/u) ?? [];
    const asked = mark === '' ? small(rest, this.conversation) : uncapitalized(rest);
    return `${name}${phrases.colon} ${mark}${asked}`;
  }

  /** Whether a question was worded without its speaker's name in front and without a remark that explains it. */
  standsAlone(text: string): boolean {
    const label = /^(\p{Lu}[\p{L} .'’-]*): /u.exec(text)?.[1];
    const isSaid = this.conversation.document.speakers.some((name) => shortName(name) === label);
    return /[?？]$/u.test(text) && withoutQuotations(text) === text && !isSaid;
  }

  /** Whether it says `I` or `you`, and no one knows who that is. */
  isNameless(text: string, said: Remark): boolean {
    return said.speaker === undefined && this.talk.iOrYou.test(withoutQuotations(text));
  }

  /**
   * A statement in the words of the text, in the third person where its grammar allows it, else with its speaker.
   * @param quoted what is quoted with the speaker
   */
  reported(text: string, speaker: string | undefined, quoted = text): string | null {
    const bare = withoutQuotations(text);
    const own = this.talk.iOrYou.test(bare);
    if (!own && !this.talk.we.test(bare)) return text;
    const name = speaker === undefined ? undefined : shortName(speaker);
    const { impersonally, inThirdPerson } = this.talk.phrases;
    const told = (this.isLecture ? impersonally(text) : null) ?? inThirdPerson(text, name);
    if (told !== null) return told;
    return name === undefined ? null : `${name}: ${quoted}`;
  }

  /** A cleaned sentence as it is quoted: who is meant by `you` stays named. */
  private spokenTo(text: string): string {
    const { style } = this.conversation.document.language;
    const plain = this.plain(text);
    const speaksToOne = wordsOf(plain).some((word) => style?.you.has(word.toLowerCase()));
    return speaksToOne ? this.plain(text, null) : plain;
  }

  /** A cleaned sentence without connectives, tags and forms of address around it. */
  plain(text: string, names = this.names): string {
    const { inOrder, trimStart, trimEnd } = this.talk.phrases;
    const line = this.isMail ? this.withoutMark(text) : text;
    let plain = line.replace(this.talk.corrects, '').replaceAll(SEARCHING, '');
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
    return last !== undefined && (last === this.talk.phrases.and || OR.test(last)) ? text : shorter;
  }

  /** `¿Y quién viene?` without its opener is `¿Quién viene?`. */
  private withOpeningMark(text: string): string {
    const isSpanish = this.conversation.document.language.tag === 'es';
    return isSpanish && text.endsWith('?') && !text.includes('¿') ? `¿${text}` : text;
  }

  /** What it orders someone to do. */
  private ordered({ raw }: Remark): Record<string, string> | undefined {
    return this.talk.delegating.orders.map((order) => order.exec(raw)?.groups).find(Boolean);
  }

  private requested({ said, owner, with: answer }: Task): string | null {
    const day = answer === null ? undefined : said.raw.match(this.talk.asksDay)?.groups;
    if (day?.event !== undefined) return asStatement(this.plain(day.event));
    const groups =
      day ??
      said.raw.match(this.talk.asks)?.groups ??
      this.ordered(said) ??
      said.raw.match(this.talk.offers)?.groups ??
      said.raw.match(this.talk.assigns)?.groups ??
      {};
    const who = owner ?? (answer?.speaker === undefined ? undefined : shortName(answer.speaker));
    const verb = groups.verb ?? groups.verb2;
    if (verb !== undefined && who !== undefined) {
      // `The slabs, Bruno, you order them when?`
      const { named = '' } = groups;
      const object = named === '' ? (groups.object ?? groups.object2 ?? '') : '';
      const rest = (groups.thing ?? groups.thing2 ?? '').trim();
      const thing = `${uncapitalized(named)} ${rest}`.trim();
      const told = this.talk.phrases.doesIt(who, verb, thing);
      return asStatement(this.plain(`${who} ${object.toLowerCase()}${told.slice(who.length + 1)}`));
    }
    const rest =
      groups.rest ??
      groups.order ??
      groups.bid ??
      groups.charge ??
      groups.polite ??
      groups.homework;
    const bid = rest?.match(/^(?<verb>\p{Ll}+st) du (?<thing>.+)$/u)?.groups;
    if (bid?.verb !== undefined && who !== undefined)
      return asStatement(this.plain(this.talk.phrases.doesIt(who, bid.verb, bid.thing ?? '')));
    if (rest === undefined) return null;
    const small = uncapitalized(this.plain(rest).replace(/[?.!]+$/u, ''));
    const asker = said.speaker === undefined ? undefined : shortName(said.speaker);
    const told = small.replace(/(?<= )me(?!\p{L})/u, asker ?? 'me');
    if (who === undefined) return asStatement(told);
    const [, other, both] = this.plain(rest).match(/^(\p{Lu}\p{Ll}+) (\p{Ll}.*)$/u) ?? [];
    const isPair =
      new RegExp(`^${escaped(this.talk.phrases.and)} `, 'u').test(rest) && other && both;
    const whole = isPair
      ? this.talk.phrases.willDo(
          `${who} ${this.talk.phrases.and} ${other}`,
          both.replace(/[?.!]+$/u, ''),
        )
      : this.talk.phrases.willDo(who, told);
    return whole === null ? null : asStatement(whole);
  }

  /** `Who orders it?` and `That's mine`: what was called for, by whom took it on. */
  private called({ said, with: call, owner, kind }: Task): string | null {
    const who = owner === undefined ? undefined : shortName(owner);
    if (kind !== 'promise' || call === null || who === undefined) return null;
    if (said.terms.length >= OWN_CONTENT || said.run - call.run > CALLED_RUNS) return null;
    const { phrases, asks, calls } = this.talk;
    const groups = calls
      .map((pattern) => call.raw.match(pattern)?.groups)
      .find((found) => found !== undefined);
    const infinitive = groups?.infinitive ?? call.raw.match(asks)?.groups?.rest;
    // `Who does the button, you or Nadia?`: what is asked about them is no part of it.
    const thing = this.plain(infinitive ?? groups?.thing ?? '')
      .replace(/[?.!]+$/u, '')
      .replace(/,[^,]*$/u, (last) => (this.talk.iOrYou.test(last) ? '' : last));
    if (thing === '' || this.talk.iOrYou.test(thing)) return null;
    const told =
      groups?.verb === undefined
        ? phrases.willDo(who, uncapitalized(thing))
        : phrases.takesOn(who, groups.verb, uncapitalized(thing));
    if (told === null) return null;
    // `¿Quién me la escribe?`: whom it is done for is no part of it.
    const bare = `${who}${told.slice(who.length).replace(/^ (?:me|nos) (?=\p{L})/u, ' ')}`;
    return this.reported(asStatement(bare), call.speaker);
  }

  /** What a task states in its speaker's words. */
  private stated({ said, kind, due, wording }: Task): string {
    const whole = this.plain(wording ?? said.unit?.text ?? said.raw);
    const isOwn = kind === 'promise' || wording !== undefined;
    return isOwn ? withoutAside(this.conversation, whole, due) : whole;
  }

  private promised(task: Task): string {
    const { said, owner, kind } = task;
    const { phrases } = this.talk;
    const text = this.stated(task);
    if (kind === 'mention') return this.reported(text, said.speaker) ?? text;
    if (owner !== undefined) {
      const told = phrases.inThirdPerson(text, shortName(owner));
      if (told !== null || said.speaker !== undefined) return told ?? labelled(text, said.speaker);
    }
    return asStatement(phrases.asOrder(text) ?? text);
  }

  /** The remark nearest to a task that says when it is due. */
  private remarkWith({ said, due, dated }: Task): Remark | undefined {
    if (due === undefined || said.raw.includes(due)) return undefined;
    if (dated) return dated;
    return this.conversation.remarks
      .slice(Math.max(0, said.index - REMARKS_AROUND), said.index + REMARKS_AROUND)
      .filter(({ raw }) => raw.includes(due))
      .toSorted((a, b) => Math.abs(a.index - said.index) - Math.abs(b.index - said.index))[0];
  }

  /** A statement with what it cites; of a mail also the line that names its writer. */
  private point(text: string, refs: readonly number[]): Point {
    const { writers } = this.conversation.document;
    const named = refs.slice(0, MOST_REFS).flatMap((ref) => writers.get(ref) ?? []);
    return point(text, withAll(refs, named));
  }

  private get isWritten(): boolean {
    return this.isMail || this.isArticle;
  }

  private get isMail(): boolean {
    return this.conversation.document.form === 'mail';
  }

  /** Whether what a task leaves out is what most of its words are about. */
  private hasAside({ said, due }: Task): boolean {
    const whole = this.plain(said.unit?.text ?? said.raw);
    return withoutAside(this.conversation, whole, due) !== whole;
  }

  /** Whether a task points back by its own words, or by those that its wording adds: `Mach ich` as `Uli macht das`. */
  private leavesOut(own: string, source: string, said: Remark): boolean {
    const isGerman = this.conversation.document.language.tag === 'de';
    const asked = said.raw.match(this.talk.asksDay) ?? said.raw.match(this.talk.asks);
    const { object, object2 } = asked?.groups ?? {};
    const isOrderedBack = pointsBack(this.conversation, this.ordered(said)?.verb ?? '');
    if ((object ?? object2 ?? '') !== '' || isOrderedBack) return true;
    return this.needsContext(source, said) || (isGerman && this.needsContext(own, said));
  }

  /** Whether a reader needs to know what went before. */
  private needsContext(text: string, said: Remark): boolean {
    // What is written says what it means, in however few words.
    const isBrief = said.terms.length < LEAST_TERMS && !this.isWritten;
    return isBrief || pointsBack(this.conversation, withoutQuotations(text));
  }

  private withContext(text: string, context: Remark | null): string {
    const saysNothing = !/\p{L}/u.test(text);
    if (!context || saysNothing || wordsIn(text) > LONGEST_WITH_QUOTATION) return text;
    return this.about(text, this.talk.phrases.quote(quotable(this.conversation, context)));
  }

  /** A statement with what it is about, before its end mark. */
  private about(text: string, what: string): string {
    const [, body = text, mark = '.'] = text.match(/^(.*?)([.?!…]*)$/u) ?? [];
    return `${body} ${this.talk.phrases.on(what)}${mark === '' ? '.' : mark}`;
  }
}

/** A text as it would stand in front of a sentence: a name alone is a form of address. */
function asNames(text: string): string {
  return `${text.replace(/[.!?,\s]+$/u, '')}, `;
}

/** The first letter as it stands inside a sentence: small where the word is written so elsewhere. */
function small(text: string, { document }: Conversation): string {
  const first = text.match(/^\p{L}+/u)?.[0] ?? '';
  const lower = first.toLowerCase();
  const written = new RegExp(String.raw`(?<![\p{L}'’])${lower}(?!\p{L})`, 'u');
  const isCommon =
    document.language.stopWords.has(lower) ||
    document.utterances.some(({ raw }) => written.test(raw));
  return isCommon && first !== 'I'
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

function uncapitalized(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}|['’]\p{Ll})/u, (first) => first.toLowerCase());
}

/** A long sentence up to where a clause hangs on it: a comma, so far that what stands before says enough. */
export function shortened(text: string): string {
  const words = text.split(' ');
  if (words.length <= LONGEST_DECISION) return text;
  const ends = words.flatMap((word, at) =>
    word.endsWith(',') && at >= 11 && at < LONGEST_DECISION ? [at] : [],
  );
  const end = ends[0];
  return end === undefined ? text : asStatement(words.slice(0, end + 1).join(' '));
}

function labelled(text: string, speaker: string | undefined): string {
  if (
    speaker === undefined ||
    (/^[: ]/u.test(text.slice(shortName(speaker).length)) && text.startsWith(shortName(speaker)))
  )
    return text;
  return `${shortName(speaker)}: ${text}`;
}

function point(text: string, refs: readonly number[]): Point {
  const clipped =
    text.length <= LONGEST_CHARACTERS
      ? text
      : `${firstCharacters(text, LONGEST_CHARACTERS - 1).trimEnd()}…`;
  return { text: clipped, refs: [...refs], verified: true };
}

const inOrder = (remarks: readonly Remark[]): Remark[] =>
  remarks.toSorted((a, b) => a.index - b.index);

function withAll(refs: readonly number[], must: readonly number[]): number[] {
  return [...new Set([...must, ...refs])].sort((a, b) => a - b);
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}

/** What a statement says itself, without the words that it quotes. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, ' ');
}

/** The second of two sentences with a capital again, once `we` has become `they`. */
function capitalized(text: string, also: readonly Remark[]): string {
  return also.length === 0
    ? text
    : text.replaceAll(/(?<=\p{Ll}{2}[.!] )\p{Ll}/gu, (first) => first.toLocaleUpperCase());
}

/** Capital letter first, full stop last. */
function asStatement(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:[,;:.!?–—-]+\s*|[»”]\s+)+/u, '')
    .replace(/[,;:–—\s-]+$/u, '');
  if (bare === '') return '';
  const whole = /[.?!…]["'”’»)]*$/u.test(bare) ? bare : `${bare}.`;
  return whole.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
