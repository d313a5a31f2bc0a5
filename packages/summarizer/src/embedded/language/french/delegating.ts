import { orCapital } from '../talk/or-capital.ts';
import type { Delegating } from '../talk/delegating.ts';

const NAME = String.raw`(?<who>(?:(?:[Mm]onsieur|[Mm]adame) )?\p{Lu}[\p{Ll}-]+)`;
const PRONOUN = "(?:(?:le|la|les|lui|leur|nous|l['’]|en|y|se|s['’]) ?)*";
const INFINITIVE = String.raw`${PRONOUN}(?!être|avoir|venir|aller|savoir|dire|voir|attendre)\p{L}{2,}(?:er|ir|re|oir)(?!\p{L})`;
const START = String.raw`(?:^|[,:;] |(?<!\p{L})(?:[Ee]t|[Dd]onc|[Aa]lors),? )`;

const IMPERATIVE =
  '(?:(?:appelle|demande|envoie|regarde|passe|prépare|commande|vérifie|réserve|apporte|achète|cherche|note|rappelle|organise|imprime|porte|règle|contacte|donne|range|corrige|ajoute|montre|signe|monte|pose)s?|écris|prends|fais|mets|préviens|transmets|relis|descends|rends|dis)';

/** Any verb, by the object behind it: `mesure la porte`, `tu mesures la porte`. */
const DOES_SOMETHING = String.raw`(?!(?:comme|entre|contre|outre|encore|ensuite|même|presque|chaque|quelque|parce|puisque|lorsque|jusque|autre|libre|quitte|regarde|imagine|avoue|pense|reste|arrive|(?:aim|pens|trouv|sembl|rest|arriv|parl)es)(?!\p{L}))\p{Ll}{3,}es?(?= (?:le|la|les|un|une|des|ce|cet|cette|ces|ton|ta|tes|mon|ma|mes|notre|nos) | l['’])`;

/** Someone else does it, and who speaks only tells them. */
const PASSED_ON = new RegExp(
  String.raw`${START}${NAME} [^,.?!]{0,40}?\p{Ll}{2,}ra(?!\p{L})[^,.?!]{0,60}(?<sure>, (?:et )?je (?:le |la |les )?(?:lui|leur) (?:dis|demande|transmets|passe|en parle|écris))(?!\p{L})`,
  'u',
);

export const frenchDelegating: Delegating = {
  does: [
    PASSED_ON,
    // `Tom dit qu'il réservera le menuisier.`
    new RegExp(
      String.raw`${START}${NAME} (?:(?:me |m['’]a |nous |nous a )?(?:dit|promet|promis|assure|écrit|a dit|a promis) qu['’](?:il|elle) (?:s['’]en (?:occupe|charge)|va ${INFINITIVE}|${PRONOUN}(?!(?:ser|aur|pourr|faudr|devr|saur)a(?!\p{L}))\p{L}{2,}ra(?!\p{L}))|(?:a promis|promet|a proposé|propose|s['’]est engagée?) (?:de |d['’]|à )${INFINITIVE})(?<sure>)[^?]*`,
      'u',
    ),
    new RegExp(
      String.raw`${START}(?:c['’]est )?${NAME} (?:va|doit|devra|peut|pourra) (?<rest>${INFINITIVE}[^?]*)`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] )(?<sure>[Qq]ue) ${NAME} ${PRONOUN}\p{Ll}{3,}(?:e|s)(?!\p{L})`,
      'u',
    ),
    new RegExp(String.raw`(?<!\p{L})${NAME} s['’]en (?:occupe|charge)(?:ra)?(?!\p{L})`, 'u'),
  ],
  passesOn: PASSED_ON,
  isFor: [
    new RegExp(
      String.raw`(?:^|[,;] )(?:(?:[Çç]a|[Cc]ela),? )?(?:[Cc]['’]est )(?:(?<sure>le boulot de |l['’]affaire de )|pour |à )${NAME}(?=,|[.!]?$)`,
      'u',
    ),
    new RegExp(String.raw`^(?:[Çç]a|[Cc]ela),? pour ${NAME}(?=,|[.!]?$)`, 'u'),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:et )?(?:il|elle) (?:va|doit|devra|peut|pourra) (?<rest>${INFINITIVE}[^?]*)`,
    'iu',
  ),
  orders: [
    new RegExp(
      String.raw`(?:^|[,:;.] |(?<!\p{L})(?:[Ee]t|[Dd]onc|[Aa]lors),? )(?<called>\p{Lu}[\p{Ll}-]+), (?:tu )?(?<verb>${IMPERATIVE}|(?<loose>)${DOES_SOMETHING})(?!\p{L})(?!-)(?<thing> (?!(?:toujours|déjà|souvent|jamais|pas)(?!\p{L}))[^?]{3,})$`,
      'u',
    ),
  ],
  commands: [
    new RegExp(
      String.raw`^(?:(?:[Ee]t|[Dd]onc|[Aa]lors|[Bb]on|[Oo]k),? ){0,3}(?<verb>${orCapital(IMPERATIVE)})(?!\p{L})(?:-(?<object>les?|la|lui|leur))?(?!-)(?<thing> (?!(?:que|pas|moi|voir)(?!\p{L}))[^?]{3,}?)[.!]?$`,
      'u',
    ),
  ],
  shares: [
    /(?<own>(?<lead>[Jj](?:e |['’])(?:fais|prends|appelle|demande|écris|apporte|achète|prépare|commande|passe|relis)) [^;.?!]{2,120}?),?(?: et| alors)? (?:(?<called>\p{Lu}\p{Ll}+),? )?(?:toi,? )?(?:tu |toi,? )(?:(?<verb>fais|prends|appelles|demandes|écris|apportes|achètes|prépares|commandes|passes|relis) )?(?<thing>(?:le|la|les|l['’]|un|une|du|des)(?!\p{Ll}* \p{L}+es? pas)[^;?!]{1,80}?)(?:, (?:d['’]accord|ok|ça (?:te )?va|oui))?[ .?!]*$/u,
  ],
  toAll: [
    /^(?:(?:et|alors|donc|ok|bon|du coup|sinon|ah)[, ]+)*(?:(?:est-ce que )?vous (?:pouvez|pourriez)|(?:pouvez|pourriez)-vous)(?: tou(?:s|tes))? (?<order>(?:me |m['’]|nous |l[ea]s? |l['’]|vous )*(?!(?:venir|être|voir|entendre|imaginer|croire)(?!\p{L}))\p{L}+(?:er|ir|re)(?!\p{L}).+)$/iu,
    /^(?:(?:et|alors|donc|ok|bon|du coup|sinon|ah|svp|s['’]il vous plaît)[, ]+)*(?<order>(?!(?:assez|chez|rez|nez|attendez|tenez|voyez|excusez|écoutez|regardez|imaginez|allez|arrêtez|dites|sachez|pensez|croyez|figurez|ayez|soyez|rendez-vous|laissez tomber|oubliez|faites (?:ça |le |la |les )?sans)(?!\p{L}))(?:\p{L}{3,}ez|faites|dites-(?:moi|nous))(?!\p{L}).*)$/iu,
    /^(?:(?:et|alors|donc|ok|bon|du coup)[, ]+)*(?<order>chacun(?:e)? (?:m['’]|me |nous )?(?:envoie|apporte|paie|paye|verse|rembourse|note|met|dit)(?!\p{L}).+)$/iu,
  ],
  absent:
    /(?<!\p{L})(?:(?:est|sera) (?:de retour|absente?|en (?:congé|vacances|arrêt)|là)|revient|rentre)(?!\p{L})/iu,
};
