import type { HastySpelling } from '../language.ts';

const FROM = String.raw`(?<![\p{L}\p{N}'’.@/-])`;
const TO = String.raw`(?![\p{L}\p{N}'’@/])`;
const form = (elided: string, words: string): readonly [RegExp, string] => [
  new RegExp(`${FROM}(${elided})(?=(?:${words})${TO})`, 'gu'),
  "$1'",
];

/** Elisions as people type them in a hurry; what is a word of its own (`tes`, `quelle`, `sen`) stays. */
export const FRENCH_HASTE: HastySpelling = {
  sure: [
    form(
      '[Jj]',
      'ai|avais|aurai|aurais|irai|irais|y|en|arrive|appelle|apporte|achète|achete|amène|amene|envoie|essaie|essaye|espère|espere|écris|ecris|aime|attends|étais|etais|habite|hésite|hesite|oublie|organise|imprime',
    ),
    form('[Cc]', 'est|était|etait'),
    form('[Dd]', 'accord|ici'),
    form('[Qq]u', 'on|il|ils|un|est-ce|en'),
    form('[Ss]', 'il|ils'),
    form('[Nn]', 'est|ai|avait|ont|était|etait'),
    form('[Aa]ujourd', 'hui'),
    form('[Jj]usqu', 'à|a|au|aux|ici'),
  ],
  likely: [
    form(
      '[Tt]',
      String.raw`(?:as|es)(?= (?:pas|raison|vu|pu|dit|eu|fait|reçu|pris|réservé|sûr|sûre|là|où|dispo)(?!\p{L}))`,
    ),
    form('[Nn]', String.raw`a(?= (?:pas|plus|rien|jamais)(?!\p{L}))`),
    form('[Ll]', 'heure|adresse|appart|école|argent|autre|après-midi|aprem|entrée'),
  ],
  days: [],
};
