import { dutiesOf } from '../talk/duties.ts';

export const spanishDuties = dutiesOf({
  due: /(?<!\p{L})(?:(?:se )?(?:celebrar|decidir|votar|publicar|presentar|revisar|debatir)(?:á|án)|tendrá lugar)(?!\p{L})[^.;:?!]{0,90}?(?<!\p{L})(?:el (?:día )?(?=\d{1,2} de|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|cada \p{L}+ (?:meses|semanas))|^(?:Antes|A más tardar|Hasta)(?: del?| el)? (?:\d{1,2}(?!\d)|fin(?:al|ales)?)[^.;:?!]{3,80}(?<!\p{L})(?:debe|deben|deberá|deberán|tienen? que|tendrán? que)(?!\p{L})|(?<!\p{L})(?:debe|deben|deberá|deberán|tiene que|tienen que|tendrá que|podrán?|pueden?|(?!(?:ser|estar|habr|tendr|durar|empezar|comenzar|acabar|terminar|costar|seguir|quedar|permanecer|abrir|reabrir|cerrar|podr)án?(?!\p{L}))\p{L}{2,}rán?)(?!\p{L})[^.;:?!]{3,120}(?<!\p{L})(?:antes del?|hasta el|a más tardar el) (?=\d{1,2}(?!\d)|\p{L}+ de|fin(?:al|ales)? de)/iu,
  pledged:
    /(?<!\p{L})(?:(?:ha|han) prometido(?: también)?|se (?:ha|han) comprometido(?: también)? a|se comprometi(?:ó|eron)(?: también)? a|prometi(?:ó|eron)) \p{Ll}+(?:ar|er|ir)(?:l[aeo]s?|se)?(?!\p{L})/u,
  passive: /(?<!\p{L})ser \p{L}+[ai]d[oa]s?(?!\p{L})/u,
  has: 'debe|deben|deberá|deberán|tiene que|tienen que|tendrá que|tendrán que|puede|pueden|podrá|podrán|ha|han|se',
  by: 'por',
  article: 'el|la|los|las|un|una|su|sus|al|del',
});
