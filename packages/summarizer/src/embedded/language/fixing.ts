import { NEVER } from './language.ts';

/** By which words a writer settles on a day. */
interface FixingWords {
  /** Settles on what was named before: `let's say`, `dann am`, `parfait pour`, `quedamos`. */
  fixes: RegExp;
  /** Says that a day suits: settles it for who asked whether it does. */
  suits: RegExp;
}

/** For each language. */
const FIXES: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:let['’]s (?:say|do|make it|go (?:with|for)|take|meet|stick (?:to|with)|settle on)|(?:that|\p{L}+|\p{N}+) it is|see you|I(?:['’]ve| have) (?:booked|reserved|put|ordered)|(?:ok|okay|fine|good|agreed|happy|yes|great|perfect) (?:for|with|to)|(?:is|it['’]s) (?:confirmed|booked|set|fixed)|confirmed)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:gut|ok|okay|prima|super|perfekt|alles klar|in ordnung|einverstanden|also|schön),? (?:dann|also|am|um)|dann (?:am|um|machen|nehmen|treffen|sehen|bleibt|bleiben|halten|lieber|eben|doch)|(?:es )?bleibt (?:es |dabei|bei)|(?:halten|halte) (?:wir |ich )?(?:\p{L}+ )*fest|bis (?:dann|zum) (?:am )?|(?:habe|hab) (?:ich )?[^.;]{2,60} (?:gebucht|reserviert|eingetragen|bestellt)|trage (?:ich )?[^.;]{2,60} ein|einverstanden mit|(?:ist|sind) (?:fest|bestätigt|gebucht))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:parfait|d['’]accord|ok|okay|va|partant|très bien|entendu|c['’]est bon) (?:pour|avec)|(?:alors|donc)(?:,| le| à)|on (?:dit|part sur|reste sur|fait|se voit|se retrouve|garde|prend)|disons|c['’]est (?:noté|confirmé|réservé|entendu)|(?:j['’]ai|ai) (?:réservé|bloqué|noté|commandé)|rendez-vous)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:de acuerdo|perfecto|vale|ok|muy bien|genial|bien)(?:,? (?:entonces|pues)| (?:para|con)|, (?:el|a las))|(?:entonces|pues)(?:,| el| a las| quedamos| nos)|quedamos|nos vemos|lo dejamos|(?:queda|está) (?:confirmado|reservado|fijado)|he (?:reservado|apuntado|pedido)|(?:reservado|confirmado) (?:para|el))(?!\p{L})/iu,
};

/** Says that a day suits; what says in the same words that it does not is no answer. */
const SUITS: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:(?<!n['’]t |not )(?:works|suits|is fine|is good|is great|is perfect|would be (?:good|great|perfect))|I can do)(?!\p{L})(?! not)/iu,
  de: /(?<!\p{L})(?:passt|geht|ginge|klappt|ist (?:gut|in ordnung|perfekt|prima|okay|ok|mir recht))(?!\p{L})(?!(?: \p{L}+){0,3} (?:nicht|leider|schlecht))/iu,
  fr: /(?<!\p{L})(?<!ne )(?:(?:me|nous) (?:convient|va)|(?:c['’]est|est|sera) (?:parfait|bon|bien|d['’]accord|ok)|ça (?:me |nous )?(?:va|convient|marche))(?!\p{L})(?! pas)/iu,
  es: /(?<!\p{L})(?<!no )(?:(?:me|nos) (?:va|viene) (?:bien|perfecto|genial)|(?:está|es|sería) (?:bien|perfecto)|me (?:encaja|cuadra))(?!\p{L})/iu,
};

export const fixingWordsOf = (language: string | null): FixingWords => ({
  fixes: FIXES[language ?? ''] ?? NEVER,
  suits: SUITS[language ?? ''] ?? NEVER,
});
