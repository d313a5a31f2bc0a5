/** A setting of the product: live recordings have short chunks, so that a journey need not last minutes. */
export const LIVE_CHUNKS = { LIVE_CHUNK_SECONDS: '8' };
