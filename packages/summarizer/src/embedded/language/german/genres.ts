import { genresOf } from '../talk/genres.ts';

export const germanGenres = genresOf({
  show: 'podcast|(?:diese|dieser|heutige[rn]?|neuen?) (?:folge|episode|sendung|ausgabe)|(?:liebe|unsere) (?:hörer|zuhörer)(?:innen)?|(?:zwei|drei|meine[nm]?|unsere[nm]?) (?:gäste?|gast)(?: im studio)?|schön, dass (?:sie|ihr) (?:wieder )?(?:eingeschaltet|dabei|zuhör)\\p{L}*|im studio',
  showAside:
    'präsentiert von|gesponsert|unser(?:em|es|en)? (?:sponsor|werbepartner|partner)|rabattcode|(?:mit dem )?code (?-i:\\p{Lu}[\\p{Lu}\\p{N}]+)|abonnier\\p{L}*|bewertet uns|fünf sterne|überall, wo es podcasts gibt|(?:nächste woche|nächstes mal|in der nächsten (?:folge|sendung)) (?:sprechen|reden|geht|schauen)|folgt uns|in den shownotes|bleiben sie dran',
  source:
    'sagte?|sagten|erklärte?|erklärten|warnte?|meint|meinte|betonte?|laut|zufolge|nach angaben',
  why: 'weil|wegen|aufgrund|denn|damit|dank|deshalb|daher',
  first:
    'er|sie|ihm|ihn|ihnen|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|dies(?:e[nmrs]?)?|beide|jene[nmrs]?|dessen|deren|das(?! (?:\\p{Ll}+e[snrm]? )*\\p{Lu})|dort|davon|damit|dafür|dazu|darin|darauf|darum|deshalb',
  says: String.raw`(?:sagte?|sagten|rechnete?|rechneten|meinte?|erklärte?|erzählte?|fragte?|berichtete?|warnte?|betonte?|kündigte?|schätzte?) (?:er|sie)(?: (?:vor|an|aus))?`,
  step: 'schritt|teil',
  heads: 'von|an|cc|betreff|datum',
  month: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  behindDay: '\\.?',
});
