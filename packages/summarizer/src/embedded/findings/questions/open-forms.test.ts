import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function settled(language: string, said: string, answer: string) {
  const document = await minutesOf(language, meetingWith(language, said, answer));
  return {
    open: document.questions.map(({ text }) => text.replaceAll('\u00A0', ' ')),
    decisions: document.decisions.map(({ text }) => text),
  };
}

describe('what no one can answer is open', () => {
  it.each([
    [
      'en',
      'How much does the digger cost?',
      "I'd need to look that up.",
      'How much does the digger cost?',
    ],
    [
      'en',
      'What happens to the roses if it snows?',
      "We'll have to see.",
      'What happens to the roses if it snows?',
    ],
    [
      'en',
      'Who owns the lane behind the hall?',
      "Nobody's ever known.",
      'Who owns the lane behind the hall?',
    ],
    [
      'de',
      'Wem gehört der Weg hinter der Halle?',
      'Das hat noch keiner herausgefunden.',
      'Wem gehört der Weg hinter der Halle?',
    ],
    [
      'fr',
      'À qui est le chemin derrière la salle ?',
      "Personne n'a jamais su.",
      'À qui est le chemin derrière la salle ?',
    ],
    [
      'es',
      '¿De quién es el camino de detrás de la sala?',
      'Nadie lo ha sabido nunca.',
      '¿De quién es el camino de detrás de la sala?',
    ],
    ['en', 'I wonder whether we need a permit.', 'Hm.', 'It is open whether they need a permit.'],
    [
      'de',
      'Ich frage mich, ob wir eine Genehmigung brauchen.',
      'Hm.',
      'Offen ist, ob sie eine Genehmigung brauchen.',
    ],
    [
      'de',
      'Bleiben die Ladesäulen bei uns oder beim Vermieter?',
      'Auch das steht nicht im Schreiben. Keine Ahnung.',
      'Rosa: Bleiben die Ladesäulen bei uns oder beim Vermieter?',
    ],
    ['de', 'Eins hab ich noch: wer bezahlt das Tor?', 'Keine Ahnung.', 'Wer bezahlt das Tor?'],
    ['en', 'Talking of gates, who pays for ours?', 'No idea.', 'Who pays for theirs?'],
    ['fr', 'À propos du portail, qui le paie ?', 'Aucune idée.', 'Qui le paie ?'],
    [
      'es',
      'Hablando de vallas, ¿quién paga la nuestra?',
      'Ni idea.',
      'Rosa: ¿Quién paga la nuestra?',
    ],
    ['de', 'Wer bezahlt das Tor?', 'Das müssten wir die Gemeinde fragen.', 'Wer bezahlt das Tor?'],
    ['fr', 'Quand arrive le permis ?', "Personne ne me l'a dit.", 'Quand arrive le permis ?'],
    [
      'fr',
      'Combien coûte la pelleteuse ?',
      'Il faut que je regarde.',
      'Combien coûte la pelleteuse ?',
    ],
    ['de', 'Wer bezahlt das Tor?', 'Müssen wir noch gucken.', 'Wer bezahlt das Tor?'],
    ['de', 'Wer bezahlt das Tor?', 'Versprechen kann ich da nix.', 'Wer bezahlt das Tor?'],
    ['fr', 'Qui paie le portail ?', 'On verra au printemps.', 'Qui paie le portail ?'],
    ['es', '¿Quién paga la valla?', 'Habrá que verlo.', '¿Quién paga la valla?'],
    [
      'fr',
      'On ne sait toujours pas à qui appartient le mur.',
      "C'est vrai.",
      'Reste ouvert : à qui appartient le mur.',
    ],
    [
      'es',
      '¿Cuánto cuesta la excavadora?',
      'Tendría que mirarlo.',
      '¿Cuánto cuesta la excavadora?',
    ],
    [
      'es',
      'Seguimos sin saber de quién es el muro.',
      'Es verdad.',
      'Queda abierto de quién es el muro.',
    ],
  ])('%s: %s – %s', async (language, said, answer, open) => {
    expect(await settled(language, said, answer)).toEqual({ open: [open], decisions: [] });
  });
});

it.each([
  ['en', 'I wonder whether we need a permit.', "No, we don't need one."],
  ['en', 'Has Marta been told?', 'Not yet.'],
  // A vote asks nothing that may stay open.
  ['en', 'Hands up for the new garden rules?', 'Hm.'],
  ['de', 'Wer ist für die neue Gartenordnung?', 'Hm.'],
  ['fr', 'Qui est pour le nouveau règlement ?', 'Hum.'],
  ['es', '¿Quién está a favor del nuevo reglamento?', 'Hm.'],
  // A colour.
  ['de', 'Und ein anderer Lieferant?', 'Der hat nur weiße. Weiß geht nicht.'],
  ['de', 'Was kostet der Bagger?', 'Neunzig Euro am Tag.'],
  ['fr', 'Marta vient ?', 'Oui, elle vient.'],
  ['es', '¿Quién paga la verja?', 'El ayuntamiento.'],
])('is answered, %s: %s – %s', async (language, said, answer) => {
  expect(await settled(language, said, answer)).toEqual({ open: [], decisions: [] });
});

it('is answered where what follows is not known', async () => {
  const script = `Tobias: Das Klavier kommt aber nicht mit, oder?
    Birgit: Das Klavier passt da niemals durch die Tür. Mama meint, das soll die Musikschule kriegen.
    Nele: Die nehmen so alte Dinger doch gar nicht.
    Birgit: Weiß ich nicht. Könnte das jemand rausfinden?`;
  const { questions } = await minutesOf('de', script);
  expect(questions).toEqual([]);
});

it('asks nothing at the start but who is there', async () => {
  const script = `Hauke: Setzt euch, der Kaffee ist frisch. Fehlt noch wer?
    Inken: Torben kommt später. Keine Ahnung, wann.
    Hauke: Gut, drei Sachen.`;
  const { questions } = await minutesOf('de', script);
  expect(questions).toEqual([]);
});
