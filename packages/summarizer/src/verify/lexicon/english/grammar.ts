import type { Grammar } from '../grammar.ts';

export const englishGrammar: Grammar = {
  and: 'and',
  but: 'but',

  not: 'not',
  no: 'no',
  none: 'no',
  notAny: '',
  without: 'without',

  articles: 'the a an',
  prepositions: 'from to with for by at of on in against',
  by: 'by',
  places: 'in from at near',
  since: 'since',
  ruled: 'of the a an to for with by from',

  i: 'i',
  we: 'we',
  me: 'me us',
  they: 'he she they him her them',
  mine: 'my our mine ours',
  theirs: 'his her their theirs',
  titles: 'mr mrs ms miss dr prof sir',
  lets: 'let lemme',

  be: 'am is are be have has',
  plurals: 'are were have had will would can could should must do did',
  between:
    'will would can could should must may might have has had do does did is am are was were be been also just always never not ' +
    'already still then now ll ve d m s re',

  fillers: 'just really actually so well um uh er also then now',
  often: 'once twice often always all everyone everything',
  anything:
    'anything anyone anybody any ever before usual doubled tripled quadrupled halved twice half double triple',
  per: 'a an per each every',
  placed: 'on in at',
  conditions: 'if unless',
  percent: 'percent',
  dating: 'until till before due no later than latest within',
  times:
    'today tonight tomorrow yesterday week weekend month year morning noon afternoon evening night spring summer autumn winter ' +
    'next this last early mid late end beginning',
  festivals:
    'christmas easter halloween pentecost ramadan whitsun whit ascension assumption candlemas michaelmas martinmas carnival corpus ' +
    'christi boxing passover yom kippur diwali eid advent thanksgiving hanukkah epiphany eve lent saint saints',
};
