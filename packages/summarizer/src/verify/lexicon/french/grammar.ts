import type { Grammar } from '../grammar.ts';

export const frenchGrammar: Grammar = {
  and: 'et',
  but: 'mais',

  not: 'pas non',
  no: 'non',
  none: 'aucun aucune',
  notAny: 'pas',
  without: 'sans',

  articles: 'le la les l un une des du',
  prepositions: 'de du des à au aux avec pour chez par contre en',
  by: 'par',
  places: 'à en',
  since: 'depuis',
  ruled: '',

  i: 'je j',
  we: 'nous',
  me: 'moi',
  they: 'il elle ils elles lui leur',
  mine: 'mon ma mes notre nos',
  theirs: 'son sa ses leur leurs',
  titles: 'monsieur madame',
  lets: '',

  be: 'suis est sommes sont ai a avons ont',
  plurals: 'sont étaient ont avaient seront vont peuvent doivent',
  between: 'ai a avait vais ne n pas le l les lui leur se s en y suis est était',

  fillers: 'bien donc alors ben enfin',
  often: 'toujours souvent tout tous',
  anything: 'tout tous toute jamais avant doublé triplé',
  per: 'par',
  placed: 'sur dans en',
  conditions: 'si',
  percent: 'pourcent',
  dating: 'avant dans',
  times:
    "aujourd'hui demain semaine mois année matin midi après-midi soir nuit printemps été automne hiver prochain prochaine",
  festivals: 'noël pâques',
};
