import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor } from '../../platform/actor.ts';
import { readSigned, sign } from '../../platform/signature.ts';
import { isApiKey } from '../../platform/token.ts';
import type { Onward } from './openid.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { Device, SignInResult } from './sign-in.service.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_SECONDS = 30 * DAY_SECONDS;
const DEVICE_SECONDS = 365 * DAY_SECONDS;
const STEP_SECONDS = 10 * 60;

/** Longer ones are cut before they are stored. */
const MAX_USER_AGENT = 300;

/** Of the accounts that were signed in to on a browser, so many are remembered. */
const MAX_KNOWN = 5;

export interface SignInAnswer {
  account: SignInResult['account'];
  token: string | null;
  secondFactor: boolean;
}

/** Whom an API key acts for. */
interface ApiKeys {
  find(secret: string): Promise<Actor | null>;
}

interface TransportDeps {
  sessions: SessionsService;
  publicUrl: URL;
  /** Signs the cookie by which a browser is known again. */
  deviceKey: Buffer;
}

/** How a session travels: in a cookie that scripts can't read, or, for programs, as `Authorization: Bearer`. */
export class SessionTransport {
  /** The cookie's name. */
  readonly cookie: string;
  readonly #sessions: SessionsService;
  readonly #deviceKey: Buffer;
  readonly #isSecure: boolean;
  /** Of an incomplete sign-in. */
  readonly #stepCookie: string;
  /** Of an account at the OpenID provider that waits to be joined. */
  readonly #joinCookie: string;
  /** The ids of the accounts that were signed in to here, signed. */
  readonly #deviceCookie: string;

  constructor({ sessions, publicUrl, deviceKey }: TransportDeps) {
    this.#sessions = sessions;
    this.#deviceKey = deviceKey;
    this.#isSecure = publicUrl.protocol === 'https:';
    // The prefix makes browsers refuse a cookie of this name that another host of the domain has set.
    const prefix = this.#isSecure ? '__Host-' : '';
    this.cookie = `${prefix}notelark_session`;
    this.#stepCookie = `${prefix}notelark_step`;
    this.#joinCookie = `${prefix}notelark_join`;
    this.#deviceCookie = `${prefix}notelark_device`;
  }

  /** Who sends this request, by a session or an API key; null for a visitor. Renews the cookie where the session was renewed. */
  async authenticate(http: Context, keys: ApiKeys): Promise<Actor | null> {
    const token = this.#token(http);
    if (token !== undefined && isApiKey(token)) return await keys.find(token);
    const found = token === undefined ? null : await this.#sessions.find(token);
    if (token !== undefined && found?.renewed && bearer(http) === undefined)
      this.#write(http, this.cookie, token, SESSION_SECONDS);
    return found?.actor ?? null;
  }

  /** What signs in. @param isProgram it asks for a token instead of a cookie */
  device(http: Context, isProgram = false): Device {
    const known = this.#known(http);
    return {
      userAgent: http.req.header('user-agent')?.slice(0, MAX_USER_AGENT) || null,
      knows: (userId) => known.includes(userId),
      isProgram,
      joinToken: getCookie(http, this.#joinCookie),
    };
  }

  /** The token of the sign-in that this browser has begun. */
  step(http: Context): string | undefined {
    return getCookie(http, this.#stepCookie);
  }

  /**
   * Signs a device in, or has it go on with the next step. A new session replaces the device's: a token that was left there, or
   * planted, ends.
   * @param isProgram the token is in the answer, not in a cookie
   */
  async begin(http: Context, result: SignInResult, isProgram = false): Promise<SignInAnswer> {
    if (result.step !== null) {
      if (!isProgram) this.#write(http, this.#stepCookie, result.step, STEP_SECONDS);
      return { account: null, token: null, secondFactor: true };
    }
    const { account, token } = result;
    await this.#endPresent(http);
    if (isProgram) return { account, token, secondFactor: false };
    this.#write(http, this.cookie, token, SESSION_SECONDS);
    this.#remember(http, account.id);
    this.#drop(http, this.#stepCookie);
    this.#drop(http, this.#joinCookie);
    return { account, token: null, secondFactor: false };
  }

  /** Sends a browser on, with the cookies of what was reached. */
  async forward(http: Context, { to, step, joinToken, signedIn }: Onward): Promise<Response> {
    if (step !== undefined) this.#write(http, this.#stepCookie, step, STEP_SECONDS);
    if (joinToken !== undefined) this.#write(http, this.#joinCookie, joinToken, STEP_SECONDS);
    if (signedIn) await this.begin(http, signedIn);
    return http.redirect(to.href);
  }

  /** Signs a device out. */
  async end(http: Context): Promise<void> {
    await this.#endPresent(http);
    this.#write(http, this.cookie, '', 0);
  }

  async #endPresent(http: Context): Promise<void> {
    const token = this.#token(http);
    if (token !== undefined) await this.#sessions.end(token);
  }

  /** The signed token that a request carries. */
  #token(http: Context): string | undefined {
    return bearer(http) ?? getCookie(http, this.cookie);
  }

  /** The accounts that were signed in to on this browser. */
  #known(http: Context): string[] {
    const value = readSigned(getCookie(http, this.#deviceCookie) ?? '', this.#deviceKey);
    return value === null ? [] : value.split('_');
  }

  #remember(http: Context, userId: string): void {
    const known = [userId, ...this.#known(http).filter((id) => id !== userId)];
    const value = sign(known.slice(0, MAX_KNOWN).join('_'), this.#deviceKey);
    this.#write(http, this.#deviceCookie, value, DEVICE_SECONDS);
  }

  #drop(http: Context, name: string): void {
    if (getCookie(http, name) !== undefined) this.#write(http, name, '', 0);
  }

  #write(http: Context, name: string, value: string, maxAge: number): void {
    setCookie(http, name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: this.#isSecure,
      maxAge,
    });
  }
}

const bearer = (http: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1];
