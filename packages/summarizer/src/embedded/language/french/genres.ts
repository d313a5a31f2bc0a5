import { genresOf } from '../talk/genres.ts';

export const frenchGenres = genresOf({
  show: 'podcast|(?:cet|dans cet|nouvel|premier) épisode|chers (?:auditeurs|auditrices)|(?:notre|nos|mon|deux|trois) invitée?s?|vous écoutez|bienvenue dans (?:cette|cet|«|“|notre)',
  showAside:
    'offert par|(?:un mot de |merci à )?(?:notre|nos) (?:partenaires?|sponsors?|annonceurs?)|sponsorisé|code (?:promo|(?-i:\\p{Lu}[\\p{Lu}\\p{N}]+))|abonnez-vous|cinq étoiles|laissez(?:-nous)? (?:un commentaire|un avis)|(?:la semaine prochaine|la prochaine fois|dans le prochain épisode),? (?:on|nous) (?:parle|parlera|parlerons|reçoit|recevra)\\p{L}*|suivez-nous',
  source:
    "dit|affirme|explique|selon(?! (?:leurs?|s[ao]n?|ses|le cas|l['’]âge|la (?:taille|saison)))|d['’]après|déclare|déclaré",
  why: 'parce que|en raison de|grâce à|afin de|car|à cause de',
  first: String.raw`ils?(?! (?:y a|faut|faudrait|s['’]agit|reste|pleut)(?!\p{L}))|elles?|son|sa|ses|leurs?|cet(?:te)?|ces|ce|celui-ci|celle-ci|ceux-ci|cela|tous deux|toutes deux`,
  says: '(?:dit|assure|explique|raconte|ajoute|résume|dénonce|affirme|poursuit|estime|lance|répond|glisse|précise)(?:-t)?-(?:il|elle|ils|elles)',
  step: 'étape|partie',
  heads: 'de|à|cc|objet|date',
  month: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  behindDay: '(?:er)?',
});
