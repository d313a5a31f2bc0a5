export type Attributes = Record<string, string | number | boolean>;

interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** A `traceparent` (W3C Trace Context) of what caused this, where that is not the span around it. */
  parent?: string | undefined;
}

/** A span that runs. */
export interface ActiveSpan {
  rename(name: string): void;
  set(attributes: Attributes): void;
  fail(): void;
}

/** Traces for an operator. Neither names nor attributes hold what users own or are called. */
export interface Tracing {
  /** Does work in a span, which ends with it and has failed when it throws. */
  span<T>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<T>): Promise<T>;
  /** The present span, for another process. */
  traceparent(): string | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

const ignored: ActiveSpan = { rename: () => {}, set: () => {}, fail: () => {} };

/** Where no receiver is set. */
export const noTracing: Tracing = {
  span: (_name, _options, work) => work(ignored),
  traceparent: () => undefined,
  close: async () => {},
};

export interface TracingConfig {
  /** Where spans are sent by OTLP over HTTP; null: nowhere. */
  endpoint: string | null;
  serviceName: string;
  /** Hears that spans could not be sent; they are lost. */
  onError: (error: unknown) => void;
}
