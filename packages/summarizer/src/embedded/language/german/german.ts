import { GERMAN_HASTE } from './hasty.ts';
import { germanTalk } from './talk.ts';
import { anyOf, taskByWording, wordSet, type LanguageDetails } from '../language.ts';

const DAY = '(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)';
const MONTH =
  '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
const DO =
  '(?:schicken?|senden?|rufen?|anrufen|schreiben?|buchen?|bestellen?|reservieren?|prüfen?|vorbereiten|kümmern?|erledigen?|organisieren?|klären?|aktualisieren|erstellen?|mache|machen|besorgen?|kaufen?|fragen?|kontaktieren|überarbeiten|einladen|verteilen|melden?|liefern?|testen?|hochladen|unterschreiben|abholen|informieren|zusammenstellen|weiterleiten|beantragen|einrichten|planen?|ergänzen?|korrigieren|übernehmen|verschicken?|lesen|bringen?|mitbringen)';

export const german: LanguageDetails = {
  talk: germanTalk,
  capitalizesNouns: true,
  elision: null,
  hasty: GERMAN_HASTE,
  moreStopWords: wordSet(
    'ja|äh|ähm|halt|okay|genau|eben|quasi|sozusagen|irgendwie|mal|dass|wurde|wurden',
  ),
  abbreviations: wordSet(
    'z|b|d|h|u|a|o|ä|dr|prof|hr|fr|st|str|nr|bzw|ca|etc|evtl|ggf|inkl|usw|vgl|bspw|sog|abs|art|bd|s|max|min|mio|mrd|tel|geb|jh|v|chr|z.b|d.h|u.a|o.ä',
  ),
  speech: {
    sounds:
      /(?:, ?)?(?<![\p{L}'’-])(?:ä+h+m*|ö+h+m*|e+h+m+|hm+|mhm|ach|oh)(?![\p{L}'’-])(?:,|\.{2,})?/giu,
    hedges: [
      { words: ['sozusagen'], unlessAfter: wordSet(''), unlessBefore: wordSet('') },
      { words: ['quasi'], unlessAfter: wordSet(''), unlessBefore: wordSet('') },
    ],
    openers: wordSet('ja|und|aber|okay|ok|naja|na ja|na|äh|ich meine|weißt du|wissen sie'),
    pausedOpeners: wordSet(
      'also|nein|nee|gut|genau|dann|so|eben|halt|oder|super|prima|richtig|stimmt|klar',
    ),
    notOpeners: wordSet('und zwar'),
    closers: wordSet('und|aber|oder|also|ja|so|der|die|das|ein|eine|und so|oder so|ne'),
    repeatable: wordSet('die|der|das|den|dem|sie|ihr|sehr|viel|nein|ganz|ja'),
    unfinished: wordSet(
      'des|ein|eine|einen|einem|einer|ich|wir|er|und|aber|oder|weil|wenn|dass|zum|zur|von|für|im|am',
    ),
    falseStarts: null,
    shortForms: [],
    restarts: wordSet(''),
    joints: wordSet('und|aber|weil|also|denn|dann|wenn|dass|wir|ich|sondern|oder|damit'),
  },
  style: {
    i: wordSet('ich|mich|mir|mein|meine|meinen|meiner'),
    we: wordSet('wir|uns|unser|unsere|unseren|unserer'),
    you: wordSet('du|ihr|dich|dir|euch|dein|deine|euer|eure'),
    negation: wordSet('nicht|kein|keine|keinen|nie|niemals|nichts'),
    obligation: wordSet('muss|müssen|soll|sollen|sollte|sollten|will|wollen|wird|werden'),
    pointing: wordSet(
      'das|dies|diese|dieser|dieses|diesen|es|er|sie|ihm|ihn|ihnen|sein|seine|ihre|dort|da|davon|dazu|damit|dafür|welche|welcher|welches|solche|dabei|darauf',
    ),
    emphasis: anyOf(
      'wichtig\\p{L}*',
      'haupt\\p{L}+',
      'wesentlich\\p{L}*',
      'ergebnis\\p{L}*',
      'ziele?n?',
      'entscheid\\p{L}+',
      'entschieden',
      'beschl\\p{L}+',
      'vorschlag\\p{L}*',
      'problem\\p{L}*',
      'zusammenfass\\p{L}+',
      'insgesamt',
    ),
    agenda: anyOf('heute', 'tagesordnung', 'in dieser (?:sitzung|vorlesung|besprechung)', 'thema'),
  },
  wording: {
    decision: anyOf(
      '(?:wir|sie|ich) (?:haben|habe) (?:[\\p{L} ,]+ )?(?:beschlossen|entschieden|vereinbart|festgelegt)',
      '(?:haben|hat|wurde|wird|ist|sind) (?:(?:[\\p{L}\\p{N} ,]|(?<=\\d)\\.)+ )?(?:beschlossen|entschieden|vereinbart|genehmigt|verabschiedet|angenommen|abgelehnt)',
      '(?:wir|sie) (?:einigen|einigten) (?:uns|sich) (?:darauf|auf)',
      '(?:haben uns|hat sich|haben sich) (?:[\\p{L} ,]+ )?(?:geeinigt|entschieden)',
      'beschluss ?:',
      '(?:beschloss|beschlossen ist|bewilligte|genehmigte|verabschiedete|votierte[n]?|entschied(?:en)? sich)',
      '(?:sind|ist) [^.;:]{0,40}bewilligt',
      '(?:lehnte[n]? [^.;:]{1,80} ab|hob(?:en)? [^.;:]{1,120} auf|stimmte[n]? [^.;:]{1,80} (?:für|gegen|zu))',
      'es bleibt (?:also )?bei',
      '(?:schriftlich|vertraglich) (?:zugesichert|zugesagt|garantiert|vereinbart|festgehalten|geben lassen), dass',
    ),
    // What is denied behind the verb is what was decided: `beschloss, die Straße nicht auszubauen`.
    notDecision:
      /\?$|^(?:die|diese) entscheidung (?:fiel|ist gefallen|wurde)(?!\p{L})|(?<!\p{L})(?:noch nicht|(?<!(?:beschloss(?:en)?|entschied(?:en)?)(?!\p{L})[^.;]{0,160})(?:nicht|nichts|kein\p{L}*|muss|müssen)|ob|wenn|falls)(?!\p{L})/iu,
    definition:
      /^(?:(?:der|die|das|ein|eine|unter) )?(?<term>[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?) (?:bedeutet|heißt|bezeichnet|steht für|versteht man|wird definiert als|ist definiert als|ist eine? (?:Art|Form|Maß|Methode|Verfahren|System|Prozess|Theorie|Einheit|Krankheit|Funktion|Größe|Menge)(?: \p{L}+)? (?:von|der|des|für|um|zur|zum)|ist (?:eine?|der|die|das) (?:(?-i:\p{Ll})+ )?(?-i:\p{Lu})\p{L}+, (?:der|die|das|in dem|in der|mit dem|mit der|bei dem|bei der|durch den|durch die))(?<meaning>.{8,})$/iu,
    taskIn: taskByWording({
      promise: anyOf(
        `ich (?:werde|muss|will) (?:[\\p{L}\\p{N} ]+ )?${DO}`,
        `(?:ich|wir) (?:schicken?|senden?|rufen?|schreiben?|buchen?|bestellen?|reservieren?|prüfen?|bereiten?|kümmern?|erledigen?|organisieren?|klären?|besorgen?|kaufen?|frage|überarbeiten?|melden?|liefern?|testen?|übernehmen?|bringen?|lade|leite|stelle)`,
        // As people say it: `ich ruf da an`, `frag ich`.
        'ich (?:ruf|frag|schreib|schick|bestell|besorg|kauf|hol|bring|druck|klär|prüf|buch|häng)e?(?! mich)',
        '(?:ruf|frag|schreib|schick|bestell|besorg|kauf|hol|bring|druck|klär|buch|häng) ich(?! mich)',
        '(?:ich sage?|sage? ich) (?:(?:es|das) )?(?:ihm|ihr|ihnen|allen|dem|der|den)',
        `(?:schicke|sende|rufe|schreibe|buche|bestelle|reserviere|prüfe|kümmere|erledige|organisiere|kläre|besorge|kaufe|überarbeite|melde|liefere|teste|übernehme|bringe) ich`,
        `(?!(?:es|das|was|wer|dies) )\\p{L}+ wird (?:[\\p{L}\\p{N} ]+ )?(?:anrufen|schicken|senden|schreiben|buchen|bestellen|reservieren|vorbereiten|erledigen|organisieren|klären|besorgen|kaufen|kontaktieren|überarbeiten|einladen|übernehmen)`,
        '\\p{Lu}\\p{L}+ (?:kümmert sich|übernimmt|bereitet|schickt|bucht|bestellt|organisiert|ruft)',
      ),
      request: anyOf(
        'bitte (?!nicht sagen)(?:\\p{L}+ )*\\p{L}+',
        `(?:kannst|könntest|könnten|können) (?:du|sie|ihr) (?:[\\p{L}\\p{N} ]+ )?${DO}`,
        '(?:denk|denkt|denken sie) daran',
        'vergiss nicht',
        'vergessen sie nicht',
        'aufgabe ?:',
        'to-?do ?:',
      ),
      unless: anyOf(
        'normalerweise',
        'immer',
        'meistens',
        'oft',
        'manchmal',
        'nie',
        'vielleicht',
        'würde',
        'würden',
        'hätte',
        'wenn (?:ich|du|wir|es|ihr|er|sie)',
        'falls',
        'bitte schön',
      ),
      due: new RegExp(
        `(?:(?:bis|vor|am|spätestens|noch) )*(?:(?:zum|zur|am|diesen|nächsten|kommenden|Ende|Anfang) )?(?:${DAY}(?:morgen|vormittag|nachmittag|abend)?|morgen(?: (?:früh|Vormittag|Nachmittag|Abend))?|heute(?: (?:noch|Abend|Nachmittag))?|übermorgen|(?:dieser|nächster|nächste|kommende|diese) Woche|(?:der|des) (?:Woche|Monats|Jahres)|nächsten Monat|\\d{1,2}\\. ?(?:${MONTH}|\\d{1,2}\\.))`,
        'iu',
      ),
    }),
  },
};
