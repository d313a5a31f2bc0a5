import { groupsAsked } from '../asked.ts';
import { pointsBack, sharedTerms, type Conversation, type Remark } from '../conversation.ts';
import { spacedWords, wordsOf } from '../../words.ts';
import { onlyTakesUp } from './taking-up.ts';
import { LEAST_TERMS, type Task } from './task.ts';

/** What is said again within so many changes of speaker is the same. */
const RUNS = 3;
/** `I'll do it`, `das mache ich dann`: in so many words nothing else is taken on. */
const WORDS_OF_ECHO = 4;
/** Its day is said within so many sentences behind it. */
const SENTENCES = 2;

/**
 * Each task once: what is said twice is joined, another date or another owner takes the place of the first, and what only
 * helps with a task, introduces it or dates it is none itself.
 */
export function joinedTasks(conversation: Conversation, found: readonly Task[]): Task[] {
  const apartFromMeans = withHow(conversation, withoutMeans(conversation, found));
  const asked = withAskedDates(conversation, withoutSame(conversation, apartFromMeans));
  const dated = delivered(conversation, rescheduled(conversation, asked));
  const apart = withoutRepeats(conversation, dated);
  const whole = withoutHelpers(withoutDates(conversation, withoutPreambles(conversation, apart)));
  return withoutEchoes(conversation, takenOver(conversation, whole));
}

/** `I'll call them. I know the boss. I'll call him tonight.`: the same verb and no other word, in one turn. */
function withoutSame(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const at = kept.findIndex((other) => isSame(conversation, other, task));
    const earlier = kept[at];
    if (!earlier) kept.push(task);
    else if (earlier.due === undefined && task.due !== undefined)
      kept[at] = { ...earlier, due: task.due, dated: task.dated ?? task.said };
  }
  return kept;
}

function isSame({ talk }: Conversation, first: Task, second: Task): boolean {
  const wordsOfTask = ({ said, due = '' }: Task): string =>
    wordsOf(said.raw.replace(due, ' ').replace(talk.phrases.trimStart, '').toLowerCase())
      .filter((word) => !talk.marks.classes.isClosed(word) && !/^\p{L}+['’]\p{L}+$/u.test(word))
      .join(' ');
  const isPromise = first.kind === 'promise' && second.kind === 'promise';
  const words = wordsOfTask(first);
  return (
    isPromise &&
    first.owner === second.owner &&
    first.said.run === second.said.run &&
    words !== '' &&
    words === wordsOfTask(second)
  );
}

/** `Shall I get the tickets printed? I could run them off at college.`: how it would be done is no other task. */
function withoutMeans(conversation: Conversation, tasks: readonly Task[]): Task[] {
  return tasks.filter(
    ({ said, owner }) =>
      !pointsBack(conversation, said.raw) ||
      !conversation.talk.offers.test(said.raw) ||
      !tasks.some(
        (other) =>
          other.said.asks &&
          other.owner === owner &&
          other.said.run === said.run &&
          other.said.index === said.index - 1,
      ),
  );
}

/** `I'll do the leaflet. I've still got last year's, I'll just change the dates.`: how it is done, and its date, belong to it. */
function withHow(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const last = kept.at(-1);
    const isHow =
      last?.kind === 'promise' &&
      task.kind === 'promise' &&
      last.owner === task.owner &&
      last.said.run === task.said.run &&
      task.said.index === last.said.index + 1 &&
      last.said.terms.length > 0 &&
      !pointsBack(conversation, last.said.raw) &&
      conversation.talk.takingOn.merely.test(task.said.raw);
    if (!isHow) kept.push(task);
    else if (last.due === undefined && task.due !== undefined)
      kept[kept.length - 1] = { ...last, due: task.due, dated: task.dated ?? task.said };
  }
  return kept;
}

/** `Shall I ring them?` – `Please. When can you do that?` – `Tomorrow.`: what is asked dates what the same person has just taken on. */
function withAskedDates(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const last = kept.at(-1);
    if (last && isDatedBy(conversation, last, task))
      kept[kept.length - 1] = { ...last, due: task.due, dated: task.with ?? task.said };
    else kept.push(task);
  }
  return kept;
}

/** Whether all that is asked is when someone does what they took on. */
const isDatedBy = ({ talk }: Conversation, first: Task, { said, owner, due }: Task): boolean =>
  due !== undefined &&
  owner === first.owner &&
  said.run - first.said.run <= RUNS &&
  said.terms.length < LEAST_TERMS &&
  talk.asksDay.test(said.raw) &&
  talk.points.test(said.raw);

/** `Could you make it the 15th instead?`: it changes the date of what the same person took on before. */
function rescheduled(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const at = kept.findLastIndex(({ owner, due }) => owner === task.owner && due !== undefined);
    const earlier = kept[at];
    if (earlier && task.kind === 'request' && onlyMoves(conversation, task))
      kept[at] = { ...earlier, due: task.due, dated: task.said };
    else kept.push(task);
  }
  return kept;
}

/** `I'll do the list.` – `Sure?` – `You'll have it on Friday.`, also in one go: it dates what the same person took on just before. */
function delivered(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const at = kept.findLastIndex(({ owner }) => owner === task.owner);
    const earlier = kept[at];
    if (
      earlier &&
      ((isDelivery(conversation, earlier, task) && !isOfOther(tasks, earlier, task)) ||
        isSaidAgain(conversation, earlier, task))
    )
      kept[at] = { ...earlier, due: task.due, dated: task.said };
    else kept.push(task);
  }
  return kept;
}

/** `I'll send you the text.` – `You'll have it back on Friday.`: what another one has taken on in between. */
const isOfOther = (tasks: readonly Task[], first: Task, given: Task): boolean =>
  tasks.some(
    ({ owner, said }) =>
      owner !== given.owner && said.index > first.said.index && said.index < given.said.index,
  );

function isDelivery(
  conversation: Conversation,
  { said: first, with: call }: Task,
  given: Task,
): boolean {
  const { said, due, owner } = given;
  const isSameCall = call !== null && given.with === call;
  const isNext = said.run === first.run && said.index - first.index <= SENTENCES;
  const isLater = said.run > first.run && said.run - first.run <= RUNS;
  return (
    owner !== undefined &&
    due !== undefined &&
    conversation.talk.takingOn.gives.test(said.raw) &&
    (isNext || isLater) &&
    // `And the contract?` – `I'll draw it up. Kriegst du am Freitag.`: both answer the same.
    (pointsBack(conversation, said.raw) || (isNext && isSameCall))
  );
}

/** `I'll write to the landlord.` – `Nicely, though.` – `Yes. I'll write it tonight.`: the same verb and a date. */
function isSaidAgain(
  conversation: Conversation,
  first: Task,
  { said, due, with: call }: Task,
): boolean {
  const { document } = conversation;
  const runs = said.run - first.said.run;
  if (due === undefined || call?.asks === true || runs <= 0 || runs > RUNS) return false;
  const contentOf = (raw: string): string[] =>
    (raw.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
      (word) => !document.language.stopWords.has(word),
    );
  const words = contentOf(said.raw.replace(due, ' '));
  const before = contentOf(first.said.raw);
  return words.length === 1 && words.every((word) => before.includes(word));
}

/** Asks for nothing but another date. */
function onlyMoves({ talk, document }: Conversation, { said, due }: Task): boolean {
  if (due === undefined || !talk.reschedules.test(said.raw)) return false;
  const asked = groupsAsked(talk, said.raw) ?? {};
  const rest = (asked.rest ?? asked.verb ?? '').replace(due, ' ').replace(talk.reschedules, ' ');
  const names = new Set(document.speakers.flatMap((name) => name.split(' ')));
  const words = (rest.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !document.language.stopWords.has(word.toLowerCase()) && !names.has(word),
  );
  return words.length <= 1;
}

/** `Shall I be there?` – `That'd be good.` – `I'll do that, then.`: who has taken it on says so again. */
function withoutEchoes(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const before = kept.at(-1);
    if (!before || !isEcho(conversation, before, task)) kept.push(task);
    else if (task.due !== undefined)
      kept[kept.length - 1] = { ...before, due: task.due, dated: task.dated ?? task.said };
  }
  return kept;
}

function isEcho({ talk }: Conversation, first: Task, second: Task): boolean {
  const { said, owner, kind, due, with: call } = second;
  const isOwn = kind === 'promise' && owner !== undefined && first.owner === owner;
  const isNext = said.run > first.said.run && said.run - first.said.run <= RUNS;
  // `Please do. This week.` asks for nothing else.
  const answersOther = call !== null && call.index > first.said.index && !call.agrees;
  // `I could talk to her again.` – `Please do, this week.` – `I'll do it tomorrow evening.`
  const isDayAnew = due === undefined || due === first.due || (call?.agrees ?? false);
  const rest = said.raw.split(/[,;]/u)[0]?.replace(due ?? '', ' ') ?? said.raw;
  const isBare = said.terms.length < LEAST_TERMS || spacedWords(rest) <= WORDS_OF_ECHO;
  return (
    isOwn &&
    isNext &&
    !answersOther &&
    isDayAnew &&
    isBare &&
    talk.takingOn.takesOn.test(said.raw) &&
    talk.points.test(said.raw)
  );
}

/** `Let me do that`: a promise that says nothing new takes over the one before it. */
function takenOver(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const last = kept.at(-1);
    const empty =
      task.kind === 'promise' &&
      (task.said.terms.length === 0 || conversation.talk.volunteers.test(task.said.raw)) &&
      task.said.terms.length <= 2 &&
      !conversation.talk.takingOn.asksAll.test(task.with?.raw ?? '') &&
      pointsBack(conversation, task.said.raw);
    const answers = task.with === null || task.with.index <= (last?.said.index ?? 0);
    const follows = last && answers && task.said.run - last.said.run <= 1;
    if (last && follows && empty && task.owner !== last.owner && task.owner !== undefined)
      kept[kept.length - 1] = {
        ...last,
        owner: task.owner,
        ...(task.due === undefined ? {} : { due: task.due, dated: task.dated ?? task.said }),
        with: task.said,
      };
    else kept.push(task);
  }
  return kept;
}

/** Who takes on in few words what another one has taken on already, and is not told otherwise, helps: `I'll stand by you.` */
function withoutHelpers(tasks: readonly Task[]): Task[] {
  return tasks.filter(
    (task) =>
      !tasks.some(
        (first) =>
          first.with !== null &&
          first.with === task.with &&
          first.said.asks &&
          task.kind === 'promise' &&
          first.said.index < task.said.index &&
          first.owner !== task.owner &&
          task.said.terms.length <= 2,
      ),
  );
}

/** `Leave that with me. I'll ask the two dealers.`, `Mine. I'll ring her tonight.`: what only says that one does it goes before what one does. */
function withoutPreambles(conversation: Conversation, tasks: readonly Task[]): Task[] {
  return tasks.filter(
    ({ said, owner, kind, with: call }) =>
      kind !== 'promise' ||
      said.terms.length >= LEAST_TERMS ||
      !(pointsBack(conversation, said.raw) || onlyTakesUp(conversation.talk, said.raw)) ||
      !tasks.some(
        (other) =>
          other.kind === 'promise' &&
          other.owner === owner &&
          other.said.run === said.run &&
          other.said.index === said.index + 1 &&
          other.said.terms.length >= LEAST_TERMS &&
          (call?.asks !== true ||
            (other.with === call &&
              onlyTakesOn(conversation, said) &&
              pointsBack(conversation, other.said.raw) &&
              !onlyTakesOn(conversation, other.said))),
      ),
  );
}

/** `I'll do it.`, `Give it to me.`, `You'll have it on Sunday.`: not what. */
const onlyTakesOn = ({ talk, voiced }: Conversation, { raw }: Remark): boolean =>
  voiced &&
  [talk.takingOn.takesOn, talk.takingOn.gives, talk.volunteers].some((form) => form.test(raw));

/** What only says when another task is done is none itself: `I'll ask the foreman. I'm seeing him on Wednesday.` */
function withoutDates({ talk }: Conversation, tasks: readonly Task[]): Task[] {
  return tasks.filter(
    ({ said, owner, with: other }) =>
      // `I'll send you the cut by the twentieth` says more than when.
      (said.terms.length >= LEAST_TERMS && talk.vows.test(said.raw)) ||
      !tasks.some(
        (task) =>
          task.said !== said &&
          task.said !== other &&
          task.dated === said &&
          (task.owner === owner || startsWith(said, task.due)),
      ),
  );
}

/** `Before Thursday, I'm seeing him then.` */
function startsWith({ raw }: Remark, date: string | undefined): boolean {
  return date !== undefined && raw.toLowerCase().startsWith(date.toLowerCase());
}

/** The same thing promised or asked for twice: the first with an owner and a date stays. */
function withoutRepeats(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const inOrder = tasks.toSorted((a, b) => a.said.index - b.said.index);
  const kept: Task[] = [];
  for (const task of inOrder) {
    const at = kept.findIndex((other) => areSame(conversation, other, task));
    const other = kept[at];
    if (!other) kept.push(task);
    else kept[at] = together(other, task);
  }
  return kept;
}

/** The one that says more, with what only the other one says. */
function together(earlier: Task, later: Task): Task {
  const [best, other] = later.weight > earlier.weight ? [later, earlier] : [earlier, later];
  const dates = best.due === undefined ? other : best;
  return {
    ...best,
    due: dates.due,
    ...(dates.dated ? { dated: dates.dated } : {}),
    owner: earlier.owner ?? later.owner,
  };
}

function areSame(conversation: Conversation, a: Task, b: Task): boolean {
  if (a.owner !== b.owner && a.owner !== undefined && b.owner !== undefined) return false;
  if (a.with?.index === b.said.index) return true;
  if (b.with?.index === a.said.index && !isFurther(conversation, a, b)) return true;
  // Who is called by name is not what is asked for.
  const [first, second] = [a, b].map(({ said }) => ({ terms: withoutNames(conversation, said) }));
  if (!first || !second) return false;
  const shared = sharedTerms(first, second);
  const least = Math.min(new Set(first.terms).size, new Set(second.terms).size);
  return shared >= 2
    ? shared >= least * 0.5
    : shared === least && least > 0 && b.said.run - a.said.run <= RUNS;
}

/** `Don't forget the poster.` – `I won't. I'll also put the date on the website.`: more than what was asked for and is answered. */
function isFurther(conversation: Conversation, asked: Task, promised: Task): boolean {
  const { said } = promised;
  return (
    asked.with !== null &&
    asked.with !== said &&
    said.terms.length >= LEAST_TERMS &&
    sharedTerms(said, asked.said) === 0 &&
    !pointsBack(conversation, said.raw)
  );
}

function withoutNames({ document }: Conversation, { terms }: Remark): number[] {
  const { terms: stems, language, speakers } = document;
  const names = new Set(
    speakers.flatMap((name) => name.toLowerCase().split(' ')).map((part) => language.stem(part)),
  );
  return terms.filter((term) => !names.has(stems[term] ?? ''));
}
