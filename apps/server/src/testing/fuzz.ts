import * as fc from 'fast-check';
import type { Operation } from '../platform/http/operations.ts';
import type { JsonSchema } from '../platform/http/schema-text.ts';

/** A request that a fuzzer sends. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Who sends it. */
  from: 'user' | 'visitor';
}

/** Texts on which servers fail. */
const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff@example.com',
  '\u202e\ufeff',
  '\r\nset-cookie: a=b',
  "' or 1=1 --",
  '%00',
  '%ED%A0%80',
  '../../etc/passwd',
  '{}',
  'null',
  'NaN',
  '1e309',
  '-1',
  '9'.repeat(40),
  '__proto__',
  'constructor',
  'a'.repeat(10_000),
  '😀'.repeat(300),
  'İ'.repeat(100),
  '2026-02-30T25:61:61Z',
  'user@example.com',
  'Correct-horse-7',
  'Europe/Berlin',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.maxSafeInteger());

/** Ids that exist, so that requests get past the first look-up. */
type Ids = readonly string[];

const idOf = (ids: Ids) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: text },
  );

/** Values that a schema allows, mostly. */
function valueOf(schema: JsonSchema, ids: Ids): fc.Arbitrary<unknown> {
  const { enum: values, type, properties = {}, required = [], oneOf, anyOf, items } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, ids)));
  const [first] = [type].flat();
  if (first === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, mostly(fieldOf(name, one, ids))]),
      ),
      { requiredKeys: required },
    );
  if (first === 'array') return fc.array(valueOf(items ?? {}, ids), { maxLength: 4 });
  if (first === 'integer') return fc.oneof(fc.nat(5), fc.integer(), fc.maxSafeInteger());
  if (first === 'number') return fc.oneof(fc.nat(100), fc.double({ noNaN: true }));
  if (first === 'boolean') return fc.boolean();
  if (first === 'null') return fc.constant(null);
  return schema.format === 'uuid' ? idOf(ids) : text;
}

/** Values that get past the checks of a field, as often as not. */
const KNOWN: Record<string, readonly string[]> = {
  email: ['ada@example.com', 'İ@example.com', 'a@b.c', '\ud800@example.com', 'ada\0@example.com'],
  password: ['Correct-horse-7', 'Ünïcode-Straße-9', '\ud800Correct-horse-7'],
  priceId: ['price_pro_monthly', 'price_business_yearly', 'price_addon_10h'],
  card: ['4242 4242 4242 4242', '4000 0000 0000 0002'],
  timeZone: ['Europe/Berlin', 'Pacific/Kiritimati', '\0'],
  firstName: ['Zoë'],
  lastName: ['L\ud800'],
};

function fieldOf(name: string, schema: JsonSchema, ids: Ids): fc.Arbitrary<unknown> {
  const known = KNOWN[name];
  return known ? fc.oneof(fc.constantFrom(...known), valueOf(schema, ids)) : valueOf(schema, ids);
}

/** The value, or now and then one of another type. */
const mostly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: anything });

/** Well-formed JSON, JSON with escapes that are not well-formed, and what is no JSON. */
const bodyOf = (schema: JsonSchema, ids: Ids): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: valueOf(schema, ids).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: text },
  );

const queryOf = (operation: Operation): fc.Arbitrary<string> =>
  fc
    .record(
      Object.fromEntries(
        operation.parameters.filter((one) => one.in === 'query').map(({ name }) => [name, text]),
      ),
      { requiredKeys: [] },
    )
    .map((query) => {
      const search = new URLSearchParams(query as Record<string, string>).toString();
      return search === '' ? '' : `?${search}`;
    });

const base64 = (value: string): string => Buffer.from(value).toString('base64');

/** Headers of the upload protocol, and of ranges. */
const headersOf = (isUpload: boolean): fc.Arbitrary<Record<string, string>> => {
  const number = fc.constantFrom('0', '1', '100', '-1', '1e3', 'x', '99999999999999999999', '');
  const field = fc.tuple(fc.constantFrom('filename', 'outputType', 'instructions', 'x y'), text);
  const metadata = fc
    .array(field, { maxLength: 3 })
    .map((fields) => fields.map(([key, value]) => `${key} ${base64(value)}`).join(','));
  return fc.record(
    {
      'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2.2'),
      'upload-length': fc.oneof(fc.constant('100'), number),
      'upload-offset': number,
      'upload-defer-length': fc.constantFrom('1', '0', 'x'),
      'upload-metadata': fc.oneof(metadata, fc.constantFrom('', ',', 'filename', 'a b c', '= =')),
      'upload-concat': fc.constantFrom('partial', 'final;/api/files/a /api/files/b', 'final;', 'x'),
      'upload-checksum': fc.constantFrom('sha1 AAAA', 'md5', ''),
      range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=a-b', 'bytes=0-0,2-3'),
      'accept-encoding': fc.constantFrom('gzip', 'gzip;q=x', ''),
    },
    { requiredKeys: isUpload ? ['tus-resumable', 'upload-length'] : [] },
  );
};

/** Requests of one route. */
export function requestsOf(operation: Operation, ids: Ids): fc.Arbitrary<FuzzRequest> {
  const { method, path, body } = operation;
  const isUpload = path.startsWith('/api/files');
  const names = path.match(/\{\w+\}/g) ?? [];
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method);
  return fc
    .record({
      params: fc.tuple(...names.map(() => idOf(ids))),
      query: queryOf(operation),
      headers: headersOf(isUpload),
      body: !hasBody ? fc.constant(null) : isUpload ? text : bodyOf(body ?? {}, ids),
      from: fc.constantFrom('user' as const, 'user' as const, 'visitor' as const),
    })
    .map(({ params, query, headers, body, from }) => {
      const values = params.map((value) => encodeURIComponent(value.toWellFormed()));
      const target = path.replaceAll(/\{\w+\}/g, () => values.shift() ?? '');
      const contentType = isUpload ? 'application/offset+octet-stream' : 'application/json';
      return {
        method,
        path: `${target}${query}`,
        headers: { ...headers, ...(hasBody && { 'content-type': contentType }) },
        body,
        from,
      };
    });
}

/** Bodies of webhooks whose signature is right and whose shape is not. */
export const webhookBodies: fc.Arbitrary<string> = fc.oneof(
  text,
  anything.map((value) => JSON.stringify(value) ?? 'null'),
  fc
    .record(
      {
        id: mostly(fc.uuid()),
        type: text,
        subject: mostly(
          fc.record(
            {
              kind: fc.constantFrom('subscription', 'checkout', 'refund', 'other', 'x'),
              subscriptionId: anything,
              customerId: anything,
              checkoutId: anything,
              paymentId: anything,
              type: text,
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);
