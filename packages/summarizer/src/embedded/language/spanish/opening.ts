import { wordSet } from '../language.ts';
import type { Opening } from '../talk/opening.ts';

const ORDINAL =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|siguiente|últim[oa]|próxim[oa]|otr[oa])';

export const spanishOpening: Opening = {
  leads: new RegExp(
    String.raw`^(?:(?:el |la |un |una )?${ORDINAL} (?:punto|tema|asunto|cosa|cuestión|parte)|lo (?:primero|segundo|siguiente|último|otro)|(?:punto|tema|número) (?:\p{L}+|\d+)|una (?:última )?cosa(?: más)?|otra cosa|(?:y )?(?:ahora|luego|después)(?=[, :.])|(?:y )?por último|para (?:terminar|acabar|empezar|ir acabando)|(?:vamos|seguimos|empezamos|continuamos) con|(?:empezamos|empecemos)(?: entonces)? por|(?:el |la |lo )?(?:primer|segund|tercer|últim|próxim)[oa](?=[,:])|(?:el |la )?siguiente(?=[,.:])|pasamos a|pasemos a|volviendo a|(?:nos )?(?:queda|quedan|falta|faltan)|lo del?|en cuanto a|respecto a|sobre|toca)(?!\p{L})[,.:;]? *(?:es )?`,
    'iu',
  ),
  tails: /,? (?:entonces|ahora|pues|también|primero|rápido|luego|por favor)$/iu,
  first: /,? (?:primero|lo primero|para empezar)$/iu,
  added:
    /^(?:una (?:última )?cosa(?: más)?|otra cosa|ya que estamos|ahora que (?:os|te) tengo(?: aquí)?|antes de que se me olvide)$/iu,
  exclaims:
    /^[¡¿]?(?:qué (?!pasa)|(?:el |la )?pobre(?:cit[oa])?[.!]|\p{L}+(?:ad[oa]s?|id[oa]s?|ísim[oa]s?|os[oa]s?|ables?|ibles?|mente|ando|iendo|(?<!(?<!\p{L})(?:tr|r|extr|rac))[aei]mos|[áéíóú]\p{L}{1,5}(?:nos|me|l[aeo]s?))[.!,]|(?:di|da)(?:me|nos)(?!\p{L})|(?:perfecto|genial|estupendo|fenomenal|fantástico|exacto|justo|cierto|normal|mentira|verdad|lástima|gracias|perdón|claro|total|fuera|listo|raro|mejor|igual|suficiente|bastante|anda|vaya|hombre|mujer|caramba|ostras|jolín|calla|callad|venga|ojo|cuidado|silencio|socorro|atención|momento)(?!\p{L}))/iu,
  handsOver:
    /^(?:eso (?:es (?:tuyo|cosa tuya)|te toca)|te toca|cómo (?:va|vas|vamos|lo llevas)|tú dirás|cuéntanos|en qué punto)(?!\p{L})/iu,
  raises:
    /(?<!\p{L})(?:(?:hablamos|hablemos|hablar) de|quería (?:hablar de|comentar|decir algo (?:de|sobre))|(?:puedo|podemos) (?:hablar de|comentar|decir algo (?:de|sobre))|(?:habría|hay) que (?:hablar de|decidir|ver)|cuéntanos|cuénteme|qué (?:pasa|hacemos|hay) con|cómo (?:va|van|vamos de|andamos de)) (?:el |la |los |las |lo del? |l |nuestr[oa]s? )?(?<topic>[^.?!,;:¿¡]{3,60})/iu,
  links: wordSet('de|del|la|el|los|las|para|y|en|con|a|al|por|un|una'),
  pronouns: wordSet('uno|una'),
  demonstratives: wordSet('este|esta|estos|estas|ese|esa|esos|esas|otro|otra'),
};
