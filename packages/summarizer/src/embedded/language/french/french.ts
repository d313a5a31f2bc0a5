import { FRENCH_HASTE } from './hasty.ts';
import { frenchTalk } from './talk.ts';
import { anyOf, taskByWording, wordSet, type LanguageDetails } from '../language.ts';

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const MONTH =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';

export const french: LanguageDetails = {
  talk: frenchTalk,
  elision: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/u,
  hasty: FRENCH_HASTE,
  moreStopWords: wordSet(
    "plus|très|bien|pourquoi|comment|combien|lequel|tout|tous|toute|toutes|fait|faire|faut|peut|alors|donc|aussi|comme|si|non|oui|là|ça|cela|c'est|y|encore|parce|quand|où|dont|car|ni|puis|voilà|quoi|vraiment|chose|choses|deux|peu|beaucoup|autre|autres|entre|vers|chez|depuis|après|avant|sous|jamais|toujours|déjà|ainsi|afin|lors|être|avoir|va|vais|vont|aller",
  ),
  abbreviations: wordSet('m|mm|mme|mlle|dr|pr|me|st|ste|etc|cf|p|pp|art|éd|env|tél|av|bd|n|vol|ex'),
  speech: {
    sounds:
      /(?:, ?)?(?<![\p{L}'’-])(?:euh+|heu+|hum+|hmm+|mmh*|bah|ben|hein|ah|oh)(?![\p{L}'’-])(?:,|\.{2,})?/giu,
    hedges: [],
    openers: wordSet('et|mais|voilà|ok|okay|ouais|bref|eh bien|du coup|tu sais|vous savez'),
    pausedOpeners: wordSet(
      "alors|donc|oui|non|bon|d'accord|enfin|puis|en fait|bien|parfait|très bien",
    ),
    notOpeners: wordSet(''),
    closers: wordSet('et|mais|donc|voilà|quoi|le|la|de|un|une|ou|parce que|tu vois|et tout ça'),
    repeatable: wordSet('nous|vous|très|non|oui|bien|plus|tout'),
    unfinished: wordSet(
      "le|la|les|l'|un|une|des|de|du|au|aux|je|j'|il|elle|on|ce|c'est|et|ou|mais|que|qui|si|pour|avec|dans|sur|mon|ma|mes|son|sa|ses|notre|leur",
    ),
    falseStarts: null,
    shortForms: [],
    restarts: wordSet(''),
    joints: wordSet("et|mais|donc|parce|car|alors|puis|quand|si|nous|on|qui|c'est"),
  },
  style: {
    i: wordSet("je|j'ai|moi|mon|ma|mes|me"),
    we: wordSet('nous|notre|nos'),
    you: wordSet('tu|vous|votre|vos|ton|ta|tes|toi'),
    negation: wordSet('pas|jamais|rien|aucun|aucune|non'),
    obligation: wordSet('doit|doivent|devons|devez|faut|faudra|devra|devront|veut|va|vont|allons'),
    pointing: wordSet(
      "il|elle|ils|elles|ce|cela|ça|c'est|cette|cet|ces|celui|celle|ceux|lui|leur|leurs|son|sa|ses|qui|que|dont|y|en|là",
    ),
    emphasis: anyOf(
      'importante?s?',
      'principa\\p{L}+',
      'essentiel\\p{L}*',
      'conclu\\p{L}+',
      'résulta\\p{L}+',
      'objectifs?',
      'décid\\p{L}+',
      'décisions?',
      'propos\\p{L}+',
      'problèmes?',
    ),
    agenda: anyOf("aujourd'hui", 'ordre du jour', 'cette réunion', 'ce cours', 'nous allons'),
  },
  wording: {
    decision: anyOf(
      "(?:nous avons|on a|ils ont|j'ai|(?:le|la) (?:comité|conseil|direction|commission|gouvernement|équipe|groupe) a)(?: \\p{L}+)? (?:décidé|convenu|tranché|approuvé|adopté|voté)",
      'il (?:a été|est) (?:décidé|convenu)',
      "c'est décidé",
      '(?:a|ont) (?:décidé|tranché|voté|approuvé|adopté)(?: \\p{L}+){0,3} (?:le|la|les) (?:conseil|comité|assemblée|mairie|municipalité|élus|tribunal|jury|syndicat|bureau|direction)',
      "(?:conseil|comité|assemblée|mairie|municipalité|commune|élus|tribunal|jury|syndicat|région|département|bureau|direction)(?: [\\p{L}'’-]+){0,5} (?:a|ont)(?: \\p{L}+)? (?:décidé|tranché|voté|adopté|approuvé|rejeté|accordé|validé|refusé|retenu)",
      '(?:a|ont) été (?:approuvée?s?|adoptée?s?|rejetée?s?|repoussée?s?|retenue?s?|votée?s?|fixée?s?)',
      '(?:est|sont) fixée?s? (?:à|au)',
      'décision ?:',
      "(?:s'(?:est|était) engagée?|se sont engagée?s|(?:a|ont) (?:garanti|obtenu|accepté|promis)) par écrit (?:que|qu'|à|de|d')",
    ),
    notDecision:
      /[?？]$|^(?:la|cette) décision (?:a été (?:prise|annoncée|votée)|est tombée|intervient|fait suite)|(?<!\p{L})(?:si nous avons|n'avons pas|n'a pas|pas encore)(?!\p{L})/iu,
    definition:
      /^(?:(?:le|la|les|un|une) |l')?(?<term>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}?) (?:signifie|désigne|se définit comme|est définie? comme|veut dire|est une? (?:type|forme|méthode|mesure|ensemble|processus|système|technique|théorie|unité|maladie|fonction)(?: \p{L}+)? (?:de|d'|qui|pour)|(?:, ou [^,]{3,40},)? est (?:une? |la |le |l')\p{L}+(?: \p{L}+)?,? (?:qui|dont|par lequel|par laquelle|où|entourée?|composée?|formée?)|, c'est (?:une? |la |le |l')\p{L}{3,})(?<meaning>.{8,})$/iu,
    taskIn: taskByWording({
      promise: anyOf(
        "je (?:m'en |me |m')?(?:occupe|charge) (?:de|du|des)\\p{L}*",
        "je (?:m'en occupe|m'en charge)",
        'je vais (?:\\p{L}+ )?(?:envoyer|appeler|préparer|rédiger|réserver|vérifier|contacter|écrire|acheter|organiser|finir|terminer|corriger|demander|mettre|commander|relire|transmettre|faire|prendre|voir avec)',
        "(?:je (?:(?:vous|te|lui|leur|le|la|les|l') ?)*|j')(?!serai|aurai|saurai|pourrai|verrai|devrai|voudrai|irai)\\p{L}{2,}rai",
        // As people say it: `j'appelle la mairie`, `je leur demande`.
        "j'(?:(?:en|y) )?(?:appelle|envoie|écris|achète|apporte|organise|imprime)",
        "je (?:(?:le|la|les|lui|leur|l') ?)*(?:préviens(?= (?:les?|la|l['’]|tout|mon|ma|mes|\\p{Lu}))|commande|réserve|contacte|prépare|rédige|relance|transmets|apporte|achète|paie|récupère|envoie|écris|appelle)",
        '(?:je (?:lui|leur|le|la|les)) (?:préviens|demande|rappelle|dis|rends|prends)',
        "\\p{L}+ (?:enverra|appellera|préparera|rédigera|réservera|vérifiera|contactera|écrira|achètera|organisera|commandera|s'occupe(?:ra)? de|se charge(?:ra)? de|va (?:envoyer|appeler|préparer|rédiger|réserver|vérifier|contacter|écrire|acheter|organiser|commander))",
      ),
      request: anyOf(
        "merci de (?!votre|ton|vous|m'avoir|nous avoir)\\p{L}+r",
        'veuillez',
        "n'oubli(?:ez|e) pas (?:de|d')",
        '(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu) (?:\\p{L}+ )?\\p{L}+(?:er|ir|re)',
        'à faire ?:',
        'action ?:',
      ),
      unless: anyOf(
        "d'habitude",
        'toujours',
        'souvent',
        'jamais',
        'peut-être',
        'parfois',
        'si (?:je|tu|nous|vous|on|il|elle|jamais)',
        "si j'",
        'pas',
      ),
      due: new RegExp(
        `(?:(?:avant|d'ici|pour|jusqu'à|au plus tard) (?:le |la |au )?)?(?:${DAY}(?: (?:matin|midi|après-midi|soir|prochain))?|demain(?: (?:matin|midi|après-midi|soir))?|ce soir|cet après-midi|cette semaine|la semaine prochaine|le mois prochain|(?:la )?fin (?:de la semaine|du mois|de l'année|de semaine)|\\d{1,2}(?:er)? ${MONTH})`,
        'iu',
      ),
    }),
  },
};
