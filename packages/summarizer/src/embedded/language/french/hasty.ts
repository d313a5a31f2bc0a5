import type { HastySpelling } from '../language.ts';

const FROM = String.raw`(?<![\p{L}\p{N}'’.@/-])`;
const TO = String.raw`(?![\p{L}\p{N}'’@/])`;
const form = (elided: string, words: string): readonly [RegExp, string] => [
  new RegExp(`${FROM}(${elided})(?=(?:${words})${TO})`, 'gu'),
  "$1'",
];

/** What `j'` stands before. */
const I_HAVE =
  'ai|avais|aurai|aurais|irai|irais|y|en|arrive|appelle|apporte|achète|achete|amène|amene|envoie|essaie|essaye|espère|espere|écris|ecris|aime|attends|étais|etais|habite|hésite|hesite|oublie|organise|imprime';
/** What `c'est` stands before, where people write `c`. */
const SAID_OF_IT = String.raw`(?:pas|bon|ok|mort|vendu|noté|parti|chaud|cool|clair|mieux|nul|fait|sûr|réglé|trop|super|parfait|tout)(?!\p{L})`;

/** Elisions as people type them in a hurry; what is a word of its own (`tes`, `quelle`, `sen`) stays. */
export const FRENCH_HASTE: HastySpelling = {
  sure: [
    form('[Jj]', I_HAVE),
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
  always: [
    form('j', I_HAVE),
    [
      new RegExp(
        String.raw`${FROM}([Jj])(?=(?:les?|la|te|me|ne|leur|lui|suis|sais|savais|vais|peux|veux|dois|crois|pense|pensais|passe|prends|prendrai|fais|ferai|mets|viens|viendrai|pars|vois|verrai|rentre|regarde|demande|cherche|trouve|suppose|gère|serai|serais|pourrai|pourrais|voudrais)${TO})`,
        'gu',
      ),
      '$1e ',
    ],
    [new RegExp(String.raw`${FROM}([Yy])'?(?=a(?:vait|ura|urait)?${TO})`, 'gu'), '$1 '],
    [new RegExp(String.raw`${FROM}([Cc])(?:est|(?= ${SAID_OF_IT}))${TO}`, 'gu'), "$1'est"],
    [new RegExp(String.raw`${FROM}(?:pcq|pck|psk)${TO}`, 'gu'), 'parce que'],
    [new RegExp(String.raw`${FROM}(?:qqu?n|kk1)${TO}`, 'gu'), "quelqu'un"],
    [new RegExp(String.raw`${FROM}(?:mtn|mnt)${TO}`, 'gu'), 'maintenant'],
    [new RegExp(String.raw`${FROM}([Qq])d${TO}`, 'gu'), '$1uand'],
  ],
};
