import { type NumberWords, of, point, ratio } from '../numbers.ts';

export const frenchNumbers: NumberWords = {
  units:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  tens: 'dix vingt trente quarante cinquante soixante septante huitante nonante',
  others:
    'une=1 premier=1 première=1 deuxième=2 troisième=3 quatrième=4 cinquième=5 sixième=6 dixième=10 vingts=20 ' +
    'dizaine=10 dizaines=10 douzaine=12 douzaines=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 cent=100 cents=100 mille=1000 million=1000000 millions=1000000 milliards=1000000000',
  dozens: /^(?:douzaines?|dizaines?)$/u,
  ordinal: /(?:ième|premi[eè]re?|seconde?)$/iu,
  point: point('virgule'),
  ambiguous: 'un une neuf premier première',
  ratios: ratio('sur'),
  implied: [
    of('moitié|demie?', 0.5, 50, 30),
    of('quart', 0.25, 25, 15),
    of('trois quarts', 0.75, 75, 45),
    of('tiers', 33, 33.3),
    of('deux tiers', 66, 67),
    of('double\\p{L}*|deux fois', 2, 200, 100),
    of('triple\\p{L}*', 3),
    of('demi-heure', 30),
    of('moins le quart', 45),
    of('heure et demie', 1.5, 90),
    of('midi', 12),
    of('minuit', 0, 24),
    of('quinze jours|quinzaine', 2, 14, 15),
    of('huit jours', 1, 7),
    of('les deux|tous deux|toutes deux|couple|paire', 2),
    of('une heure', 60),
    of('une semaine', 7),
    of('un an', 12),
    of('unique|seule?|une fois', 1),
    of('tous les trois', 3),
    of('personne|rien|aucune?', 0),
  ],
  hourBefore: /(?<!\p{L})(\p{L}{1,24}) heures moins/giu,
  clock: [
    [/(?<!\p{L})(\p{L}{2,6}) heures? et demie/giu, 30],
    [/(?<!\p{L})(\p{L}{2,6}) heures? et quart/giu, 15],
    [/(?<!\p{L})(\p{L}{2,6}) heures? moins le quart/giu, -15],
  ],
  shares: [
    of('la moitié', 0.5, 50),
    of('un (?:bon )?quart (?:des?|du)', 0.25, 25),
    of('un (?:bon )?tiers', 33, 33.3),
    of('deux tiers', 66, 67),
    of('trois quarts', 0.75, 75),
    of('le double|deux fois plus', 2, 100, 200),
  ],
};
