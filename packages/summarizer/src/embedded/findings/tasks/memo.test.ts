import { describe, expect, it } from 'vitest';
import type { SummaryDocument } from '../../../port.ts';
import { notesOfText } from '../../../testing/notes.ts';

const tasksOf = ({ actionItems }: SummaryDocument): string[] => actionItems.map(({ text }) => text);
const pointsOf = ({ overview, keyPoints, topics }: SummaryDocument): string[] =>
  [overview, keyPoints, ...topics.map(({ points }) => points)].flat().map(({ text }) => text);

describe('a memo', () => {
  it('lists what its speaker plans, a list of what to buy, and what is not decided', async () => {
    const notes = await notesOfText('en', [
      "Note to self, Sunday evening. The insurance runs out on the twelfth, so I have to renew it tomorrow. I still don't know whether we drive or take the train.",
      'I need to ring the surveyor about the damp. He is only in until four.',
      'Shopping. Um, oat milk, washing powder. And cat food.',
      "Maybe I'll paint the shed. The garage charged me two hundred and forty pounds for the brakes. And don't forget to move the dentist.",
    ]);
    expect(notes.kind).toBe('meeting');
    expect(tasksOf(notes)).toEqual([
      'The insurance runs out on the twelfth, so I have to renew it tomorrow.',
      'Ring the surveyor about the damp. He is only in until four.',
      'Shopping: oat milk, washing powder, cat food.',
      'Move the dentist.',
    ]);
    expect(notes.questions.map(({ text }) => text)).toEqual([
      'It is open whether we drive or take the train.',
    ]);
    expect(pointsOf(notes)).toContain(
      'The garage charged me two hundred and forty pounds for the brakes.',
    );
    expect(pointsOf(notes).join(' ')).not.toContain('Note to self');
  });

  it('says in German what is to be done, and what `da` means', async () => {
    const notes = await notesOfText('de', [
      'Sprachnotiz, Montag früh. Ich muss bis Freitag die Kündigung abschicken. Den Umzugswagen muss ich noch reservieren, am besten heute Abend.',
      'Und beim Bürgeramt einen Termin machen. Ich rufe da morgen an. Bisher habe ich drei Zusagen von Helfern.',
      'Ich weiß noch nicht, ob die Versicherung den Wasserschaden bezahlt. Einkaufen: Malervlies, zwei Eimer Farbe und Gips.',
    ]);
    expect(tasksOf(notes)).toEqual([
      'Bis Freitag die Kündigung abschicken.',
      'Den Umzugswagen muss ich noch reservieren, am besten heute Abend.',
      'Beim Bürgeramt einen Termin machen. Ich rufe da morgen an.',
      'Einkaufen: Malervlies, zwei Eimer Farbe und Gips.',
    ]);
    expect(notes.questions.map(({ text }) => text)).toEqual([
      'Ich weiß noch nicht, ob die Versicherung den Wasserschaden bezahlt.',
    ]);
  });

  it('is known in French by what it plans, also where an appointment holds `vous`', async () => {
    const notes = await notesOfText('fr', [
      "Alors, mémo du 3 mars, après le rendez-vous avec le docteur Lemaire. Il faut que je passe à la pharmacie demain avec l'ordonnance.",
      'Et je dois prendre rendez-vous pour une prise de sang dans quinze jours. La tension est trop haute, dix-sept neuf.',
      "Je n'ai pas pensé à demander si elle peut conduire. À demander au prochain rendez-vous, c'est le 28.",
      'La mairie rappelle jeudi. Appeler Sophie pour lui dire.',
    ]);
    expect(notes.kind).toBe('meeting');
    expect(tasksOf(notes)).toEqual([
      "Il faut que je passe à la pharmacie demain avec l'ordonnance.",
      'Prendre rendez-vous pour une prise de sang dans quinze jours.',
      "À demander au prochain rendez-vous, c'est le 28.",
      'Appeler Sophie pour lui dire.',
    ]);
  });

  it('says in one task what is to be done and when its speaker does it', async () => {
    const notes = await notesOfText('es', [
      'Nota para el viaje a Oporto. El piso está pagado, pero hay que llamar al dueño. Lo hago el miércoles.',
      'Tengo que comprar la pegatina del peaje antes del jueves. Somos cuatro en mi coche.',
    ]);
    expect(tasksOf(notes)).toEqual([
      'El piso está pagado, pero hay que llamar al dueño. Lo hago el miércoles.',
      'Comprar la pegatina del peaje antes del jueves.',
    ]);
  });

  it('names whom a plan means, and takes one of small words', async () => {
    const german = await notesOfText('de', [
      'Sprachnotiz, Montag früh. Ich muss bis Freitag die Kündigung abschicken. Den Umzugswagen muss ich noch reservieren.',
      'Frau Petersen fragt, ob sie den Komposthaufen mitbenutzen darf. Muss ich ihr bis Freitag sagen.',
    ]);
    expect(tasksOf(german).at(-1)).toBe(
      'Muss ich ihr bis Freitag sagen (zu „Frau Petersen fragt, ob sie den Komposthaufen mitbenutzen darf“).',
    );
    const english = await notesOfText('en', [
      'Note to self after the site visit. I need to ring Dermot about the lead tomorrow.',
      'We need a survey of the bats. Must find out who does those around here, and how long it takes.',
    ]);
    expect(tasksOf(english).join(' ')).toContain('Find out who does those around here');
  });

  it('is read in French', async () => {
    const notes = await notesOfText('fr', [
      "Mémo du mardi soir. Il faut que j'envoie l'attestation avant vendredi, sinon on perd la subvention. Je dois appeler Bruno demain, il en a peut-être une.",
      "Rappeler l'école pour la cantine. Je me demande si on fait payer l'entrée. J'ai 24 plants de tomates sur le balcon.",
    ]);
    expect(tasksOf(notes)).toEqual([
      "Il faut que j'envoie l'attestation avant vendredi, sinon on perd la subvention.",
      'Appeler Bruno demain, il en a peut-être une.',
      "Rappeler l'école pour la cantine.",
    ]);
    expect(notes.questions).toHaveLength(1);
    expect(pointsOf(notes)).toContain("J'ai 24 plants de tomates sur le balcon.");
  });

  it('is read in Spanish, also as a list', async () => {
    const notes = await notesOfText('es', [
      'Pendientes de la tienda',
      '- Llamar al proveedor de Murcia: las cajas llegaron rotas.',
      '- Pagar el seguro, 340 euros, vence el 30.',
      'Tengo que renovar el DNI de Pablo antes del 15. No sé si Raquel querría trabajar los domingos. Se lo pregunto mañana.',
      'El sábado vendimos 1.120 euros en la tienda.',
    ]);
    expect(tasksOf(notes)).toEqual([
      'Llamar al proveedor de Murcia: las cajas llegaron rotas.',
      'Pagar el seguro, 340 euros, vence el 30.',
      'Renovar el DNI de Pablo antes del 15.',
      'Se lo pregunto mañana (sobre «No sé si Raquel querría trabajar los domingos»).',
    ]);
  });
});

it('lists what is still to be done, what is said with its verb in front, and what someone else is to do', async () => {
  const english = await notesOfText('en', [
    "I've booked the Lamb for twelve people. Still have to tell them about the nut allergy. I need to ring the bank tomorrow.",
  ]);
  expect(tasksOf(english)[0]).toMatch(/^Tell them about the nut allergy/u);
  const further = await notesOfText('en', [
    "The school play is at six, so leave work by five. And don't let me forget to pay the window cleaner. I have to ring the bank.",
  ]);
  expect(tasksOf(further)).toHaveLength(3);
  const german = await notesOfText('de', [
    'Wir nehmen die blauen Trikots. Bestellen muss ich bis Ende der Woche, dann kommen sie noch rechtzeitig.',
    'Und Sabine soll bitte ausrechnen, was die Sommerfeier eingebracht hat. Den Schlüssel muss ich noch bei Jonas abholen. Das war es, glaube ich.',
  ]);
  expect(tasksOf(german)).toEqual([
    'Bestellen muss ich bis Ende der Woche, dann kommen sie noch rechtzeitig.',
    'Sabine soll bitte ausrechnen, was die Sommerfeier eingebracht hat.',
    'Den Schlüssel muss ich noch bei Jonas abholen.',
  ]);
});

it('explains no Spanish pronoun that stands behind its noun', async () => {
  const notes = await notesOfText('es', [
    'Tengo que avisar a los vendedores del cambio. Que Raúl haga el cartel nuevo, se lo pido mañana. Las mesas las presta la parroquia, pero hay que recogerlas el viernes por la tarde.',
  ]);
  expect(tasksOf(notes).at(-1)).toBe(
    'Las mesas las presta la parroquia, pero hay que recogerlas el viernes por la tarde.',
  );
});

it.each([
  [
    'An article with a quotation',
    [
      'The council voted on Tuesday to close the pool. The pool has been losing money for years.',
      '"I have to balance the books," said the leader. She will present a plan in May. The repairs would cost two million pounds.',
    ],
  ],
  [
    'A talk to listeners',
    [
      "Good morning, everyone. Today I'm going to explain how you read a tide table. Why do the tides change every day?",
      'Because the moon moves on. I want to show you one more thing. You can see it in the harbour.',
    ],
  ],
  [
    'A letter without its head',
    [
      'Hi Tom,',
      "I have to be in Leeds on Friday. I'll send the figures tomorrow. I need to ring the printer about the proof.",
      'The brochure costs 3,600 pounds. I want to order it by Monday.',
      'Best wishes,',
    ],
  ],
])('%s is no memo', async (_, lines) => {
  expect((await notesOfText('en', lines)).kind).not.toBe('meeting');
});
