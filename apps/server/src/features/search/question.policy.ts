/**
 * Words that say what is wanted of an answer, not what it is about: a passage is no better for holding them. English, German, French
 * and Spanish; stop words are dropped by the text search configuration.
 */
const ASKING: readonly RegExp[] = [
  /^(summari[sz]e[ds]?|summary|discuss(ed|es|ing|ions?)?|think(s|ing)?|thought|say(s|ing)?|said|talk(ed|s|ing)?|mention(ed|s)?|opinions?|group|team|meetings?|conclu(de|ded|sions?)|decisions?|decided?|state[ds]?|describe[ds]?|explain(ed|s)?|gave|given?|ideas?|points?|main|views?|suggest(ed|s|ions?)?|attitudes?|ask(ed|s)?|respon(d|ded|se|ses)|details?|detailed|regard(ing|ed|s)?|terms?|specific(ally)?|propos(e|ed|als?|es)|members?|exact(ly)?|comments?|answer(ed|s)?|debates?|overviews?|recommend(ed|s|ations?)?|agreed?|express(ed|es)?|believe[ds]?|introduce[ds]?|presents?|presented|contents?|interventions?|outlined?|major|tell|told|find|found|recordings?|please|many|much|often)$/iu,
  /^(zusammenfass\p{L}*|fass\p{L}*|diskuss?ion\p{L}*|diskutier\p{L}*|besproch\p{L}*|besprech\p{L}*|sag(t|te|ten|en)|gesagt|mein(t|te|ten|ung|ungen)|denk(t|en)|dacht\p{L}*|erwähn\p{L}*|gruppe|sitzung|gespräch|entscheid\p{L}*|entschied\p{L}*|beschloss\p{L}*|erklär\p{L}*|vorschl\p{L}*|frag(t|te|en)|antwort\p{L}*|bitte|aufnahmen?)$/iu,
  /^(résum\p{L}*|discut\p{L}*|discussions?|dit|dire|pens\p{L}*|mentionn\p{L}*|avis|opinions?|groupe|équipe|réunions?|conclusions?|décid\p{L}*|décisions?|expliqu\p{L}*|propos\p{L}*|suggér\p{L}*|demand\p{L}*|répond\p{L}*|enregistrements?)$/iu,
  /^(resum\p{L}*|discut\p{L}*|discusi\p{L}*|dijo|dijeron|dicho|pien\p{L}*|opin\p{L}*|mencion\p{L}*|grupo|equipo|reuni\p{L}*|conclusi\p{L}*|decid\p{L}*|decisi\p{L}*|explic\p{L}*|propu\p{L}*|sugir\p{L}*|pregunt\p{L}*|respond\p{L}*|grabaci\p{L}*)$/iu,
];

const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.-]*/gu;
/** More words than a person asks by; a pasted page would be as many terms. */
const MOST_WORDS = 40;

const isAsking = (word: string): boolean => ASKING.some((asking) => asking.test(word));

/** The words of a question that say what it is about, all of them where none would be left; and those that say what is wanted of it. */
export function splitWords(question: string): { content: string[]; asking: string[] } {
  const words = wordsOf(question).slice(0, MOST_WORDS);
  const asking = words.filter(isAsking);
  if (asking.length === words.length) return { content: words, asking: [] };
  return { content: words.filter((word) => !isAsking(word)), asking };
}

export const contentWords = (question: string): string[] => splitWords(question).content;

export const wordsOf = (question: string): string[] =>
  [...new Set(question.match(WORD))].map((word) => word.replace(/['’.-]+$/u, ''));

/**
 * Which speakers a question names: by the whole name, or by a word of it that no other speaker has ("What did Kirsty say?"), written
 * as in the name.
 */
export function namedSpeakers(question: string, speakers: readonly string[]): string[] {
  const asked = new Set(wordsOf(question).map((word) => word.replace(/['’]s$/u, '')));
  const lower = new Set([...asked].map((word) => word.toLowerCase()));
  const namesOf = new Map<string, Set<string>>();
  for (const speaker of speakers)
    for (const word of wordsOf(speaker)) {
      const having = namesOf.get(word) ?? new Set();
      namesOf.set(word, having.add(speaker));
    }
  return speakers.filter((speaker) => {
    const words = wordsOf(speaker);
    if (words.length > 0 && words.every((word) => lower.has(word.toLowerCase()))) return true;
    return words.some(
      (word) => /^\p{Lu}/u.test(word) && asked.has(word) && namesOf.get(word)?.size === 1,
    );
  });
}

/** Whether a word is of a script that sets spaces between words. */
export const isSpaced = (word: string): boolean =>
  !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u.test(word);

/** Words that stand for what was said before. English, German, French and Spanish. */
const POINTING =
  /^(it|its|they|them|their|that|this|those|these|he|him|his|she|her|hers|there|then|er|ihn|ihm|sie|ihr|ihnen|das|davon|dazu|darüber|damit|dort|il|elle|ils|elles|lui|leur|ça|cela|ello|ella|ellos|ellas|eso|esto|allí)$/iu;
/** Fewer words that say what it is about can't stand alone ("And when?"). */
const LEAST_WORDS = 2;

/**
 * What a question that follows another one is about: with the words of the one before where it points back, or says too little by
 * itself.
 */
export function followUp(question: string, before: string): string {
  const content = contentWords(question).filter((word) => !ASKED_BY.test(word));
  const points = wordsOf(question).some((word) => POINTING.test(word));
  return points || content.length < LEAST_WORDS ? `${before} ${question}` : question;
}

/** Words that ask, and small ones around them: they name no subject. */
const ASKED_BY =
  /^(who|whom|whose|what|when|where|why|how|which|and|or|but|so|did|does|do|is|was|were|are|will|would|the|a|an|of|about|on|in|for|to|else|much|many|wer|wem|wen|was|wann|wo|warum|wie|welche[rsn]?|und|oder|der|die|ein|eine|qui|que|quoi|quand|où|pourquoi|comment|et|le|la|les|un|une|quién|qué|cuándo|dónde|cómo|cuánto|y|el|los|las|una)$/iu;
