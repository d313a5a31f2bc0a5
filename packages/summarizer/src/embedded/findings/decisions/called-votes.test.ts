import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

const decided = async (language: string, script: string): Promise<string[]> =>
  (await minutesOf(language, script)).decisions.map(({ text }) => text);

it.each([
  [
    'en',
    `Ana: We talked about the roof and the walls. The quote came in yesterday.
     Ben: It's steep.
     Ana: Next, the fees. Then let's vote on it, all in one: adults six pounds, children three. All in favour?
     Ben: Agreed.
     Cleo: Agreed.`,
    /^(?:Fees: )?[Aa]dults six pounds, children three/u,
  ],
  [
    'de',
    `Ana: Wir haben über das Dach und den Keller geredet. Das Angebot vom Maurer kam gestern.
     Ben: Das ist happig.
     Ana: Nächster Punkt, die Preise. Dann stimmen wir das ab, alles in einem: Erwachsene sechs Euro, Kinder drei. Wer ist dafür?
     Ben: Dafür.
     Clara: Dafür.
     Ana: Einstimmig.`,
    /^(?:Preise: )?Erwachsene sechs Euro, Kinder drei/u,
  ],
  [
    'en',
    `Ana: We talked about the roof and the walls. The quote came in yesterday.
     Ben: It's steep.
     Ana: Next, the fee. It's been forty pounds for years.
     Ben: Fifty, and half for students.
     Ana: Right, a vote. Who's for fifty, and half for students? One, two, three, four. Against? Luke. Abstentions? None.
     Ana: Carried, four for. From the first of June.`,
    /^Fee: fifty, and half for students\. .*[Ff]our for\. From the first of June\.$/u,
  ],
  [
    'de',
    `Ana: Wir haben über das Dach und den Keller geredet. Das Angebot vom Maurer kam gestern.
     Ben: Das ist happig.
     Ana: Nächster Punkt, die Hecke. Die steht seit dem Sturm schief.
     Ben: Raus damit, und einen Zaun hin.
     Ana: Gut, wir stimmen ab. Wer ist für einen Zaun, zwei Meter hoch? Eins, zwei, drei, vier, fünf. Dagegen? Lutz.
     Ana: Angenommen, fünf dafür. Ab dem ersten Juni.`,
    /[Zz]aun, zwei Meter hoch\. Fünf dafür\. Ab dem ersten Juni\.$/u,
  ],
  [
    'fr',
    `Ana: On a parlé du toit, des murs et de la cave. Le devis du maçon est arrivé hier.
     Ben: Il est élevé.
     Ana: Point deux, le tarif. L'entrée est à quatre euros depuis dix ans.
     Ben: Je propose six euros.
     Ana: Bon, on vote. Qui est pour cinq euros, gratuit jusqu'à douze ans ? Un, deux, trois, quatre, cinq. Contre ? Luc. Abstention ? Zoé.
     Ana: Adopté, cinq pour. À partir du 1er avril.`,
    /cinq euros, gratuit jusqu['’]à douze ans\. Cinq pour\. À partir du 1er avril\.$/u,
  ],
  [
    'es',
    `Ana: Hemos hablado del tejado y del sótano. El presupuesto llegó ayer.
     Ben: Es caro.
     Ana: Punto dos, la cuota. Está en cuarenta euros desde hace diez años.
     Ben: Propongo sesenta.
     Ana: Venga, votamos. ¿Quién está a favor de cincuenta euros, y la mitad para estudiantes? Uno, dos, tres, cuatro. ¿En contra? Luis.
     Ana: Aprobado, cuatro a favor. Desde el uno de junio.`,
    /cincuenta euros, y la mitad para estudiantes\. Cuatro a favor\. Desde el uno de junio\.$/u,
  ],
])('states what a called vote was on, with the count that closes it (%s)', async (...row) => {
  const [language, script, stated] = row;
  const { decisions, keyPoints } = await minutesOf(language, script);
  expect(decisions.map(({ text }) => text)).toEqual([expect.stringMatching(stated)]);
  expect(keyPoints.map(({ text }) => text).join(' ')).not.toMatch(
    /two, three|zwei, drei|deux, trois|dos, tres/u,
  );
});

it.each([
  [
    'en',
    `Ana: We talked about the roof and the walls. The quote came in yesterday.
     Ben: It's steep.
     Ana: Who's for a cup of tea before we go on? One, two, three, four, five, six.
     Ben: Two sugars for me.`,
  ],
  [
    'en',
    `Ana: We talked about the roof and the walls. The quote came in yesterday.
     Ben: It's steep.
     Ana: Right, a vote. Who's for selling the barn? One. Against? Four.
     Ana: Not carried.`,
  ],
])('states nothing that was not voted for (%s)', async (language, script) => {
  expect(await decided(language, script)).toEqual([]);
});
