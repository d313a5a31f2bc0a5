import type { Telling } from '../talk/telling.ts';

export const spanishTelling: Telling = {
  settled:
    /(?<!\p{L})(?<!(?<!\p{L})no (?:\p{L}+ ){0,2})(?:(?:hemos|he) (?:ya )?(?:decidido|acordado|votado)|(?:decidimos|acordamos|votamos)|(?:está|quedó|queda) (?:ya )?(?:decidido|acordado|hablado|cerrado|firmado))(?!\p{L})/iu,
  leavesOut:
    /(?<!\p{L})(?:no (?:l[oae]s? |me |nos )?(?:pong|publi[qc]|escrib|cit|saqu|nombr|mencion|impri[m])\p{L}*(?: usted)?(?!\p{L})|(?:l[oae]s? )?(?:quito|quitamos|quitaré|dejo|dejamos|dejaré)(?: (?:el|la|los|las) \p{L}+)? fuera(?!\p{L})|(?:l[oae]s? )?(?:quito|quitamos|quitaré)(?: (?:el|la|los|las) \p{L}+)?(?=[.,;!]| del (?:texto|artículo))|fuera de micrófono)/iu,
  stays:
    /(?:^|[,;–—] ?)(?:así que|por eso|o sea que|conque|de modo que),? (?:se queda|nos quedamos|sigue|seguimos|quedan)(?!\p{L})/iu,
  offered:
    /(?<!\p{L})(?:(?:me|nos|le) (?:ofrecieron|ofreció|ofrecían|daban|dan)|(?:hizo|hicieron) una (?:\p{L}+ )?oferta|(?:la|lo|las|los) quer(?:ían?|ía) (?:comprar|para)|quer(?:ían?|ía) comprar\p{L}*)(?!\p{L})/iu,
  declined:
    /(?<!\p{L})(?:(?:dijimos|dije|hemos dicho|he dicho) que no|(?:l[oae]s? )?(?:rechacé|rechazamos|hemos rechazado|he rechazado))(?!\p{L})/iu,
  longAgo:
    /(?<!\p{N})(?:1\d|20)\d\d(?!\p{N})|(?<!\p{L})(?:hace \p{L}+ años|en aquella época|antiguamente|mil novecientos \p{L}+|(?:en|desde) (?:el )?dos mil(?: \p{L}+)?)(?!\p{L})/iu,
  courses:
    /(?<!\p{L})(?:clases?|sesi(?:ón|ones)|seminarios?|prácticas?|exámen(?:es)?|examen|parcial(?:es)?|visitas?|salidas?|entregas?|tutorías?|aula|talleres|taller)(?!\p{L})/iu,
  moved:
    /(?<!\p{L})(?:no (?:hay|habrá|tendremos|tenemos) (?:clase|seminario|prácticas|sesión)|(?:se (?:pasa|traslada|cambia|aplaza|adelanta|mueve|suspende|cancela)|queda (?:aplazad[oa]|suspendid[oa]|cancelad[oa]))n?|no se (?:hace|hará|celebra|celebrará)|ya no (?:estamos|nos vemos|damos))(?!\p{L})/iu,
  instead:
    /(?<!\p{L})(?:en (?:su|vez|lugar)|se recupera|la recuperamos|la hacemos|lo hacemos|sino)(?!\p{L})/iu,
};
