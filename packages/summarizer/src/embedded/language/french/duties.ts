import { dutiesOf } from '../talk/duties.ts';

export const frenchDuties = dutiesOf({
  due: /(?<!\p{L})(?:se tiendr|aur(?=(?:a|ont) lieu)|décider|voter|publier|présenter|examiner|se prononcer)(?:a|ont)(?!\p{L})[^.;:?!]{0,90}?(?<!\p{L})(?:le (?=\d{1,2}(?:er)? \p{L}|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)|tous les \p{L}+ (?:mois|semaines))|^(?:Avant|D['’]ici|Au plus tard)(?: le| au| la)? (?:\d{1,2}(?!\d)|fin|\p{L}+ 20\d\d)[^.;:?!]{3,80}(?<!\p{L})(?:doit|doivent|devra|devront)(?!\p{L})|(?<!\p{L})(?:doit|doivent|devra|devront|peut|peuvent|pourra|pourront|(?!(?:se|au|fe|dure|commence|débute|fini|termine|achève|coûte|reste|ouvri|rouvri|ferme|pour|faud)r(?:a|ont)(?!\p{L}))\p{L}{2,}r(?:a|ont))(?!\p{L})[^.;:?!]{3,120}(?<!\p{L})(?:avant(?: le)?|d['’]ici(?: le| au)?|jusqu['’]au|au plus tard le) (?=\d{1,2}(?!\d)|(?:la )?fin|\p{L}+ 20\d\d)/iu,
  pledged:
    /(?<!\p{L})(?:(?:a|ont) (?:aussi |déjà )?promis (?:de |d['’])|(?:s['’]est|se sont) (?:aussi |déjà )?engagé(?:e?s?) à )(?:l['’]|les? |la |y |en )?\p{Ll}+(?:er|ir|re)(?!\p{L})/u,
  passive: /(?<!\p{L})être \p{L}+(?:ée?s?|ie?s?|ue?s?|tes?)(?!\p{L})/u,
  has: "doit|doivent|devra|devront|peut|peuvent|pourra|pourront|va|vont|a|ont|s['’]est|se sont",
  by: 'par',
  article: "les?|la|l['’]|une?|son|sa|leur",
});
