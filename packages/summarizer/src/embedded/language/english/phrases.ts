import { NEVER } from '../language.ts';
import type { Phrases } from '../talk/talk.ts';
import { englishTakesOn } from './calls.ts';
import { asDecision, impersonally, inThirdPerson, withoutReceiver } from './third-person.ts';

/** `I'll`, `I can`, `let me`: what comes after it is the promise. */
const PROMISE =
  /\b(?:I(?:'ll| will| can| shall|'m going to| am going to)|let me)(?: (?:also|just|then|definitely|gladly|happily))* (?<rest>(?!do (?:it|that|this)\b)\p{L}.*)$/iu;

/** `So, is revision C released for the pilot`: a verb in front of its subject, and what is said of that behind it. */
const INVERTED =
  /^(?:(?:so|and|then|okay|ok|right|well|but|now),? )*(?<verb>is|are) (?<subject>(?!(?:it|that|this|there|they|we|you)(?!\p{L}))(?:[\p{L}\p{N}'’-]+ ){0,3}[\p{L}\p{N}'’-]+?) (?<rest>(?:\p{L}{2,}ed|fine|okay|ok|ready|done|out|in|off|on|set|built|paid|chosen|taken|written|free|open)(?!\p{L}).*)$/iu;

export const englishPhrases: Phrases = {
  about: (topics) => `The main topics were ${topics}.`,
  tellsOf: (who, topics) => `${who} talks about ${topics}.`,
  mails: (subject) => `The e-mails are about ${subject}.`,
  agreed: (statements) => `It was agreed: ${statements.join('; ')}.`,
  alsoAgreed: (statements) => `Also agreed: ${statements.join('; ')}.`,
  tasksOf: (names) => `Tasks went to ${names}.`,
  stillOpen: (questions) => `Still open: ${questions.join(' ')}`,
  article: 'the',
  colon: ':',
  on: (quotation) => `(about ${quotation})`,
  open: (clause) => `It is open ${clause.replace(/^if(?= )/iu, 'whether')}.`,
  notKnown:
    /^.*?\b(?:(?:i|we) (?:really |still )?(?:don't|do not) know(?: is)?|what (?:nobody|no ?one|none of us) (?:knows|(?:can|could) (?:say|tell (?:me|us))) is|does any(?:one|body) know|do we know|remains? (?:still )?(?:unclear|unresolved|undecided|unknown|open)|(?:is|are) (?:still )?(?:unclear|undecided|unknown|not clear)|any(?:body|one) (?:yet )?(?:settled|decided)|(?:has|have|had) (?:not yet|not|yet to|still to|still not) (?:been )?(?:decided?|say|said|settled?|announced?|agreed?|explain(?:ed)?|reveal(?:ed)?)|(?:would|could|did) not say|any idea|not sure|wonder)[,:]? (?=(?:whether|if|who|what|when|where|how|why|which)\b)/iu,
  willDo: (who, infinitive) => `${who} will ${withoutReceiver(infinitive)}`,
  doesIt: (who, verb, thing) => `${who} will ${verb} ${thing}`,
  takesOn: englishTakesOn,
  inOrder: (text) => text,
  trimStart:
    /^(?:(?:[^.:!?]{0,60}(?<!\p{L})(?:(?:write|take|note|put) (?:this|that|it|these|the following) down|(?:please|now|just) write down|note (?:this|that)(?=,|:| please)|definition(?! of))(?!\p{L})[^.:!?]{0,40}(?=:(?: \S+){4})|so(?! far)|and|but(?! for(?!\p{L}))|or(?! else)|because(?! of(?!\p{L}))|okay|ok|right(?! (?:of|to|now|away))|all right|alright|well|yeah|yes(?! to(?!\p{L}))|yep|no(?=[,.]| (?:i|we|you|he|she|it|they|there|that|this)(?:['’]\p{L}+)? )|now(?=,)|then(?=,| (?:we|the|i|i'll|i'd|you|it's|let's)\b)|oh|ah|um+|uh|er|hm+|like|(?:look|listen)(?=[,!])|anyway|honestly|actually|basically|frankly|lovely|(?:leave|give|hand) (?:it|that|this|them) (?:to|with) me(?=,)|leave (?:it|that)(?=,)|(?:give|hand) (?:it|that|them) (?:here|over)(?=,)|good|great|perfect|fine(?! (?:by|with|for)\b)|thanks(?! (?:for|to)(?!\p{L}))|sorry(?! (?:to|about|for|that|if)(?!\p{L}))|also|alternatively|you know|i mean(?: that(?= (?:the|an?|we|you|he|she|it|they|i|there|this|these|my|your|his|her|our|their)\b))?|i (?:think|guess|suppose)(?: that)?(?=,? (?:we|you|let's|then|so)\b)|i'd say|i must say|let me see|let's see|to be honest|to be fair|let's (?:be (?:honest|frank|fair|real|clear|realistic)|face it)(?=,)|by the way|(?:just )?to give you (?:an idea|a sense|a feel)(?: of \p{L}+)?(?=,)|one thing(?=:)|what i'd like is(?=,| (?:that|we|you)\b)|the thing is|in fact|of course|agreed:|(?:then )?that's (?:decided|settled|agreed)(?=:)|we(?:'ll| will)? (?:do (?:that|it)(?=[,:] we\b)|go with (?:that|it)(?=[,:]))|let's say(?: that)?(?: then)?(?=,? we\b))(?![\p{L}'’])[,.!:;…]* *)+/iu,
  trimEnd:
    /(?:,? (?:to be (?:honest|fair)|(?<=, )let's (?:be (?:honest|frank|fair|real|clear|realistic)|face it)|by the way|(?<! or )(?:(?<=, )|(?=\p{L}+(?:n['’]t| not) ))(?:is|are|was|were|do|does|did|has|have|had|would|could|can|will|should)(?:n['’]t| not)? (?:i|you|he|she|it|we|they|there)\?|though\?|(?<=, )(?:right|okay|ok)\?|yeah\??|(?<=\p{L}{3} )(?<!(?:is|be|was|are|were|['’]s|['’]re|looks?|sounds?|feels?|seems?|all|not|more|quite|perfectly|doing|went|going|you|him|her|them) )ok|eh\?|isn't it|(?<!(?:until|till|by|since|before),? )then|(?<!\blet )you know|i'd say|i'm afraid|(?<=, )sorry|honestly|actually|let's say|if you like|please|pls|plz|or something|(?<=[,.!] )thank you(?: \p{L}{2,})?|(?<=[,.!] )thanks(?: \p{L}{2,})?))+(?=[.?!]?$)/iu,
  aside:
    /, (?:(?:he|she|it|they|there)(?:['’](?:s|re|ll|ve|d))?|that['’]s|I (?:owe|see|know|have)(?= )|(?:they|\p{Lu}\p{Ll}+) (?:see|sees|know|knows|owe|owes)) [^,]*[.!]?$/u,
  voting:
    /^(?:(?:so |then )?(?:shall we (?:say )?|(?:i think |maybe |perhaps )?(?:(?:we|everyone|everybody) (?:should|ought to|could|might|had better)|we'd better|i(?:'d| would)(?: rather)?) (?:just |really |all |simply )?(?=\p{L}{2})(?!(?:like|love|have|be|prefer|say|not)(?!\p{L}))|how about (?:we )?|what about |i(?:'d)? (?:propose|suggest) (?:that )?(?:we )?|(?:agreed|carried|approved)(?: then)?[:,] ?))|(?<=^[^,.]{2,40} it is),(?! then)[^.!?]*(?=[.!]?$)|,? (?:gets|has|['’]s got) my vote(?:,? .*)?[.!]?$|[,. ]*\b(?:all (?:those )?in favou?r\b(?! of\b).*|any(?:body)? (?:against|objections?)\b[^.!?]*(?:\?.*|$)|(?:is )?every(?:one|body) (?:happy|okay|agreed|fine)\b[^.!?]*(?:\?.*|$)|agreed\?|(?:that's|that is) (?:decided|settled|carried|agreed)\b[^:]*|put that in the minutes.*)$/giu,
  stated: (question) =>
    question
      .replace(
        /^(?:(?:so|and|then|okay|ok|right|well|but|or|now),? )*(?:shall|should|could|can|will|do|why don['’]t) we (?:want to |all |just |please |also |finally )*/iu,
        '',
      )
      .replace(
        INVERTED,
        (_, verb: string, subject: string, rest: string) =>
          `${subject} ${verb.toLowerCase()} ${rest}`,
      ),
  none: {
    said: /^(?:(?:[Tt]hen )?[Tt]here(?:['’]s| is| will be|['’]ll be) no|(?:[Tt]hen )?[Nn]o) (?<thing>(?!(?:one|body|problem|objection|idea|need|way|wonder|blame|worry|worries|rush|doubt|chance|comment|thanks?|news|answer|reply|point)s?(?!\p{L}))\p{Ll}[^,.!?]{2,50})[.!]?$/u,
    text: (thing) => `There will be no ${thing}.`,
  },
  withNoun: () => null,
  and: 'and',
  quote: (text) => `“${text}”`,
  inThirdPerson,
  impersonally,
  asDecision,
  forAsker: (text, asker) => text.replace(/(?<= )me(?!\p{L})/u, asker),
  opensQuestion: '',
  endsWithOrdinal: NEVER,
  someone: 'Someone',
  asOrder: (text) => {
    const rest = withoutReceiver(text)
      .match(PROMISE)
      ?.groups?.rest?.replace(/ (?:myself|ourselves)(?![\p{L}])/gu, '');
    return rest === undefined ? null : rest.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  },
};
