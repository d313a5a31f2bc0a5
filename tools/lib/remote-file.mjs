// What a host says of a file before it is fetched: its size and its checksum.
import { UserFacingError } from './log.mjs';

const ANSWER_MS = 8_000;

/**
 * Size and SHA-256 of a file. Hugging Face states both in the redirect to its storage; for any other host the checksum has
 * to be given.
 * @param {string} url
 * @param {string | undefined} sha256 the checksum, where it is known
 * @returns {Promise<{ bytes: number, sha256: string }>}
 * @throws {UserFacingError} where the host can't be reached or one of the two is not known
 */
export async function describeFile(url, sha256) {
  const { headers, ok, status } = await ask(url, 'manual');
  const stated = headers.get('x-linked-etag')?.replaceAll('"', '');
  const checksum = sha256 ?? (/^[0-9a-f]{64}$/.test(stated ?? '') ? stated : undefined);
  if (!ok && !(status >= 300 && status < 400))
    throw new UserFacingError(`${url} answers ${status}. Check LOCAL_MODEL_URL.`);
  if (checksum === undefined)
    throw new UserFacingError(
      `The host of ${url} does not state the file's SHA-256. Set LOCAL_MODEL_SHA256 to it, so that what comes can be checked.`,
    );
  const size =
    headers.get('x-linked-size') ??
    (ok ? headers : (await ask(url, 'follow')).headers).get('content-length');
  const bytes = Number(size);
  if (!(bytes > 0)) throw new UserFacingError(`The host of ${url} does not state the file's size.`);
  return { bytes, sha256: checksum };
}

async function ask(url, redirect) {
  try {
    return await fetch(url, { method: 'HEAD', redirect, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    throw new UserFacingError(
      `The language model can't be fetched: ${new URL(url).host} can't be reached (${reason}). Try again later, or set LOCAL_MODEL_PATH to a file that you have.`,
    );
  }
}
