import { WordClasses } from '../talk/word-classes.ts';

export const spanishClasses = new WordClasses({
  subject: 'yo tú él ella nosotros ustedes vosotros ellos ellas usted eso esto nadie alguien uno',
  verb: 'es son era eran soy eres somos está están estoy estás estamos estaba fue ha han he has hemos había hay puede pueden puedo puedes podemos podría podrías tiene tienen tengo tienes tenemos va van voy vas vamos quiere quiero quieres queremos debe hace hago haces hacemos sabe sé sabes será sería',
  asking: 'qué quién quiénes cuándo dónde cómo cuánto cuánta cuántos cuántas cuál cuáles',
  preposition: 'a al de del en con por para sin sobre entre desde hasta hacia según contra',
  determiner:
    'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa esos esas cada todo toda todos todas otro otra',
  joining: 'y e o u pero ni sino',
  dependent: 'porque si que cuando como aunque mientras donde',
  opener:
    'sí no vale bueno pues ok eh ah oh claro bien perfecto gracias venga mira oye hombre entonces exacto hola adiós ya ajá mmm este órale dale listo',
  negation: 'no nunca nada tampoco',
  object: 'me te se le lo la nos les los las mí ti',
  adverb: 'ahora hoy mañana ayer luego después también solo ya aquí allí todavía casi quizá igual',
  own: 'yo me mi mis he tengo puedo voy quiero hago estoy soy',
  other: 'tú usted ustedes vosotros te tu tus puedes tienes quieres vas',
  endings: [/(?:ar|er|ir)$/u, /(?:ado|ido)s?$/u, /mos$/u, /mente$/u, /s$/u, /[oa]$/u],
});
