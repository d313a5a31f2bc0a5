import type { Grammar } from '../grammar.ts';

export const germanGrammar: Grammar = {
  and: 'und',
  but: 'aber doch',

  not: 'nicht',
  no: 'nein',
  none: 'kein keine keinen keiner',
  notAny: '',
  without: 'ohne',

  articles: 'der die das dem den ein eine',
  prepositions: 'von vom bei beim mit für an zu zur zum gegen auf um am im in',
  by: 'von vom durch',
  places: 'in aus bei',
  since: 'seit',
  ruled: 'zu zur zum der des für mit von bei im am an auf',

  i: 'ich',
  we: 'wir',
  me: 'mich mir uns',
  they: 'er sie ihn ihm ihnen ihr',
  mine: 'mein meine meinem meinen meiner meines unser unsere unserem unseren unserer',
  theirs: 'ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines',
  titles: 'herr frau dr prof',
  lets: '',

  be: 'bin ist sind habe hat haben',
  plurals: 'sind waren haben hatten werden wurden können müssen sollen',
  between:
    'habe hat hatte werde wird kann konnte soll muss will möchte bin ist war nicht auch noch schon dann jetzt selbst',

  fillers: 'äh ja halt eben doch mal auch dann also denn',
  often: 'einmal immer oft alle alles jeder',
  anything: 'alles alle irgendetwas irgendwas jeder jede je sonst verdoppelt verdreifacht',
  per: 'im am pro je',
  placed: 'auf in an aus',
  conditions: 'wenn falls sofern',
  percent: 'prozent',
  dating: 'bis vor ab spätestens noch des',
  times:
    'heute morgen woche wochenende monat jahr vormittag mittag nachmittag abend nacht frühjahr sommer herbst nächste nächsten',
  festivals: '',
};
