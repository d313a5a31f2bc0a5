import {
  between,
  deadlines,
  moved,
  opening,
  replacing,
  starting,
  suits,
  tally,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Phrasing,
} from '../phrasing.ts';
import { spanishMentions } from './mentions.ts';

export const spanishPhrasing: Phrasing = {
  times: times(
    String.raw`(?:el|la) (?:año|mes|semana|temporada|invierno|verano|trimestre) (?:pasad[oa]|anterior)|la última vez|antes|hace un (?:año|mes)`,
    String.raw`est[ea] (?:año|mes|semana|temporada|vez|invierno|verano|trimestre)|ahora|actualmente|hoy`,
    'a|y|contra',
  ),
  corrections: [
    /(?<!\p{L})no (?<denied>[^,.;:?!]{3,60}),? sino (?!también)(?<said>[^.;:?!]{3,80})/gu,
    /(?<said>[^.;:?!]{3,80}), (?:y )?no (?<denied>[^,.;:?!]{3,40})(?=[.;!]|$)/gu,
  ],
  spared:
    /^\W*(?:(?:ay|no|gracias|por favor)\W+)*(?:no hace falta|no es necesario|mejor no|no te molestes|no os molestéis|déjalo|dejadlo|ni se te ocurra|por favor,? no|no,? gracias|no,? por favor)(?!\p{L})/u,
  pending: whole(
    String.raw`todavía no|aún no|hasta que (?:\p{L}+ )?(?:lleg|firm|aprueb|conteste|diga)\p{L}*|pendiente|falta que|queda por|a la espera|sin firmar|eso quisiera saber`,
  ),
  relations: { before: 'antes', after: 'después tras', with: 'con', without: 'sin' },
  ways: [between('de|del|desde', 'a|al|hasta|hacia'), replacing(spanishMentions.ratherThan)],
  estimates: trend(
    String.raw`sobr[ea]?estim\p{L}+|exager\p{L}+|demasiado (?:alt|grande)\p{L}*`,
    String.raw`(?:sub|infra)estim\p{L}+|demasiado (?:baj|pequeñ)\p{L}*`,
  ),
  trends: trend(
    String.raw`sub(?:e|en|ir|ió|ieron|ido|iría|irá|en)|aument(?:a|an|ar|ó|aron|ado)|encarec\p{L}+|más car[oa]s?|crec(?:e|en|ió|ido)`,
    String.raw`baj(?:a|an|ar|ó|aron|ado|aría|ará)|reduc(?:e|en|ir|ido)|redujo|disminu\p{L}+|abarat\p{L}+|más barat[oa]s?`,
  ),
  untold: /(?<!\p{L})(?:no|nunca|que)(?!\p{L})/iu,
  saying: verbs(
    'dice|dijo|informa|informo|pregunta|pregunto|propone|propuso|sugiere|sugirio|explica|explico|menciona|menciono|advierte|advirtio|avisa|aviso|se|recomienda|recomendo|recuerda|recordo|admite|admitio|anuncia|anuncio|afirma|afirmo|comenta|comento|responde|respondio|contesta|contesto|insiste|insistio|confirma|confirmo|comunica|comunico|senala|senalo|hablo',
  ),
  asking: verbs('pregunta|pregunto'),
  both: /(?<!\p{L}|de )(?:amb[oa]s|l[oa]s dos|enter[oa])(?!\p{L})/u,
  only: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente)(?!\p{L})/u,
  turnsDown: opening(
    'ah|oh|hombre|pues|uy|ay|bueno|hm+',
    String.raw`no(?!,? (?:hay problema|pasa nada|lo sé|sé))|nunca|jamás|qué va|ni hablar|de ninguna manera|imposible|mejor no|ni pensarlo`,
  ),
  votes: vote(String.raw`vot\p{L}+`, 'a favor', 'en contra|contra'),
  tally: tally('votos?', 'a favor', 'a|contra'),
  putsInstead:
    /^(?:(?:no|vale|bueno|pues|entonces),? )*(?:que sean|pongamos|digamos|mejor|nos quedamos (?:en|con)|lo dejamos en) /u,
  takesBack: whole(
    String.raw`olvid(?:ad|a|en)lo|tachad(?:lo)?|no,? (?:perdón|espera|esperad)|perdón,? no`,
  ),
  withdraws: whole('lo retiro|retirarlo|echarme atrás'),
  corrects: starting('(?:o )?mejor|no|perdón|pon|que sean'),
  deadlines: deadlines('antes de|antes del|hasta|para|a más tardar'),
  moved: moved('ahora|pasa al?|aplazad[oa] al?', 'el'),
  suits: suits('me va bien|perfecto|va bien', 'entonces'),
  affirms: starting('sí|claro'),
  offersOther: /(?<!\p{L})pero (?:lo |la )?puedo/u,
  wished: whole(
    String.raw`quería\p{L}*|había\p{L}* (?:pensado|propuesto|previsto|querido|pedido|dicho)|hubiera\p{L}*|pensaba\p{L}*`,
  ),
  dropped: whole(
    String.raw`rechaz\p{L}*|renunci\p{L}*|deneg\p{L}*|anul\p{L}*|descarta\p{L}*|sigue (?:igual|cerrad[oa])`,
  ),
};
