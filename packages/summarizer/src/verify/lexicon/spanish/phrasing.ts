import {
  between,
  deadlines,
  opening,
  replacing,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Mentions,
  type Phrasing,
} from '../phrasing.ts';

export const spanishPhrasing: Phrasing = {
  times: times(
    String.raw`(?:el|la) (?:año|mes|semana|temporada|invierno|verano|trimestre) (?:pasad[oa]|anterior)|la última vez|antes|hace un (?:año|mes)`,
    String.raw`est[ea] (?:año|mes|semana|temporada|vez|invierno|verano|trimestre)|ahora|actualmente`,
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
  ways: [between('de|del|desde', 'a|al|hasta|hacia'), replacing('en vez de|en lugar de')],
  estimates: trend(
    String.raw`sobr[ea]?estim\p{L}+|exager\p{L}+|demasiado (?:alt|grande)\p{L}*`,
    String.raw`(?:sub|infra)estim\p{L}+|demasiado (?:baj|pequeñ)\p{L}*`,
  ),
  trends: trend(
    String.raw`sub(?:e|en|ir|ió|ieron|ido|iría|irá|en)|aument(?:a|an|ar|ó|aron|ado)|encarec\p{L}+|más car[oa]s?|crec(?:e|en|ió|ido)`,
    String.raw`baj(?:a|an|ar|ó|aron|ado|aría|ará)|reduc(?:e|en|ir|ido)|redujo|disminu\p{L}+|abarat\p{L}+|más barat[oa]s?`,
  ),
  saying: verbs(
    'dice|dijo|informa|informo|pregunta|pregunto|propone|propuso|sugiere|sugirio|explica|explico|menciona|menciono|advierte|advirtio|avisa|aviso|se|recomienda|recomendo|recuerda|recordo|admite|admitio|anuncia|anuncio|afirma|afirmo|comenta|comento|responde|respondio|contesta|contesto|insiste|insistio|confirma|confirmo|comunica|comunico|senala|senalo|hablo',
  ),
  both: /(?<!\p{L}|de )(?:amb[oa]s|l[oa]s dos|enter[oa])(?!\p{L})/u,
  only: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente)(?!\p{L})/u,
  turnsDown: opening(
    'ah|oh|hombre|pues|uy|ay|bueno|hm+',
    String.raw`no(?!,? (?:hay problema|pasa nada|lo sé|sé))|nunca|jamás|qué va|ni hablar|de ninguna manera|imposible|mejor no|ni pensarlo`,
  ),
  votes: vote(String.raw`vot\p{L}+`, 'a favor', 'en contra|contra'),
  putsInstead:
    /^(?:(?:no|vale|bueno|pues|entonces),? )*(?:que sean|pongamos|digamos|mejor|nos quedamos (?:en|con)|lo dejamos en) /u,
  takesBack: whole(
    String.raw`olvid(?:ad|a|en)lo|tachad(?:lo)?|no,? (?:perdón|espera|esperad)|perdón,? no`,
  ),
  deadlines: deadlines('antes de|antes del|hasta|para|a más tardar'),
};

export const spanishMentions: Mentions = {
  unanimous: String.raw`por unanimidad|unánimemente`,
  abstains: String.raw`me abstengo|se abst\p{L}+|abstención`,
  notOnly: String.raw`solo|sólo|solamente`,
  contrasts: String.raw`en vez|frente|primero|desechó|inicialmente|mitad`,
  thought: String.raw`(?:todos|todo el mundo|la gente|muchos|algunos) (?:creen?|cree[ií]a[n]?|dicen?|piensan?)`,
  forMe: String.raw`(?:da|d[eé]|manda|mánda|manda|envía|presta|préste?a?|trae|tráe|pasa|pása|di)(?:me|nos)|me (?:puedes|podrías|das|mandas|envías|prestas|traes|pasas|dejas)`,
  ofTime: String.raw`hasta|esper\p{L}*|abierto|todavía`,
  reports: String.raw`pregunt\p{L}*|quer\p{L}+|contra|sigue\p{L}*|renunci\p{L}*`,
  turnedDown: String.raw`todavía|aún|sin|tampoco|rechaz\p{L}*|descart\p{L}*|contra|sigue\p{L}*|solo|sólo|quería\p{L}*|propon\p{L}*|propus\p{L}*|ofrec\p{L}*`,
  leavesOpen: String.raw`todavía|aún|espera\p{L}*|quiere\p{L}*|podría\p{L}*|sin|ni|cuando|tampoco|sigue\p{L}*|antes|contra|promet\p{L}*`,
  ballots: String.raw`votos?|votaron|votación|votó`,
};
