import { orCapital } from '../talk/or-capital.ts';
import type { Delegating } from '../talk/delegating.ts';

/** A name follows the verb without an article; other nouns seldom do. */
const NAME = String.raw`(?<who>(?:(?:Herrn?|Frau) )?\p{Lu}[\p{Ll}-]+)`;
/** In a chat names are written small. */
const ANY_NAME = String.raw`(?<who>\p{L}[\p{L}-]+)`;
const ACT = String.raw`(?!sein|haben|kommen|gehen|bleiben|warten|werden|wissen|sagen)(?-i:\p{Ll})+(?:en|ern|eln|tun)`;
const END = '(?=[,.!;]|$)';

/** Orders without their ending. */
export const IMPERATIVE =
  '(?:frag|ruf|schreib|schick|häng|bring|hol|kauf|bestell|such|druck|klär|meld|besorg|prüf|sag|stell|leg|mach|nimm|gib|lies|sprich|trag|zeig|räum|pack|zähl|buch|organisier|bereit|sorg|plan|bau|putz|richt|setz|füll|sammel|sortier|red)';

/** `Sag das bloß nicht der Oma` gives no one anything to do. */
const NOT_TO = String.raw`(?![^?,;]*(?<!\p{L})(?:nicht|nichts|nie|bloß|kein\p{L}{0,2})(?!\p{L}))`;

/** Someone else does it, and who speaks only tells them. */
const PASSED_ON = new RegExp(
  String.raw`(?:^|[,:.;] )(?:[Uu]nd )?${NAME} \p{Ll}{2,}t [^,.?!]{2,60}(?<sure>, (?:und )?ich (?:sag(?:e|['’]s)?|geb(?:e|['’]s)?|richte?|schreib(?:e|['’]s)?) (?:(?:es|das) )?(?:ihr|ihm|ihnen))(?!\p{L})`,
  'u',
);

export const germanDelegating: Delegating = {
  does: [
    PASSED_ON,
    // `Tom sagt, er bucht den Tischler.`
    new RegExp(
      String.raw`(?:^|[,:;] |(?<!\p{L})(?:[Uu]nd|[Aa]lso) )${NAME} (?:(?:sagt|schreibt|verspricht|hat (?:mir |uns )?(?:gesagt|versprochen|zugesagt|geschrieben)), (?:dass )?(?:er|sie) (?!(?:ist|hat|war|kann|weiß|findet|meint|geht|kommt|sei|habe|muss|will)(?!\p{L}))(?=[^.?!]*(?<!\p{L})(?:bis|am|morgen|heute|übermorgen|nächste[nrs]?|für|sich|den|die|das|dem)(?!\p{L})))(?<sure>)[^?]{8,}`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?<verb>soll|muss) ${NAME} (?:[^,.?!;]{1,80} )?${ACT}${END}`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:.;] )(?:[Uu]nd )?${NAME} (?:soll|muss) (?:[^,.?!;]{1,80} )${ACT}${END}`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:das|die|den|es) (?<verb>soll|muss|kann) ${ANY_NAME} (?:machen|tun|übernehmen|erledigen|klären)${END}`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:das|die|den|es) (?<verb>macht|übernimmt|erledigt) ${NAME}(?=[,.!;]|$| (?:bis|am|heute|morgen|nächste))`,
      'u',
    ),
  ],
  passesOn: PASSED_ON,
  isFor: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Dd]as|[Dd]ie|[Dd]er) (?:ist|wäre) (?<sure>(?:was|etwas|eine Aufgabe|Sache) )?(?:für|von) ${NAME}${END}`,
      'u',
    ),
    new RegExp(String.raw`^(?:[Dd]as (?:ist )?für|[Ff]ür) ${NAME}(?=[,.]|$)`, 'u'),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:und )?(?:er|sie|der|die) (?:kann|soll|muss) (?:[^,.?!;]{1,80} )?${ACT}${END}`,
    'iu',
  ),
  orders: [
    new RegExp(
      String.raw`(?:^|[,:.;] |(?<!\p{L})(?:[Uu]nd|[Dd]ann|[Aa]lso),? )(?<called>\p{Lu}[\p{Ll}-]+), (?:du )?(?:bitte )?(?!mach[^,.]* (?:aus|an|leiser|lauter|zu|auf)(?!\p{L}))(?<verb>${IMPERATIVE})e? (?<thing>${NOT_TO}[^?]{3,})$`,
      'u',
    ),
    // `Ute, du rufst bei der Stadt an`; `du rufst ja immer an` only says so.
    new RegExp(
      String.raw`(?:^|[,:.;] |(?<!\p{L})(?:[Uu]nd|[Dd]ann|[Aa]lso),? )(?<called>\p{Lu}[\p{Ll}-]+), du (?<verb>${IMPERATIVE})e?s?t (?!(?:ja|doch|immer|schon|wohl|gerade|sicher|bestimmt|auch|eh|sonst|mir|uns)(?!\p{L}))(?:bitte |dann |mal )*(?<thing>${NOT_TO}[^?]{3,})$`,
      'u',
    ),
  ],
  commands: [
    new RegExp(
      String.raw`^(?:(?:[Uu]nd|[Dd]ann|[Aa]lso|[Gg]ut|[Oo]kay|[Jj]a),? ){0,3}(?<verb>${orCapital(IMPERATIVE)})e? (?<thing>(?!(?:mal|weiter|dir|schon|ruhig|ich|du|wir|das so|mich was)(?!\p{L}))${NOT_TO}[^?,]{3,}?(?:, (?:dass|ob|wann|wo|was|wie|wer) [^?,]+?)?)(?=[.!]?$|,)`,
      'u',
    ),
  ],
  shares: [
    /(?<own>(?<lead>[Ii]ch (?:mach|mache|nehm|nehme|hol|hole|frag|frage|ruf|rufe|schreib|schreibe|bring|bringe|besorg|besorge|übernehm|übernehme|kauf|kaufe)) [^;.?!]{2,120}?),?(?: und| dann)? (?:(?<called>\p{Lu}\p{Ll}+),? )?du (?:(?<verb>machst|nimmst|holst|fragst|rufst|schreibst|bringst|besorgst|übernimmst|kaufst|liest|druckst|prüfst) )?(?<thing>(?:das|die|den|dem|der|ein|eine|einen|alle|beide)(?!\p{L})[^;?!]{0,80}?)(?:, (?:ja|okay|ok|gut|einverstanden))?[.?!]?$/u,
  ],
  toAll: [
    /^(?:(?:und|also|dann|ok|okay|ach)[, ]+)*(?:könnt|könntet|würdet|mögt) ihr (?:(?:alle|bitte|mir|uns|mal|noch|das|euch) )*(?<order>(?!.*(?<!\p{L})(?:kommen|hören|sehen|dabei sein|vorstellen)[?.!]*$).+)$/iu,
    /^(?:(?:und|also|dann|ok|okay|ach)[, ]+)*(?<order>(?:bitte )?(?!.*\?$)(?!(?:ist|hat|geht|kommt?|gibt|passt|reicht|bleibt|steht|macht nichts|wird|nicht|nächst|vielleicht|erst|jetzt|sonst|selbst|gut|acht|fast|seit|mit|heut|lasst uns|sagt bescheid wenn)(?!\p{L}))\p{L}{3,}t (?=.*(?<!\p{L})(?:bitte|alle|euch|eure?[nrsm]?)(?!\p{L})).+|bitte (?:alle )?(?:bis [^,]{3,30} )?.*\p{L}{2,}en[.!]?)$/iu,
  ],
  absent:
    /(?<!\p{L})(?:(?:ist|sind) [^,.;]*(?:wieder da|zurück|weg|krank|im Urlaub|verreist)|kommt [^,.;]*(?:wieder|zurück))(?!\p{L})/iu,
};
