import { NEVER } from '../language.ts';
import type { TakingOn } from '../talk/taking-on.ts';

export const frenchTakingOn: TakingOn = {
  whoDoes: /^(?:(?:et|alors),? )?qui (?!(?:a|est|sait|était|paie|paye|veut)(?!\p{L}))/iu,
  asksAll: /(?<!\p{L})vous (?:\p{L}+ )?tou(?:te)?s(?!\p{L})/iu,
  somebody: NEVER,
  willDo: NEVER,
  takesOn: /(?<!\p{L})(?:fais|occupe|charge)(?!\p{L})/iu,
  bare: /^(?:(?:oui|ok|okay|bon|d['’]accord|très bien),? )*(?:(?:moi,? )?je m['’]en (?:occupe|charge)|je (?:le|la|les) (?:fais|prends)|(?:c['’]est )?(?:pour|à) moi|laisse(?:-|z-)moi (?:ça|faire)|j['’]y vais)(?: alors| moi)?\P{L}*$/iu,
  namesWho: /^(?:\p{L}+, ){0,2}(?<name>\p{Lu}\p{Ll}+)(?:,? alors)?[.!]?$/u,
  findsOut:
    /^(?:(?:okay|ok|mais|bon),? )?(?:je (?:regarde|vérifie|(?:l(?:ui|eur) )?demande(?:rai)?|me renseigne)|je (?:vais|peux) (?:regarder|vérifier|demander))[.!]?$/iu,
  asksQuantity:
    /(?<!\p{L})(?:mesurer|compter|peser|combien|quelle (?:taille|largeur|hauteur|longueur))(?!\p{L})/iu,
  could: /(?<!\p{L})(?:peux|pourrais)(?!\p{L})/iu,
  byOwn:
    /(?<!\p{L})m(?:a|on) (?:fille|fils|femme|mari|compagn(?:e|on)|frère|sœur|mère|père|nièce|neveu|cousine?|collègue|assistante?|apprentie?|secrétaire|bureau) (?:(?:vous|te|l[ea]s?|l['’]) ?)*(?!(?:a|est|était|dit|pense|demande|trouve)(?!\p{L}))\p{L}+/iu,
  merely:
    /(?<!\p{L})(?:je n['’]ai (?:plus )?qu['’]à|j['’]ai juste à|il (?:me )?suffi(?:t|ra) de|je (?:\p{L}+ )?(?:vais )?(?:juste|simplement))(?!\p{L})/iu,
  gives:
    /^(?:\p{L}+, )?(?:tu (?:l['’]|les )(?:auras|as)|vous (?:l['’]|les )(?:aurez|avez))(?!\p{L})/iu,
  meToo: /^moi aussi(?!\p{L})/iu,
  asksToConfirm: /,? (?:hein|d['’]accord|non|okay|ok)[ ?.!]*$/iu,
  ownPlan: /(?:, |,? et )(?:je|j['’]|nous)(?!\p{Ll}) ?(?=\p{L}).*$/u,
  lasts: /^jusqu['’]\p{L}+(?!\p{L})/iu,
  asksTime:
    /^(?:mais )?(?:(?:donne|laisse)(?:-|z-)moi|il me faut) (?:le temps |du temps )?jusqu['’]/iu,
  searching: /, (?:euh|disons),(?= )/giu,
  hasActed:
    /^ (?:(?:m['’]|nous |l['’]|lui |leur |y )?(?:a|ont)(?: (?:bien|déjà|enfin|aussi))? \p{L}+(?:é|it|is|u|ert)(?:e?s?)(?!\p{L})|est (?:venue?|passée?)(?!\p{L}))/iu,
  reportsDone:
    /^(?:(?<thing>[\p{L}'’ -]{2,40}) (?:est|sont) (?:bien )?(?:(?:pay|envoy|réserv|command|achet|imprim|régl|post)ée?s?|faite?s?|partie?s?)|j['’]ai (?:payé|envoyé|réservé|commandé|acheté|imprimé|réglé|posté|loué|signé) (?<deed>[^,;?]{2,60}))\P{L}*$/iu,
};
