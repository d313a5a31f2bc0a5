/**
 * Why nothing could be fetched. `private-address`: it is in the private network, or leads there. `redirects`: too many of them, or
 * one to something else than a web address.
 */
export type FetchFault = 'private-address' | 'redirects' | 'timeout' | 'unreachable';

export class WebFetchError extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'WebFetchError';
    this.fault = fault;
  }
}

export interface WebAnswer {
  /** Where it came from, after redirects. */
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Read once. Fails when nothing comes for a while. */
  body: AsyncIterable<Uint8Array>;
  /** Ends an answer whose body is not wanted. */
  discard(): void;
}

/** Fetches what a person names by its address, and nothing from the private network. */
export interface WebFetcher {
  /** @throws {WebFetchError}; the signal's reason */
  get(
    url: string,
    options: { headers?: Record<string, string>; signal: AbortSignal },
  ): Promise<WebAnswer>;
}
