import { type Wishes, wishIn } from '../talk/wishes.ts';

const LEAD = String.raw`^(?:(?:et|alors|donc|bon|ok|merci|très bien|parfait|d'accord)[, ]+){0,3}(?:(?<called>(?-i:\p{Lu}[\p{L}-]+)), +)?(?:et |alors )?`;
const THING = '[^?.!]{3,120}?';
const END = ' ?(?=[?.!]|$)';
const INFINITIVE = String.raw`(?!(?:savoir|voir|être|avoir|penser|croire|comprendre)(?!\p{L}))(?:(?:l[ea]s?|lui|leur|en|y|se) |[ls]['’])*\p{L}{2,}(?:er|ir|re|oir)(?!\p{L})`;

const WISHES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:est-ce que )?(?:ça|cela) (?<negated>t['’]embête(?:rait)?|te dérange(?:rait)?|vous dérange(?:rait)?|t['’]ennuie(?:rait)?) (?:de |d['’])(?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?<negated>n['’]oublie(?:z)?) pas (?:de |d['’])(?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:tu (?:dois|devrais|devras)|il faut que tu|il faudrait que tu) (?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:il (?:faut|faudrait|faudra)|ce serait (?:bien|gentil|super|mieux)|j['’]aimerais(?: bien)?|je voudrais) que tu (?<verb>(?!(?:sois|aies|saches|puisses|ailles|comprennes|voies)(?!\\p{L}))\\p{L}+es) (?<thing>${THING})${END}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}tu (?:m['’]|nous |me )(?<verb>(?!(?:as|avais|aurais|dis|disais)(?!\\p{L}))\\p{L}+s) (?<thing>${THING}) ?\\?`,
    'iu',
  ),
];

/** Subjunctives of the second person that differ from the present. */
const SUBJUNCTIVE: Record<string, string> = {
  fasses: 'fais',
  prennes: 'prends',
  viennes: 'viens',
  préviennes: 'préviens',
  mettes: 'mets',
  écrives: 'écris',
  lises: 'lis',
  finisses: 'finis',
  rendes: 'rends',
  répondes: 'réponds',
  dises: 'dis',
};

/** `Ça t'embêterait de leur parler ?`, `n'oublie pas de payer`, `il faudrait que tu signes`, `tu m'envoies le compte rendu ?` */
export const frenchWishes: Wishes = {
  wishIn: wishIn(WISHES, (wish) => {
    const indicative = SUBJUNCTIVE[wish.verb?.toLowerCase() ?? ''];
    return indicative === undefined ? wish : { ...wish, verb: indicative };
  }),
  takenByNo: /^(?:ah |oh )?(?:non|pas du tout|bien sûr que non|aucun problème)(?=[,.! ]|$)/iu,
};
