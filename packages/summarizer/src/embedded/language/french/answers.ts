import { anyWording, type Answers } from '../talk/answers.ts';

const CLAUSE =
  "(?:s['’]ils?|si|qui|quand|où|comment|pourquoi|quel(?:le)?s?|combien|ce qu[ie]|ce qu['’])(?!\\p{L})";

export const frenchAnswers: Answers = {
  unknown: anyWording(
    "personne (?:ne |n['’])?(?:me |nous |m['’])?(?:l['’])?(?:a|ont) (?:rien )?dit",
    'il (?:faut|faudrait|faudra) que je (?:regarde|vérifie|demande|me renseigne|cherche)',
    `(?:je|on|nous|personne|il|elle|ils|elles|j['’]en) (?:ne |n['’]en |n['’])?(?:le |la |l['’]|en )?(?:sais|sait|savons|savent|saurais|saurait)(?: \\p{L}+)? (?:pas|rien|plus)(?! \\p{L}+(?:er|ir|re)(?!\\p{L}))`,
    "personne (?:ne |n[’'])(?:le |l[’'])?(?:sait|saura|a su)",
    "(?:aucune|pas la moindre|pas d['’]) ?idée",
    "(?:j['’]|on |nous )?(?:aimerais?|aimerions|voudrais?)(?: \\p{L}+){0,2} (?:le )?savoir",
    'toujours rien',
    'impossible (?:de|à) (?:le )?(?:savoir|dire)',
    "personne (?:ne |n['’])?(?:a pu |peut |sait )(?:me |nous )?(?:l['’])?expliquer",
    'pas de (?:réponse|nouvelles?|retour)',
    "(?:rien|pas de nouvelles?|pas de réponse) (?:depuis|pour l['’]instant|encore)",
    '(?:ça|cela|tout) dépend',
    'on verra(?: bien)?(?=[.,!]|$)',
    'va savoir',
    '(?:à vue de nez|au hasard)',
    'bonne question',
    '(?:là,? )?comme ça,? (?:non|pas)',
    "(?:c[’']est|reste|restera) à (?:voir|vérifier|confirmer|savoir)",
    'il (?:faudra|faudrait) (?:\\p{L}+ )?(?:demander|vérifier|se renseigner|voir)',
    "un point d[’']interrogation",
  ),
  depends: anyWording('(?:ça|cela) dépend'),
  putsOff: anyWording(
    '(?<=^(?:(?:bon|non|alors|eh bien|à|on verra)?,? ?))(?:(?:à )?la prochaine(?: fois| réunion)?)(?=[.!]?$)',
    "(?:on|je|nous) (?:ne |n[’'])?(?:va|vais|allons|peut|peux|pouvons)(?: \\p{L}+)? pas (?:\\p{L}+ )?(?:trancher|décider|régler|répondre|résoudre)",
    'pas sans (?-i:\\p{Lu})\\p{L}+',
    'sans (?-i:\\p{Lu})\\p{L}+[^.?!]{0,40} (?:pas|rien)',
    '(?:à|pour) la prochaine (?:fois|réunion|séance)',
    "on (?:ne )?(?:décide|tranche) (?:rien|pas) (?:aujourd['’]hui|ce (?:soir|matin)|maintenant|tout de suite)",
    'on (?:en reparle|en reparlera|voit|verra|décide|décidera)(?: ça)? (?:quand|plus tard|une fois que)',
    "(?:ce n['’]est|c['’]est) (?:toujours |encore )?pas (?:encore )?(?:réglé|décidé|tranché|clair|fait)",
  ),
  movesOn:
    /^(?:(?:et|bon|alors|bien|ok),? )*(?:(?:dernière|autre|une autre|encore une) (?:chose|question)|(?:dernier|autre|premier|deuxième|second|troisième|quatrième|cinquième|sixième) (?:point|sujet)|point suivant|ensuite|enfin)(?= ?[.,:])/iu,
  tag: /, (?:non|hein|n['’]est-ce pas|c['’]est ça) ?\?$/iu,
  asksWho: anyWording('qui', "quelqu['’]un", 'à qui'),
  nobody: anyWording(
    "(?:pour l['’]instant|pour le moment|toujours|encore)(?: \\p{L}+){0,2} personne",
    "(?:n['’]a|n['’]ai|n['’]avons|n['’]y a|n['’]ont|ai|a)(?: \\p{L}+)? personne",
    "personne (?:ne |n['’])(?:veut|voudrait|s['’]est)(?: \\p{L}+)?",
  ),
  guesses: /^(?:(?:ou|et|bon|alors),? )?(?:peut-être|sans doute|probablement)(?!\p{L})/iu,
  wantsToKnow: new RegExp(
    String.raw`^.*?(?<!\p{L})(?:(?:veut|veulent|voulait|voudrait|aimerait|aimeraient)(?: \p{L}+)? savoir|(?:me|nous|m['’]a|nous a|nous ont|se) ?(?:demandes?|demandé|demandent)|demandait) (?=${CLAUSE})`,
    'iu',
  ),
  reported: anyWording(
    `(?:personne|nul|on|il|elle|ils|elles|le|la|les|\\p{L}+) (?:ne |n['’])(?:sait|savent|dit|disent|précise|précisent)(?: \\p{L}+)? ?(?:pas|encore|toujours)?(?: \\p{L}+)? ${CLAUSE}`,
    `(?:pas|jamais|personne n['’]a)(?: \\p{L}+){0,3} (?:dire|préciser|su|pu dire) ${CLAUSE}`,
    `(?:ignore|ignorent|ignorait)(?: \\p{L}+)? ${CLAUSE}`,
    "rien n['’](?:est|a)(?: \\p{L}+){0,2} (?:signé|décidé|tranché|arrêté|fixé)",
    '(?:cherche(?:nt)?|attend(?:ent)?) (?:encore|toujours) (?:une?|des|le|la|son|sa|leur)',
  ),
  opener:
    /^(?:dis|dites|attends?|attendez|une (?:petite )?question|encore une (?:question|chose)|une chose encore|au fait|d['’]ailleurs|tiens|(?:dernière|autre) (?:chose|question)|juste une (?:chose|question)|(?:à )?propos (?:de |du |des )?\p{L}+|pardon)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:au fait|d['’]ailleurs|du coup|au juste)(?= ?\?$)/iu,
  interrogative: anyWording(
    'qui',
    'que',
    'quoi',
    "qu['’](?:est-ce|y)",
    'quand',
    'où',
    'comment',
    'combien',
    'pourquoi',
    'quel(?:le)?s?',
    'lequel',
    'laquelle',
    'lesquel(?:le)?s',
  ),
  asksCount: anyWording(
    'combien',
    'à quel prix',
    'quel(?:le)? (?:prix|montant|nombre|somme|taille|distance)',
  ),
  asksTime: anyWording(
    'quand',
    'à quelle heure',
    'quel(?:le)? (?:jour|date|semaine|mois)',
    '(?:depuis|pendant) combien de temps',
    'combien de temps',
  ),
  asksAhead: anyWording(
    '(?:va|vont|allons|allez|vas|doit|doivent|devra|devront|faut(?:-il)?|faudra)',
    '\\p{L}{3,}(?:ra|ront|rons)(?:-t-\\p{L}+|-\\p{L}+)?',
  ),
  findsOut: anyWording(
    "(?:je|on|nous|tu|vous|il|elle|j['’])(?: \\p{L}+){0,4} ?(?:demande(?:r|rai|ra|rons)?|vérifie(?:r|rai|ra)?|regarde(?:r|rai|ra)?|renseigne(?:r|rai|ra)?|rappelle(?:r|rai)?|relance(?:r|rai)?)",
    '(?:faut|faudra|faudrait|faudrait-il)(?: \\p{L}+){0,2} (?:demander|vérifier|voir|se renseigner|poser la question)',
    'pose(?:rai)? la question',
  ),
  hedges: anyWording(
    '(?:peut-être|sans doute|probablement|apparemment|normalement|sûrement|environ|éventuellement)',
    '(?:je|on|nous) (?:crois|croit|croyons|pense|pensons|suppose|espère|imagine)',
    'il (?:paraît|me semble)',
    '(?:devrait|devraient|pourrait|pourraient|aurait|serait)',
    '(?:pas|rien|personne|jamais|toujours pas|pas encore)(?: \\p{L}+){0,2} (?:sûre?|clair|dit|répondu|décidé|tranché|confirmé)',
  ),
  disclaims: anyWording(
    "(?:je|on|nous|personne) (?:ne|n['’]\\p{L}+)(?: \\p{L}+){0,4}",
    "(?:je|on|j['’]\\p{L}+)(?: \\p{L}+){0,3} (?:pas|rien|jamais|aucune?)",
    '(?:personne|pas moi|moi non plus|aucun de nous)',
  ),
  hasAsked: anyWording(
    "(?:j['’]ai|on a|nous avons|il a|elle a|ils ont)(?: \\p{L}+){0,3} (?:demandé|appelé|écrit|téléphoné|relancé|essayé|posé)",
    "(?:l['’]ai|leur ai|lui ai)(?: \\p{L}+){0,2} (?:demandé|écrit|téléphoné|appelé)",
  ),
  inverts:
    /^(?:(?:et|mais|alors|donc|ou|bon)[, ]+)*(?:(?:est-ce |est-ce qu['’])|(?:.{0,40}[ ,])?\p{L}{2,}-(?:t-)?(?:il|elle|on|ils|elles|nous|vous|tu|ce)(?!\p{L}))/iu,
  statesOpen: new RegExp(
    [
      String.raw`(?<!\p{L})je me demande(?: \p{L}+)?,? (?<wondered>(?:s['’]ils?|si|qui|quand|où|comment|pourquoi|quel(?:le)?s?|combien)(?!\p{L}).{8,})`,
      String.raw`(?:^|[,.;:–—] ?|(?<!\p{L})(?:et|mais|par contre),? )(?<clause>(?:si|qui|quand|où|comment|pourquoi|quel(?:le)?s?|combien) [^.?!,]{8,120}), (?:ça,? )?(?:je|j['’]en|on|nous|personne) (?:ne |n['’])?(?:\p{L}+ ){0,2}(?:sais|sait|savons|peux|peut|pourrais)(?: \p{L}+){0,2} (?:pas|rien)?`,
      String.raw`(?<!\p{L})(?:personne (?:ne |n['’])|on (?:ne )?|je (?:ne )?|nous ne )(?:\p{L}+ ){0,3}(?:sais|sait|savons|dit|décidé|su|demandé)(?: \p{L}+){0,2} (?<asked>(?:s['’]ils?|si|(?:(?:à|de|avec|pour|chez) )?qui|quand|où|comment|pourquoi|quel(?:le)?s?|combien) .{8,})`,
      String.raw`(?<!\p{L})(?:reste|restera|il faut(?: encore)?) (?:à |encore à )?(?:savoir|voir|décider|trouver|demander),? (?<left>(?:si|qui|quand|où|comment|pourquoi|quel(?:le)?s?|combien) .{8,})`,
      String.raw`(?<!\p{L})(?:est|sont|reste|restent)(?: \p{L}+){0,2} (?:en suspens|en l['’]air|pas (?:tranchée?|décidée?|réglée?|claire?)|à (?:trancher|décider|régler))(?!\p{L})`,
      String.raw`^(?:et |mais )?ce (?:que|qu['’]) ?(?:je|on|personne)(?: \p{L}+){0,6},? c['’]est(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
};
