import { fold } from './words.ts';

const COLUMNS = ['en', 'de', 'fr', 'es'];

/** Words of several languages that mean the same: each by the first one's name. `Son` is a word of two languages. */
export interface Concepts {
  /** @param word folded */
  of(this: void, word: string, language: string): string | undefined;
  /** The words of all languages, folded. */
  words: readonly string[];
}

/** A table with a line for each concept: a column for English, German, French and Spanish each. */
export function conceptsOf(table: string): Concepts {
  const names = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const columns = line.split('|').map((column) => column.trim().split(/\s+/u).map(fold));
    const name = columns[0]?.[0] ?? '';
    columns.forEach((words, at) =>
      words.forEach((word) => names.set(`${COLUMNS[at] ?? ''}:${word}`, name)),
    );
  }
  return {
    of: (word, language) => names.get(`${language}:${word}`),
    words: [...new Set([...names.keys()].map((key) => key.slice(key.indexOf(':') + 1)))],
  };
}

/** Stretches of time, in the singular and the plural. */
export const TIME_UNITS = conceptsOf(`
  minute minutes | minute minuten | minute minutes | minuto minutos
  hour hours | stunde stunden | heure heures | hora horas
  day days daily | tag tage tagen täglich | jour jours | día días diario
  night nights | nacht nächte nächten | nuit nuits | noche noches
  week weeks weekly | woche wochen wöchentlich | semaine semaines | semana semanas semanal
  month months monthly | monat monats monate monaten monatlich | mois | mes meses mensual
  year years yearly annual annually | jahr jahres jahre jahren jährlich | an ans année années | año años anual
`);

/** Relatives. Words that also mean something else (Mann, mujer, fille) are left out. */
export const KIN = conceptsOf(`
  mother mum mom mama | mutter mama | mère maman | madre mamá
  father dad papa | vater papa | père papa | padre papá
  brother brothers | bruder brüder | frère frères | hermano hermanos
  sister sisters | schwester schwestern | soeur sœur soeurs sœurs | hermana hermanas
  son sons | sohn söhne | fils | hijo hijos
  daughter daughters | tochter töchter | | hija hijas
  uncle | onkel | oncle | tío
  aunt auntie | tante | tante | tía
  grandmother gran grandma granny | oma großmutter | grand-mère mamie | abuela
  grandfather grandad grandpa | opa großvater | grand-père papi | abuelo
  husband | ehemann | | marido
  wife | ehefrau | | esposa
  nephew | neffe | neveu | sobrino
  niece | nichte | nièce | sobrina
  brother-in-law | schwager | beau-frère | cuñado
  sister-in-law | schwägerin | belle-soeur belle-sœur | cuñada
`);
