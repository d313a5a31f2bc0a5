import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

const STALL = {
  en: `Ann: Next, the tea stall. We've got 22 people signed up.
    Ben: 22 is a lot for our mugs, let's be honest.
    Cleo: Yeah, it is.
    Ben: Let's face it, the church won't lend us theirs again.
    Cleo: Let's be clear, we need our own.
    Ann: Okay. Then we buy thirty.
    Ben: Fine by me.`,
  de: `Anna: Nächster Punkt, der Teestand. Wir haben 22 Anmeldungen.
    Ben: 22 ist viel für unsere Becher, seien wir ehrlich.
    Cleo: Ja, stimmt.
    Ben: Machen wir uns nichts vor, die Kirche leiht uns nichts mehr.
    Cleo: Seien wir ehrlich, wir brauchen eigene.
    Anna: Okay. Dann kaufen wir dreißig.
    Ben: Von mir aus.`,
  fr: `Anna: Point suivant, le stand de thé. On a 22 inscrits.
    Ben: 22, c'est beaucoup pour nos tasses, soyons honnêtes.
    Cleo: Oui, c'est vrai.
    Ben: Soyons clairs, la paroisse ne prête plus rien.
    Cleo: Ne nous voilons pas la face, il nous en faut.
    Anna: D'accord. Alors on en achète trente.
    Ben: Ça me va.`,
  es: `Ana: Siguiente punto, el puesto de té. Tenemos 22 inscritos.
    Ben: 22 son muchos para nuestras tazas, seamos sinceros.
    Cleo: Sí, es verdad.
    Ben: Seamos realistas, la parroquia ya no presta nada.
    Cleo: No nos engañemos, hacen falta propias.
    Ana: Vale. Entonces compramos treinta.
    Ben: Por mí bien.`,
};

/** In the words of the source, or put into the third person. */
const CANDOUR =
  /honest|face it|be clear|ehrlich|nichts vor|soyons|voilons|sincer|realistas|engañ/iu;

describe('what people only say to be frank', () => {
  it.each(Object.entries(STALL))(
    'decides nothing and stands in no note, %s',
    async (language, script) => {
      const { decisions, overview, keyPoints, topics } = await minutesOf(language, script);
      expect(decisions).toHaveLength(1);
      const points = [
        ...decisions,
        ...overview,
        ...keyPoints,
        ...topics.flatMap(({ points: all }) => all),
      ];
      for (const { text } of points) expect(text).not.toMatch(CANDOUR);
    },
  );

  it.each([
    [
      'en',
      `Ann: Now, the sign at the gate.
       Ben: Let's be clear on the sign that it's private.
       Cleo: Agreed.
       Ann: Good, let's write that on it.
       Ben: Fine by me.`,
    ],
    [
      'de',
      `Anna: Nächster Punkt, das Schild.
       Ben: Ein zweisprachiges wäre gut.
       Cleo: Finde ich auch.
       Anna: Gut, dann machen wir es zweisprachig.
       Ben: Einverstanden.`,
    ],
  ])('is not what they settle in like words, %s', async (language, script) => {
    const { decisions } = await minutesOf(language, script);
    expect(decisions.length).toBeGreaterThan(0);
  });
});
