import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** A byte string of 24 to 255 bytes in CBOR. */
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);

/** A short text in CBOR. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A passkey in software (WebAuthn level 2, ES256, no attestation), for what a browser would not do. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #point: { x: Buffer; y: Buffer };
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** What the browser sends after `navigator.credentials.create`. */
  create(challenge: string) {
    const clientDataJSON = this.#clientData('webauthn.create', challenge);
    const authData = Buffer.concat([
      this.#data(FLAGS.present | FLAGS.verified | FLAGS.attested),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ]);
    // A map of three entries.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What the browser sends after `navigator.credentials.get`. */
  get(challenge: string, { verified = true } = {}) {
    this.#counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#data(FLAGS.present | (verified ? FLAGS.verified : 0));
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const host = sha256(Buffer.from(new URL(this.#origin).hostname));
    return Buffer.concat([host, Buffer.from([flags]), counter]);
  }

  /** COSE: EC2, ES256, P-256. */
  #coseKey(): Buffer {
    const { x, y } = this.#point;
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(x),
      Buffer.from([0x22]),
      bytes(y),
    ]);
  }
}
