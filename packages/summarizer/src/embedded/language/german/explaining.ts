import { termOf, type Explaining } from '../talk/explaining.ts';

const TERM = `(?:(?:der|die|das|den|ein|eine|einen) )?${termOf(
  4,
  'der|die|das|den|dem|dies|diese[rsmn]?|es|er|sie|wir|ich|man|hier|da|dann|was|wer|wie|wo|warum|wenn|so|und|aber|alle|ein|eine|einer|mein|dein|sein|ihr|unser|jede[rsmn]?|jetzt|heute|dort|damit|dabei|entscheidend|wichtig|interessant|typisch|bekannt|gemeint|auffällig|richtig|falsch|ausschlaggebend|maßgeblich|ursache|grund|ziel|folge|ergebnis|voraussetzung|in|im|ins|an|am|auf|aus|bei|beim|bis|durch|für|gegen|hinter|mit|nach|neben|ohne|seit|trotz|über|um|unter|von|vom|vor|während|wegen|zu|zum|zur|zwischen',
)}`;
const LAST = String.raw`(?:den |die |das |der |einen? )?["„]?${termOf(3, 'das|es|so|man|wir|hier|sich|nicht|als|dann')}["“”]?[.!]?$`;

export const germanExplaining: Explaining = {
  terms: [
    new RegExp(
      String.raw`^Unter (?:dem Begriff |der |dem |den |einem |einer )?${termOf(4, 'diese[rsmn]?')} verst(?:eht man|ehen wir)`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:ist|sind) (?:also |im Grunde |einfach |nichts anderes als |nichts weiter als )?(?:(?:der|die|das|eine?)(?: [\p{L}-]+){0,2}? (?-i:\p{Lu})[\p{L}-]+(?:,| (?:von|vom|der|des|zwischen|aus|für|pro|durch|mit|in|im|zu|zum|zur|auf|an|bei))(?!\p{L})|wenn |definiert )`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:bedeutet|bezeichnet|steht für|heißt(?=[:,])|wird definiert als|ist definiert als|besagt)(?!\p{L})`,
      'iu',
    ),
    // `Stützweite heißt der Abstand zwischen …`
    new RegExp(
      String.raw`^${TERM} heißt (?:der|die|das|eine?)(?: [\p{L}-]+){1,3}? (?:von|vom|der|des|zwischen|aus|für|pro|durch|mit|in|im|zu|zum|zur|auf|an|bei)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:(?:wir|man) nennen?t?|nennen wir|nennt man) (?:eine?n?|den|die|das) [\p{L}-]+ (?<term>\p{L}{4,}),? wenn(?!\p{L})/iu,
    /(?<!\p{L})(?:dafür|davon|dazu) heißt (?:der |die |das )?(?<term>\p{Lu}[\p{L}-]+)(?=[.,!]|$)/u,
    new RegExp(
      String.raw`(?<!\p{L})(?:nennt man|nennen wir|bezeichnet man als)(?: (?:das|es|dies|so was))? ${LAST}`,
      'iu',
    ),
    /(?<!\p{L})(?:dies|das|\p{Lu}\p{L}+) heißt (?:der |die |das )?(?<term>\p{Lu}[\p{L}-]+)[.!]?$/u,
  ],
  formula:
    /(?<!\p{L})(?:[b-xz] (?:mal|durch|plus|minus|geteilt durch) [b-xz]|ist gleich|\p{L}+ gleich \p{L}+ (?:mal|durch|plus|minus)|geteilt durch|multipliziert|berechnet sich|berechnet man|Formel|zum Quadrat)(?!\p{L})/iu,
  sumsUp:
    /^(?:(?:also|gut),? )?(?:fassen wir (?:kurz |das |noch einmal )*zusammen|ich fasse (?:kurz |noch einmal )?zusammen|zusammengefasst|kurz gesagt)(?:[:,] ?(?=\S))/iu,
  plan: /^(?:(?:so|also|gut|okay|und|ja|nun)[,.]? )*(?:(?:unser|das|mein) (?:heutiges |)thema (?:heute|für heute|ist heute)|unser heutiges thema|(?:letzte (?:woche|stunde)|letztes mal|heute|wir)(?!\p{L}).*(?:geht es um|heute kommt|heute kommen|(?<=letztes mal |letzte woche |letzte stunde )(?:hatten|waren|haben) wir|dran(?=[.!]?$)|immer noch bei|beschäftigen|weiter mit|gesprochen|angeschaut|angesehen|gesehen|sprechen wir|reden wir|schauen wir|machen wir|behandelt|fangen wir|beginnen wir|machen (?:heute )?weiter|ansehen|anschauen|besprechen)|(?:rechnen|schauen|machen|nehmen) wir (?:das|uns das|das mal|jetzt|einmal|mal)(?: (?:mal|einmal|jetzt))?(?: (?:für|an|als|durch)(?: \p{L}+)?)?[.!]?$|(?:jetzt|nun|damit|noch etwas) (?:kommen wir )?(?:zu[rm]?|zu den) .{2,40}$|ein beispiel[,.]|nächste (?:woche|stunde)(?!\p{L}).*wir(?!\p{L}))/iu,
  believed:
    /(?<!\p{L})(?:(?:viele|die meisten|manche|alle|einige)(?: (?:von uns|leute|menschen|\p{L}+))?|leute|man|jeder|es|wir(?: alle)?|sie)(?: \p{L}+)? (?:glaub|denk|dacht|mein|sag|les|lies|hör|behaupt|heißt|nehmen|nimmt|heiße)\p{L}*(?!\p{L})|(?:oft|häufig|gern|manchmal|früher|immer wieder)(?: \p{L}+)? (?:heißt|hieß|liest|hört|sagt|glaubt|denkt) (?:es|man)(?!\p{L})/iu,
  denies:
    /^(?:(?:aber|doch|nun),? )?(?:(?:das|dies|es) (?:ist|war|stimmt)(?: (?:aber|natürlich|leider|schlicht|schlichtweg|einfach|jedoch|ganz|so|gar))* (?:falsch|unsinn|quatsch|unfug|nicht(?: (?:wahr|so|richtig|der fall))?|ein (?:irrtum|märchen|mythos|trugschluss|missverständnis|fehler)|eine legende)|stimmt (?:aber |so |gar )?nicht|falsch|irrtum|von wegen|weit gefehlt|mitnichten|keineswegs)[.!]$/iu,
  school:
    /(?<!\p{L})(?:Klausur|Vorlesung|Prüfung|Hausaufgaben?|Seminar|Übungsblatt|Lehrbuch)(?!\p{L})/u,
  homework: {
    begins:
      /(?<!\p{L})(?:Hausaufgaben?|(?:Übungs|Arbeits|Aufgaben)bl(?:att|ätter)|Abgabe|abgeben|abzugeben|Abgabetermin|(?:tragen|schreiben) (?:Sie|ihr) (?:sich|euch)|anmelden)(?!\p{L})/u,
    tells:
      /(?:^|, )(?:(?:und|also|dann|bitte|ach),? )*(?:(?:\p{Lu}?\p{Ll}{2,}e?n Sie|lest|macht|schreibt|rechnet|löst|bringt|gebt|bearbeitet|lernt|tragt)(?!\p{L})|Abgabe(?!\p{L}))|(?<!\p{L})(?:bitte|Pflicht|freiwillig|(?:tragen|schreiben|melden) (?:Sie|ihr)|(?:müsst|sollt) ihr|(?:müssen|sollen) Sie|(?:wird|werden) abgegeben|abzugeben)(?!\p{L})/u,
    goesOn:
      /^(?:und )?(?:das|es|die) (?:muss|müssen|ist|sind|wird|werden)(?!\p{L}).*(?<!\p{L})(?:ab(?:ge|zuge)geb\p{L}*|fällig|abgeben)(?!\p{L})|^(?:und )?(?:(?:das|es|die) (?:geben|laden|bringen|schicken|gebt|ladet|bringt|schickt) (?:ihr|(?-i:Sie))|(?:ihr|(?-i:Sie)) (?:gebt|ladet|bringt|schickt|geben|laden|bringen|schicken) (?:mir )?(?:das|es|sie|die))(?!\p{L})|^(?:(?:eine|zwei|drei|\p{N}+) seiten?,? )?(?:abzugeben|abgabe)(?!\p{L})/iu,
    nextTime:
      /(?<!\p{L})(?:(?:für|zu[mr]|bis zu[mr]|auf) (?:das |die )?nächste[ns]? (?:mal|stunde|sitzung|vorlesung|termin|übung|treffen))(?!\p{L})/iu,
    delivers:
      /(?<!\p{L})(?:(?:ladet|gebt|schickt|bringt|lest|schreibt|reicht|bereitet) ihr|ihr (?:ladet|gebt|schickt|bringt|lest|schreibt|reicht|bereitet)|(?:laden|geben|schicken|bringen|lesen|schreiben|reichen|bereiten) (?-i:Sie)|(?-i:Sie) (?:laden|geben|schicken|bringen|lesen|schreiben|reichen|bereiten))(?!\p{L})/iu,
    bids: /(?:^|, (?:und )?|(?<!\p{L})und )(?:(?:dann|also|bitte),? )*(?:(?:bringen|ziehen|lesen|bereiten|schicken|senden|laden|besorgen|kaufen|drucken|installieren|lernen|wiederholen) Sie|bringt|zieht|lest|bereitet|schickt|ladet|besorgt|kauft|druckt|installiert|lernt|wiederholt)(?!\p{L})/iu,
    please: /(?<!\p{L})bitte(?!\p{L})/iu,
    tellsYou:
      /^(?:(?:und|also|dann|da|dafür|dazu|bis dahin),? )*(?:ihr (?!(?:habt|seid|wisst|kennt|seht|könnt|dürft|wollt|mögt|hattet|wart|findet|merkt|erinnert|braucht|bekommt|kriegt)(?!\p{L}))\p{L}{3,}t|(?!(?:habt|seid|wisst|kennt|seht|könnt|dürft|wollt|mögt|hattet|wart|findet|merkt|erinnert|braucht|bekommt|kriegt)(?!\p{L}))\p{L}{3,}t ihr|(?-i:Sie) (?!(?:haben|sind|wissen|kennen|sehen|können|dürfen|wollen|mögen|hatten|waren|finden|merken|erinnern|brauchen|bekommen|kriegen)(?!\p{L}))\p{L}{3,}e?n)(?!\p{L})/iu,
    allows:
      /(?<!\p{L})(?:ihr (?:könnt|dürft)|(?:könnt|dürft) ihr|(?-i:Sie) (?:können|dürfen)|(?:können|dürfen) (?-i:Sie))(?!\p{L})/iu,
  },
  room: /(?<!\p{L})(?:(?:wer|die) (?:am|an der|hinten|vorne?)(?: \p{L}+)? (?:sitzt|steht|sitzen|stehen)|fenster (?:auf|zu)|tür zu|mikro(?:fon)? (?:geht|ist|war)|vorsicht,? (?:stufe|kopf|an der|mit dem|am)|kommen sie (?:\p{L}+ )*näher|passen sie auf (?:ihren kopf|die stufe)|versteht man mich|hören sie mich)(?!\p{L})/iu,
  example:
    /^(?:(?:so|also|und|nun)[,]? )*(?:nehmen wir (?:an|mal|einmal)|stellen sie sich|stellt euch|zum beispiel|beispielsweise|angenommen|mal \p{N})(?!\p{L})/iu,
  trueOrFalse: 'Richtig oder falsch?',
  asksWhy: /^(?:und |aber |also )?(?:warum|wieso|weshalb)(?: (?:das|nicht|ist das so))?\?$/iu,
  leavesAnswer:
    /(?<!\p{L})(?:(?:notieren|schreiben) Sie (?:sich|Ihre|das)|(?:notiert|schreibt) (?:euch|eure|das)|komm(?:en|e) (?:wir |ich )?(?:\p{L}+ ){0,5}(?:darauf|drauf|dazu) zurück|(?:überlegen|merken|behalten) Sie|denken Sie (?:\p{L}+ )?(?:nach|darüber|drüber)|überlegt (?:mal|euch|schon)|merkt euch|denkt (?:\p{L}+ ){0,2}nach|noch nicht (?:antworten|beantworten|verraten)|(?:antwort|auflösung) (?:kommt|gibt es|gibt['’]s|folgt|später|am ende))(?!\p{L})/iu,
  returns:
    /(?<!\p{L})(?:zurück zu|antwort auf|beantwortet|erinnern sie sich an|erinnert euch an) ?(?:r|meiner?|unserer?|die|der|dieser?) (?:\p{L}+ )?frage|frage (?:vom (?:anfang|beginn)|von (?:vorhin|eben|anfang)|zu beginn)(?!\p{L})/iu,
  slip: {
    admits:
      /(?<!\p{L})(?:(?:hab(?:e|['’])?|hatte) ich (?:\p{L}+ ){0,6}|ich (?:hab(?:e|['’])?|hatte) (?:[\p{L}\p{N},]+ ){0,10})(?:gesagt|geschrieben|angegeben)(?!\p{L})|(?<!\p{L})(?:ich sagte|sagte ich)(?!\p{L})/iu,
    wrong:
      /(?<!\p{L})(?:falsch|fehler|irrtum|stimmt (?:so |aber )?nicht|nicht richtig|muss (?:\p{L}+ )?heißen|vertan|versprochen|verrechnet|verschrieben|korrigier\p{L}*|berichtig\p{L}*)(?!\p{L})/iu,
    zero: /^(?:null)$/iu,
    corrected: (right) => `Später berichtigt: ${right}`,
  },
  ordinal:
    /^(?:und |also )?(?:erstens|zweitens|drittens|viertens|fünftens|zum (?:ersten|zweiten|dritten)|schließlich)(?!\p{L})/iu,
  digresses:
    /^(?:(?:also|ach|und|ja|so),? )*(?:übrigens|nebenbei(?: bemerkt)?|das erinnert mich|(?:eine )?(?:kleine|kurze|lustige) (?:anekdote|geschichte|abschweifung))(?!\p{L})/iu,
  ask: (term) => `Was versteht man unter „${term}“?`,
};
