import { expect, it } from 'vitest';
import { spanishTalk } from './talk.ts';
import { thirdPersonOf } from './conjugation.ts';

it.each([
  ['trabajo', 'trabaja'],
  ['como', 'come'],
  ['suelo', 'suele'],
  ['pierdo', 'pierde'],
  ['dirijo', 'dirige'],
  ['agradezco', 'agradece'],
  ['mantengo', 'mantiene'],
  ['incluyo', 'incluye'],
  ['apoyo', 'apoya'],
  ['pago', 'paga'],
  ['vivía', 'vivía'],
  ['trabajaba', 'trabajaba'],
  ['compré', 'compró'],
  ['busqué', 'buscó'],
  ['organicé', 'organizó'],
  ['salí', 'salió'],
  ['hice', 'hizo'],
  ['llamaré', 'llamará'],
  // What someone would do.
  ['cambiaba', null],
  ['pondría', null],
  ['cuido', 'cuida'],
  ['escucho', 'escucha'],
  // No verb.
  ['encantado', null],
  ['hecho', null],
  // `Sentir` or `sentar`.
  ['siento', null],
])('behind yo: %s', (first, third) => {
  expect(thirdPersonOf(first, true)).toBe(third);
});

it.each([
  ['comparto', 'comparte'],
  ['reviso', 'revisa'],
  ['como', null],
  ['suelo', null],
  ['vivía', null],
])('without yo: %s', (first, third) => {
  expect(thirdPersonOf(first, false)).toBe(third);
});

it.each([
  ['Yo suelo conducir siempre.', 'Chema suele conducir siempre.'],
  ['Yo vivía en Madrid.', 'Chema vivía en Madrid.'],
  ['Yo llamo al banco y pago la factura.', 'Chema llama al banco y paga la factura.'],
  ['Reviso el acta y os digo algo el jueves.', 'Chema revisa el acta y dice algo el jueves.'],
  // A further verb would keep its ending.
  ['Yo llamo al banco, porque pago la factura.', null],
  ['Yo vivía en Madrid y compré un piso.', null],
  // It speaks to someone, or of what is one’s own.
  ['Yo suelo conducir, ya lo sabéis.', null],
  ['Yo traigo el mío.', null],
])('%s', (said, told) => {
  expect(spanishTalk.phrases.inThirdPerson(said, 'Chema')).toBe(told);
});
