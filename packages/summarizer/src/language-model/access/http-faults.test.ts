import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { faultInStream, faultOf } from './http-faults.ts';

const fault = (status: number, body: string, headers: Record<string, string> = {}) =>
  faultOf({ status, body, headers: new Headers(headers) }, 'The server');

describe('what a refusal means', () => {
  it.each<[Fault, number, string]>([
    ['window', 400, '{"error":{"code":"context_length_exceeded"}}'],
    ['window', 400, "This model's maximum context length is 8192 tokens."],
    ['window', 400, 'prompt is too long: 215000 tokens > 200000 maximum'],
    ['window', 400, 'the request exceeds the available context size'],
    ['window', 400, 'input length exceeds the context length'],
    ['window', 413, ''],
    ['busy', 429, 'Request too large: reduce the length or wait'],
    ['busy', 503, 'Service Unavailable'],
    ['busy', 529, 'overloaded_error'],
    ['credit', 402, ''],
    ['credit', 429, '{"error":{"code":"insufficient_quota"}}'],
    ['credit', 400, 'Your credit balance is too low'],
    ['key', 401, 'invalid x-api-key'],
    ['key', 403, 'not allowed to use this model'],
    ['no-model', 404, "model 'x' not found"],
    ['form', 400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported"],
    ['form', 422, 'output_config.format: unsupported'],
    ['form', 501, 'grammar is not supported'],
    ['slow', 504, 'Gateway Timeout'],
    ['server', 500, 'grammar context length: Internal Server Error'],
    ['server', 502, ''],
    ['rejected', 400, 'unknown field: seed'],
    ['rejected', 307, ''],
  ])('%s: %i %s', (expected, status, body) => {
    expect(fault(status, body).fault).toBe(expected);
  });

  it('passes nothing on of what the server said', () => {
    expect(fault(500, 'sk-secret').message).toBe('The server failed (HTTP 500)');
  });

  it.each<[string, Record<string, string>, number | null]>([
    ['none', {}, null],
    ['seconds', { 'retry-after': '12' }, 12_000],
    [
      'a date that is over',
      { date: 'Sat, 21 Nov 2026 08:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' },
      0,
    ],
    ['a date without the server’s own', { 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' }, null],
  ])('waits as long as it is told: %s', (_, headers, expected) => {
    expect(fault(429, '', headers).retryAfterMs).toBe(expected);
  });

  it('knows a window that was exceeded inside a stream too', () => {
    expect(faultInStream('the request exceeds the available context size', 'X').fault).toBe(
      'window',
    );
    expect(faultInStream('overloaded', 'X').fault).toBe('broken');
  });
});
