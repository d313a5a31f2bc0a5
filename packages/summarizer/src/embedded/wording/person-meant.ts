import { personIn, preceding, type Conversation, type Remark } from '../findings/conversation.ts';

/** What stands before the name of a person in the four languages. */
const TITLE =
  '(?:Mrs?|Ms|Miss|Dr|Prof|Professor|Sir|Lady|Father|Sister|Herrn?|Frau|Doktor|(?:[Mm]onsieur|[Mm]adame|[Mm]ademoiselle|Mme|Mlle)|(?:[Dd]on|[Dd]oña|[Ss]eñora?|Sra?|Srta))\\.?';
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?![\p{L}'’-])`;
const TITLED = new RegExp(String.raw`(?<!\p{L})${TITLE} ${NAME}(?: ${NAME})?`, 'gu');
/** First and last name; in German any two nouns look like that. */
const TWO_NAMES = new RegExp(
  String.raw`(?<!\p{L}|(?<!\p{L})(?:the|an?|in|at|to|from|of|for|near|our|this|le|la|les|un|une|du|de|à|el|los|las|del|al|en|un|una) )${NAME} ${NAME}(?! \p{Lu})`,
  'gu',
);
/** A given name is known as one by the verb before it, or beside `me`. */
const CALLED_GIVEN = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[Aa]sk|[Tt]ell|[Rr]ing|[Cc]all|[Tt]ext|[Ii]nvite|[Tt]hank|[Mm]e and|[Ff]rag|[Ii]ch und|[Mm]oi et|[Yy]o y|[Pp]reguntar? a|[Ll]lamar? a|[Aa]visar? a|[Aa]ppeler?|[Dd]emander? à|[Dd]épart de) )${NAME}(?! ${NAME})`,
  'gu',
);
/** The same by the verb behind it; in German any noun may stand there. */
const TELLING_GIVEN = new RegExp(
  String.raw`(?<!\p{L})${NAME}(?= (?:said|says|wants|knows|told|asked|promised|thinks|dice|dijo|quiere|dit|a dit|veut)(?!\p{L}))|^${NAME}(?= (?:sûrement|seguro|probably|peut-être|seguramente)[.!]?$)`,
  'gu',
);
/** Who is only called by a given name was named within so many changes of speaker. */
const RUNS_OF_GIVEN = 2;
/** A person was named within so many changes of speaker. */
const RUNS_BACK = 6;

/** A person whom a pronoun means, and the remark that names them. */
export interface PersonMeant {
  name: string;
  remark: Remark;
}

/**
 * Whom `him` or `her` means in a statement that names no one: the last person named before, where that is the only one in the
 * remark. Null where no one was named, or it may be another.
 */
export function personMeant(
  conversation: Conversation,
  text: string,
  said: Remark,
): PersonMeant | null {
  const { talk } = conversation;
  if (!talk.person.test(text) || personIn(conversation, text) !== null) return null;
  for (const remark of [said, ...preceding(conversation, said, RUNS_BACK)]) {
    const named = personsIn(conversation, remark.raw, said.run - remark.run <= RUNS_OF_GIVEN);
    if (named.length > 1) return null;
    const [name] = named;
    if (name !== undefined) return { name, remark };
  }
  return null;
}

function personsIn({ document, talk }: Conversation, raw: string, isNear: boolean): string[] {
  const titled = [...raw.matchAll(TITLED)].map(([name]) => name);
  const pairs = document.language.capitalizesNouns
    ? []
    : [...raw.matchAll(TWO_NAMES)].map(([name]) => name);
  const forms = document.language.capitalizesNouns ? [CALLED_GIVEN] : [CALLED_GIVEN, TELLING_GIVEN];
  const given = isNear
    ? forms.flatMap((form) => [...raw.matchAll(form)].map(([name]) => name))
    : [];
  const speakers = new Set(document.speakers.flatMap((name) => name.split(' ')));
  const isOther = (name: string): boolean => {
    const words = name.split(' ');
    return (
      !words.some((word) => talk.noTopics.test(word) || speakers.has(word)) &&
      !words.some((word) => document.language.stopWords.has(word.toLowerCase()))
    );
  };
  return [
    ...new Set([
      ...titled,
      ...given.filter((one) => !titled.concat(pairs).some((name) => name.includes(one))),
      ...pairs.filter((pair) => !titled.some((one) => one.includes(pair) || pair.includes(one))),
    ]),
  ].filter(isOther);
}
