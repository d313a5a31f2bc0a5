import { candidateTokens } from './candidates.ts';

/** What the instructions around a text take, in tokens. */
const INSTRUCTIONS = 1000;
/** What is left unused because tokens are estimated, not counted. */
const MARGIN = 0.1;
/** Up to this share of the window a text goes through in one pass: models read a full window badly. */
const ONE_PASS_SHARE = 0.6;
/** Size of a part in tokens: long enough for a topic, short enough that a small model sees all of it. */
const PART = 6000;
/** An answer takes no more than this share of the window. */
const ANSWER_SHARE = 0.25;
/** Below this many tokens for a part, nothing useful comes back. */
const LEAST_PART = 200;

/** How much of a text a request may hold, in tokens. */
export interface Budget {
  window: number;
  /** Upper bound of the answer. */
  answer: number;
  /** Most that one request holds, and still leaves room for the answer. */
  request: number;
  /** Most that goes through in one pass. */
  onePass: number;
  /** What a part is filled up to. */
  part: number;
}

/**
 * @param window the model's context window, in tokens.
 * @param mostAnswer the longest answer that the model gives, in tokens.
 * @param extra tokens of the request beyond the usual instructions, e.g. the user's own.
 */
export function budgetOf(window: number, mostAnswer: number, extra = 0): Budget {
  const answer = Math.min(mostAnswer, Math.floor(window * ANSWER_SHARE));
  const room = Math.floor((window - answer - INSTRUCTIONS - extra) * (1 - MARGIN));
  const request = Math.max(LEAST_PART, room - candidateTokens(room));
  return {
    window,
    answer,
    request,
    onePass: Math.min(request, Math.floor(window * ONE_PASS_SHARE)),
    part: Math.min(request, PART),
  };
}
