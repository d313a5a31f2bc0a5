import { vi } from 'vitest';

interface Asked {
  route: string;
  body: unknown;
}

/** What pages read of an installation to offer its ways to sign in and up. */
export const INSTALLATION = {
  signUp: { mode: 'open', domains: [], first: false, awaitsAdministrator: false },
  signIn: { passwords: true, openId: null },
  sendsMail: true,
  developmentMailbox: false,
};

/**
 * Answers the page's requests by route (`POST /api/contact`), with `{}` what is not listed, until `vi.unstubAllGlobals()`.
 * @returns what was asked, in order
 */
export function stubApi(answers: Record<string, () => Response | Promise<Response>> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input.toString();
    const route = `${init?.method ?? 'GET'} ${new URL(address, location.href).pathname}`;
    asked.push({ route, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    if (route === 'GET /api/installation' && !answers[route]) return Response.json(INSTALLATION);
    return (answers[route] ?? (() => Response.json({})))();
  });
  return asked;
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: `Refused: ${code}`, requestId: '1' } }, { status });
