import { termOf, type Explaining } from '../talk/explaining.ts';

const ARTICLE = String.raw`(?:le |la |les |une? |des |l['’])`;
const TERM = `${ARTICLE}?${termOf(
  5,
  'le|la|les|ça|ce|cela|c|il|elle|ils|elles|on|je|j|tu|nous|vous|qui|que|qu|quoi|quand|où|si|et|mais|donc|mon|ma|ton|ta|son|sa|notre|votre|leur|chaque|tout|tous|ici|là|un|une|en|dans|pour|avec|sur|chez|par|puis|maintenant|aujourd|hier|à|au|aux|de|du|des|depuis|après|avant|pendant|sous|entre|vers|sans|contre|selon',
)}`;
const LAST = String.raw`${ARTICLE}?["«]? ?${termOf(4, 'ça|cela|comme|ce|que|qui|très|pas|un|une')} ?["»]?[.!]?$`;

export const frenchExplaining: Explaining = {
  terms: [
    new RegExp(
      String.raw`^${TERM},? c['’]est (?:justement |donc |tout simplement |simplement |en fait )?(?:quand|lorsque|lorsqu['’]|ce qu|ce dont|${ARTICLE}\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:est|sont) (?:définie?s? (?:comme|par)|ce qu[ei]|égale?s? |${ARTICLE}(?!mêmes?(?!\p{L}))(?:[\p{L}’'-]+ ){1,4}?(?:de|du|des|d['’]|entre|qui|que|par|où|dont|à|avec|pour|sur|en)(?!\p{L}))`,
      'iu',
    ),
    new RegExp(String.raw`^${TERM} (?:signifie|désigne|veut dire)(?!\p{L})`, 'iu'),
    new RegExp(
      String.raw`^On (?:appelle|nomme) ${TERM} (?=(?:le|la|les|l['’]|un|une|ce|tout|toute)(?!\p{L}))`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:s['’]appelle(?:nt)?|qu['’]on appelle|on appelle (?:ça|cela)|, on l['’]appelle) ${LAST}`,
      'iu',
    ),
    /(?<!\p{L})(?:on dit|nous disons|on dira) qu(?:e |['’])(?:une?|le|la|l['’]) ?(?:[\p{L}-]+ ){1,4}?est (?<term>\p{L}{4,}) (?:quand|lorsque|si)(?!\p{L})/iu,
  ],
  formula:
    /(?<!\p{L})(?:[b-xz] (?:fois|sur|plus|moins|divisé par) [b-xz]|est égale? à|\p{L}+ égale \p{L}+|divisée? par|multipliée? par|formule|au carré|se calcule)(?!\p{L})/iu,
  sumsUp: /^(?:(?:alors|donc),? )?(?:(?:pour|je|on) résumer?|résumons|en résumé)(?:[:,] ?(?=\S))/iu,
  plan: /^(?:(?:alors|bon|donc|bien|et|bonjour[^,.]*)[,.]? )*(?:le (?:sujet|thème) (?:du jour|d['’]aujourd['’]hui)|(?:aujourd['’]hui|la (?:semaine|fois) dernière|la dernière fois|cette semaine)[, ].*?(?:on (?:parle|va|verra|voit|commence|continue|avait|a vu|attaque|s['’]est arrêtée?s?)|nous (?:allons|verrons|avons))|la (?:semaine|fois) prochaine,? (?:on|nous)(?!\p{L})|on (?:termine|commence|continue) (?:aujourd['’]hui|par|avec)|on va (?:voir|parler|commencer|continuer)|prenons (?:un|l['’]) ?exemple[.!]?$|.{2,30}, maintenant[.!]?$)/iu,
  believed:
    /(?<!\p{L})(?:on|beaucoup(?: de \p{L}+)?|les gens|certains|la plupart(?: des \p{L}+)?|tout le monde|vous|ils|nous)(?: (?:avez|a|ont))?(?: (?:souvent|toujours|peut-être|tous|longtemps))* (?:croi[ts]|croient|croyez|cru|pens(?:e|ent|ez|é|ait)|di[ts]|disent|entend(?:u|ez|ent)?|li[ts]|lisent|lu|imaginent?|imaginez|racontent?)(?!\p{L})/iu,
  denies:
    /^(?:(?:or|mais),? )?(?:(?:c['’]est|c['’]était|cela est)(?: (?:tout simplement|simplement|totalement|complètement|évidemment|bien sûr))? (?:faux|inexact|une (?:erreur|légende|idée reçue)|un mythe)|(?:ce|cela) n['’](?:est|était) pas (?:vrai|le cas|exact|juste|ainsi)|c['’]est pas vrai|il n['’]en est rien|faux|pas du tout|erreur)[.!]$/iu,
  school:
    /(?<!\p{L})(?:examen|partiel|contrôle|dissertation|cours magistral|travaux dirigés|exercices?|au bac)(?!\p{L})/iu,
  homework: {
    begins:
      /(?<!\p{L})(?:devoirs?|feuille d['’]exercices|exercices? (?:\p{N}+|un|deux|trois)|à rendre|rendez|rendrez|remettez|date limite|inscrivez-vous|vous inscri(?:re|vez))(?!\p{L})/iu,
    tells:
      /(?:^|, )(?:(?:et|alors|donc|puis|bon),? )*(?:vous )?(?:lisez|lirez|relisez|faites|ferez|écrivez|écrirez|rédigez|calculez|préparez|préparerez|rendez|rendrez|remettez|apportez|apporterez|cherchez|terminez|apprenez|choisissez|inscrivez-vous)(?!\p{L})|(?<!\p{L})(?:(?:est|sont) (?:obligatoires?|facultati(?:fs?|ves?))|à (?:rendre|lire|faire|préparer)|vous (?:devez|devrez)|il (?:faut|faudra) (?:lire|faire|rendre|apporter|préparer))(?!\p{L})/iu,
    goesOn:
      /^(?:et )?(?:c['’]est|ce sera|le tout est|(?:une|deux|trois|quatre|\p{N}+) pages?,?) à (?:me |nous )?(?:rendre|remettre|envoyer)(?!\p{L})|^(?:et )?vous (?:me |nous )?(?:l[ea]s? |l['’])(?:(?:rend|apport|envoy|dépos)(?:ez|rez|erez)|enverrez|remett(?:r)?ez)(?!\p{L})/iu,
    nextTime:
      /(?<!\p{L})(?:(?:pour|d['’]ici|avant) (?:à )?la (?:prochaine (?:fois|séance|leçon)|fois prochaine|séance prochaine)|pour le prochain cours)(?!\p{L})/iu,
    delivers:
      /(?<!\p{L})vous (?:me |nous )?(?:l[ea]s? |l['’])?(?:déposez|rendez|envoyez|remettez|apportez|lisez|préparez|rédigez|déposerez|enverrez|remettrez|rédigerez)(?!\p{L})/iu,
    bids: /(?:^|, (?:et )?|(?<!\p{L})et )(?:(?:puis|donc|aussi),? )*(?:apportez|mettez|portez|lisez|relisez|préparez|imprimez|envoyez|installez|achetez|révisez|rendez|inscrivez-vous|apprenez)(?!\p{L})/iu,
    please: /(?<!\p{L})s['’]il vous pla[iî]t(?!\p{L})/iu,
    tellsYou:
      /^(?:(?:et|alors|donc|puis|ensuite),? )*vous (?:(?:me|nous|y|en|l[ea]s?|l['’]) ?)*(?!(?:avez|aviez|savez|connaissez|voyez|pouvez|voulez|devez|aimez|trouvez|entendez|comprenez|remarquez|allez (?!\p{L}+(?:er|ir|re)(?!\p{L})))(?!\p{L}))\p{L}{2,}ez(?!\p{L})/iu,
    allows: /(?<!\p{L})vous (?:\p{L}{1,3} )?(?:pouvez|pourrez|avez le droit)(?!\p{L})/iu,
  },
  room: /(?<!\p{L})(?:(?:ceux|celles|celui|celle) qui (?:est|sont) (?:au fond|près|devant)|approchez(?:-vous)?|attention (?:à la|à votre|aux|au) (?:tête|marches?|bord|sol)|le micro (?:ne|est|marche)|(?:fermez|ouvrez) la (?:porte|fenêtre)|vous m['’]entendez)(?!\p{L})/iu,
  example:
    /^(?:(?:alors|bon|donc|et)[,]? )*(?:prenons|imagin(?:ons|ez)|supposons|mettons|disons que|par exemple|admettons)(?!\p{L})/iu,
  trueOrFalse: 'Vrai ou faux ?',
  asksWhy: /^(?:et |mais |alors )?pourquoi(?: (?:ça|donc|cela))? ?\?$/iu,
  leavesAnswer:
    /(?<!\p{L})(?:notez (?:ça|cela|votre|vos)|on y revien\p{L}+|j['’]y reviens|nous y reviend\p{L}+|revien\p{L}+ (?:\p{L}+ ){0,2}(?:plus tard|tout à l['’]heure|à la fin|dessus)|réfléchissez|réfléchis|gardez (?:ça|cela|cette question|la question|votre réponse|l['’]idée)|ne répondez pas|réponse (?:à la fin|tout à l['’]heure|plus tard|dans))(?!\p{L})/iu,
  returns:
    /(?<!\p{L})(?:reven(?:ons|ir)|revien(?:t|s)|retour|répon\p{L}+)(?: \p{L}+){0,2} à (?:la|ma|notre|cette) question|question (?:du début|de tout à l['’]heure|de départ|que je vous (?:posais|ai posée))(?!\p{L})/iu,
  slip: {
    admits:
      /(?<!\p{L})(?:j['’]ai|j['’]avais|je vous ai) (?:\p{L}+ )?(?:dit|écrit|donné|marqué|annoncé)(?!\p{L})/iu,
    wrong:
      /(?<!\p{L})(?:faux|fausse|erreur|trompée?|pas (?:juste|bon|exact|correct)|corrige[rz]?|rectifi\p{L}*|(?:il faut|fallait) (?:lire|dire|écrire))(?!\p{L})/iu,
    zero: /^(?:zéro)$/iu,
    corrected: (right) => `Corrigé plus tard : ${right}`,
  },
  ordinal:
    /^(?:et )?(?:premièrement|deuxièmement|troisièmement|quatrièmement|primo|secundo|tertio|en (?:premier|second|deuxième|troisième) lieu|enfin)(?!\p{L})/iu,
  digresses:
    /^(?:(?:alors|bon|et|ah|tiens),? )*(?:au fait|d['’]ailleurs|soit dit en passant|ça me rappelle|(?:une )?petite (?:parenthèse|anecdote|histoire))(?!\p{L})/iu,
  ask: (term) => `Qu’entend-on par « ${term} » ?`,
};
