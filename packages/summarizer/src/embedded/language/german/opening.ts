import { wordSet } from '../language.ts';
import type { Opening } from '../talk/opening.ts';

const ORDINAL = '(?:erste|zweite|dritte|vierte|fünfte|nächste|letzte|weitere|andere)[rsn]?';

export const germanOpening: Opening = {
  leads: new RegExp(
    String.raw`^(?:(?:das |der |die |mein |unser )?${ORDINAL} (?:punkt|thema|sache|frage|teil|stück)(?: (?:ist|wäre))?|als (?:nächstes|erstes|letztes|zweites)|(?:nächstes|erstes|letztes|zweites)(?=[,.:])|(?:zum (?:schluss|ersten|zweiten|dritten)|zuletzt|zuerst|erstens|zweitens|drittens|viertens)(?=[,.:]| )|(?:punkt|top|thema|teil) (?:\p{L}+|\d+)|(?:eins|etwas|was|noch was|noch etwas|noch eins)(?: noch)?(?=[,.:])|(?:und )?(?:dann|jetzt|nun)(?: noch(?: mal)?)?(?=[,.:]? )|noch (?=(?:der|die|das|den)(?!\p{L}))|(?:kommen wir|weiter|zurück|jetzt|damit) (?:zu|zur|zum|mit)|(?:bleibt|bleiben|fehlt|fehlen)(?: noch| nur noch)?|wegen|apropos|zu[mr](?= (?-i:\p{Lu}))|apropos)(?!\p{L})[,.:;]? *`,
    'iu',
  ),
  tails: /,? (?:also|dann|jetzt|noch|nun|bitte|kurz|mal|zuerst|schnell|wieder|auch|noch mal)$/iu,
  first: /,? (?:zuerst|als erstes|zum anfang|vorweg)$/iu,
  added:
    /^(?:noch (?:et)?was|(?:wo|wenn) ich (?:euch|dich) (?:gerade|schon|grad) (?:\p{L}+ )?(?:habe?|dahabe?)|bevor ich(?:['’]s| es) vergesse|eins noch|noch eins|noch eine sache|eine sache noch)$/iu,
  exclaims:
    /^(?:was für |(?:der|die) (?:arme|ärmste)[.!]|(?:schade|quatsch|unsinn|blödsinn|danke|schluss|respekt|glückwunsch|wahnsinn|mist|klasse|spitze|pech|glück|ruhe|pause|moment|hilfe|mensch|donnerwetter|igitt|pfui|himmel|halleluja|achtung|vorsicht|aufgepasst)(?!\p{L}))/iu,
  handsOver:
    /^(?:das (?:bist|machst|ist) (?:du|deins?|euer|eures)|du bist dran|dein thema|wie (?:sieht|steht) (?:es|das)|wo stehen wir|wie weit (?:bist|seid|sind))(?!\p{L})/iu,
  raises:
    /(?<!\p{L})(?:(?:kann|darf|könnte|muss|müsste|wollte|will|würde) ich (?:noch |mal |kurz |auch |gern |gerne |was |etwas |noch was )*(?:zu[mr]?|über|wegen|nach)|(?:reden|sprechen) wir (?:noch |mal |kurz |jetzt |auch )*über|(?:fangen|beginnen|machen) wir (?:\p{L}+ )?mit|es geht (?:heute |jetzt |noch )?um|was ist (?:eigentlich )?mit|wie (?:sieht|steht) es (?:mit|bei|um)|erzähl (?:mal )?(?:von|über)) (?:der |die |das |den |dem |unsere[nrm]? |unser |deine[nrm]? )?(?<topic>[^.?!,;:]{3,60})/iu,
  links: wordSet(
    'der|die|das|des|den|dem|für|von|vom|im|in|am|an|und|mit|bei|beim|zu|zur|zum|auf|aus',
  ),
  pronouns: wordSet('eins|einen|eine|eines'),
  demonstratives: wordSet(''),
};
