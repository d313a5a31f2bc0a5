import {
  between,
  deadlines,
  moved,
  opening,
  replacing,
  starting,
  suits,
  tally,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Phrasing,
} from '../phrasing.ts';
import { frenchMentions } from './mentions.ts';

export const frenchPhrasing: Phrasing = {
  times: times(
    String.raw`(?:l['’]an|l['’]année|le mois|la semaine|la saison|l['’]hiver|l['’]été) (?:derni(?:er|ère)|passée?|précédente?)|la dernière fois|auparavant|avant|il y a un (?:an|mois)`,
    String.raw`(?:cette|cet|ce) (?:année|mois|semaine|saison|fois|hiver|été|trimestre)|maintenant|désormais|actuellement|aujourd['’]hui`,
    'à|et|contre',
  ),
  corrections: [
    /(?<!\p{L})pas (?<denied>[^,.;:?!]{3,60}),? mais (?!aussi)(?<said>[^.;:?!]{3,80})/gu,
    /(?<said>[^.;:?!]{3,80}), (?:et )?pas (?<denied>[^,.;:?!]{3,40})(?=[.;!]|$)/gu,
  ],
  spared:
    /^\W*(?:(?:oh|non|merci|ah)\W+)*(?:(?:ce n['’]est )?pas la peine|inutile|non,? merci|surtout pas|laissez?(?!-moi)|pas besoin|pas nécessaire|ne (?:te|vous) \p{L}+(?: \p{L}+)? pas)(?!\p{L})/u,
  pending: whole(
    String.raw`pas encore|rien n'est|rien (?:de|n'a été) (?:signé|décidé|fait)|on attend|j'attends|reste à (?:voir|savoir|décider|définir|préciser|confirmer|trancher|régler|fixer|faire)|doit encore|par écrit, rien`,
  ),
  relations: { before: 'avant', after: 'après', with: 'avec', without: 'sans' },
  ways: [
    between("de|du|des|d['’]|depuis", 'à|au|aux|vers|jusqu’à|dans'),
    replacing(frenchMentions.ratherThan),
  ],
  estimates: trend(
    String.raw`surestim\p{L}+|exagér\p{L}+|trop (?:haut|élevé|grand|gros)\p{L}*`,
    String.raw`sous-estim\p{L}+|trop (?:bas|faible|petit)\p{L}*`,
  ),
  trends: trend(
    String.raw`augment(?:e|ent|er|é|ée|ait)|hausse|plus chère?s?|grimp(?:e|é|er)`,
    String.raw`baiss(?:e|ent|er|é|ée|ait)|diminu(?:e|é|er|ée)|moins chère?s?|rédui(?:t|te|re|sent)`,
  ),
  untold: /(?<!\p{L})(?:pas|jamais)(?!\p{L})/iu,
  saying: verbs(
    'dit|rapporte|rapporta|demande|demanda|propose|proposa|suggere|suggera|explique|expliqua|mentionne|mentionna|avertit|previent|prevint|recommande|recommanda|rappelle|rappela|admet|admit|annonce|annonca|affirme|affirma|raconte|raconta|repond|repondit|insiste|insista|confirme|confirma|informe|informa|signale|signala|estime',
  ),
  asking: verbs('demande|demanda'),
  both: /(?<!\p{L})(?:les deux|entière?)(?!\p{L})/u,
  only: /(?<!\p{L})(?:seulement|uniquement)(?!\p{L})/u,
  turnsDown: opening(
    'ah|oh|ben|bah|euh|mais|bon|hm+',
    String.raw`non(?!,? pas de problème)|jamais|pas (?:question|moi|du tout|la peine|possible)|surtout pas|hors de question|impossible|laisse(?:z)? tomber|certainement pas`,
  ),
  votes: vote(String.raw`vot\p{L}+`, 'pour', 'contre'),
  tally: tally('voix', 'pour', 'à|contre'),
  putsInstead:
    /^(?:(?:non|bon|alors|d['’]accord|enfin),? )*(?:disons|mettons|faisons|on (?:reste|s['’]en tient|en reste) [àa]|on s['’]arrête à) (?:plutôt )?/u,
  takesBack: whole(
    String.raw`oubliez(?:-le)?|oublie(?:-le)?|rayez|non,? (?:pardon|attendez|attends)|pardon,? non`,
  ),
  withdraws: whole('je retire|je reviens là-dessus'),
  corrects: starting('non|attends|enfin|(?:ou )?plutôt|disons'),
  deadlines: deadlines("avant|d['’]ici|jusqu['’](?:à|au)|au plus tard"),
  moved: moved('maintenant|reportée? à|avancée? à', 'le'),
  suits: suits('(?:ça )?(?:me )?va(?: bien)?|convient', 'alors'),
  affirms: starting('oui|si|bien sûr'),
  offersOther: /(?<!\p{L})mais je (?:peux|pourrai)(?! pas)/u,
  wished: whole(
    String.raw`avai[st]\p{L}* (?:proposé|pensé|prévu|voulu|demandé|dit|annoncé)|voulai\p{L}+|aurai[st]\p{L}*`,
  ),
  dropped: whole(
    String.raw`rejet\p{L}*|renonc\p{L}*|refus[ée]\p{L}*|repouss\p{L}*|annul\p{L}*|abandonn\p{L}*|écartée?s?|reste(?:nt)? (?:fermée?s?|comme)`,
  ),
};
