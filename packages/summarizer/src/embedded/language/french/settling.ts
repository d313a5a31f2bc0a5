import type { Settling } from '../talk/settling.ts';

const BEFORE = String.raw`(?:^|(?<=[,.;–—] ?))(?:(?:et|ou|alors|donc|bon|est-ce que),? )*`;
/** At another time than now. */
const AGO =
  "(?:en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|au printemps|cet été|l['’]an dernier|l['’]année dernière|la (?:dernière fois|semaine dernière)|le mois dernier|il y a \\p{L}+ (?:ans|mois|semaines))";
const SETTLED = '(?:décidé|réglé|voté|convenu|acté|dit)';
/** A day that is named without its month. */
const DAY =
  '(?:le )?(?:\\d{1,2}|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?:-\\p{L}+| et un)?|trente(?: et un)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

export const frenchSettling: Settling = {
  puts: new RegExp(
    String.raw`${BEFORE}(?:qui (?:est|vote) (?:pour|contre)|(?:des |une |pas d['’])?(?:objections?|oppositions?|abstentions?)|(?:quelqu['’]un|personne)(?: est| n['’]est)?(?: \p{L}+)? (?:contre|pas d['’]accord)|(?:quelqu['’]un|personne) s['’]y oppose|(?:tout le monde|tous|vous êtes|on est|ça|c['’]est)(?: est)?(?: tous| bien)? (?:d['’]accord|pour|bon pour (?:tout le monde|vous)|(?:vous|te) (?:va|convient)|va(?: à tout le monde)?)|(?:d['’]accord|contre|pour)|(?:c['’]est|est-ce que c['’]est|tout est) (?:bien )?clair|tout le monde|on (?:passe au )?vote|à main levée|levez la main(?! pour))(?: \p{L}[^?.,]{0,24})? ?[?.]$|^(?:(?:et|alors|donc|bon),? )*(?:qui (?:est|vote) (?:pour|contre)|levez la main pour|à main levée,? pour) (?=[^?.]{2,90}\?$)|^(?:(?:et|alors|donc|bon),? )*(?:levez la main|la main levée|à main levée,?) pour (?=[^?.]{2,60}\.$)`,
    'iu',
  ),
  asksObjections:
    /(?<!\p{L})(?:contre|objections?|oppositions?|oppose|abst(?:entions?|iens|ient|enez)|personne)(?!\p{L})/iu,
  tag: /,? (?:oui|alors|non|hein|ok) ?\?$/iu,
  fails:
    /(?<!\p{L})(?:rejetée?|refusée?|n['’]est pas adoptée?|pas de majorité|repoussée?)(?!\p{L})/iu,
  byVote:
    /(?<!(?<!\p{L})(?:avait|avaient) [^,.;:]{0,60})(?<!\p{L})(?:par (?:\S+ voix(?: contre \S+)?|une (?:courte|large|forte) majorité)|à (?:l['’]unanimité|main levée|la majorité|une (?:courte|large) majorité))(?!\p{L})/iu,
  bareVote:
    /(?<!\p{L})(?:la (?:mesure|motion|proposition|délibération) (?:a été |est )(?:adoptée|votée|approuvée)|(?:la décision|le vote) (?:(?:est|a été) (?:passée?|prise?|acquise?|adoptée?)|l['’]a emporté|a été obtenu) (?:par|avec)|(?:a|ont) (?:enfin |finalement )?(?:tranché|voté)(?!(?: \p{L}+){0,3} (?:en faveur|pour|contre|la|le|les|un|une)(?!\p{L})))/iu,
  decidedTo:
    /^[^;:]{3,90}? (?:a|ont) (?:décidé|voté|approuvé|adopté|validé|acté)(?: [^,;:]{1,40}?)?(?:, (?:par \S+ voix[^,;:]{1,30}|à l['’]unanimité),)? (?:de (?=\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))|d['’](?=\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))|(?=(?:la|le|les|une?|l['’]) ?\p{L}))(?<what>.+?)(?:,? (?:par \S+ voix[^,;]*|à l['’]unanimité))?[.]?$/u,
  votes: /(?<!\p{L})par (?<votes>\S+ voix contre [\p{L}\p{N}]+)/iu,
  counted: (votes) => votes,
  asDecided: (what) => what,
  moves:
    /(?<!\p{L})(?:(?:moi,? )?je (?:propose|soumets au vote|demande)|ma (?:proposition|motion)(?: est|,? c['’]est)?)(?!\p{L})(?: que(?!\p{L})| qu['’](?=on)| de(?!\p{L})| d['’])?[ :]*/iu,
  putsToVote:
    /(?<!\p{L})(?:(?:on|nous) vot(?:e|ons)|votons|(?:je )?(?:mets|soumets|met) (?:ça )?au vote|passons au vote)(?!\p{L})[^.?!]{0,20}? (?:pour savoir si|pour savoir s['’]|sur|:) ?/iu,
  tally:
    /^(?:(?:ça fait|donc|bon|bien|alors),? )*[\p{L}\d]+(?: voix)? (?:pour|contre|abstentions?)(?:(?:[,;.]| (?:and|und|et|y)) [\p{L}\d]+(?: voix)? (?:pour|contre|abstentions?))*[.!]?$|^(?:(?:donc|bon|bien|alors|ça fait),? )*(?!une?, deux)(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|zéro|aucune?|\d+)(?:(?:, (?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|zéro|aucune?|\d+)){2}| (?:contre|à) (?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|zéro|aucune?|\d+)(?:,? (?:adopté|c['’]est adopté|ça passe|accepté))?)[.!]?$/iu,
  frames:
    /(?:^|(?<=^[^,.:;?!]{3,40}, ))(?:(?:décision|décidé|(?:alors |donc )?(?:on|nous) (?:vote|votons|passe au vote)[^:.?!]{0,25}(?= ?: )|(?:alors |donc )?c['’]est (?:décidé|entendu|acté)) ?:|(?:moi,? )?je (?:suis|serais) (?:pour|d['’]avis de)|(?:et )?que (?:diriez-vous|dites-vous|dirais-tu|penseriez-vous) (?:de|d['’])) */iu,
  everyone:
    /^(?:(?:bon|bien|oui),? )*(?:c['’]est )?(?:tout le monde|tous|toutes|l['’]unanimité|à l['’]unanimité|unanime)(?=[.,!]|$)/iu,
  floats:
    /^(?:(?:et|alors|donc|ou),? )*(?:que (?:diriez-vous|dites-vous|dirais-tu|penseriez-vous) (?:de |d['’])|pourquoi (?:(?:on|nous)(?: (?:ne|n['’]))? ?(?!(?:a|avons|sait|savons|peut|pouvons)(?!\p{L}))\p{L}+ pas|ne pas \p{L}))/iu,
  urges:
    /(?<!\p{L})(?:(?:on|nous) (?:devrait|devrions|ferait mieux de|ferions mieux de)|il (?:faudrait|vaudrait mieux)(?! (?:savoir|voir|demander)(?!\p{L}))|je (?:propose|suggère|vote pour|serais pour|serais d['’]avis)|moi,? je (?:l[ea]s? |l['’]|y |en )?\p{L}+rais(?! (?:dit|voulu|aimé|pas))|le mieux (?:c['’]est|serait|est)|mieux vaut|ma proposition|et si on|je suis (?:pour|d['’]avis de) \p{L}+(?:er|ir|re|oir)|je (?:voudrais|souhaiterais|souhaite|veux) (?:que|qu['’]on)|que (?:diriez-vous|dites-vous|dirais-tu) (?:de |d['’]))(?!\p{L})|(?:^|[,.;] )(?:(?:non|bon|alors|donc|ok),? )*(?!(?:allons|voyons|disons|avons|sommes|pensons)(?!\p{L}))\p{L}{2,}ons(?:-(?:l[ea]s?|y|en))?(?= (?!(?:pas|plus)(?!\p{L}))|,)/iu,
  ponders:
    /(?<!\p{L})(?:(?:on|nous) (?:pourrait|pourrions|peut|peut toujours)|peut-être (?:qu['’]on|on)|si on|pourquoi (?:ne )?pas|ce serait (?:plus simple|mieux|bien|plus facile|moins cher)|(?:en|à|au|le|la) [^,.?!]{2,20} ce serait)(?!\p{L})/iu,
  invites:
    /^(?:(?:et|alors|bon|donc|ok|ou|puis),? )*(?:[^,?]{3,40},? )?(?:est-ce qu['’])?on (?:l[ea]s? |y |en |l['’])?(?!(?:a|est|sait|doit|avait|était|peut|connaît|voit|a besoin|entend|perd|aura|sera)(?!\p{L}))\p{L}+[etd](?!\p{L})/iu,
  confirms:
    /^(?:(?:oui|ah|ouais|ben|non),? )*(?:c['’]est (?:vrai|exact|juste|ça|dommage|clair)|exact(?:ement)?|tout à fait|tu as raison|vous avez raison|en effet|dommage)(?!\p{L})/iu,
  states:
    /^(?:on est (?:(?:aujourd['’]hui )?(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|en) )|il (?:nous |me )?manque(?!\p{L})|il y a(?! (?:pas|que)(?!\p{L}))(?!\p{L})|on (?:n['’])?a(?: que)? (?:\d|[\p{L}-]*(?:cent|mil))|[^,.]{2,30}, ça (?:veut dire|fait|coûte)(?!\p{L}))/iu,
  ownAnswer: /^(?:je dirais|pour moi),? (?:que )?(?:oui|non)(?!\p{L})/iu,
  floatsIf: /^(?:(?:et|ou|mais|bon|alors|sinon),? )*si (?:on|nous) (?=\p{L})/iu,
  ventures: /^(?:(?:alors|donc|bon|ben),? )*(?:moi,? )?je dirais,? /iu,
  suggests:
    /(?<!\p{L})(?:(?:et )?si on|on (?:ne )?(?:pourrait|peut|prend|fait|met|garde|invite|\p{L}+e)|est-ce qu['’]on|peut-on|pourrait-on|pourquoi pas|ça irait)(?!\p{L})/iu,
  returns:
    /^(?:(?:et|ah|oh|oui|bon|mais|attendez|attends|au fait|pardon|désolée?|excusez-moi|moi)[, ]+)*(?:(?:une chose encore|encore une chose|encore un mot|un mot)(?:,| sur| à propos de)|(?:(?:je |nous |on )?(?:voudrais |veux )?(?:reviens|revient|revenons|revenir|retour)|pour revenir) (?:à|au|aux|sur)|à propos (?:de|du|des)|au sujet (?:de|du|des)) ?(?:la |le |les |l['’])?(?<topic>[^.,?!]{3,50})[.,?!]/iu,
  comesTo: /^(?:(?:ça|cela) (?:nous )?(?:fait|fera|ferait)|c['’]est|ce sont)(?!\p{L})/iu,
  seals: /, (?:vendu|adjugé|donc|(?:et )?on n['’]en parle plus)(?=[.!]?$)/iu,
  closes:
    /(?<!\p{L})(?:récap(?:itule\p{L}*|itulatif|itulons)?|résum(?:e|é|ons)|conclusions?|décisions?|décidée?s?|acté|bilan|arrêtée?s?|on retient|je retiens|convenu|en clair|où (?:on|nous) en (?:est|sommes))(?!\p{L})/iu,
  accepts:
    /(?:,? (?:c['’]est (?:bon|d['’]accord|entendu|noté)|ça (?:me |nous )?(?:va|convient|marche)|me (?:va|convient))|[,:] (?:oui|d['’]accord|entendu|ok|parfait))(?=[.,:;!]|$)/iu,
  declines: /(?:,? (?:plutôt|surtout|finalement) (?:pas|non)|[,:] (?:plutôt )?non)(?=[.,:;!]|$)/iu,
  holdsFrom:
    /(?<!\p{L})(?:à partir d[eu]|dès (?:le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|maintenant|aujourd['’]hui|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|désormais|dorénavant|plus (?:de|d['’]|aucune?|jamais|rien|personne)|(?:ne|n['’]|on) [^,.;?!]{2,40} plus|jusqu['’]à nouvel ordre|pour l['’]instant|à chaque fois|(?:personne|rien) [^,.;?!]{3,60} (?:avant|tant que|sans|jusqu))(?!\p{L})/iu,
  arranges:
    /(?<!\p{L})(?:reste(?:nt)?|devient|deviennent|passe(?:nt)? (?:à|au|en)|commence(?:nt)?|démarre(?:nt)?|part(?:ent)?|disparaît|va (?:au|à la|dans|contre|en)|vont (?:au|à la|dans|en)|aura|auront|sera|seront)(?!\p{L})/iu,
  hedges: /, (?:je (?:crois|pense|suppose)|il me semble|si je me souviens bien)(?=,)/iu,
  orders:
    /^(?:(?:ah|oh|bon|bien|ok|okay|d['’]accord|oui|alors|donc|et|mais|non|allez),? +){0,4}(?:(?:gardez|garde|gardons|prenez|prends|prenons|achetez|achète|achetons|laissez|laisse|laissons|mettez|mets|mettons|arrêtez|arrêtons|louez|loue|louons|commandez|commandons)(?= |[.!]?$)|\p{L}+-(?:le|la|les|en)(?= |[.!]?$)|faites (?:ça|comme ça))(?!\p{L})/iu,
  chooses:
    /(?<!\p{L})(?:nous (?:prenons|prendrons|choisissons|préférons|préférerions|voudrions|aimerions|souhaitons|souhaiterions|retenons|optons pour|gardons)|(?:allez-y|vas-y) (?:pour|avec)|va pour|on (?:en )?reste (?:à|sur)|on (?:prend|prendra|choisit|préfère|préférerait|voudrait|aimerait|garde|part sur|opte pour))(?! (?:savoir|vous (?:remercier|demander|inviter)|te (?:remercier|demander)|demander|remercier|voir|visiter|comprendre|discuter|parler)(?!\p{L}))(?!\p{L})/iu,
  becomes:
    /(?<=\p{L} )(?:dehors|en premier|en dernier|d['’]abord|à la place|on (?:garde|enlève|vire|oublie)|saute|reste|supprimée?s?)(?: alors)?[.!]*$/iu,
  retracts: new RegExp(
    String.raw`(?<!\p{L})(?:(?:je )?retire (?:ma|mon) (?:proposition|idée|suggestion|motion)|oubliez? (?:ma|mon) (?:proposition|idée|suggestion)|(?:oublie[sz]?|on oublie|(?:on )?laisse(?:z|s)? tomber) (?:l['’](?:idée|histoire)|le truc|la proposition) d(?:e |['’]|u |es )(?<thing>\p{L}[^.!?]+)|(?<!n['’])(?:oublie[sz]?|on oublie|laisse[sz]? tomber|on laisse tomber) (?:donc )?(?<day>${DAY})(?=[.,:;!]|$)|(?<off>${DAY}),? (?:c['’]est (?:mort|fichu|râpé)|tombe à l['’]eau|(?:on |vous )?(?:oublie[sz]?|laisse[sz]? tomber)|vous pouvez oublier)(?= ?[.,:;!]|$))`,
    'iu',
  ),
  concedes:
    /^(?:(?:okay|ok|oui|bon|d['’]accord|non|hm),? )*(?:(?:vous avez|tu as|t['’]as)(?: tous| bien| toutes)* raison|pas faux|bien vu|c['’]est pas faux|un point pour (?:vous|toi))[.,! ]*$/iu,
  recalls: new RegExp(
    String.raw`(?<!\p{L})${AGO},? (?:on|nous) (?:a|avait|avons|avions) (?:\p{L}+ )?${SETTLED}(?!\p{L})|(?<!\p{L})(?:on|nous) (?:avait|avions) (?:\p{L}+ )?${SETTLED}(?!\p{L})|(?<!\p{L})${SETTLED} (?:ça |cela )?(?:depuis|${AGO})(?!\p{L})`,
    'iu',
  ),
  fixes:
    /(?<!\p{L})(?:(?:parfait|d['’]accord|ok|okay|va|partant|très bien|entendu|c['’]est bon) (?:pour|avec)|(?:alors|donc)(?:,| le| à)|on (?:dit|part sur|reste sur|fait|se voit|se retrouve|garde|prend)|disons|c['’]est (?:noté|confirmé|réservé|entendu)|(?:j['’]ai|ai) (?:réservé|bloqué|noté|commandé)|rendez-vous)(?!\p{L})/iu,
  rulesOut:
    /(?<!\p{L})(?:n['’]a (?:plus |pas |aucun )?(?:de )?sens|(?:est|sont) (?:\p{L}+ )?(?:exclue?s?|impossibles?|inutiles?|trop (?:tôt|tard|juste))|tombe(?:nt)? à l['’]eau|ne (?:va|marche|convient) (?:pas|plus))(?!\p{L})/iu,
  suits:
    /(?<!\p{L})(?<!ne )(?:(?:me|nous) (?:convient|va)|(?:c['’]est|est|sera) (?:parfait|bon|bien|d['’]accord|ok)|ça (?:me |nous )?(?:va|convient|marche))(?!\p{L})(?! pas)/iu,
  adopts:
    /^(?:(?:oui|ouais|ok|okay|bon|bah|ben|allez|d['’]accord|parfait|super|alors|donc|très bien|eh bien|et),? )*(?:on (?:fait|tente|essaie|prend) (?:ça|comme ça)|on fonce|on (?:l[ea]s? |l['’]|en )(?:fait|prend|achète|tente|essaie|commande|garde|loue|réserve)|on laisse comme ça|faisons (?:ça|comme ça)|essayons|vendu|adjugé|prenons-l[ea]s?)(?: alors| donc| comme ça)*[.! ]*$/iu,
};
