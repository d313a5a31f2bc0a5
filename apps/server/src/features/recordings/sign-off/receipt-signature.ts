import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { type Receipt, SignedReceipt, type Verdict } from '@notelark/api/receipts';
import canonicalize from 'canonicalize';

/** PKCS #8 in front of the 32 bytes of an Ed25519 seed (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_ID_CHARACTERS = 16;

export type Signature = SignedReceipt['signature'];

/** Signs receipts and minutes with the installation's key, and verifies them. */
export class ReceiptSigner {
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  readonly keyId: string;

  /** @param seed 32 bytes that only this installation knows */
  constructor(seed: Buffer) {
    const der = Buffer.concat([PKCS8_HEAD, seed]);
    this.#private = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    this.#public = createPublicKey(this.#private);
    const spki = this.#public.export({ format: 'der', type: 'spki' });
    this.keyId = createHash('sha256').update(spki).digest('hex').slice(0, KEY_ID_CHARACTERS);
  }

  get publicPem(): string {
    return this.#public.export({ format: 'pem', type: 'spki' }).toString();
  }

  sign(receipt: Receipt): SignedReceipt {
    return { receipt, signature: this.signatureOf(receipt) };
  }

  /** Of a value that names its format: a signature of one format is none of another. */
  signatureOf(value: { format: string }): Signature {
    return {
      algorithm: 'Ed25519',
      canonicalization: 'RFC 8785',
      keyId: this.keyId,
      value: sign(null, canonical(value), this.#private).toString('base64url'),
    };
  }

  /** @param value what was signed, as someone holds it: anything, and so is its signature */
  verify(value: unknown, signature: unknown): Verdict {
    const read = SignedReceipt.shape.signature.safeParse(signature);
    if (!read.success || value === undefined) return 'unsigned';
    if (read.data.keyId !== this.keyId) return 'other-key';
    const given = Buffer.from(read.data.value, 'base64url');
    return verify(null, canonical(value), this.#public, given) ? 'valid' : 'altered';
  }
}

const canonical = (value: unknown): Buffer => Buffer.from(canonicalize(value) ?? '');

/** SHA-256 of a value as canonical JSON (RFC 8785), in hexadecimal. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');
