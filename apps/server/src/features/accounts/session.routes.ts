import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Actor } from '../../platform/actor.ts';
import type { SessionsService } from './sessions.service.ts';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** How a session travels: in a cookie that scripts can't read, or, for programs, as `Authorization: Bearer`. */
export class SessionTransport {
  /** The cookie's name. */
  readonly cookie: string;
  readonly #sessions: SessionsService;
  readonly #isSecure: boolean;

  constructor(sessions: SessionsService, publicUrl: URL) {
    this.#sessions = sessions;
    this.#isSecure = publicUrl.protocol === 'https:';
    // The prefix makes browsers refuse a cookie of this name that another host of the domain has set.
    this.cookie = this.#isSecure ? '__Host-notelark_session' : 'notelark_session';
  }

  /** Who sends this request; null for a visitor. Renews the cookie where the session was renewed. */
  async authenticate(http: Context): Promise<Actor | null> {
    const token = this.#token(http);
    const found = token === undefined ? null : await this.#sessions.find(token);
    if (token !== undefined && found?.renewed && bearer(http) === undefined) this.#set(http, token);
    return found?.actor ?? null;
  }

  /**
   * Signs a device in. This replaces its session: a token that was left there, or planted, ends.
   * @param withToken for programs: the token is in the answer, not in a cookie
   */
  async begin<T extends { token: string }>(
    http: Context,
    signedIn: T,
    withToken: boolean | undefined,
  ): Promise<Omit<T, 'token'> & { token: string | null }> {
    await this.#endPresent(http);
    if (withToken) return signedIn;
    this.#set(http, signedIn.token);
    return { ...signedIn, token: null };
  }

  /** Signs a device out. */
  async end(http: Context): Promise<void> {
    await this.#endPresent(http);
    this.#write(http, '', 0);
  }

  async #endPresent(http: Context): Promise<void> {
    const token = this.#token(http);
    if (token !== undefined) await this.#sessions.end(token);
  }

  /** The signed token that a request carries. */
  #token(http: Context): string | undefined {
    return bearer(http) ?? getCookie(http, this.cookie);
  }

  #set(http: Context, token: string): void {
    this.#write(http, token, LIFETIME_SECONDS);
  }

  #write(http: Context, value: string, maxAge: number): void {
    setCookie(http, this.cookie, value, {
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
