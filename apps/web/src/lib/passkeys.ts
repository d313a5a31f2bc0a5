import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { ApiOutput } from './client.ts';

/** The API passes on what the libraries on both sides exchange; its own types say only that it is an object. */

export async function askForPasskey(options: ApiOutput<'POST /api/auth/passkey/options'>) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

export async function makePasskey(options: ApiOutput<'POST /api/account/passkeys/options'>) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}
