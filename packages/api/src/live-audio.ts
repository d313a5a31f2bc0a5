/** Samples that the page's recorder hands over at once. */
const bufferSamples = 4096;
/** Of sound that two neighbouring chunks share: room for a long word on either side of their seam. */
const overlapBuffers = 18;
const sampleRate = 24_000;

/** How live recordings are cut, the same on both sides. */
export const live = {
  /** Hz, mono, 16 bits. */
  sampleRate,
  bufferSamples,
  overlapBuffers,
  overlapSamples: overlapBuffers * bufferSamples,
  overlapSeconds: (overlapBuffers * bufferSamples) / sampleRate,
  /** New sound in a chunk, unless the server says otherwise. */
  chunkSeconds: 30,
  /** A chunk with its overlap, at most. */
  maxChunkSeconds: 45,
  /** Less is not sent. */
  minChunkSeconds: 1,
  /** Buffers of a chunk that are sent ahead of its end, at a time: two seconds. */
  aheadBuffers: 12,
  /** Sound of one preview between two chunks. */
  provisionalSeconds: 6,
} as const;
