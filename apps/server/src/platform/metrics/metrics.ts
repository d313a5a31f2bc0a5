import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; pages are answered in milliseconds, an export or a summary in minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds; a mail takes one, a long recording hours. */
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 300, 900, 3600, 14_400];
/** Seconds of work for a second of sound: above 1 live recordings fall behind. */
const FACTOR_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 5];

export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** The text of a scrape, with its content type. */
export interface Scrape {
  text: string;
  contentType: string;
}

/**
 * What an operator watches, in Prometheus' terms. One for each process of the product. Labels never name a user, and none is
 * called `job` or `instance`: Prometheus sets these.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #onError: (error: unknown, name: string) => void;
  /** Seconds from the request's arrival to its answer's head. */
  readonly requests = this.#histogram('http_request_duration_seconds', {
    help: 'Seconds to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
  });
  readonly jobs = this.#histogram('job_duration_seconds', {
    help: 'Seconds of one try of a job, by its kind and how it ended.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
  });
  readonly realTimeFactor = this.#histogram('transcription_real_time_factor', {
    help: 'Seconds of work for a second of sound.',
    labelNames: [],
    buckets: FACTOR_BUCKETS,
  });
  readonly engineFailures = this.#counter('engine_failures_total', {
    help: 'Failures of an engine.',
    labelNames: ['engine'],
  });
  readonly quotaRefusals = this.#counter('quota_refusals_total', {
    help: 'Work refused because a quota is used up.',
    labelNames: ['kind'],
  });

  /** @param onError hears of values that could not be read. */
  constructor(onError: (error: unknown, name: string) => void) {
    this.#onError = onError;
    collectDefaultMetrics({ register: this.#registry, prefix: 'notelark_' });
  }

  /** A value that is read when it is asked for. A read that fails leaves its samples out. */
  onScrape(name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>): void {
    const gauge = new Gauge({
      name: `notelark_${name}`,
      help,
      labelNames,
      registers: [this.#registry],
      collect: async () => {
        gauge.reset();
        const samples = await read().catch((error: unknown) => {
          this.#onError(error, name);
          return [];
        });
        for (const { labels = {}, value } of samples) gauge.set(labels, value);
      },
    });
  }

  async scrape(): Promise<Scrape> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  #histogram(name: string, options: { help: string; labelNames: string[]; buckets: number[] }) {
    return new Histogram({ name: `notelark_${name}`, ...options, registers: [this.#registry] });
  }

  #counter(name: string, options: { help: string; labelNames: string[] }) {
    return new Counter({ name: `notelark_${name}`, ...options, registers: [this.#registry] });
  }
}
