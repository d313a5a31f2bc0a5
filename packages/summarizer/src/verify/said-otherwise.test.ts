import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

interface Case {
  turns: readonly string[];
  holds: Omit<Claim, 'refs'>;
  /** The same, but wrong. */
  wrong: Omit<Claim, 'refs'>;
  spoken?: 'en' | 'de' | 'fr' | 'es';
  written?: 'en' | 'de' | 'fr' | 'es';
}

const point = (text: string): Omit<Claim, 'refs'> => ({ kind: 'point', text });
const decision = (text: string): Omit<Claim, 'refs'> => ({ kind: 'decision', text });

/** What a writer says in another form than those who talk, and what looks like it and is wrong. */
const cases: Record<string, Case> = {
  'a measured number has no thing behind its unit': {
    turns: ['Ida: We dried the clay at eighty degrees. After three hours it had lost 40 grams.'],
    holds: point('At 80 °C the clay lost 40 grams within three hours.'),
    wrong: point('At 80 °C the clay lost 80 grams within three hours.'),
  },
  'a rise by a share names no day': {
    turns: ['Ida: So the rent goes up, twelve per cent on every garden from the first of May.'],
    holds: decision('The rent goes up by twelve per cent in May.'),
    wrong: decision('The rent goes up by eleven per cent in May.'),
  },
  'a number before a verb counts what was named before': {
    turns: [
      'Ida: Nine drivers left us. Three have been replaced. If the last three jobs stay empty, the night bus is off.',
    ],
    holds: point('Three drivers have still to be found, or the night bus is off.'),
    wrong: point('Eleven drivers have still to be found, or the night bus is off.'),
  },
  'a difference goes with a verb of change': {
    spoken: 'fr',
    turns: ['Paul: On finit à quatre-vingt-quatre ruches, contre cent trois il y a un an.'],
    holds: point('Le nombre de ruches a reculé de dix-neuf.'),
    wrong: point('Le nombre de ruches a reculé de dix-huit.'),
  },
  'a price is no rival of a count': {
    spoken: 'es',
    written: 'en',
    turns: [
      'Ana: El bote ha subido de cuarenta a cincuenta y cinco céntimos, y siempre compramos doce mil.',
      'Luis: Son mil ochocientos euros más por lo mismo.',
    ],
    holds: point('With the new price, the usual purchase would cost 1,800 euros more.'),
    wrong: point('With the new price, the usual purchase would cost 1,900 euros more.'),
  },
  'thousands may be told in short': {
    spoken: 'fr',
    written: 'en',
    turns: [
      'Paul: Deux devis : Morvan, treize mille quatre, et une autre boîte à neuf mille deux.',
    ],
    holds: point('Morvan costs 4,200 euros more than the other firm.'),
    wrong: point('Morvan costs 6,300 euros more than the other firm.'),
  },
  'digits may be read out one by one': {
    turns: ["Ida: We're in room three one four, same time."],
    holds: point('The meeting is in room 314.'),
    wrong: point('The meeting is in room 341.'),
  },
  'Spanish says decimals with `con`': {
    spoken: 'es',
    turns: ['Ana: La media ha sido de nueve con cuatro grados.'],
    holds: point('La media fue de 9,4 grados.'),
    wrong: point('La media fue de 9,7 grados.'),
  },
  'the first of two hours has the half of the day that the second one names': {
    spoken: 'de',
    written: 'en',
    turns: ['Uta: Dann mittwochs, vierzehn bis sechzehn Uhr.'],
    holds: point('The hour is on Wednesdays from 2 to 4 pm.'),
    wrong: point('The hour is on Wednesdays from 3 to 4 pm.'),
  },
  'a little more is less': {
    spoken: 'es',
    turns: ['Ana: El caudal va por ocho litros. El año pasado por estas fechas íbamos por once.'],
    holds: point('El caudal es más bajo que el año pasado.'),
    wrong: point('El caudal es mayor que el año pasado.'),
  },
  'how long something has been so is not decided': {
    spoken: 'de',
    turns: [
      'Uta: Der Karsten, der ist seit vier Jahren bei mir.',
      'Uta: Das haben wir abgemacht. Zum ersten Mai übernimmt Karsten die Gärtnerei. Den Stand mach ich noch zwei Jahre.',
    ],
    holds: decision(
      'Karsten, der seit vier Jahren dabei ist, übernimmt zum ersten Mai die Gärtnerei.',
    ),
    wrong: decision('Uta macht den Stand noch vier Jahre.'),
  },
  'what is compared with a decision is none': {
    turns: [
      "Ida: I'd go from four pounds to five fifty.",
      'Ben: No. So, five pounds for a bay from May. All content? Good, that is agreed.',
    ],
    holds: point('The first suggestion for a bay was fifty pence higher than what was agreed.'),
    wrong: point('Six pounds for a bay was agreed.'),
  },
  'what was said last was decided': {
    turns: [
      'Ida: Shall I drain the tank tonight at 11?',
      'Ben: tonight at 11 the swimmers are in, everybody drives home after',
      'Ida: ok 5am tomorrow then',
      'Ben: 5 am tomorrow it is',
    ],
    holds: decision(
      'Draining the tank was put at five in the morning since swimmers drive home at night.',
    ),
    wrong: decision('Draining the tank was put at six in the morning.'),
  },
  'a clause that concedes something has its own person': {
    turns: [
      'Ida: The hall is eighty a night now, it was seventy. Heating has gone up.',
      'Ben: Could you hold it at seventy?',
      'Ida: For four nights I can do seventy-five.',
      'Cleo: Yes to seventy-five, we settled on that at supper.',
    ],
    holds: point('Although Ben asked for the old price, they settled on 75 a night for the hall.'),
    wrong: point('Although Ben asked for the old price, they settled on 60 a night for the hall.'),
  },
  'the people of a place are named by it': {
    turns: ['Ida: It goes back to some work in Tasmania in the sixties.'],
    holds: point('The method goes back to Tasmanian work in the sixties.'),
    wrong: point('The method goes back to Bolivian work in the sixties.'),
  },
  'a German noun behind a measure is no name': {
    spoken: 'de',
    turns: ['Uta: Wer unter zwölf Stunden absagt, zahlt dreißig Euro.'],
    holds: decision('Bei weniger als 12 Stunden Vorlauf werden 30 Euro fällig.'),
    wrong: decision('Bei weniger als 24 Stunden Vorlauf werden 30 Euro fällig.'),
  },
  'who answers the question of the owner does not do it': {
    turns: [
      'Ida: Do I hang the list on the door?',
      'Ben: Yes, please, on the cellar door, not on the front one.',
      "Ida: I'll hang it up after lunch.",
      "Cleo: And I can't, I'm in the field.",
    ],
    holds: { kind: 'action', text: 'Ida hangs the list on the cellar door.', owner: 'Ida' },
    wrong: { kind: 'action', text: 'Ben hangs the list on the cellar door.', owner: 'Cleo' },
  },
  'a version at the end of an English sentence is no date': {
    turns: ["Ida: Fine, the flicker doesn't hold us up, it goes into 4.3."],
    holds: decision('The flicker does not hold the release up and goes into 4.3.'),
    wrong: decision('The flicker does not hold the release up and goes into 4.5.'),
  },
  'German `die` is no Tuesday': {
    spoken: 'de',
    turns: [
      'Uta: Die Ilm hat zu wenig Wasser, da mach ich mir nicht die Boote kaputt.',
      'Jens: Gut, also die Saale.',
    ],
    holds: decision('Wegen zu wenig Wasser auf der Ilm wird die Saale gepaddelt.'),
    wrong: decision('Wegen zu wenig Wasser auf der Ilm wird am Dienstag gepaddelt.'),
  },
  'a date behind a German ordinal is one sentence': {
    spoken: 'de',
    turns: [
      'Uta: Äcker von vier Bauern liegen dort. Der Bürgermeister will mit allen reden, bevor der Rat am 3. September über den Weg abstimmt.',
    ],
    holds: point('Der Bürgermeister will vorher mit allen vier betroffenen Bauern sprechen.'),
    wrong: point('Der Bürgermeister will vorher mit allen fünf betroffenen Bauern sprechen.'),
  },
  'French `reste à` leaves nothing open by itself': {
    spoken: 'fr',
    written: 'en',
    turns: [
      "Paul: L'eau coûte deux euros le mètre cube. La pompe, elle, reste à la charge du club.",
    ],
    holds: point('The water costs two euros per cubic metre.'),
    wrong: point('The water costs nine euros per cubic metre.'),
  },
};

/** What is wrong in one place only, as those see it who read with care. */
const inventions: Record<string, Case> = {
  'what each of two pays': {
    spoken: 'fr',
    turns: [
      'Paul: La région en prend 600 000, le conseil départemental 250 000, et la commune paie le solde.',
    ],
    holds: point('La région apporte 600 000 euros et le conseil départemental 250 000.'),
    wrong: point('La région apporte 250 000 euros et le conseil départemental 600 000.'),
  },
  'last year and this year': {
    spoken: 'fr',
    turns: ["Anne: Cet été, neuf cents inscrits. L'an dernier, sept cents."],
    holds: point('Le nombre des inscrits est passé de 700 à 900.'),
    wrong: point('Le nombre des inscrits est passé de 900 à 700.'),
  },
  'a day that is taken back in the same turn': {
    spoken: 'es',
    turns: [
      'Ana: La salida. Os había dicho el martes nueve de junio, pero olvidadlo, hay obras. Vamos el martes dieciséis.',
    ],
    holds: decision('La salida será el martes 16 de junio.'),
    wrong: decision('La salida será el martes 9 de junio.'),
  },
  'a count of votes': {
    turns: ['Ida: Hands up. For? Three. Against? Ben. Cleo abstains. So three to one, carried.'],
    holds: decision('The motion was carried by three votes to one.'),
    wrong: decision('The motion was carried by three votes to two.'),
  },
  'a day that was only asked about': {
    turns: [
      "Ida: It's rush hour. Shall I do the valves tonight?",
      "Ben: Don't, the pool is full tonight.",
      "Ida: Okay, I'll do the valves tomorrow then.",
    ],
    holds: { kind: 'action', text: 'Ida does the valves.', owner: 'Ida', due: 'tomorrow' },
    wrong: { kind: 'action', text: 'Ida does the valves.', owner: 'Ida', due: 'tonight' },
  },
};

it('the day of a message stands before it', () => {
  const turns = [
    { text: '15.04.25, 12:05 - Birte: Anzahlung ist raus' },
    { text: '15.04.25, 12:40 - Jens: Danke dir, dann steht der Platz' },
    { text: '16.04.25, 08:10 - Birte: Die Quittung hängt am Brett' },
  ];
  const judge = judgeOf({ kind: 'text', turns }, { source: 'de', written: 'de' });
  const said = (day: number): boolean =>
    judge({ kind: 'point', text: `Birte hat am ${day}. April angezahlt.`, refs: [0] }).doubt ===
    null;
  expect(said(15)).toBe(true);
  expect(said(17)).toBe(false);
});

function isDoubted(claim: Omit<Claim, 'refs'>, one: Case): boolean {
  const { turns, spoken = 'en', written = spoken } = one;
  const source = talkOf(...turns);
  const refs = source.turns.map((_, turn) => turn);
  return judgeOf(source, { source: spoken, written })({ ...claim, refs }).doubt !== null;
}

describe.each(Object.entries({ ...cases, ...inventions }))('%s', (_, one) => {
  it('holds', () => {
    expect(isDoubted(one.holds, one)).toBe(false);
  });

  it('is found where it is wrong', () => {
    expect(isDoubted(one.wrong, one)).toBe(true);
  });
});
