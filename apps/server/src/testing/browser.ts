import type { TestApp } from './app.ts';
import type { OpenIdTestProvider } from './openid-provider.ts';

/** A browser's cookies, and its way to the OpenID provider and back. */
export class Browser {
  readonly #app: TestApp;
  readonly #provider: OpenIdTestProvider;
  readonly #cookies = new Map<string, string>();

  constructor(app: TestApp, provider: OpenIdTestProvider) {
    this.#app = app;
    this.#provider = provider;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Keeps the cookies of an answer. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** @returns where the answer leads */
  async open(path: string): Promise<string> {
    const answer = await this.#app.request(path, { as: this });
    this.keep(answer.headers);
    if (answer.status !== 302) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.headers.get('location') ?? '';
  }

  /** Signs in at the provider. @returns path and query of where that ends in the product; of another site the whole address */
  async goThrough(from?: string): Promise<string> {
    const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
    const back = await this.#provider.visit(await this.open(`/api/auth/openid${query}`));
    const { publicUrl } = this.#app.product.context;
    const end = new URL(await this.open(back));
    return end.origin === publicUrl.origin ? `${end.pathname}${end.search}` : end.href;
  }

  async signIn({ email, password }: { email: string; password: string }) {
    const body = { email, password };
    const answer = await this.#app.call('POST /api/auth/sign-in', { body }, { as: this });
    this.keep(answer.headers);
    return answer;
  }
}
