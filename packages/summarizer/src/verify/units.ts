import { fold } from './words.ts';

/** Words of several languages that mean the same: each by its own name, folded. */
export type Concepts = ReadonlyMap<string, string>;

/** A table with a line for each concept: all its words, the first names it. */
export function conceptsOf(table: string): Concepts {
  const lines = table.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const words = line.trim().split(/\s+/u).map(fold);
      return words.map((word) => [word, words[0] ?? word] as const);
    }),
  );
}

/** Stretches of time, in the singular and the plural. */
export const TIME_UNITS = conceptsOf(`
  minute minutes minuten minuto minutos
  hour hours stunde stunden hora horas heure heures
  day days daily tag tage tagen täglich dia día dias días diario jour jours
  night nights nacht nächte nächten noche noches nuit nuits
  week weeks weekly woche wochen wöchentlich semana semanas semanal semaine semaines
  month months monthly monat monats monate monaten monatlich mes meses mensual mois
  year years yearly annual annually jahr jahres jahre jahren jährlich año años anual an ans année années
`);

/** Relatives. Words that also mean something else (Mann, mujer, fille) are left out. */
export const KIN = conceptsOf(`
  mother mum mom mama mutter madre maman mère
  father dad papa vater padre papá père
  brother brothers bruder brüder hermano hermanos frère frères
  sister sisters schwester schwestern hermana hermanas soeur sœur soeurs sœurs
  son sons sohn söhne hijo hijos fils
  daughter daughters tochter töchter hija hijas
  uncle onkel tío oncle
  aunt auntie tante tía
  grandmother gran grandma granny oma großmutter abuela grand-mère mamie
  grandfather grandad grandpa opa großvater abuelo grand-père papi
  husband ehemann marido
  wife ehefrau esposa
  nephew neffe sobrino neveu
  niece nichte sobrina nièce
  brother-in-law schwager cuñado beau-frère
  sister-in-law schwägerin cuñada belle-soeur belle-sœur
`);
