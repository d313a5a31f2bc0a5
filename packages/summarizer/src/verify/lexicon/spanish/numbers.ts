import { type NumberWords, of, point, ratio } from '../numbers.ts';

export const spanishNumbers: NumberWords = {
  units: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  others:
    'un=1 una=1 primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarto=4 quinto=5 sexto=6 ' +
    'séptimo=7 octavo=8 noveno=9 décimo=10 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veintiuno=21 veintiún=21 ' +
    'veintiuna=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 ' +
    'veintinueve=29 decena=10 decenas=10 docena=12 docenas=12 quincena=15 veintena=20 treintena=30 cuarentena=40 centenar=100 millar=1000 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 ' +
    'cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 ' +
    'setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000 millón=1000000 millones=1000000',
  dozens: /^(?:docenas?|decenas?)$/u,
  ordinal: /(?:primer[oa]?|segund[oa]|tercer[oa]?)$/iu,
  // `Once con ocho`.
  point: point('coma|con'),
  ambiguous: 'uno un una primero primera primer segundo segunda tercero tercera cuarto quinto',
  ratios: ratio('de cada'),
  implied: [
    of('mitad|medi[oa]s?', 0.5, 50, 30),
    of('cuart[oa]|cuarta parte', 0.25, 25, 15),
    of('tres cuart[oa]s', 0.75, 75, 45),
    of('terci[oa]|tercera parte', 33, 33.3),
    of('dos tercios|dos terceras partes', 66, 67),
    of('doble|duplic\\p{L}+|dos veces', 2, 200, 100),
    of('triple|triplic\\p{L}+', 3),
    of('media hora', 30),
    of('menos cuarto', 45),
    of('hora y media', 1.5, 90),
    of('mediodía', 12),
    of('medianoche', 0, 24),
    of('quincena|quince días', 2, 14, 15),
    of('dos semanas', 14),
    of('amb[oa]s|par|pareja', 2),
    of('una hora', 60),
    of('una semana', 7, 8),
    of('un año', 12),
    of('docena', 12),
    of('únic[oa]|sol[oa]|una vez', 1),
    of('quinta parte', 20),
    of('décima parte', 10),
    of('nadie|nada|ningun[oa]?', 0),
  ],
  hourBefore: /(?<!\p{L})(\p{L}{1,24}) menos (?:cuarto|\p{L}{1,24})/giu,
  clock: [
    [/(?<!\p{L})(\p{L}{3,6}) y media/giu, 30],
    [/(?<!\p{L})(\p{L}{3,6}) y cuarto/giu, 15],
    [/(?<!\p{L})(\p{L}{3,6}) menos cuarto/giu, -15],
  ],
  shares: [
    of('la mitad', 0.5, 50),
    of('una cuarta parte|un cuarto de', 0.25, 25),
    of('un tercio|una tercera parte', 33, 33.3),
    of('dos tercios', 66, 67),
    of('tres cuartos', 0.75, 75),
    of('el doble', 2, 100, 200),
  ],
};
