import {
  between,
  deadlines,
  opening,
  replacing,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Mentions,
  type Phrasing,
} from '../phrasing.ts';

export const frenchPhrasing: Phrasing = {
  times: times(
    String.raw`(?:l['’]an|l['’]année|le mois|la semaine|la saison|l['’]hiver|l['’]été) (?:derni(?:er|ère)|passée?|précédente?)|la dernière fois|auparavant|avant|il y a un (?:an|mois)`,
    String.raw`(?:cette|cet|ce) (?:année|mois|semaine|saison|fois|hiver|été|trimestre)|maintenant|désormais|actuellement|aujourd['’]hui`,
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
  ways: [between("de|du|des|d['’]|depuis", 'à|au|aux|vers|jusqu’à|dans'), replacing('au lieu de')],
  estimates: trend(
    String.raw`surestim\p{L}+|exagér\p{L}+|trop (?:haut|élevé|grand|gros)\p{L}*`,
    String.raw`sous-estim\p{L}+|trop (?:bas|faible|petit)\p{L}*`,
  ),
  trends: trend(
    String.raw`augment(?:e|ent|er|é|ée|ait)|hausse|plus chère?s?|grimp(?:e|é|er)`,
    String.raw`baiss(?:e|ent|er|é|ée|ait)|diminu(?:e|é|er|ée)|moins chère?s?|rédui(?:t|te|re|sent)`,
  ),
  saying: verbs(
    'dit|rapporte|rapporta|demande|demanda|propose|proposa|suggere|suggera|explique|expliqua|mentionne|mentionna|avertit|previent|prevint|recommande|recommanda|rappelle|rappela|admet|admit|annonce|annonca|affirme|affirma|raconte|raconta|repond|repondit|insiste|insista|confirme|confirma|informe|informa|signale|signala|estime',
  ),
  both: /(?<!\p{L})(?:les deux|entière?)(?!\p{L})/u,
  only: /(?<!\p{L})(?:seulement|uniquement)(?!\p{L})/u,
  turnsDown: opening(
    'ah|oh|ben|bah|euh|mais|bon|hm+',
    String.raw`non(?!,? pas de problème)|jamais|pas (?:question|moi|du tout|la peine|possible)|surtout pas|hors de question|impossible|laisse(?:z)? tomber|certainement pas`,
  ),
  votes: vote(String.raw`vot\p{L}+`, 'pour', 'contre'),
  putsInstead:
    /^(?:(?:non|bon|alors|d['’]accord|enfin),? )*(?:disons|mettons|faisons|on (?:reste|s['’]en tient|en reste) [àa]|on s['’]arrête à) (?:plutôt )?/u,
  takesBack: whole(
    String.raw`oubliez(?:-le)?|oublie(?:-le)?|rayez|non,? (?:pardon|attendez|attends)|pardon,? non`,
  ),
  deadlines: deadlines("avant|d['’]ici|jusqu['’](?:à|au)|au plus tard"),
};

export const frenchMentions: Mentions = {
  unanimous: String.raw`(?:à l['’])?unanimité|unanimement`,
  abstains: String.raw`m['’]abstiens|s['’]abst\p{L}+`,
  notOnly: String.raw`seulement`,
  contrasts: String.raw`d'abord|au lieu|contre|initialement|moitié`,
  thought: String.raw`(?:tout le monde|les gens|beaucoup|certains|on) (?:croit|croient|pense|pensent|dit|disent|croyait|pensait)`,
  forMe: String.raw`(?:donne|envoie|prête|apporte|montre|dis|passe)\p{L}*-(?:moi|nous)|(?:me|m'|nous) (?:donner|envoyer|prêter|apporter|montrer|dire|passer)`,
  ofTime: String.raw`jusqu\p{L}*|encore|reste|attend\p{L}*`,
  reports: String.raw`demand\p{L}*|voul\p{L}*|contre|rest(?:e|ent)|renonc\p{L}*`,
  turnedDown: String.raw`encore|pas|sans|aucun\p{L}*|rejet\p{L}*|contre|plutôt|reste\p{L}*|voulait|seulement|offr\p{L}*`,
  leavesOpen: String.raw`encore|si|attend\p{L}*|doit|doivent|veut|souhaite\p{L}*|pourrait|ni|sans|dès|avant|après|contre|promet\p{L}*`,
  ballots: String.raw`voix|votes?|voté|voter`,
};
