/** A word of a CTM file and its posterior probability, 0 to 1. */
export interface CtmWord {
  id: string;
  confidence: number;
}

/**
 * Reads a line that `pocketsphinx_batch -ctm` wrote: `ID channel start length word probability`. Fillers have no line.
 * @throws {Error} if it is no such line.
 */
export function parseCtm(line: string): CtmWord {
  const [id = '', , , , , probability = '', ...others] = line.trim().split(/\s+/);
  const confidence = Number(probability);
  if (probability === '' || others.length > 0 || !(confidence >= 0))
    throw new Error(`not a line of ctm: ${line.slice(0, 200)}`);
  return { id, confidence: Math.min(1, confidence) };
}
