import { termOf, type Explaining } from './explaining.ts';

const TERM = `(?:(?:der|die|das|den|ein|eine|einen) )?${termOf(
  4,
  'der|die|das|den|dem|dies|diese[rsmn]?|es|er|sie|wir|ich|man|hier|da|dann|was|wer|wie|wo|warum|wenn|so|und|aber|alle|ein|eine|einer|mein|dein|sein|ihr|unser|jede[rsmn]?|jetzt|heute|dort|damit|dabei',
)}`;
const LAST = String.raw`(?:den |die |das |der |einen? )?["„]?${termOf(3, 'das|es|so|man|wir|hier|sich|nicht|als|dann')}["“”]?[.!]?$`;

export const germanExplaining: Explaining = {
  terms: [
    new RegExp(
      String.raw`^Unter (?:dem Begriff |der |dem |den |einem |einer )?${termOf(4, 'diese[rsmn]?')} verst(?:eht man|ehen wir)`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:ist|sind) (?:also |im Grunde |einfach |nichts anderes als |nichts weiter als )?(?:(?:der|die|das|eine?)(?: [\p{L}-]+){1,3}?(?:,| (?:von|vom|der|des|zwischen|aus|für|pro|durch|mit|in|im|zu|zum|zur|auf|an|bei))(?!\p{L})|wenn |definiert )`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:bedeutet|bezeichnet|steht für|heißt(?=[:,])|wird definiert als|ist definiert als|besagt)(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:nennt man|nennen wir|bezeichnet man als)(?: (?:das|es|dies|so was))? ${LAST}`,
      'iu',
    ),
    /(?<!\p{L})(?:dies|das|\p{Lu}\p{L}+) heißt (?:der |die |das )?(?<term>\p{Lu}[\p{L}-]+)[.!]?$/u,
  ],
  formula:
    /(?<!\p{L})(?:ist gleich|\p{L}+ gleich \p{L}+ (?:mal|durch|plus|minus)|geteilt durch|multipliziert|berechnet sich|berechnet man|Formel|zum Quadrat)(?!\p{L})/iu,
  plan: /^(?:(?:so|also|gut|okay|und|ja|nun)[,.]? )*(?:(?:unser|das|mein) (?:heutiges |)thema (?:heute|für heute|ist heute)|unser heutiges thema|(?:letzte (?:woche|stunde)|letztes mal|heute|wir)(?!\p{L}).*(?:geht es um|heute kommt|immer noch bei|beschäftigen|weiter mit|gesprochen|angeschaut|angesehen|gesehen|sprechen wir|reden wir|schauen wir|machen wir|behandelt|fangen wir|beginnen wir|machen (?:heute )?weiter|ansehen|anschauen|besprechen)|(?:rechnen|schauen|machen|nehmen) wir (?:das|uns das|das mal|jetzt|einmal|mal)(?: (?:mal|einmal|jetzt))?(?: (?:für|an|als|durch)(?: \p{L}+)?)?[.!]?$|(?:jetzt|nun|noch etwas) (?:kommen wir )?(?:zu[rm]?|zu den) .{2,40}$|ein beispiel[,.]|nächste (?:woche|stunde)(?!\p{L}).*wir(?!\p{L}))/iu,
  school:
    /(?<!\p{L})(?:Klausur|Vorlesung|Prüfung|Hausaufgaben?|Seminar|Übungsblatt|Lehrbuch)(?!\p{L})/u,
  example:
    /^(?:(?:so|also|und|nun)[,]? )*(?:nehmen wir (?:an|mal|einmal)|stellen sie sich|stellt euch|zum beispiel|beispielsweise|angenommen|mal \p{N})(?!\p{L})/iu,
  ask: (term) => `Was versteht man unter „${term}“?`,
};
