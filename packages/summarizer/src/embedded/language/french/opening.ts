import { wordSet } from '../language.ts';
import type { Opening } from '../talk/opening.ts';

const ORDINAL =
  '(?:premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|cinquième|derni(?:er|ère)|prochaine?|autre)';

export const frenchOpening: Opening = {
  leads: new RegExp(
    String.raw`^(?:(?:le |la |un |une |l['’]|mon |ma )?${ORDINAL} (?:point|sujet|thème|chose|question|partie|mot)|(?:point|sujet|partie|épisode|numéro) (?:\p{L}+|\d+)|(?:point|sujet) suivant|(?:encore )?une (?:petite )?chose(?: encore)?|(?:et )?(?:ensuite|enfin|puis|maintenant|après)(?=[, :.])|pour (?:finir|commencer|terminer)|d['’]abord|(?:le |la )?(?:suivante?|dernière?|premi(?:er|ère)|deuxième|troisième)(?= ?[,:])|(?:premièr|deuxièm|troisièm|quatrièm)ement(?=[ ,:])|on passe|passons|venons-en|revenons|il (?:y a|reste)|reste(?:nt)?|quant|côté|concernant|pour ce qui est)(?! que)(?!\p{L})(?: (?:à|au|aux|de|du|des)(?!\p{L}))?(?: c['’]est)?[,.:;]? *`,
    'iu',
  ),
  tails:
    /,? (?:maintenant|alors|donc|ensuite|d['’]abord|enfin|vite|rapidement|aussi|du coup|s['’]il (?:te|vous) plaît)$/iu,
  first: /,? (?:d['’]abord|pour (?:commencer|démarrer)|en premier)$/iu,
  added:
    /^(?:(?:encore )?une (?:dernière |autre )?chose(?: encore)?|(?:tant|pendant) que (?:j['’]y pense|je vous (?:ai|tiens)|vous êtes là)|avant que j['’]oublie)$/iu,
  exclaims:
    /^(?:quel(?:le)?s? |(?:le|la) pauvre[.!]|\p{L}+(?:ées?|és?|ies?|euse?s?|eux|ables?|ibles?|ment|ant|ique)[.!, ]|(?:parfait|super|génial|nickel|exact|juste|vrai|dommage|merci|pardon|désolée?|bravo|chapeau|tant (?:mieux|pis)|pareil|assez|suffisant|normal|bizarre|mieux|zut|mince|punaise|flûte|chut|hélas|courage|silence|attention|prudence|minute)(?!\p{L}))/iu,
  handsOver:
    /^(?:(?:ça,? )?c['’]est (?:toi|pour toi|à toi|ton sujet)|à toi|où en (?:es|est|êtes|sommes)|tu nous (?:dis|racontes))(?!\p{L})/iu,
  raises:
    /(?<!\p{L})(?:(?:on (?:parle|passe|arrive|commence|attaque)|(?:parlons|passons|commençons)|je (?:voudrais|voulais|peux|veux) (?:parler|revenir|dire (?:un mot|quelque chose)|finir|commencer)|il faudrait (?:parler|arrêter|fixer|voir)|il faut (?:parler|qu['’]on parle)|parle-nous|parlez-(?:nous|moi)|racontez-moi|un mot|où en (?:est|sont)(?:-on|-nous)?)(?: (?:de|du|des|d['’]|à|au|aux|sur|par|pour|avec))?) ?(?:la |le |les |l['’]|notre |nos |votre )?(?<topic>[^.?!,;:]{3,60})/iu,
  links: wordSet('de|du|des|d|à|au|aux|pour|et|en|la|le|les|l|sur|un|une|dans'),
  pronouns: wordSet('un|une'),
  demonstratives: wordSet(''),
};
