import type { Telling } from '../talk/telling.ts';

export const frenchTelling: Telling = {
  settled:
    /(?<!\p{L})(?:(?:on|nous|ils)(?: l['’]?)? ?(?:a|avons|ont)(?: (?:tous|toutes|enfin|déjà))* (?:décidé|voté|tranché|convenu)|j['’](?:l['’])?ai (?:enfin |déjà )?(?:décidé|tranché)|c['’]est (?:déjà |bien )?(?:décidé|réglé|acté|voté|tranché|signé|validé))(?!\p{L})/iu,
  leavesOut:
    /(?<!\p{L})(?:(?:écri|met|cit|publi|imprim|nomm|mentionn)\p{L}*(?:[- ](?:le|la|les|ça|cela|moi|donc))* pas(?!\p{L})(?! (?:encore|besoin))|(?:n['’]|ne (?:l['’]|la |le |les |me )?)(?:écri|met|cit|publi|imprim|nomm|mentionn)\p{L}* (?:donc )?pas(?!\p{L})|(?:je|on|vous)? ?(?:l['’]|l[ea]s? )?(?:enlève|retire|supprime)(?:z|rai|ra)?(?: (?:l[ea]s? |l['’])\p{L}+)?(?=[.,;!]| (?:du texte|de l['’]article))|hors micro)/iu,
  stays:
    /(?:^|[,;–—] ?)(?:donc|alors|du coup|c['’]est pour ça que?),? ?(?:on|ça|nous|elle|il|ils|elles|l[ea] \p{L}+) (?:restent?|resterons|gard(?:e|ons))(?!\p{L})/iu,
  offered:
    /(?<!\p{L})(?:(?<!(?:on|nous|j['’]) ?(?:\p{L}+ )?)(?:offert|propos(?:é|ait|aient)|offr(?:ait|aient))|(?:a|ont|avait) fait une (?:\p{L}+ )?offre|voulai(?:t|ent) (?:nous |me )?(?:l['’]|la |le |les )?(?:racheter|acheter|prendre|avoir))(?!\p{L})/iu,
  declined:
    /(?<!\p{L})(?:on|nous|j['’]|je|et) ?(?:l['’])?(?:(?:a|ai|avons) )?(?:refusé|décliné|dit non|ai refusé)(?!\p{L})/iu,
  longAgo:
    /(?<!\p{N})(?:1\d|20)\d\d(?!\p{N})|(?<!\p{L})(?:il y a \p{L}+(?:-\p{L}+)* ans|à l['’]époque|autrefois|mille neuf cent \p{L}+|(?:en|depuis) deux mille(?: \p{L}+)?)(?!\p{L})/iu,
  courses:
    /(?<!\p{L})(?:cours|séances?|td|tp|examens?|contrôles?|partiels?|visites?|sorties?|rendus?|salle|ateliers?|conférences?)(?!\p{L})/iu,
  moved:
    /(?<!\p{L})(?:n['’](?:aura|a|auront|ont) pas lieu|(?:est|sera|seront|sont|a été) (?:reportée?s?|déplacée?s?|décalée?s?|avancée?s?|annulée?s?|supprimée?s?)|pas de (?:cours|séance|td|tp)(?= (?:le|la|jeudi|lundi|mardi|mercredi|vendredi|samedi|cette|demain))|on change de salle)(?!\p{L})/iu,
  instead: /(?<!\p{L})(?:à la place|reportée?|déplacée?|plutôt)(?!\p{L})/iu,
};
