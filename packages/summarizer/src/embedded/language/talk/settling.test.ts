import { describe, expect, it } from 'vitest';
import { englishSettling } from '../english/settling.ts';
import { frenchSettling } from '../french/settling.ts';
import { germanSettling } from '../german/settling.ts';
import { spanishSettling } from '../spanish/settling.ts';

describe('says from when on something holds', () => {
  it.each([
    [englishSettling, 'From Monday the gate is locked at ten.', true],
    [englishSettling, 'Nothing leaves the shop until it is weighed.', true],
    [englishSettling, 'The gate is heavy.', false],
    [germanSettling, 'Ab sofort zwei Unterschriften für jede Kasse.', true],
    [germanSettling, 'Kuchen gibt es keinen mehr.', true],
    [germanSettling, 'Die Kasse ist schwer.', false],
    [frenchSettling, 'Désormais la grille ferme à dix heures.', true],
    [frenchSettling, 'On ne prend plus les chèques.', true],
    [frenchSettling, 'La grille est lourde.', false],
    [spanishSettling, 'A partir de mayo se cierra a las diez.', true],
    [spanishSettling, 'Se acabó la lotería.', true],
    [spanishSettling, 'La verja pesa mucho.', false],
  ])('%#: %s', ({ holdsFrom }, text, expected) => {
    expect(holdsFrom.test(text)).toBe(expected);
  });
});

describe('says what stays, goes or comes', () => {
  it.each([
    [englishSettling, 'The old door stays.', true],
    [englishSettling, 'We like the old door.', false],
    [germanSettling, 'Die alte Tür bleibt.', true],
    [germanSettling, 'Wir mögen die alte Tür.', false],
    [frenchSettling, 'La vieille porte reste en place.', true],
    [frenchSettling, 'On aime la vieille porte.', false],
    [spanishSettling, 'La puerta vieja se queda.', true],
    [spanishSettling, 'Nos gusta la puerta vieja.', false],
  ])('%#: %s', ({ arranges }, text, expected) => {
    expect(arranges.test(text)).toBe(expected);
  });
});

describe('tells the others to do it', () => {
  it.each([
    [englishSettling, 'All right, mend it.', true],
    [englishSettling, 'Keep the loaf.', true],
    [englishSettling, 'Get the reconditioned one.', true],
    [englishSettling, 'Get well soon.', false],
    [englishSettling, 'Bread keeps for a week.', false],
    [germanSettling, 'Gut, kauft die Waage.', true],
    [germanSettling, 'Die Waage kaufen viele.', false],
    [frenchSettling, 'Bon, gardez la balance.', true],
    [frenchSettling, 'Achète-la.', true],
    [frenchSettling, 'La balance est gardée.', false],
    [spanishSettling, 'Vale, compradla.', true],
    [spanishSettling, 'La balanza es vieja.', false],
  ])('%#: %s', ({ orders }, text, expected) => {
    expect(orders.test(text)).toBe(expected);
  });
});

describe('tells what was agreed at another time', () => {
  it.each([
    [englishSettling, 'In March we agreed that the keys stay.', true],
    [englishSettling, "That's been settled since spring.", true],
    [englishSettling, 'We agreed to open in the summer.', false],
    [germanSettling, 'Im März haben wir beschlossen, dass sie bleiben.', true],
    [germanSettling, 'Das ist seit März beschlossen.', true],
    [germanSettling, 'Wir haben beschlossen, dass wir im März umziehen.', false],
    [frenchSettling, "La semaine dernière on avait dit qu'on fermait.", true],
    [frenchSettling, "C'est réglé depuis hier.", true],
    [frenchSettling, "On a décidé d'ouvrir en mars.", false],
    [spanishSettling, 'En enero quedamos en que todo en papel.', true],
    [spanishSettling, 'Eso lo habíamos acordado.', true],
    [spanishSettling, 'Hemos decidido abrir en marzo.', false],
  ])('%#: %s', ({ recalls }, text, expected) => {
    expect(recalls.test(text)).toBe(expected);
  });
});

describe('asks for a show of hands', () => {
  it.each([
    [englishSettling, 'Hands up?', true],
    [englishSettling, 'Hands, please.', true],
    [englishSettling, 'It changes hands.', false],
    [germanSettling, 'Hände hoch.', true],
    [germanSettling, 'Die Hände sind kalt.', false],
    [frenchSettling, 'Levez la main.', true],
    [frenchSettling, 'La main est froide.', false],
    [spanishSettling, 'Manos arriba.', true],
    [spanishSettling, 'Las manos están frías.', false],
  ])('%#: %s', ({ puts }, text, expected) => {
    expect(puts.test(text)).toBe(expected);
  });
});

describe('what someone moves', () => {
  it.each([
    ['Moi je propose Quentin.', 'Quentin.'],
    ['Je propose que la grille reste ouverte.', 'la grille reste ouverte.'],
    ["Je propose qu'on ferme.", 'on ferme.'],
    ['Je demande Québec et Dezaley.', 'Québec et Dezaley.'],
    ['Ma proposition : quinze places.', 'quinze places.'],
  ])('keeps its first word whole: %s', (said, moved) => {
    expect(said.replace(frenchSettling.moves, '')).toBe(moved);
  });
});
