import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../tools/lib/paths.mjs';

/** What it prints with `--json`, as far as we read it. */
interface Report {
  non2xx: number;
  errors: number;
  '2xx': number;
  requests: { average: number };
  latency: { p50: number; p99: number };
}

export interface Shots {
  url: string;
  cookie?: string;
  /** Sent as JSON by POST; default: GET. */
  body?: object;
  connections: number;
  seconds: number;
}

/**
 * Asks one address over kept connections, in a process of its own.
 * @throws an Error where an answer is no success
 */
export async function autocannon({ url, cookie, body, connections, seconds }: Shots) {
  const headers = {
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const flags = [
    '--json',
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body ? ['--method', 'POST', '--body', JSON.stringify(body)] : []),
  ];
  const program = inRoot('node_modules', 'autocannon', 'autocannon.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...flags, url]);
  const report: Report = JSON.parse(stdout);
  if (report.non2xx + report.errors > 0) throw new Error(`${url}: ${stdout}`);
  const { requests, latency } = report;
  return { requests: report['2xx'], perSecond: requests.average, ...latency };
}
