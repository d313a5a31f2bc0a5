import { firstName, type Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Declines what someone offers or means to do, by language: `please don't`, `no need`. */
const SPARED: Readonly<Record<string, RegExp>> = {
  en: /^\W*(?:(?:oh|no|well|thanks?|thank you|please)\W+)*(?:don['’]t(?! (?:forget|worry|mind))|no need|there['’]s no need|not necessary|(?:that|it) won['’]t be necessary|(?:i['’]d )?(?:better|rather) not|leave it|you needn['’]t|you don['’]t (?:have|need) to|no,? thanks?|no,? thank you)(?!\p{L})/u,
  de: /^\W*(?:(?:ach|nein|nee|danke|bitte)\W+)*(?:nicht nötig|(?:das )?brauchst du nicht|(?:das )?(?:musst du|müssen sie|muss) nicht|bitte nicht|lieber nicht|lass (?:das|mal|gut|es|nur)|lassen sie|nein danke|nicht doch|bloß nicht)(?!\p{L})/u,
  es: /^\W*(?:(?:ay|no|gracias|por favor)\W+)*(?:no hace falta|no es necesario|mejor no|no te molestes|no os molestéis|déjalo|dejadlo|ni se te ocurra|por favor,? no|no,? gracias|no,? por favor)(?!\p{L})/u,
  fr: /^\W*(?:(?:oh|non|merci|ah)\W+)*(?:(?:ce n['’]est )?pas la peine|inutile|non,? merci|surtout pas|laissez?(?!-moi)|pas besoin|pas nécessaire|ne (?:te|vous) \p{L}+(?: \p{L}+)? pas)(?!\p{L})/u,
};

/** Words before what is left out: `no raft race`, `pas de lien`. */
const NO = new Set('no kein keine keinen keiner ningun ninguna aucun aucune pas'.split(' '));
const NEAR_NO = 3;
/** A refusal follows at once, or the exchange ends in it. */
const AHEAD = 4;
/** A stem that so many sentences have at most names what the talk is about. */
const LEAST_WEIGHT = 0.5;

/**
 * `Ann writes to the paper` where Ann's `I could write to the paper` is answered with `please don't`, or where the talk ends in
 * `no letter, then`: what was offered and declined is no task.
 */
export const offers: Rule = (statement) => {
  const { kind, source, sentences } = statement;
  if (kind !== 'action' || sentences.some(({ clauses }) => clauses.some(({ negated }) => negated)))
    return null;
  const owner = firstName(statement.owner);
  const offer = statement.matches.find(({ said }) => said.speaker === owner)?.said;
  if (!offer || owner === '') return null;
  const declined = sparedBy(offer, statement) ?? leftOut(offer, statement);
  if (!declined) return null;
  const insists = source
    .sentencesOf(declined.turn + 1)
    .some(
      ({ speaker, lower }) =>
        speaker === owner &&
        source.lexicon.accepting.test(lower) &&
        source.lexicon.firstPerson.test(lower),
    );
  return insists ? null : { kind: 'rejected', turn: declined.turn };
};

/** The answer to an offer, where it declines it. */
function sparedBy(offer: Said, { source }: Statement): Said | undefined {
  const [reply] = source.sentencesOf(offer.turn + 1);
  if (!reply || reply.speaker === offer.speaker) return undefined;
  const last = source.sentencesOf(offer.turn).at(-1);
  // `I'll ring them. Is it too late?`, `No.`: the answer is to the question.
  if (last?.question === true && last !== offer) return undefined;
  return SPARED[source.lexicon.tag]?.test(reply.lower) ? reply : undefined;
}

/** What is offered, named behind a `no` in the turns next to it. */
function leftOut(offer: Said, { source, matches }: Statement): Said | undefined {
  const told = new Set(
    (matches.find(({ said }) => said === offer)?.shared ?? []).filter(
      (stem) => source.weightOf(stem) >= LEAST_WEIGHT && !source.nameStems.has(stem),
    ),
  );
  return Array.from({ length: AHEAD }, (_, at) => offer.turn + 1 + at)
    .flatMap((turn) => source.sentencesOf(turn))
    .find(
      (said) =>
        !said.question &&
        said.tokens.some(
          ({ stem }, at) =>
            told.has(stem) &&
            said.tokens
              .slice(Math.max(0, at - NEAR_NO + 1), at)
              .some(({ folded }) => NO.has(folded)),
        ),
    );
}
