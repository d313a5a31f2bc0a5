import type { MemoCues } from '../talk/memo.ts';

/** Behind `tengo que`: manners of speaking and states. */
const STATES = '(?:decir|admitir|ser|estar|tener|saber|ver|pensar|reconocer|creer|hablar de)';
const INFINITIVE =
  '(?:llamar|comprar|pedir|enviar|mandar|escribir|preguntar|reservar|pagar|buscar|preparar|hacer|recoger|devolver|cancelar|confirmar|imprimir|revisar|limpiar|arreglar|renovar|sacar|llevar|traer|cambiar|mirar|organizar|contactar|avisar|terminar|firmar|rellenar|apuntar|invitar|contestar|encargar|acordarme)';

export const spanishMemo: MemoCues = {
  plans: new RegExp(
    String.raw`(?<!\p{L})(?:(?:me )?(?:tengo|tendré|tendría) que (?!${STATES}(?!\p{L}))\p{L}+|hay que (?!${STATES}(?!\p{L}))\p{L}+|habrá que \p{L}+|(?:lo |la |los |las |se |le |me )*(?:debo|debería|voy a|necesito|quiero)(?! (?:que|un|una)(?!\p{L})) (?!${STATES}(?!\p{L}))\p{L}+(?:[aei]r(?:l[aoe]s?|me|se)*)(?!\p{L})|(?:que )?no se me (?:puede|vaya a|olvid\p{L}+)|no (?:puedo )?olvidar(?:me)?|acordarme de|(?:se |me )?(?:lo|la|los|las) (?:tengo|voy|hay) (?:que|a) (?!${STATES}(?!\p{L}))\p{L}+)|^(?:(?:y|luego|también|ah|además),? )*${INFINITIVE}(?= (?!que)\p{L})`,
    'iu',
  ),
  order: new RegExp(
    String.raw`^(?:(?:y|luego|también|ah|además|después),? )*(?:(?:tengo|tendré) que|hay que|habrá que|debo|voy a|necesito|quiero) (?:también )?(?<rest>\p{L}+(?:[aei]r(?:l[aoe]s?|me|se)*)(?!\p{L}).*)$|^(?:(?:y|ah),? )*(?:que )?no se me puede olvidar (?<forgotten>\p{L}+[aei]r(?!\p{L}).*)$`,
    'iu',
  ),
  noPlan:
    /(?<!\p{L})(?:para no olvid\p{L}+|si (?:quiero|debo|tengo que|voy a)|quizás?|tal vez|a lo mejor|podría(?:mos)?|tenía que|quería|ya veré|me gustaría|algún día|igual)(?!\p{L})/iu,
  list: /^(?:(?:la |lista de la |para la )?(?:compra|lista|súper|supermercado|comprar))(?: ?[.:–—-]|,)/iu,
  frame:
    /^(?:(?:a ver|bueno|vale|y|ok|pues|ah),? )*(?:(?:nota|mensaje|recordatorio)(?: de voz)?(?: para mí)?(?:, .{0,60})?|(?:creo que )?(?:ya está|eso es todo|y ya|nada más)(?: por (?:hoy|ahora))?|qué más)[.?! ]*$/iu,
  undecided:
    /(?<!\p{L})(?:no (?:lo )?sé (?:todavía |aún )?|(?:todavía|aún) no (?:sé|he decidido|hemos decidido|tengo claro) |no tengo claro |me pregunto |a ver )(?=(?:si|quién|qué|cuándo|dónde|cómo|cuánto|cuál)(?!\p{L}))/iu,
  noYou: /(?!)/gu,
  addresses:
    /(?<!\p{L})(?:(?:puedes|podrías|quieres|sabes)(?!\p{L})|¿(?:tienes|has|podéis|puede)|señoras|estimad\p{L}+|(?:ustedes|vosotros))(?!\p{L})/iu,
};
