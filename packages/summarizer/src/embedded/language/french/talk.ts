import { frenchMarks } from './spoken-marks.ts';
import { NEVER, wordSet } from '../language.ts';
import { followedBy } from '../talk/nearby.ts';
import { presentOf, thirdPersonOf } from './conjugation.ts';
import type { Phrases, Talk } from '../talk/talk.ts';
import { frenchOpening } from './opening.ts';
import { frenchAnswers } from './answers.ts';
import { frenchSettling } from './settling.ts';
import { frenchGenres } from './genres.ts';
import { frenchJoining } from './joining.ts';
import { frenchTakingOn } from './taking-on.ts';
import { frenchDelegating } from './delegating.ts';
import { frenchWishes } from './wishes.ts';
import { frenchExplaining } from './explaining.ts';
import { frenchThings } from './things.ts';
import { frenchMemo } from './memo.ts';
import { frenchDuties } from './duties.ts';
import { frenchTelling } from './telling.ts';

const B = String.raw`(?<![\p{L}])`;
const E = String.raw`(?![\p{L}])`;
const word = (...wordings: string[]): RegExp =>
  new RegExp(`${B}(?:${wordings.join('|')})${E}`, 'iu');
const OPEN = String.raw`^(?:(?:ah|oh|euh|ben|bah|bon|alors|et|mais|oui|ok|moi|hm+),? +|\p{L}+, +){0,3}`;
const from = (...wordings: string[]): RegExp =>
  new RegExp(`${OPEN}(?:${wordings.join('|')})${E}`, 'iu');

/** `Pourquoi la mairie attend-elle`: whom the pronoun means stands before it. */
const SUBJECT_BEFORE = String.raw`^(?:(?:et|mais|alors|donc),? )?(?:(?:pourquoi|comment|quand|où|combien(?: de \p{L}+)?),? )?(?:(?:les?|la|une?|des|ce|cette|ces|nos|notre|vos|votre) |l['’])\p{L}[^?.,;]{0,40}-(?:t-)?`;
const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';
const MONTH =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const NUMBER =
  '(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|millions?|milliards?|demi|demie|moitié|tiers|quart|douzaine|premi(?:er|ère)|deuxième|second|seconde|troisième|quatrième|dernier|dernière)';
const DAY_OF_MONTH =
  '(?:premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-sept|-huit|-neuf)?|onze|douze|treize|quatorze|quinze|seize|vingt(?:-deux|-trois|-quatre|-cinq|-six|-sept|-huit|-neuf| et un)?|trente(?: et un)?)';
/** `Le sept` is a day where nothing follows that it counts. */
const SPOKEN_DAY = `${DAY_OF_MONTH}(?: ${MONTH}|(?= ?[,.;!?]|$| (?:au (?:matin|soir)|à midi|pour|alors)(?!\\p{L})))`;
const DATE = `(?:${DAY}(?: (?:matin|midi|après-midi|soir|prochain|\\d{1,2}(?: ${MONTH})?|${DAY_OF_MONTH} ${MONTH}))?|\\d{1,2}(?!\\d| ?(?:h|heures|euros)(?!\\p{L}))(?:er)?(?: ${MONTH})?|premier ${MONTH}|${SPOKEN_DAY}|(?:la )?(?:fin|mi-|début)(?: de la| du| de| d'|)? ?(?:mois|semaine|année|${MONTH})|semaine prochaine|mois prochain|week-end|Pâques|Noël|l'été|la rentrée|prochaine réunion)`;
const COUNT = '(?:une?|deux|trois|quatre|cinq|six|huit|dix|quinze|\\d+)';
/** Longer ways to say it, which the others would cut: `avant la prochaine réunion du bureau`, `lundi au plus tard`. */
const LONGER = [
  "(?:avant|d'ici|vers|à|pour) \\d{1,2} ?(?:h|heures)(?: ?\\d{2})?",
  `(?:avant|d'ici|pour) (?:les (?:vacances|fêtes)|midi|minuit|l'été|la rentrée|la fin (?:de l'année|du mois|de la semaine(?: prochaine)?|d[e'] ?${MONTH}))`,
  `(?:à la rentrée|à l'automne|au printemps|cet (?:été|hiver|automne)|ce printemps)`,
  `(?:pour |avant |d'ici )?(?:la )?(?:fin|début|mi-?|courant) ?${MONTH}`,
  `(?:pendant |dans )?la (?:première|deuxième|troisième|dernière) semaine (?:de |d')${MONTH}`,
  "(?:pour|avant|à) la prochaine (?:réunion|séance|assemblée|AG)(?: (?:du|de la|de l') ?(?:bureau|conseil|comité|équipe|association))?",
  '(?:pour|avant) (?:la prochaine fois|le prochain cours)',
  '(?:juste )?après (?:le (?:déjeuner|repas|week-end)|la (?:réunion|pause)|les vacances|manger)',
  `dans (?:les |environ )?${COUNT} (?:minutes?|heures?|jours?|semaines?|mois)`,
  `(?:le |ce )?${DAY}(?: (?:matin|midi|après-midi|soir))? au plus tard`,
].join('|');
const DUE = new RegExp(
  `${B}(?:${LONGER}|(?:avant|d'ici|pour|jusqu'à|jusqu'au|au plus tard|dès|à partir du?)(?: le| la| l'| au| à)? ?(?:${DATE}|demain|ce soir)|demain(?: (?:matin|midi|après-midi|soir))?|après-demain|ce (?:soir|matin|week-end|midi|mois)|cet (?:après-midi|aprem)|cette aprem|le week-end (?:du \\d{1,2}(?: ${MONTH})?|prochain)|dans (?:la (?:journée|soirée|semaine)|l'après-midi|(?:deux|trois|quatre|quinze|\\d+) (?:jours|semaines))|(?:en )?fin de (?:journée|semaine|mois)|cette semaine|(?:la )?semaine prochaine|(?:le )?mois prochain|(?:le |ce )?${DAY}(?: (?:matin|midi|après-midi|soir|prochain|\\d{1,2}(?: ${MONTH})?))?|le \\d{1,2}(?:er)?(?: ${MONTH})?(?! ?(?:euros|heures|\\p{L}*mètres|h))|le ${SPOKEN_DAY}|en ${MONTH}|aujourd'hui|tout de suite|dès que possible)${E}`,
  'iu',
);

/** What pupils will do, as an order to no one. */
const HOMEWORK: Record<string, string> = {
  lirez: 'Lire',
  relirez: 'Relire',
  ferez: 'Faire',
  rendrez: 'Rendre',
  préparerez: 'Préparer',
  apporterez: 'Apporter',
  réviserez: 'Réviser',
  apprendrez: 'Apprendre',
};

const phrases: Phrases = {
  about: (topics) => `Les principaux sujets étaient : ${topics}.`,
  tellsOf: (who, topics) => `${who} parle de : ${topics}.`,
  mails: (subject) => `Les e-mails portent sur ${subject}.`,
  agreed: (statements) => `Il a été décidé : ${statements.join(' ; ')}.`,
  alsoAgreed: (statements) => `Il a aussi été décidé : ${statements.join(' ; ')}.`,
  tasksOf: (names) => `Des tâches reviennent à ${names}.`,
  stillOpen: (questions) => `Reste ouvert : ${questions.join(' ')}`,
  article: null,
  colon: ' :',
  on: (quotation) => `(à propos de ${quotation})`,
  open: (clause) => `Reste ouvert : ${clause}.`,
  notKnown:
    /^.*?(?<!\p{L})(?:(?:je|on|nous) ne? ?(?:sais|sait|savons) pas|quelqu'un sait|on sait|sait-on|aucune idée)[,:]? (?=(?:si|qui|quand|où|comment|pourquoi|quel\p{L}*|combien|ce que)(?!\p{L}))/iu,
  willDo: (who, infinitive) =>
    /^(?:(?:se |s'|le |la |les |l'|lui |leur |y |en )*)\p{L}+(?:er|ir|re|oir)(?!\p{L})/u.test(
      infinitive,
    )
      ? `${who} va ${infinitive}`
      : null,
  doesIt: (who, verb, thing) => {
    const reflexive = /^(?:occupes|charges)$/iu.test(verb) ? "s'en " : '';
    return `${who} ${reflexive}${presentOf(verb.toLowerCase())} ${thing}`;
  },
  takesOn: (who, verb, thing) => `${who} ${verb.toLowerCase()} ${thing}`,
  inOrder: (text) => text,
  trimStart:
    /^(?:(?:[^.:!?]{0,60}(?<!\p{L})(?:(?:notez|écrivez|retenez)(?:-l[ea]s?)?(?: (?:bien|ça|ceci|cela))?(?=,| ?:)|à (?:noter|retenir)|définition(?! d[eu'’]))(?!\p{L})[^.:!?]{0,40}(?=:(?: \S+){4})|et|mais|ou(?= (?:bien|alors))|donc|alors|parce que|car|bon|ben|bah|euh+|heu|oui(?=[,. ])|non(?=[,.])|ok|okay|d'accord(?=[,.])|voilà|enfin(?=[, ])|eh bien|du coup|tu vois|tu sais|vous savez|vous voyez|ah|oh|hein|quoi(?=,)|bref|en fait|évidemment|très bien|parfait|merci(?! (?:de|à|pour)(?!\p{L})| d['’])|(?:moi|de mon côté),? (?=je|j['’])|c'est (?:décidé|noté)(?= ?[,:])|sinon(?=,| )|pour (?:vous donner|que vous ayez) une (?:petite )?idée(?= ?[,:])|honnêtement|franchement|(?:soyons (?:honnêtes?|clairs?|francs?|réalistes?|sérieux)|ne nous (?:voilons pas la face|mentons pas)|il faut (?:bien )?le dire)(?= ?[,:])|à vrai dire|je (?:crois|pense|trouve) qu(?:e|['’])(?= ?(?:nous|on|vous|tu|il (?:faut|faudrait|vaut mieux))(?!\p{L}))|désolée?|pardon|au fait|d'ailleurs)(?!\p{L})[,.:;!…]* *)+/iu,
  trimEnd:
    /(?:,? ?(?:(?<=, )(?:alors|donc|(?:soyons (?:honnêtes?|clairs?|francs?|réalistes?|sérieux)|ne nous (?:voilons pas la face|mentons pas)|il faut (?:bien )?le dire|désolée?|pardon))|hein ?\?|non ?\?|n'est-ce pas ?\?|(?<=, ?)d'accord ?\?|(?<=,) ?quoi|hein|voilà|tu vois|s'il (?:te|vous) plaît|(?<=[,.!] )merci(?: \p{L}{2,})?|en plus|quand même))+(?= ?[.?!]?$)/iu,
  aside: /, (?:(?:il|elle|ils|elles|ça|cela) |c['’]est |sinon |comme ça )[^,]*[.!]?$/u,
  voting:
    /(?<=^|, )je propose (?:que |qu['’]|de |d['’])|^(?:je (?:crois|pense) qu['’])?(?:(?:on|nous) (?:devrait|devrions|pourrait|pourrions)|il (?:faudrait|vaudrait mieux)) (?:peut-être )?(?=(?:(?:en|y|l[ea]s?|leur|lui) |[ld]['’])?\p{L}+(?:er|ir|re)(?!\p{L}))|^(?:c'est (?:décidé|noté|entendu|adopté)|je propose|on (?:décide|dit)|décidé|noté|adopté|approuvé) ?[,:] ?|[,. ]*(?<!\p{L})(?:tout le monde est d'accord ?\?|on est d'accord ?\?|d'accord ?\?|ça (?:te|vous) va ?\?|qui est (?:pour|contre)(?! \p{L}).*|adopté\.?)$/giu,
  stated: (question) => question.replace(/(?<!\p{L})est-ce qu['’](?=on )/iu, ''),
  none: {
    said: /^(?:(?:(?:[Ii]l )?n['’]|(?:[Ii]l )?)y (?:a|aura) pas|[Pp]as) d(?:e |['’])(?<thing>(?!(?:problème|souci|doute|chance)s?(?!\p{L}))\p{Ll}[^,.!?]{2,50})[.!]?$/u,
    text: (thing) => `Il n'y aura pas ${/^[aeiouyéèêh]/iu.test(thing) ? "d'" : 'de '}${thing}.`,
  },
  withNoun: () => null,
  and: 'et',
  quote: (text) => `« ${text} »`,
  inThirdPerson,
  impersonally: () => null,
  asDecision: () => null,
  // `Me renvoyer le formulaire`: `renvoyer à Rosa le formulaire`.
  forAsker: (text, asker) =>
    text
      .replace(/^nous (?=\p{L}+(?:er|ir|re)(?!\p{L}))/u, '')
      .replace(/^(?:me |m['’])(?<act>\p{L}+(?:er|ir|re)(?!\p{L}))/u, `$<act> à ${asker}`),
  opensQuestion: '',
  endsWithOrdinal: NEVER,
  someone: 'Quelqu’un',
  asOrder: (text) => {
    const [, verb = '', rest = ''] = text.match(/^(?:vous )?(\p{L}+ez)( .*)$/iu) ?? [];
    const infinitive = HOMEWORK[verb.toLowerCase()];
    return infinitive === undefined ? null : `${infinitive}${rest}`;
  },
};

/** `Je vérifie le budget et je réponds jeudi`: the same person goes on. */
const SECOND_CLAUSE =
  / et (?:je |j')(?<object>(?:(?:les?|la|lui|leur|y|en) |[ls]')*)(?<verb>\p{L}+)(?!\p{L})/iu;

/** `Je passe la commande demain` by Mathieu: `Mathieu passe la commande demain`. */
function inThirdPerson(text: string, speaker: string | undefined): string | null {
  // `Je vous l'envoie`: to whom is no part of it; nor is `moi, je`.
  const plain = text
    .replaceAll('’', "'")
    .replace(/^moi,? (?=je |j')/iu, '')
    // `Je me charge du vin`; behind `je me suis` a participle agrees with who it is.
    .replace(/(?<=(?<!\p{L})je )me (?!(?:suis|serai|serais)(?!\p{L}))/iu, 'se ')
    .replace(/(?<=(?<!\p{L})je )m'(?!(?:étais?)(?!\p{L}))/iu, "s'")
    .replaceAll(
      /(?<=(?<!\p{L})je )(?:(?:vous|te) (?=(?:le|la|les) |l'|en )|(?:vous|te) (?=(?:réponds|envoie|rappelle|dis|transmets|montre|apporte|fais|tiens|donne)(?!\p{L})))/giu,
      '',
    );
  if (
    /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|(?<!rendez-)vous|votre|vos|nous|notre|nos|me|moi|mon|ma|mes|miens?|miennes?|moi-même)(?!\p{L})|(?<!\p{L})[tm]'|["«»“”]/iu.test(
      plain,
    )
  )
    return null;
  const subjects = plain.match(/(?<!\p{L})(?:je(?!\p{L})|j')/giu) ?? [];
  const second = plain.match(SECOND_CLAUSE)?.groups;
  const toldToo = second && thirdPersonOf(second.verb ?? '');
  if (subjects.length === 2 && toldToo) {
    const one = plain.replace(SECOND_CLAUSE, ` et ${second.object}${toldToo}`);
    return inThirdPerson(one, speaker);
  }
  if (subjects.length === 0) return plain;
  if (subjects.length > 1 || speaker === undefined) return null;
  const found = plain.match(
    /^(?<before>.*?)(?<!\p{L})(?:je |j')(?<object>(?:(?:les?|la|lui|leur|y|en|ne|se) |[lns]')*)(?<verb>\p{L}+)(?<rest>(?!\p{L}).*)$/iu,
  )?.groups;
  if (!found) return null;
  const told = thirdPersonOf(found.verb ?? '');
  if (told === null) return null;
  const { before = '', object = '', rest = '' } = found;
  // `Quarante euros, je crois.`
  const isParenthesis =
    before.endsWith(', ') && /^(?:croit|pense|suppose)$/u.test(told) && /^[.!]?$/u.test(rest);
  const clause = isParenthesis ? `${told} ${speaker}` : `${speaker} ${object}${told}`;
  // `le temps que je trouve`: `le temps qu'Odile trouve`.
  const isElided = /^[aeiouyhàâéèêëîïôûü]/iu.test(clause);
  const joined = isElided ? before.replace(/(?<=qu)e $/iu, "'") : before;
  const whole = `${joined}${clause}${rest}`;
  return whole.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

export const frenchTalk: Talk = {
  agrees: from(
    "oui|ouais|d'accord|ok|okay|entendu|parfait|super|génial|nickel|très bien|bien sûr|évidemment|volontiers|avec plaisir|fais(?:-le| ça)|vas-y|ça (?:me va|marche|roule|va|me convient)|va pour|(?:pas de|sans) (?:problème|souci)|aucun problème|promis|bien entendu|avec joie|certainement|ce serait (?:bien|super|parfait|génial|gentil|top)|c'est (?:mieux|bien|bon|d'accord|noté|décidé|vrai|une bonne idée|parti|entendu)|bonne idée|exactement|tout à fait|absolument|moi aussi|pour moi aussi|je suis (?:d'accord|pour|partante?)|je (?:veux|peux) bien|adopté|approuvé|je (?:le|la|les) fais|je m'en (?:charge|occupe)|pourquoi pas|bon,? d'accord|on fait (?:comme )?ça|vendu|adjugé|allons-y|soit|(?:très |tout à fait )?clair(?=[.,! ]*$)|c'est (?:très |tout à fait )?clair|ça se tient|ça m'arrange|rien à redire|impeccable|pour(?=[.,! ]*$)|pour moi,? (?:c['’]est )?(?:oui|bon|parfait)|carrément|pareil|(?:allez|si vous voulez|si tu (?:veux|peux)|j'aime (?:bien|beaucoup)|d'ac|on (?:la|le|les) prend)(?=[.,! ]*$|,)|si ça (?:ne )?(?:t'|te |vous )(?:embête|dérange|ennuie) pas|ça serait (?:bien|super|parfait|génial|gentil|top)|clairement|ça tient la route|adjugé",
  ),
  objects: new RegExp(
    `${OPEN}(?:non(?! plus)|attends|attendez|pas question|jamais|hors de question|pas moi|surtout pas)${E}|${B}(?:je suis (?:contre|pas d'accord|pas convaincue?)|je ne suis pas (?:d'accord|convaincue?|sûre?)|(?:c'est|ce serait|c'était) (?:trop|raide|impossible|hors de question)|on ne peut pas|je (?:préfère|préférerais) (?:pas|ne pas)|ça ne (?:marche|va|suffit) pas|tu rigoles|trop (?:cher|tard|juste|tôt|risqué))${E}`,
    'iu',
  ),
  noObjection: word(
    "non,? (?:d'accord|c'est vrai|tu as raison|bien sûr|c'est bien|ça va|évidemment|pas du tout)",
    "pas (?:de problème|d'objection|de souci)",
    "personne (?:contre|n'est contre)",
    'non plus',
  ),
  settles: word(
    "(?:c'est|voilà qui est|donc c'est) (?:décidé|noté|entendu|adopté|réglé|acté|voté|convenu|dit)",
    '(?:décidé|adopté|entendu|acté|approuvé)(?=[.:, ]|$)',
    "^(?:bon,? |voilà,? )?(?:c'est (?:plié|bouclé|dans la boîte)|affaire (?:réglée|conclue|classée)|voilà une bonne chose de faite)(?=[.!]?$)",
    '(?:on|nous) (?:a|avons) (?:décidé|convenu|voté|adopté)',
    'il (?:a été|est) (?:décidé|convenu)',
    "(?:adopté )?à l'unanimité",
    'on (?:fait|part|reste) (?:comme ça|là-dessus|sur ça)',
    'marché conclu',
    '(?<=[\\p{L}\\p{N}€],? )(?:vendu|adjugé)(?=[.!]?$)',
    "(?<=[\\p{L}\\p{N}€],? )(?:et )?on n['’]en parle plus(?=[.!]?$)",
    "(?:et )?(?:point final|basta|puis c['’]est tout|un point c['’]est tout)(?=[.!]?$)",
    'va pour',
    "c'est (?:bon )?pour tout le monde",
    'décision ?:',
  ),
  procedure: word(
    '(?:le|la) (?:prochain|prochaine|point|sujet)(?: point| sujet)?(?: suivant)? est',
    '(?:on (?:va|doit|peut|devrait)|il faut|il faudrait|allons) (?:décider|voter|parler|discuter|voir|commencer|trancher|réfléchir|en parler)',
    '(?:votons|parlons|passons|commençons|voyons|décidons|réglons|discutons|continuons|on commence|on vote|on passe)',
  ),
  concludes:
    /^(?:(?:bon|bien|ok|okay|d'accord|très bien|parfait|oui|non|voilà|super|entendu|merci)[,.]? +){0,4}(?:donc|alors|du coup|dans ce cas|en résumé|pour résumer|décidé|conclusion)(?!\p{L})(?! (?:je|j'|tu|moi|vous|euh|on (?:commence|ne sait|est|y est)|oui|qui|quoi|comment|pourquoi|quand|c'est quoi|qu'est-ce)(?!\p{L}))|,? alors[.!]?$/iu,
  weDo: /(?<!\p{L})(?:on|(?<=^|[,;:] |(?<!\p{L})(?:et|que|si|donc|alors|mais|puis|où|quand) )nous) (?:(?:le|la|les|lui|leur|y|en|n'en|l'|ne) ?)*(?!(?:pourrait|devrait|peut|pouvait|était|avait|a|est|sait|pense|croit|voulait|aurait|serait|doit|dirait|avons|sommes|savons|pourrions|devrions|avions|commence|voit|parle|arrive|finit|trouve|connaît|entend)(?!\p{L}))\p{L}{3,}|(?<!\p{L})l'association \p{L}+e(?!\p{L})/iu,
  corrects:
    /^(?:(?:ah|oh|euh|enfin|mais|non|pardon|attendez|attends),? +){0,3}(?:non,? (?:attendez|attends|pardon)|(?:attendez|attends|pardon),? non|je (?:me trompe|dis (?:des |une )?bêtises?|me suis trompée?)|(?:c['’]est )?(?:tout )?(?:l['’]inverse|le contraire)|ou plutôt|plus exactement|je (?:me )?corrige)(?!\p{L})[,.:;!… ]*(?:c['’]est (?:l['’]inverse|le contraire) ?[,.:;]* *)?/iu,
  ifWanted:
    /(?<!\p{L})si (?:vous (?:voulez|le voulez|préférez|êtes d['’]accord)|tu (?:veux|le veux|préfères|es d['’]accord)|ça (?:vous|te) (?:va|convient|dit))(?!\p{L})/iu,
  deniesDate: /(?<!\p{L})(?:pas|jamais|plus) (?:(?:pour|en|à) )?(?!avant|jusqu)[\p{L}\p{N}]+$/iu,
  proposes: word(
    'je propose',
    '(?:moi,? )?mon idée',
    'ma proposition',
    '(?:et )?si on',
    'pourquoi (?:ne pas|pas)',
    'on pourrait',
    'on (?:ne )?pourrait(?: pas)?',
    "qu'est-ce que vous (?:diriez|pensez)",
    'je (?:voudrais|suggère|préfère|préférerais|dirais)',
    'il faudrait',
    'on devrait',
    "j'(?:aimerais|avais pensé)",
    'peut-être',
    'et \\p{N}+ alors',
    'sinon',
  ),
  asksAssent:
    /(?<!\p{L})(?:(?:tout le monde|on|vous) (?:est|êtes|sont) (?:tous )?d'accord|d'accord|ça (?:vous|te) (?:va|convient)|qui est (?:pour|contre)|(?:des|pas d'|une) objections?|c'est bon pour (?:tout le monde|vous)|vous êtes pour|ok|on vote) ?\?/iu,
  past: /(?<!\p{L})(?:était|étaient|avait|avaient|(?!(?:parf|satisf|forf|extr|portr|retr|contr|souh|bienf)ait(?!\p{L}))\p{L}{3,}(?:ait|aient)|(?:ai|a|ont|avons) (?:été|eu|fait|dit|pris|mis|\p{L}{2,}é(?:e?s?)))(?!\p{L})/iu,
  asksDay:
    /^(?:(?:et|alors|bon|donc),? )*(?:(?:(?<named>(?:[Ll]e|[Ll]a|[Ll]es) [^,?]{3,40}), )?(?:\p{L}{2,}, )?(?:tu|vous) (?<object>(?:l[ea]s? |l['’]|lui |leur )?)(?<verb>\p{L}+(?:s|ez))(?<thing>(?: \p{L}+){0,6}) quand|quand est-ce que tu (?<object2>(?:l[ea]s? |l['’]|lui |leur )?)(?<verb2>\p{L}+s)(?<thing2>(?: \p{L}+){0,6})) ?\?$/iu,
  reschedules: /(?<!\p{L})(?:(?:le|la|les) (?:faire|décaler|repousser|avancer|mettre))(?!\p{L})/iu,
  asksWhen:
    /(?<!\p{L})(?:pour quand|avant quand|d['’]ici quand|jusqu['’]à quand|c['’]est pour quand|quand est-ce qu['’]il te (?:le|la|les) faut)(?!\p{L})/iu,
  unreal: word(
    '\\p{L}+r(?:ais|ait|ions|iez|aient)',
    'peut-être',
    "l'(?:an|été|année) derni(?:er|ère)",
    'la dernière fois',
    'avant',
    'autrefois',
    "si (?:ça ne tenait|je pouvais|on avait|seulement|on|c'était)",
    "c'était",
    'dommage',
  ),
  conditional: /^(?:(?:et|mais|bon|alors),? )*(?:si|s'ils?)(?!\p{L})/iu,
  reason: /^(?:parce que|car|comme)(?!\p{L})/iu,
  unsure: word(
    followedBy(
      "n'|ne|pas|personne|jamais|aucune?|sans",
      '(?:sais|sait|savons|savent)(?! (?:pas|plus) \\p{L}+(?:er|ir|re)(?!\\p{L}))|répond\\p{L}*|réponse|décidé|tranché|confirmé|clair|nouvelles?|idée',
    ),
    'aucune idée',
    '(?:sans (?:rien )?promettre|je (?:ne )?promets rien|je (?:ne )?peux rien (?:vous |te )?promettre)',
    "(?:je|on|nous) n'en (?:sais|sait|savons) rien",
    '(?:je|on|nous) ne? ?(?:le )?(?:sais|sait|savons) (?:pas|plus|toujours pas)(?! \\p{L}+(?:er|ir|re)(?!\\p{L}))',
    "(?:personne|on) (?:ne (?:le )?sait|n'a (?:répondu|demandé|dit))",
    "(?:n'|ne )(?:a|ont|m'a|nous a|m'ont) (?:pas|toujours pas|pas encore|rien|jamais)(?: \\p{L}+)? ?(?:répondu|dit|confirmé|décidé|tranché)?",
    'pas (?:encore|sûre?)',
    "(?:c'est|ce n'est) pas (?:clair|décidé|tranché)",
    'ça dépend',
    'bonne question',
    "(?:je ne |je )?l'ai pas (?:ici|sous la main|sous les yeux|avec moi)",
    "c'est à (?:la|le|l')? ?\\p{L}+ de (?:le )?dire",
    'qui sait',
    'mystère',
    'je crois que ça a changé',
    'on attend (?:toujours |encore )?',
    'il faut(?:dra|drait)? (?:demander|voir|vérifier)',
  ),
  defers: word(
    '(?:on )?laisse (?:ça|cela|la question|le point)? ?(?:ouvert|en suspens|de côté)',
    'reste ouvert\\p{L}*',
    '(?:à|pour|on (?:en )?(?:verra|reparle|reparlera)) (?:la |une )?(?:prochaine|autre) (?:fois|réunion)',
    'on (?:verra|en reparle|en reparlera|y reviendra)',
    'plus tard',
    "pas aujourd'hui",
    'ça peut attendre',
    'en suspens',
    'on reporte',
    'à voir',
    'il faudra (?:demander|voir)',
  ),
  leftOpen: word(
    '(?:on )?(?:ignore|ne sait pas)',
    '(?:il |elle )?rest(?:e|ait|era) (?:à (?:savoir|décider|déterminer)|incertain\\p{L}*|ouvert\\p{L}*)',
    "n'(?:est|a) (?:toujours |encore )?pas (?:encore |été )?(?:décidée?|tranchée?|connue?|claire?|réglée?)",
    "personne n'a (?:encore )?(?:décidé|dit|tranché)",
    "n'(?:a|ont) (?:toujours )?pas encore (?:répondu|tranché|décidé|fixé|choisi)",
    "n'(?:a|ont) pas (?:dit|précisé|indiqué) (?:si|combien|quand|où|qui|comment|ce qu)",
  ),
  wonders: word(
    "(?:est-ce que )?quelqu'un (?:sait|a demandé)",
    "(?:ce que )?(?:je|on) ne sa(?:is|it) pas(?=,? (?:c'est )?(?:si|qui|quand|où|comment|quel))",
    'je me demande',
    'on sait si',
    'la question (?:reste|ouverte)',
    'reste à savoir',
    'une (?:petite )?question(?! d)',
    "j'ignore",
  ),
  asks: /^(?:(?:et|alors|donc|bon|ok|merci|très bien|parfait|d'accord)[, ]+){0,4}(?:(?:(?<name>(?-i:\p{Lu})[\p{L}-]+)|\p{L}{2,})[, ]+)?(?:et |alors )?(?:tu (?:peux|pourrais|veux bien|voudrais bien)|(?:peux|pourrais|veux)-tu|est-ce que tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|(?:pouvez|pourriez)-vous) (?:aussi |bien |nous |me )*(?<rest>.+?) ?\?$|^(?:(?:et|alors|donc|bon|ok|merci)[, ]+){0,4}(?:(?<called>(?-i:\p{Lu})[\p{L}-]+), )?(?:et )?tu (?:t'en |te |nous |m'|t')*(?<object>(?:l[ea]s? |l['’]|lui |leur )*)(?<verb>occupes|charges|appelles|demandes|écris|envoies|prépares|prends|fais|achètes|réserves|vérifies|préviens|contactes|organises|apportes|mets|passes|commandes|imprimes|rédiges|relances|vois avec|parles)(?!\p{L})(?! (?:quoi|comment|combien|où|avec qui)(?!\p{L}))(?<thing>.*)\?$|^(?:(?:et|alors|donc|bon|ok)[, ]+){0,2}(?:(?<person>(?-i:\p{Lu})[\p{L}-]+), )?(?:merci de|veuillez|pense à) (?<order>.+)$/iu,
  assigns:
    /(?<!\p{L})(?<rest>(?:(?<=(?:vous devez|il faut|vous avez à|vous devrez|il faudra) )(?:lire|faire|rendre|préparer|apporter|relire|réviser|apprendre)|(?<=vous (?:me )?)(?:lisez|faites|rendez|préparez|apportez|regardez|choisissez|cherchez|rédigez|écrivez|terminez|notez)|lisez|faites|rendez(?!-vous)|préparez|apportez|rédigez|relisez|révisez|revoyez|(?<=vous )(?:lirez|ferez|rendrez|préparerez|apporterez|relirez|réviserez|apprendrez))(?!\p{L}).+)$/iu,
  asksAnybody: word(
    "qui (?:s'(?:en )?(?:occupe|charge)|peut|pourrait|veut|va|demande|appelle|écrit|prend|apporte|achète|réserve|vérifie|prévient|contacte|organise|fait|prépare|commande)",
    "(?:il faudrait|il faut|il faudra)(?: que)?(?: quelqu'un)?",
    "quelqu'un (?:doit|devrait|peut|pourrait|veut)",
    'on (?:doit|devrait)',
    'un volontaire',
  ),
  needs:
    /(?<!\p{L})(?:il (?:me|nous) fau(?:t|drait)|il (?:faut|faudra|faudrait)(?: aussi| encore| bien)* (?:une?|des|du|les?|la)(?!\p{L})|(?:j['’]aurais|j['’]ai|on a|on aurait|nous avons) besoin|il (?:me|nous) manque)(?!\p{L})/iu,
  calls: [
    /(?<!\p{L})qui (?:peut|pourrait|veut|va) (?<infinitive>\p{L}+(?:er|ir|re|oir) [^?.!]{3,90}?) ?\?/iu,
    /(?<!\p{L})qui (?!(?:est|sont|a|ont|sait|vient|peut|pourrait|veut|va|était)(?!\p{L}))(?<verb>(?:s['’]en |s['’]|se |lui )?\p{L}+[etdv]) (?<thing>[^?.!]{3,90}?) ?\?/iu,
    /(?<!\p{L})(?:besoin de |cherche |cherchons )quelqu['’]un pour (?<infinitive>\p{L}+(?:er|ir|re|oir)(?!\p{L})[^?.!]{0,90})/iu,
    /(?<!\p{L})quelqu['’]un (?:doit|devrait|peut|pourrait) (?<infinitive>\p{L}+(?:er|ir|re|oir)(?!\p{L})[^?.!]{0,90})/iu,
    /(?<!\p{L})(?:il faudrait|il faut|il faudra|on doit|on devrait) (?!(?:voir|décider|parler|savoir|penser|aller|être|avoir)(?!\p{L}))(?<infinitive>\p{L}+(?:er|ir|re|oir)(?!\p{L})[^?.!]{0,90})/iu,
  ],
  volunteers: from(
    "moi(?=[.,!]|$)|je veux bien|laisse(?:-|z-)moi|donne-moi|c['’]est (?:pour moi|mon tour)|je m['’]en (?:occupe|charge)|je (?:le|la|les) \\p{L}+",
  ),
  intends: NEVER,
  promises:
    /(?<!\p{L}|(?<!\p{L})(?:quand|lorsque) )(?:(?:tu l['’]auras|vous l['’]aurez|tu les auras|vous les aurez|(?:tu l['’]as|vous l['’]avez|tu les as|vous les avez)(?= (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|cet après-midi|avant|pour|d['’]ici|le \d)(?!\p{L})))|j['’]y vais(?! pas)|c['’]est moi qui (?:m['’]en |l[ea]s? )?(?:fais|occupe|charge|prends|apporte)|je m['’](?:en )?(?:occupe|charge)|je me charge d|je (?:(?:le|la|les|lui|leur|vous|te|y|en|l'|t'|vous le|vous les) ?)*(?!(?:suis|pense|crois|sais|trouve|préfère|veux|vois|dis|propose|comprends|connais|habite|travaille|rappelle (?:que|qu['’])|souhaite|regrette|reste|parle|parie|suppose|imagine|espère|t'entends|entends|voulais|voudrais|pensais|croyais|demande si|me|ne|n'|viens de|viens|suggère|dirais|aime|déteste|note|vote|refuse|doute|remercie|confirme que|constate|remarque)(?!\p{L}))(?:vais (?:(?:le|la|les|lui|leur|vous|te|y|en|m'en|l') ?)*\p{L}+(?:r|re)|peux (?:(?:le|la|les|lui|leur|vous|l') ?)*\p{L}+(?:er|ir|re|oir)|\p{L}{2,}rai|\p{L}{2,}e|écris|fais|prends|mets|préviens|transmets|lis|envoie)|je (?:te|vous|lui|leur) (?:re)?dis (?:ça |cela )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|avant|d['’]ici)|j'(?:(?:y|en) )?(?!(?:ai|avais|étais|aime|aimerais|espère|imagine|habite|arrive|entends|adore|hésite|aurais|ignore)(?!\p{L}))(?:irai|enverrai|écrirai|appellerai|\p{L}{2,}e|écris|\p{L}{2,}rai))(?!\p{L})/iu,
  vows: /(?<!\p{L})(?:je m['’](?:en )?(?:occupe|charge)|je me charge d|c['’]est moi qui (?:m['’]en |l[ea]s? )?(?:fais|occupe|charge|prends|apporte)|je (?:te |vous |lui |leur )?(?:l[ea]s? |l['’])(?:fais|signe|amène|apporte|ramène|rapporte|appelle|rappelle|préviens|envoie|réserve|commande|achète|imprime|prépare|contacte|relance|dépose|récupère|rédige)|je (?:te|vous|lui|leur) (?:fais|envoie|apporte|transmets|montre) (?:un|une|le|la|les|des|ça)|moi-même|je vais (?:(?:le|la|les|lui|leur|vous|te|y|en|m'en|l') ?)*(?!voir)\p{L}+(?:r|re)|\p{L}{3,}rai|j[e'’] ?(?:(?:le|la|les|lui|leur) |l['’])*(?:demande|appelle|rappelle|écris|envoie|préviens|réserve|commande|achète|imprime|prépare|relance|contacte|apporte) (?:à|au|aux|le|la|les|un|une|du|chez|pour|\d+|(?=l['’])))(?:(?!\p{L})|(?=l['’]))/iu,
  quotesOther:
    /(?<!\p{L})(?:il|elle|ils|elles|\p{Lu}\p{Ll}+) (?:m['’]a |nous a |a |me |nous )?(?:dit|disait)[,:] ?["«]? ?(?:[^.?!]*[,;] ?)?j(?:e |['’])/u,
  noPromise: word(
    "je (?:vais )?m['’](?:achète|offre|acheter|offrir)",
    "je (?:vous |te )?rappelle (?:l['’]ordre du jour|que|qu['’])",
    "je (?:vous )?(?:lis|relis) (?:l['’]ordre du jour|le compte rendu|le procès-verbal)",
    // An assent, as `j'achète` is.
    'je signe(?: (?:tout de suite|des deux mains|où))?(?=[.!,]|$)',
    "je peux (?:vous |te |le |la |les |encore )*(?:garder|bloquer|réserver|tenir|mettre de côté)[^.?!]* jusqu['’]\\p{L}+",
    'il (?:me )?(?:faut|faudra|faudrait) (?:que je (?:le |la |les )?(?:sache|voie|connaisse)|savoir)',
    'toujours',
    '(?:puis-je|(?:est-ce que )?je (?:peux|pourrais)) (?:y )?(?:venir|partir|aller|rester|avoir|assister|participer|dire|demander|savoir|voir)(?!\\p{L})[^.?!]*\\?',
    "d'habitude",
    'chaque (?:\\p{L}+)',
    'tous les \\p{L}+',
    'souvent',
    'parfois',
    'jamais',
    "j'aurais",
    "si j'",
    'je (?:voulais|devrais|serais|verrai|dirai|ne \\p{L}+ (?:pas|plus|rien))',
    'je (?:l[ea]s? |lui |y |en )?\\p{L}+(?: \\p{L}+r)? (?:pas|rien|personne|jamais)',
    "j'en (?:sors|ai)",
    "(?:avant|si) (?:que |qu['’])?j'oubli\\p{L}*",
    'je me (?:demande|souviens|rappelle|dis)',
    "je (?:suppose|l'espère|file(?=[.,!]|$)|me sauve)",
    "que j'y aille",
    'je (?:peux|pourrais) (?:vous|te) dire que',
    "je (?:peux|pourrais) (?:l[ea]s? |l'|te |vous )?(?:entendre|comprendre|croire|imaginer|accepter|admettre)",
    'je serai en retard',
    'je (?:plaisante|rigole|blague|pleure|pleurerai|boude|bouderai|vais (?:pleurer|bouder|mourir|craquer)|croise les doigts)',
    "(?:je (?:compte|table|mise)(?= (?:sur|environ|dans les|\\d))|j['’]estime)",
    "j'arriverai (?:tard|en retard)",
    "j'ouvre la (?:séance|réunion)",
  ),
  offers:
    /^(?:tu veux que|vous voulez que|est-ce que) (?<finite>j(?:e |['’]).+?) ?\?$|^je pourrais (?<rest>\p{L}+(?:er|ir|re|oir)(?!\p{L}).*?)[.!]?$/iu,
  refuses: word(
    'pas moi',
    'je (?:passe mon tour|cède ma place)',
    'je ne (?:peux|pourrai) (?:vraiment |honnêtement |franchement )?pas',
    'je (?:peux|pourrai) (?:vraiment |honnêtement |franchement )?pas',
    "je n'(?:ai|aurai) pas le temps",
    'je serai (?:en vacances|absente?|pas là)',
    'je ne serai pas là',
    "j'ai déjà",
    'sans moi',
    'je préfère pas',
    "je (?:ne |n['’])(?!(?:sais|crois|pense|vois|comprends|suis|vais|connais|trouve|peux|pourrai|ai|me)(?!\\p{L}))(?:l['’]|l[ae]s? )?\\p{L}+ (?:pas|plus)",
    'impossible',
  ),
  withdraws: word(
    'pas la peine',
    "(?:c'est|ce n'est) (?:plus|pas) (?:la peine|nécessaire|utile)",
    '(?:pas|plus) besoin',
    'laisse tomber',
    "(?<!(?:[nj]|qu)['’]|que tu |que vous )oubliez?",
    'on oublie',
    'ne (?:te|vous) (?:dérange|dérangez|embête) pas',
    'je (?:ne )?\\p{L}+ (?:demande|fais) rien',
    'finalement non',
    'je retire',
    'inutile',
  ),
  done: word(
    '(?<=^(?:et )?)voilà(?=[.! ]*$|[.!] )',
    "(?:je |il |elle |ils |on )?(?:l'|les |le |la |lui |m'|me l')*(?:ai|a|ont|as) (?:déjà|bien) \\p{L}+",
    "c'est (?:déjà )?fait",
    '(?:déjà) (?:fait|envoyé|demandé|réservé|commandé|réglé)',
    "(?:me|nous) l'a confirmé",
    "je l'ai (?:fait|envoyé|appelé|vu) (?:hier|ce matin|lundi)",
  ),
  due: DUE,
  date: DUE,
  noDue: /^(?:\S+ )?à partir |^(?:depuis|du|au) /iu,
  dueClause:
    /(?<!\p{L})avant (?:qu['’]|que |de )(?!(?:j['’]|d['’]|on |l['’])?oubli)(?:\p{L}+['’ ]){0,4}\p{L}+/iu,
  announces: [
    /(?<!\p{L})(?:(?:premier|deuxième|second|troisième|quatrième|cinquième|dernier|prochain|autre) (?:point|sujet|thème)|(?:première|deuxième|seconde|troisième|quatrième|dernière|autre) (?:chose|question|partie|étape|phase|notion)|(?:le premier|la première|le deuxième|la deuxième|le troisième|la troisième|le dernier|la dernière)(?=, c'est)|(?:point|partie) (?:\p{L}+|\d+)|pour (?:finir|commencer|terminer)|ensuite(?=,))(?:,| :| c'est| est| à l'ordre du jour)* (?:(?:c'est|le|la|les|l'|notre|nos|on a|il y a|on passe à|celui de) ?)*(?<topic>[^.?!]{2,80})/iu,
    /(?<!\p{L})(?:passons (?:à|au|aux)|on passe (?:à|au|aux)|parlons (?:de|du|des)|on parle (?:de|du|des)|commençons par|revenons (?:à|au)|reste|venons-en (?:à|au)) (?:la |le |les |l'|notre |nos )?(?<topic>[^.?!,]{3,60})/iu,
    /^(?:(?:bon|alors|donc|ok|bien|très bien|parfait|merci|et|voilà|d'accord)(?:,|\.)? +){1,4}(?:maintenant |ensuite |pour )?(?:la |le |les |l')(?<topic>(?:\p{L}+)(?: (?:de|du|des|d'|à|au|pour|et) ?(?:la |le |les |l')?\p{L}+| \p{L}+)?)(?:\.|, (?:(?-i:\p{Lu}\p{Ll}+))| ?\?| ?:)(?=\s|$)/iu,
  ],
  smallTalk:
    /^(?:(?:bon|alors|oui|ah|oh|et|ok),? +){0,4}(?:c['’]est tout(?= pour|[.,!]|$)|voilà(?:,? c['’]est tout)?(?=[.!]?$)|bonjour|bonsoir|salut|merci(?! (?:de|d['’]) ?(?:(?:me|nous|le|la|les|lui|leur) |[ml]['’])*\p{L}+(?:er|ir|re)(?!\p{L}))|au revoir|à (?:bientôt|demain|la prochaine)|bonne (?:soirée|journée|nuit)|on (?:est tous là|commence)|tu m'entends|vous m'entendez|je t'entends|autre chose|des questions|ça va|pardon|désolée?|félicitations|santé|flatteuse?)(?!\p{L})/iu,
  points: new RegExp(
    String.raw`(?<!\p{L})(?:(?<!-)(?:je|on|tu|il|elle|nous|ils|elles|va|peux|pourrais) (?:le|la|les|lui|leur|y|en)(?= \p{L}+)|(?:je|tu|on|nous|vous|il|elle) (?:(?:vous|te|nous|me|lui|leur) )?l['’]\p{L}+|(?:je|tu|on|nous|vous) (?:vous|te|nous|me) (?:le|la|les)(?= \p{L})|j['’](?:y|en)(?= \p{L})|l['’](?=ai|a |as |appelle|envoie)|(?:passe|vais|va|viens|vient|peux|peut|dois|doit|veux|veut|\p{L}+r(?:ai|as?|ons|ez|ont)) (?:le|la|les)(?= \p{L}+(?:er|ir|re|oir)(?!\p{L}))(?! (?:soir|plaisir|devoir|dernier|premier)(?!\p{L}))|ça|cela|celui-ci|celle-ci|(?<!${SUBJECT_BEFORE})elles?|(?<!${SUBJECT_BEFORE}|(?:passe|faut|reste|agit|y a|suffit|manque)-(?:t-)?)ils?(?! (?:y a|faut|faudra|faudrait|est|pleut))|lui|eux|ceux|celles?|celui|leur(?= (?:demand|dir|écri))|en(?= \p{L}+e)(?! \p{L}+ant))(?!\p{L})`,
    'iu',
  ),
  person:
    /(?<!\p{L})(?:(?:lui|il|elle)(?!\p{L})|l['’](?=(?:r?appel|invit|prévien|préven)\p{L}+))/iu,
  asksOfNamed:
    /(?<=(?:^| )(?:les?|la|notre) (?:\p{L}+ ){1,2})(?:si|quand|comment) (?:ils?|elles?)(?!\p{L})/giu,
  several: null,
  leans:
    /^(?:\p{L}{2,} ?: )?(?:il(?! (?:y a|n'y a|faut|faudra|faudrait|s'agit|pleut|reste)(?!\p{L}))|elle|ils|elles|ça|cela|c'est|c'était|ce|celui|celle|ceux|lui|là|y|en(?! (?:\p{N}|(?-i:\p{Lu})|(?:fait|effet|général|revanche|moyenne|réalité|pratique|théorie|hiver|été|automne|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|quelques|deux|trois|plus|tout|un|une)(?!\p{L})))|aussi|sinon|ensuite|puis|l'autre|les deux)(?!\p{L})/iu,
  noCount: /^(?:une?|premi(?:er|ère))$/u,
  countWords: new RegExp(`^${NUMBER}$`, 'iu'),
  iOrYou:
    /(?<!\p{L})(?:je|me|moi|mon|ma|mes|tu|te|toi|ton|ta|tes|(?<!rendez-)vous|votre|vos|[jmt](?=['’]))(?!\p{L})/iu,
  we: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  addresses: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|(?<!rendez-)vous|votre|vos|t(?=['’]))(?!\p{L})/iu,
  asksToTell:
    /(?<!\p{L})(?:parle[rz]?|raconte[rz]?|décri(?:re|vez|s)|explique[rz]?|di(?:re|tes|s)|présente[rz]?)(?!\p{L})/iu,
  speaksForOwn: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  determiners: wordSet(
    'le|la|les|l|un|une|des|du|au|aux|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|chaque|d',
  ),
  nounFirst: {
    prepositions: wordSet(
      'de|du|des|d|au|aux|en|dans|avec|pour|sans|sur|par|chez|vers|entre|contre',
    ),
    pronouns: wordSet('le|la|les|l'),
    infinitive: /(?:er|ir|oir|re)$/u,
  },
  denies:
    /^(?:(?:il )?n['’]y (?:a|aura) (?:pas|plus)|(?:il )?y a(?:ura)? (?:pas|plus)|pas|aucune?|rien|plus de|sans)(?!\p{L})/iu,
  agenda:
    /(?<!\p{L})(?:(?:deux|trois|quatre|cinq|six|sept|\d|plusieurs|quelques) (?:points|sujets|choses|thèmes)(?!\p{L})[^:,.?!]{0,40}[:,]|(?:à )?l['’]ordre du jour[^:,.?!]{0,30}:|aujourd['’]hui,? on (?:parle|va parler) de) (?<list>[^.?!]{8,160})/iu,
  generalNouns:
    /^(?:processus|systèmes?|méthodes?|résultats?|valeurs?|nombres?|quantités?|types?|formes?|étapes?|phases?|changements?|effets?|causes?|usages?|parties?|règles?|niveaux?|groupes?|choses?|produits?|côtés?|lignes?|façons?|manières?|cycles?|différences?|raisons?|problèmes?|questions?|réponses?)$/iu,
  noTopics: new RegExp(
    `^(?:${DAY}|${MONTH}|${NUMBER}|\\p{N}.*|(?:semaine|jour|journée|mois|an|année|heure|minute|seconde|matin|midi|soir|soirée|nuit|fois|aujourd'hui|demain|hier|euro|centime|chose|gens|personne|homme|femme|monsieur|madame|côté|partie|point|sujet|idée|question|vote|problème|exemple|cas|façon|manière|lieu|endroit|moment|fin|début|reste|réunion|vérité|raison|compte|printemps|été|automne|hiver|mètre|kilomètre|litre|kilo|peu|tout|tous|rien|quelque|quelqu'un|lesquel(?:s|les)|lequel|laquelle|dernier|dernière|prochain|prochaine|nouveau|nouvelle|même|bon|bonne|mieux|grand|grande|petit|petite|bonjour|merci|week-end|accord|peine|tour|part|besoin|place|vrai|monde|coup|celui|celle|ceux|celles|ancien|ancienne|vieux|vieille|jeune|beau|belle|gros|grosse|autre|tôt|tard|zéro|virgule)s?)$`,
    'iu',
  ),
  neverNames:
    /^(?:faux|fausses?|faciles?|difficiles?|possibles?|impossibles?|important(?:e|s|es)?|prêt(?:e|s|es)?|plein(?:e|s|es)?|libres?|chers?|chères?|content(?:e|s|es)?|seul(?:e|s|es)?|pires?|meilleur(?:e|s|es)?|justes?|sûr(?:e|s|es)?|clair(?:e|s|es)?|dommage|entiers?|entières?|lourd(?:e|s|es)?|dur(?:e|s|es)?)$/iu,
  endsTitle:
    /^(?:\p{L}{2,}(?:èrent|aient)|est|sont|était|a|ont|ai|as|avait|va|vont|peut|peuvent|doit|je|tu|il|elle|on|nous|vous|ils|elles|qui|que|qu'\p{L}+|parce|si|quand|où|mais|car|donc|est-ce|se|s'\p{L}+|y|en|ne|n'\p{L}+|c'est|j'\p{L}+|aujourd'hui|maintenant|déjà|encore|sinon|alors|était|voulait|veut)$/iu,
  clauses: {
    question:
      /^(?:(?:qui|quand|où|comment|pourquoi|combien|quel|quelle|quels|quelles) \p{L}+|est-ce (?:que|qu'on|qu'il)|qu'est-ce (?:que|qu'on)|(?:tu|vous) (?:peux|pourrais|pouvez|pourriez|as|avez)|on a)$/iu,
    address: /^tu (?:peux|pourrais|veux|as|t'en)$/iu,
    clause: /^(?:(?:je|tu|il|elle|on|nous|vous|ils|elles) \p{L}+|j'\p{L}+|c'est|il y|ça \p{L}+)$/iu,
    binding: wordSet(
      "et|ou|mais|que|qui|parce|si|quand|comme|où|dont|pour|avec|sans|de|du|des|à|au|en|pas|le|la|les|un|une|se|me|te|lui|est|alors|aussi|plus|son|sa|mon|ce|cette|sur|par|est-ce|donc|dans|qu'est-ce|quoi",
    ),
  },
  marks: frenchMarks,
  opening: frenchOpening,
  settling: frenchSettling,
  joining: frenchJoining,
  genres: frenchGenres,
  takingOn: frenchTakingOn,
  answers: frenchAnswers,
  delegating: frenchDelegating,
  wishes: frenchWishes,
  explaining: frenchExplaining,
  things: frenchThings,
  memo: frenchMemo,
  duties: frenchDuties,
  telling: frenchTelling,
  phrases,
};
