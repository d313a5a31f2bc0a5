import type { MemoCues } from '../talk/memo.ts';

/** Behind `je dois`: manners of speaking and states. */
const STATES =
  '(?:dire|avouer|être|avoir|savoir|voir|comprendre|croire|penser que|noter|attendre|parler de)';
const INFINITIVE =
  '(?:r?appeler|téléphoner|acheter|racheter|prendre|envoyer|renvoyer|écrire|demander|payer|réserver|commander|vérifier|imprimer|préparer|chercher|trouver|faire|passer|récupérer|déposer|rendre|annuler|confirmer|répondre|prévenir|ranger|nettoyer|réparer|renouveler|inscrire|finir|relire|apporter|ramener|signer|remplir|changer|déplacer|regarder|organiser|contacter|relancer|penser à|prévoir)';
const PRONOUNS = String.raw`(?:(?:le|la|les|lui|leur|y|en|me) |[lm]['’])*`;

export const frenchMemo: MemoCues = {
  plans: new RegExp(
    String.raw`(?<!\p{L})(?:il (?:me )?(?:faut|faudra|faudrait|va falloir)(?: (?:aussi|encore|absolument|quand même))? (?:que je|que j['’]\p{L}+|${INFINITIVE})|faut que (?:je|j['’]\p{L}+)|je (?:dois|devrais|devrai|vais|veux|voudrais)(?: (?:aussi|encore|absolument))? ${PRONOUNS}(?!${STATES}(?!\p{L}))\p{L}+(?:er|ir|re)|j['’]ai (?:encore )?à ${INFINITIVE}|(?:ne (?:pas|surtout pas)|faut pas(?: que j['’])?|pas) oublie?r?|que je pense à)(?!\p{L})|^(?:(?:et|puis|ensuite|donc|aussi|ah),? )*(?:à )?${PRONOUNS}${INFINITIVE}(?= (?!que(?!\p{L}))\p{L})|(?<!\p{L})(?:je ${PRONOUNS}|j['’](?:en |y )?)(?!(?:verrai|serai|aurai|dirai|saurai)(?!\p{L}))\p{L}{2,}rai(?!\p{L})`,
    'iu',
  ),
  order: new RegExp(
    String.raw`^(?:(?:et|puis|ensuite|donc|alors),? )*(?:je (?:dois|devrais|devrai|vais|veux) (?:aussi |encore |absolument )?|il (?:faut|faudra|va falloir) (?:aussi |encore )?|j['’]ai (?:encore )?à )(?<rest>${PRONOUNS}\p{L}+(?:er|ir|re)(?!\p{L}).*)$`,
    'iu',
  ),
  noPlan:
    /(?<!\p{L})(?:pour ne pas oublier|si je (?:dois|veux|vais)|peut-être|pourrait|pourrais|je verrai|j['’]aurais|je devais|il fallait|j['’]aimerais bien|éventuellement|un jour)(?!\p{L})/iu,
  list: /^(?:(?:les |côté |pour les )?(?:courses|liste (?:de|des) courses|à acheter|au supermarché|achats))(?: ?[.:–—-]|,)/iu,
  frame:
    /^(?:(?:bon|alors|donc|ok|et|voilà|ah|oui),? )*(?:(?:petit |petite )?(?:mémo|note(?: vocale)?|pense-bête|message)(?: (?:du|de|pour) .{0,30})?(?:, .{0,60})?|c['’]est (?:tout|bon)(?: pour (?:l['’]instant|aujourd['’]hui|ce soir))?|quoi d['’]autre|(?:je crois que )?c['’]est tout|voilà)[.?! ]*$/iu,
  undecided:
    /(?<!\p{L})(?:je ne sais (?:toujours |encore )?pas (?:encore )?|je sais (?:toujours |encore )?pas |je me demande |on n['’]a (?:toujours |encore )?pas (?:encore )?(?:décidé|choisi) |pas encore décidé |j['’]hésite encore sur )(?=(?:si |s['’]|qui|quand|où|comment|combien|quel|ce qu|à qui|pourquoi))/iu,
  noYou: /rendez-vous/gu,
  addresses:
    /(?<!\p{L})(?:(?:peux|pourrais|veux|as|es)-tu|pou(?:vez|rriez)-vous|tu (?:peux|pourrais)|mesdames|chers? \p{L}+|vous (?:voyez|savez|avez|pouvez|allez))(?!\p{L})/iu,
};
