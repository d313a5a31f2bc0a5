import {
  answersTo,
  following,
  preceding,
  sharedTerms,
  sharesCount,
  type Conversation,
  type Remark,
} from '../conversation.ts';

/** A decision is confirmed, or objected to, within so many changes of speaker. */
const RUNS = 3;
/** A conclusion goes back to a proposal within so many changes of speaker. */
const RUNS_BACK = 8;
/** Messages are short: so many lie between a question and its conclusion. */
const RUNS_OF_CHAT = 7;
const LONG_WORD = 4;
/** Words of an answer that takes sides and says nothing else. */
const SHORT_ANSWER = 4;

/** `So, the move to the new hall.`: it opens a subject, of which no one has spoken yet. */
export function announces(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, unit } = remark;
  return (
    !talk.points.test(raw) &&
    !continues(conversation, remark) &&
    talk.announces.some((pattern) => pattern.test(raw)) &&
    !talk.settles.test(raw) &&
    !talk.weDo.test(raw) &&
    (unit?.length ?? 0) < 12
  );
}

/** Whether it goes on about what was said just before. */
export function continues(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) =>
      before.run < remark.run &&
      (sharedTerms(before, remark) > 0 || sharesCount(conversation, before, remark)),
  );
}

/** What the same speaker goes on to say in the same turn. */
export function sameTurn(conversation: Conversation, remark: Remark): Remark[] {
  const after = following(conversation, remark, conversation.named ? 0 : 1);
  return after.slice(0, 4);
}

/** `Then the 10th makes no sense. Shall we say Sunday 18 May?`: what gives room for what is proposed behind it. */
export function onlyRulesOut(conversation: Conversation, remark: Remark): boolean {
  const { proposes, settling } = conversation.talk;
  const [next] = sameTurn(conversation, remark);
  return (
    settling.rulesOut.test(remark.raw) &&
    next !== undefined &&
    (next.asks || proposes.test(next.raw))
  );
}

export function agreementsTo(conversation: Conversation, remark: Remark): Remark[] {
  const agreed: Remark[] = [];
  // `Quarter past five. … Can you tell me by Friday?` – `Friday, yep.`
  const asked = following(conversation, remark, RUNS).find(
    ({ run, voice, asks, terms }) =>
      run > remark.run && voice === remark.voice && asks && terms.length > 0,
  );
  for (const answer of answersTo(conversation, remark, RUNS)) {
    if (conversation.voiced && asked && answer.index > asked.index) break;
    if (answer.objects || conversation.talk.refuses.test(answer.raw)) break;
    if (answer.agrees && !answer.asks && !isOnlyTrue(conversation, remark, answer))
      agreed.push(answer);
    else if (answer.asks || answer.terms.length > 6) break;
  }
  return agreed;
}

/** `We pay more anywhere else.` – `True.`, `Damn, true.`: what is so is not settled by it. */
function isOnlyTrue({ talk }: Conversation, { raw }: Remark, answer: Remark): boolean {
  const behindWord = answer.raw.replace(/^\p{L}+, /u, '');
  const { confirms } = talk.settling;
  return [answer.raw, behindWord].some((said) => confirms.test(said)) && !talk.concludes.test(raw);
}

/** `Okay, no stand this year`: who asked sums up what the others answered. */
export function restates(conversation: Conversation, remark: Remark): boolean {
  const { talk, named, document } = conversation;
  const closing = talk.concludes.test(remark.raw) || closesWithYes(conversation, remark);
  if (!named || !(remark.agrees || closing) || remark.asks || remark.terms.length === 0)
    return false;
  if (talk.iOrYou.test(remark.raw) || talk.smallTalk.test(remark.raw)) return false;
  const before = preceding(conversation, remark, document.chat ? RUNS_OF_CHAT : RUNS);
  const asked = before.find(
    ({ asks, voice, run }) => asks && voice === remark.voice && run < remark.run,
  );
  if (asked === undefined) return false;
  const answers = before.filter(
    ({ index, voice }) => index > asked.index && voice !== remark.voice,
  );
  // `Did you talk about the fence?` – `Go on.` – `So the fence is …`: nothing was answered.
  const isAnswered = answers.some(
    ({ agrees, objects, terms }) => agrees || objects || terms.length > 0,
  );
  if (!remark.agrees)
    return (
      isAnswered &&
      (namesWho(conversation, asked, remark) ||
        [asked, ...answers].some(
          (other) => sharedTerms(other, remark) > 0 || sharesCount(conversation, other, remark),
        ))
    );
  return answers.some(({ agrees, unit }) => agrees || (unit?.length ?? 0) <= SHORT_ANSWER);
}

/** `Who goes to Leeds?` … `Then Lucy goes.` */
function namesWho({ talk, document }: Conversation, asked: Remark, { raw }: Remark): boolean {
  const words = new Set(raw.match(/\p{L}+/gu));
  return (
    talk.answers.asksWho.test(asked.raw) &&
    document.speakers.some((name) => name.split(' ').some((part) => words.has(part)))
  );
}

/** `Okay. Eleven till two.` */
function closesWithYes({ remarks }: Conversation, { index, run }: Remark): boolean {
  const before = remarks[index - 1];
  return before?.run === run && before.agrees && before.terms.length === 0;
}

/** Words of four letters or more; `eighty-four` is one, and not the same number as `eighty-five`. */
export function longWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => word.length >= LONG_WORD);
}
