/** First persons that change more than their ending. */
const IRREGULAR: Record<string, string> = {
  suis: 'est',
  ai: 'a',
  vais: 'va',
  connais: 'connaît',
  reconnais: 'reconnaît',
  parais: 'paraît',
  apparais: 'apparaît',
  plais: 'plaît',
};

/** The third person of what is said to `vous`, where it is no `-ez` for `-e`. */
const POLITE: Record<string, string> = {
  faites: 'fait',
  prenez: 'prend',
  mettez: 'met',
  venez: 'vient',
  revenez: 'revient',
  finissez: 'finit',
  écrivez: 'écrit',
  rendez: 'rend',
  appelez: 'appelle',
  rappelez: 'rappelle',
  jetez: 'jette',
  achetez: 'achète',
  amenez: 'amène',
  emmenez: 'emmène',
  levez: 'lève',
  enlevez: 'enlève',
  complétez: 'complète',
};

/** The present of the third person, from that of the second: `prépares` – `prépare`, `prends` – `prend`, `préviens` – `prévient`. */
export function presentOf(verb: string): string {
  const polite = POLITE[verb];
  if (polite !== undefined) return polite;
  if (/[oua]yez$/u.test(verb)) return verb.replace(/yez$/u, 'ie');
  if (verb.endsWith('ez')) return verb.slice(0, -1);
  if (/[eadtc]s$/u.test(verb)) return verb.slice(0, -1);
  return verb.replace(/[sx]$/u, 't');
}

/** The third person of a verb in the first: `prends` – `prend`, `viendrais` – `viendrait`; null where it is none. */
export function thirdPersonOf(verb: string): string | null {
  const lower = verb.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular !== undefined) return irregular;
  if (lower.endsWith('rai')) return lower.replace(/ai$/u, 'a');
  if (/\p{L}[sx]$/u.test(lower)) return presentOf(lower);
  return lower.endsWith('e') ? lower : null;
}
