import { NEVER } from '../language.ts';
import type { TakingOn } from '../talk/taking-on.ts';

export const spanishTakingOn: TakingOn = {
  whoDoes: /^[¿¡]?(?:(?:y|pues),? )?quién (?!(?:ha|es|sabe|tiene|era|paga|quiere)(?!\p{L}))/iu,
  asksAll: /(?<!\p{L})(?:todos|todas)(?!\p{L})/iu,
  somebody: NEVER,
  willDo: NEVER,
  takesOn: /(?<!\p{L})(?:hago|encargo|ocupo)(?!\p{L})/iu,
  bare: /^(?:(?:sí|vale|ok|bueno|claro|de acuerdo|pues),? )*(?:(?:ya )?(?:yo )?me (?:encargo|ocupo)(?: yo)?|voy yo|(?:ya )?(?:l[oa]s? (?:hago|llevo|miro) yo)|yo l[oa]s? (?:hago|llevo|miro)|déja(?:me)?l[oa]s?(?: a mí)?|eso (?:es mío|me toca(?: a mí)?)|(?:es )?mí[oa]s?)\P{L}*$/iu,
  namesWho: /^(?:\p{L}+, ){0,2}(?:[Ee]l |[Ll]a )?(?<name>\p{Lu}\p{Ll}+)(?:,? entonces)?[.!]?$/u,
  findsOut:
    /^(?:(?:okay|ok|pero|bueno),? )?(?:(?:lo|la|les?) (?:miro|pregunto|preguntaré|compruebo|averiguo)|se lo (?:pregunto|preguntaré)|me informo)[.!]?$/iu,
  asksQuantity:
    /(?<!\p{L})(?:medir|contar|pesar|cuánt[oa]s?|qué (?:ancho|alto|largo|tamaño))(?!\p{L})/iu,
  could: /(?<!\p{L})(?:puedo|podría)(?!\p{L})/iu,
  byOwn:
    /(?<!\p{L})(?:mi (?:hij[oa]|mujer|marido|pareja|herman[oa]|madre|padre|sobrin[oa]|prim[oa]|compañer[oa]|ayudante|aprendiz|secretari[oa]|oficina) (?:(?:te|le|l[oa]s?|se) )*(?!(?:es|está|era|ha|dice|piensa|cree|pregunta)(?!\p{L}))\p{L}+|(?<!\p{L})(?:se )?l[oa]s? \p{L}+[ae] mi (?:hij[oa]|mujer|marido|pareja|herman[oa]|madre|padre|sobrin[oa]|prim[oa]|compañer[oa]|ayudante|aprendiz|secretari[oa]|oficina))(?!\p{L})/iu,
  merely:
    /(?<!\p{L})(?:(?:sólo|solo|simplemente) (?:tengo que|hay que|\p{L}+o|\p{L}+ré)|no tengo más que|basta con)(?!\p{L})/iu,
  gives:
    /^(?:\p{L}+, )?(?:(?:el \p{L}+|mañana|hoy) )?l[oa]s? (?:tendrás|tienes|tendréis|tenéis)(?!\p{L})/iu,
  meToo: /^yo también(?!\p{L})/iu,
  asksToConfirm: /,? ¿?(?:no|vale|verdad|okay|ok)[ ?.!]*$/iu,
  ownPlan: /(?:, |,? y )(?:yo|nosotros)(?!\p{Ll}) ?(?=\p{L}).*$/u,
  lasts: /^hasta(?!\p{L})/iu,
  asksTime: /^(?:pero )?(?:dame|deme|dadme|necesito) (?:tiempo )?hasta(?!\p{L})/iu,
  searching: /, (?:digamos|eh+),(?= )/giu,
  hasActed:
    /^ (?:(?:me |nos |lo |la |le |les )*(?:ha|han) \p{L}+(?:do|cho|to)(?!\p{L})|(?:me |nos |lo |la |le |les )*(?:\p{L}{2,}ó|vino|dijo|fue|dio|hizo|estuvo|mandó)(?!\p{L}))/iu,
  reportsDone:
    /^(?:(?<thing>[\p{L} -]{2,40}) (?:está|están) (?:ya )?(?:pagad|enviad|reservad|encargad|pedid|comprad|hech|impres|mandad|entregad)[oa]s?|(?:ya )?he (?:pagado|enviado|reservado|encargado|pedido|comprado|hecho|impreso|mandado|entregado|alquilado|firmado) (?<deed>[^,;?]{2,60}))\P{L}*$/iu,
};
