import { expect, it } from 'vitest';
import { languageOf } from '../language/resolve.ts';
import { termExplained } from './explained.ts';

const termIn = async (language: string, text: string) => {
  const { talk } = await languageOf(language);
  return talk ? termExplained(talk, text) : undefined;
};

it.each([
  [
    'en',
    'Price elasticity of demand is the percentage change in quantity.',
    'Price elasticity of demand',
  ],
  ['en', 'Deflation is when prices fall.', 'Deflation'],
  ['en', 'The point where both curves meet is called the equilibrium.', 'equilibrium'],
  ['en', 'And here is the definition, osmosis is the movement of water through a skin.', 'osmosis'],
  ['en', 'Gross margin is one minus the cost over the price.', 'Gross margin'],
  [
    'en',
    'There is a handy thing called the law of cosines: it holds for any triangle.',
    'law of cosines',
  ],
  [
    'de',
    'Definition, bitte mitschreiben: Der Turgor ist der Druck auf die Wand der Zelle.',
    'Turgor',
  ],
  ['de', 'Spurweite heißt der Abstand zwischen zwei Rädern.', 'Spurweite'],
  ['de', 'Das Maß dafür heißt Streckung, Länge durch Breite.', 'Streckung'],
  ['fr', 'Définition : la houle est le mouvement de la mer loin du vent.', 'houle'],
  ['es', 'Apunten la definición: la deriva es el movimiento del barco con el viento.', 'deriva'],
  ['de', 'Unter Osmose versteht man die Diffusion von Wasser.', 'Osmose'],
  ['de', 'Den Druck, den die Zelle auf die Wand ausübt, nennt man Turgor.', 'Turgor'],
  ['de', 'Isotonisch heißt, der Druck ist derselbe wie im Blut.', 'Isotonisch'],
  ['fr', "La résistance, c'est ce qui s'oppose au passage du courant.", 'résistance'],
  ['fr', 'La vitesse est le rapport entre la distance et le temps.', 'vitesse'],
  ['fr', "Ce phénomène s'appelle la diffraction.", 'diffraction'],
  ['es', 'La inflación es el aumento general y sostenido de los precios.', 'inflación'],
  ['es', 'La inflación de demanda se da cuando la gente compra más.', 'inflación de demanda'],
  ['es', 'Ese proceso se llama fotosíntesis.', 'fotosíntesis'],
  [
    'es',
    'Una cuenca endorreica es aquella en la que el agua no llega al mar.',
    'cuenca endorreica',
  ],
  ['es', 'Decimos que un suelo está saturado cuando no admite más agua.', 'saturado'],
  ['en', 'We say that a beam is slender if it bends before it breaks.', 'slender'],
  ['de', 'Wir nennen einen Stoff spröde, wenn er bricht, bevor er sich biegt.', 'spröde'],
  ['fr', "On dit qu'un sol est saturé quand il n'absorbe plus rien.", 'saturé'],
])('%s: a lecture explains a term: %s', async (language, text, term) => {
  expect(await termIn(language, text)).toBe(term);
});

it.each([
  ['en', 'That is the formula that you need.'],
  ['en', 'The reason it matters is the price of oil.'],
  ['en', 'What is a price?'],
  ['en', 'In Germany is the centre of the trade.'],
  ['de', 'In Deutschland ist das zuletzt in den Siebzigern passiert.'],
  ['es', 'En España es el aumento de los precios.'],
  ['de', 'Das ist die Formel, die Sie brauchen.'],
  ['fr', "En dérivation, c'est le contraire."],
  ['fr', "Ça, c'est la formule à savoir."],
  ['es', 'Esto es lo que cae en el examen.'],
  ['de', 'Raum sieben ist der große im Neubau.'],
  ['en', 'Room seven is the large one in the new building.'],
  ['fr', "Trois semaines, c'est le temps qu'il nous reste."],
  ['en', 'The volume is the same in both rooms.'],
  ['fr', 'La masse est la même de chaque côté.'],
  ['es', 'El volumen es el mismo, A baja, y el tiempo sube.'],
  ['es', 'La masa es la misma a los dos lados.'],
])('%s: explains none: %s', async (language, text) => {
  expect(await termIn(language, text)).toBeNull();
});
