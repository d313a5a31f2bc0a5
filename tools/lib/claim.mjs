// One process at a time: a name on this machine that is held by listening on a local socket. The system lets go of it with
// the process, however that ends, so no claim is ever left over from a killed one.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETUP_FOLDER } from './paths.mjs';
import { log } from './log.mjs';

/** The shortest of the systems' limits for the path of a Unix socket, less the closing zero. */
const SOCKET_PATH_BYTES = 103;

/**
 * @typedef {object} Claim
 * @property {(about: object) => void} tell what others who come for the name hear from now on
 * @property {() => void} release
 */

/**
 * @typedef {object} Holder
 * @property {any} heldBy what the holder tells about itself
 * @property {Promise<void>} released when it is gone
 * @property {() => void} leave stops listening for that
 */

/**
 * Takes the name in a folder, or says who holds it.
 * @param {string} folder made where it is missing
 * @param {string} name
 * @param {object} about what others who come for it hear
 * @returns {Promise<{ claim: Claim } | Holder>}
 */
export async function claim(folder, name, about = {}) {
  mkdirSync(folder, { recursive: true });
  for (const place of placesFor(folder, name)) {
    const taken = await take(place, about);
    if (taken) return taken;
  }
  throw new Error(`No local socket can be opened for ${path.join(folder, name)}.`);
}

/**
 * Runs `work` while no other process does the work of that name in this house.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  for (;;) {
    const got = await claim(SETUP_FOLDER, name, { pid: process.pid });
    if ('claim' in got) return work().finally(got.claim.release);
    log(`Another process (${got.heldBy.pid}) is at it: waiting.`);
    await got.released;
  }
}

/** In the folder itself, or, where its path is too long or its file system has no sockets, among the temporary files. */
function placesFor(folder, name) {
  const id = createHash('sha256').update(path.resolve(folder, name)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\notelark-${id}`];
  const places = [path.join(folder, `${name}.sock`), path.join(tmpdir(), `notelark-${id}.sock`)];
  return [...places, `/tmp/notelark-${id}.sock`].filter(
    (place) => Buffer.byteLength(place) <= SOCKET_PATH_BYTES,
  );
}

/** The claim, or its holder, or undefined where there can be no socket at that place. */
async function take(place, about) {
  for (;;) {
    const token = randomUUID();
    const got = await listen(place, { token, ...about });
    if (got.claim) {
      // Two that find a dead socket at once may both replace it; the name then leads to the later one.
      const holder = await ask(place);
      holder?.leave();
      if (holder?.heldBy.token === token) return got;
      // Not released: closing our socket would remove theirs, which has its name now.
    } else if (got.code === 'EADDRINUSE') {
      const holder = await ask(place);
      if (holder) return holder;
      rmSync(place, { force: true });
    } else return undefined;
  }
}

/** @returns {Promise<{ claim: Claim, code?: undefined } | { claim?: undefined, code: string | undefined }>} */
function listen(place, about) {
  return new Promise((resolve) => {
    let present = about;
    const peers = new Set();
    const server = net.createServer((peer) => {
      peers.add(peer);
      peer.unref();
      peer.on('error', () => {}).on('close', () => peers.delete(peer));
      peer.write(`${JSON.stringify(present)}\n`);
    });
    const release = () => {
      server.close();
      for (const peer of peers) peer.destroy();
    };
    const tell = (more) => (present = { ...present, ...more });
    server.once('error', (error) =>
      resolve({ code: /** @type {NodeJS.ErrnoException} */ (error).code }),
    );
    server.listen(place, () => resolve({ claim: { tell, release } }));
    server.unref();
  });
}

/** Who listens there: what it says, and when it is gone. Undefined: no process. */
function ask(place) {
  return new Promise((resolve) => {
    const peer = net.connect(place);
    const released = new Promise((gone) => peer.once('close', () => gone(undefined)));
    let heard = '';
    peer.setEncoding('utf8').on('data', (text) => {
      heard += text;
      if (!heard.includes('\n')) return;
      resolve({ heldBy: JSON.parse(heard.split('\n')[0]), released, leave: () => peer.destroy() });
    });
    peer.once('error', () => resolve(undefined));
    peer.once('close', () => resolve(undefined));
  });
}
