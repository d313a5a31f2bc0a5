import { genresOf } from '../talk/genres.ts';

export const spanishGenres = genresOf({
  show: 'p[oó]dcast|(?:este|nuevo|último|primer) (?:episodio|programa)|(?:queridos |nuestros )?oyentes|(?:nuestr[oa]s?|mi|dos|tres) invitad[oa]s?|(?:estás|estáis|están) escuchando|bienvenid[oa]s (?:a|otra vez)',
  showAside:
    'patrocinad[oa]|(?:nuestro|nuestros) (?:patrocinador|patrocinadores|colaborador)|código (?:promocional|de descuento|(?-i:\\p{Lu}[\\p{Lu}\\p{N}]+))|suscr[ií]b\\p{L}+|cinco estrellas|déja(?:d)?nos (?:un comentario|una reseña)|(?:la semana que viene|la próxima semana|en el próximo episodio),? (?:hablaremos|hablamos|vamos a hablar)|seguidnos|síguenos',
  source:
    'dice|dijo|dicen|afirma|afirmó|advierte|explica|explicó|según(?! (?:sus?|el caso|la (?:edad|época|temporada)))',
  why: 'porque|debido a|gracias a|ya que|por eso|puesto que|a causa de',
  first:
    'él|ella|ellos|ellas|su|sus|est[eao]s?|es[eao]s?|aquel(?:la|los|las)?|ambos|ambas|dich[oa]s?|ello',
  says: '(?:asegura|afirma|dice|dijo|explica|explicó|añade|añadió|cuenta|contó|señala|defendió|advierte|lamenta|recuerda)(?=[,.]| (?:él|ella|ellos|ellas)(?!\\p{L}))',
  step: 'paso|parte',
  heads: 'de|para|cc|asunto|fecha',
  month: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  behindDay: '(?: de)?',
});
