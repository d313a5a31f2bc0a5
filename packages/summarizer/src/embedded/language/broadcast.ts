/** How a show that is recorded for listeners speaks to them and of itself. */
export interface BroadcastCues {
  /** Greets listeners, or names the show: what follows is no meeting. */
  show: RegExp;
  /** Asks to subscribe, thanks a sponsor, tells what the next show is about: nothing of what the show is about. */
  aside: RegExp;
}

const cues = (show: string, aside: string): BroadcastCues => ({
  show: new RegExp(String.raw`(?<!\p{L})(?:${show})(?!\p{L})`, 'iu'),
  aside: new RegExp(String.raw`(?<!\p{L})(?:${aside})(?!\p{L})`, 'iu'),
});

const CUES: Readonly<Record<string, BroadcastCues>> = {
  en: cues(
    "podcast|(?:this|today['’]s|the last|last week['’]s) episode|(?:our|the|dear) listeners|(?:my|our|two|three) guests?(?: today| this week)|(?:you(?:['’]re| are)) listening to|welcome (?:back )?to (?:the show|the programme|another|[\"“‘])",
    "brought to you by|(?:a word from |thanks to )?our sponsors?|sponsored by|promo code|use (?:the )?code|subscribe|leave (?:us )?a (?:review|rating)|five[- ]star|wherever you get your podcasts|next (?:week|time|episode)(?: on the show)?,? (?:we|I)(?:['’](?:ll|re)| will| are)? (?:be )?(?:talk|speak|discuss|look)\\p{L}*|follow us on|in the show notes|back after the break",
  ),
  de: cues(
    'podcast|(?:diese|dieser|heutige[rn]?|neuen?) (?:folge|episode|sendung|ausgabe)|(?:liebe|unsere) (?:hörer|zuhörer)(?:innen)?|(?:zwei|drei|meine[nm]?|unsere[nm]?) (?:gäste?|gast)(?: im studio)?|schön, dass (?:sie|ihr) (?:wieder )?(?:eingeschaltet|dabei|zuhör)\\p{L}*|im studio',
    'präsentiert von|gesponsert|unser(?:em|es|en)? (?:sponsor|werbepartner|partner)|rabattcode|(?:mit dem )?code (?-i:\\p{Lu}[\\p{Lu}\\p{N}]+)|abonnier\\p{L}*|bewertet uns|fünf sterne|überall, wo es podcasts gibt|(?:nächste woche|nächstes mal|in der nächsten (?:folge|sendung)) (?:sprechen|reden|geht|schauen)|folgt uns|in den shownotes|bleiben sie dran',
  ),
  fr: cues(
    'podcast|(?:cet|dans cet|nouvel|premier) épisode|chers (?:auditeurs|auditrices)|(?:notre|nos|mon|deux|trois) invitée?s?|vous écoutez|bienvenue dans (?:cette|cet|«|“|notre)',
    'offert par|(?:un mot de |merci à )?(?:notre|nos) (?:partenaires?|sponsors?|annonceurs?)|sponsorisé|code (?:promo|(?-i:\\p{Lu}[\\p{Lu}\\p{N}]+))|abonnez-vous|cinq étoiles|laissez(?:-nous)? (?:un commentaire|un avis)|(?:la semaine prochaine|la prochaine fois|dans le prochain épisode),? (?:on|nous) (?:parle|parlera|parlerons|reçoit|recevra)\\p{L}*|suivez-nous',
  ),
  es: cues(
    'p[oó]dcast|(?:este|nuevo|último|primer) (?:episodio|programa)|(?:queridos |nuestros )?oyentes|(?:nuestr[oa]s?|mi|dos|tres) invitad[oa]s?|(?:estás|estáis|están) escuchando|bienvenid[oa]s (?:a|otra vez)',
    'patrocinad[oa]|(?:nuestro|nuestros) (?:patrocinador|patrocinadores|colaborador)|código (?:promocional|de descuento|(?-i:\\p{Lu}[\\p{Lu}\\p{N}]+))|suscr[ií]b\\p{L}+|cinco estrellas|déja(?:d)?nos (?:un comentario|una reseña)|(?:la semana que viene|la próxima semana|en el próximo episodio),? (?:hablaremos|hablamos|vamos a hablar)|seguidnos|síguenos',
  ),
};

/** Whether a sentence belongs to a show's frame: its advertising, its requests to listeners, what comes next. */
export const isBroadcastAside = (raw: string, language: string | null): boolean =>
  language !== null && CUES[language]?.aside.test(raw) === true;

/** Whether a sentence shows that listeners are spoken to. */
export const namesShow = (raw: string, language: string | null): boolean =>
  language !== null && CUES[language]?.show.test(raw) === true;
