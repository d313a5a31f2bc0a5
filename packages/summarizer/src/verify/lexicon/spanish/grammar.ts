import type { Grammar } from '../grammar.ts';

export const spanishGrammar: Grammar = {
  and: 'y e',
  but: 'pero',

  not: 'no',
  no: 'no',
  none: 'ningún ninguna nada',
  notAny: '',
  without: 'sin',

  articles: 'el la los las un una',
  prepositions: 'de del a al con para por contra en',
  by: 'por',
  places: 'en a',
  since: 'desde hace',
  ruled: '',

  i: 'yo',
  we: 'nosotros nosotras',
  me: 'nos me',
  they: 'él ella ellos ellas le les',
  mine: 'mi mis nuestro nuestra nuestros nuestras',
  theirs: 'su sus',
  titles: 'don doña señor señora',
  lets: 'déjame dejadme déjeme permíteme',

  be: 'soy es somos son he ha hemos han estoy está estamos están',
  plurals: 'son eran están estaban han habían serán van pueden deben',
  between: 'he ha había voy va a no se lo la los las le les me ya también soy es era está estoy',

  fillers: 'pues bueno entonces',
  often: 'siempre todo todos',
  anything: 'cualquier cualquiera nada nadie nunca antes',
  per: 'al cada',
  placed: 'en sobre',
  conditions: 'si',
  percent: 'ciento',
  dating: 'antes hasta',
  times:
    'hoy mañana semana mes año tarde noche mediodía primavera verano otoño invierno próximo próxima',
  festivals: 'navidad pascua',
};
