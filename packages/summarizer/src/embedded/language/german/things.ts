import { wordSet } from '../language.ts';
import type { Things } from '../talk/things.ts';

/** Determiners by the forms that they show; `der` may be masculine, or feminine behind a verb or preposition. */
const FORMS: readonly [RegExp, readonly string[]][] = [
  [/^(?:den|einen|nen|keinen|unseren|meinen|deinen|euren|ihren|diesen)$/iu, ['m']],
  [/^der$/iu, ['m', 'f']],
  [/^(?:die|keine|unsere|meine|deine|eure|ihre|diese)$/iu, ['f', 'p']],
  [/^(?:eine|ne)$/iu, ['f']],
  [/^(?:das|dieses)$/iu, ['n']],
  [/^(?:ein|kein|unser|mein|dein|euer)$/iu, ['m', 'n']],
  [/^(?:zwei|drei|vier|fünf|sechs|ein paar)$/iu, ['p']],
];
const DETERMINER =
  '(?:d(?:er|ie|as|en)|nen?|(?:ein|kein|unser|mein|dein|euer)(?:e|en)?|eure|euren|diese[ns]?|zwei|drei|vier|fünf|sechs|ein paar)';

/** What stands behind `die` where it is no article. */
const ALONE = String.raw`(?= (?:bis|am|an|um|im|in|auf|heute|morgen|noch|mal|dann|gleich|nicht|da|hier|beim|bei|vor|nach|mit|schon|auch|ab|zum|zur|selbst)(?!\p{L})| \p{Ll}+e?n[.?!]?$|[.,?!]|$)`;

export const germanThings: Things = {
  phrase: new RegExp(
    String.raw`(?<!\p{L})(?<determiner>(?:${DETERMINER})(?<=\p{L})|(?:D(?:er|ie|as|en)|(?:Ein|Kein|Unser|Mein)(?:e|en)?|Zwei|Drei|Ein paar)) (?<noun>(?:\p{Ll}+(?:e|en|er|es) ){0,2}\p{Lu}[\p{L}-]+)`,
    'gu',
  ),
  modifiers: wordSet(''),
  persons: wordSet(''),
  predicate: /(?<!\p{L})(?:bin|bist|ist|sind|war|waren) (?:[\p{L},]+ ){0,3}eine? $/iu,
  oblique:
    /(?<!\p{L})(?:in|an|auf|bei|neben|hinter|vor|unter|über|nach|seit|bis|durch|gegen|ohne|um|mit|von|zu|aus|für|wie|als|wegen) $/iu,
  formsOf: (determiner) => FORMS.find(([form]) => form.test(determiner))?.[1] ?? [],
  pronouns: [
    {
      pattern: new RegExp(String.raw`(?<=\p{Ll} )(?:sie(?= \p{L}|[.,!]|$)|die${ALONE})`, 'u'),
      forms: ['f', 'p'],
    },
    {
      pattern: new RegExp(String.raw`(?<=\p{Ll} )(?:ihn(?= \p{L}|[.,!]|$)|den${ALONE})`, 'u'),
      forms: ['m'],
    },
    {
      pattern: new RegExp(String.raw`(?<=\p{Ll} )(?:es(?= \p{Ll}|[.,!]|$)|das${ALONE})`, 'u'),
      forms: ['n', 'any'],
    },
  ],
  tellsGender: true,
  people:
    /(?<!\p{L})(?:ruft?|fragt?|frage|rufe|trifft|spricht|bittet|erreicht|informiert|kontaktiert|sagt|gibt|macht|tut|übernimmt|erledigt)(?!\p{L})|(?<!\p{L})(?:anrufen|fragen|machen|tun|übernehmen|erledigen|treffen)(?!\p{L})/iu,
  definite: (determiner, noun) => {
    if (/^(?:eine|ne|keine|unsere|meine|deine|eure|ihre|diese)$/iu.test(determiner))
      return `die ${noun}`;
    if (/^(?:einen|nen|keinen|unseren|meinen|deinen|euren|ihren|diesen)$/iu.test(determiner))
      return `den ${noun}`;
    return /^(?:ein|kein|unser|mein|dein|euer)$/iu.test(determiner)
      ? `ein ${noun}`
      : `${determiner.toLowerCase()} ${noun}`;
  },
  replaces: false,
};
