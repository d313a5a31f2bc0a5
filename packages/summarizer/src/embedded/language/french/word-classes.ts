import { WordClasses } from '../talk/word-classes.ts';

export const frenchClasses = new WordClasses({
  subject:
    "je tu il elle on nous vous ils elles ça ce qui c'est j'ai j'avais c'était j'y j'en t'as t'es y",
  verb: 'est sont était étaient suis es êtes sommes a ai as avez avons ont avait avais va vas vont vais allez allons peut peux peuvent pouvez pourrait pourrais pourriez doit dois doivent devez faut fait fais font faites veut veux voulez voudrais faudrait serait sera aura',
  asking:
    "que qu'est-ce quoi qui quand où comment pourquoi combien quel quelle quels quelles est-ce lequel laquelle",
  preposition:
    "à au aux de du des d' en dans sur sous pour par avec sans chez entre vers depuis pendant après avant contre jusqu'à",
  determiner:
    'le la les un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque quelques tout toute tous toutes',
  joining: 'et ou mais ni car',
  dependent: "parce si que quand comme lorsque puisque qu'on qu'il qu'elle qu'ils",
  opener:
    "oui non si ouais d'accord ok okay bon ben bah euh heu voilà merci alors donc ah oh eh hein exactement parfait très bien bonjour salut super attends tiens",
  negation: 'pas jamais rien plus',
  object: 'me te se lui leur moi toi eux le la les en y',
  adverb:
    "maintenant aujourd'hui demain hier déjà encore aussi là ici juste peut-être vraiment puis après",
  own: "je j'ai j'avais me moi mon ma mes",
  other: 'tu vous te toi ton ta tes votre vos',
  endings: [/er$/u, /é(?:e|s|es)?$/u, /(?:ons|ez)$/u, /ment$/u, /s$/u, /e$/u],
});
