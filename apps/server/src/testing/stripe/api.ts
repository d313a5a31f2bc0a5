import { found, type StripeLedger } from './ledger.ts';
import * as shapes from './shapes.ts';

/** A call of the API: its parameters by name (`line_items[0][price]`), wherever they came in. */
export interface StripeCall {
  method: string;
  path: string;
  params: URLSearchParams;
  idempotencyKey: string | null;
}

/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Answer = (ledger: StripeLedger, call: StripeCall, id: string) => object;

/** The calls that it knows: `:id` stands for an object's. */
const CALLS: Readonly<Record<string, Answer>> = {
  'GET /v1/customers': (ledger, { params }) =>
    page(
      newestFirst(ledger.customers).filter(({ email }) => email === params.get('email')),
      params,
      '/v1/customers',
    ),
  'POST /v1/customers': (ledger, { params }) => {
    const made = shapes.customer(params.get('email'), metadata(params));
    ledger.customers.set(made.id, made);
    return made;
  },
  'DELETE /v1/customers/:id': (ledger, _call, id) => {
    existing(ledger.customers, id, 'customer');
    ledger.customers.delete(id);
    for (const one of ledger.subscriptions.values())
      if (one.customer === id) one.status = 'canceled';
    return shapes.deletedCustomer(id);
  },
  'GET /v1/checkout/sessions': (ledger, { params }) => {
    const sessions = newestFirst(ledger.sessions)
      .filter((one) => isAsked(params, 'customer', one.customer))
      .filter((one) => isAsked(params, 'status', one.status))
      .filter((one) => isAsked(params, 'payment_intent', one.payment_intent))
      .filter(({ created }) => created >= Number(params.get('created[gte]') ?? 0));
    return page(sessions, params, '/v1/checkout/sessions', (one) => expanded(ledger, one, params));
  },
  'POST /v1/checkout/sessions': (ledger, { params }) => startSession(ledger, params),
  'GET /v1/checkout/sessions/:id': (ledger, { params }, id) =>
    expanded(ledger, existing(ledger.sessions, id, 'checkout.session'), params),
  'POST /v1/checkout/sessions/:id/expire': (ledger, _call, id) => {
    const session = existing(ledger.sessions, id, 'checkout.session');
    if (session.status !== 'open')
      throw new StripeRefusal(400, 'session_not_open', 'Only open sessions can be expired.');
    session.status = 'expired';
    return session;
  },
  'POST /v1/billing_portal/sessions': (ledger, { params }) => {
    const { id } = existing(ledger.customers, params.get('customer') ?? '', 'customer');
    return shapes.portalSession(id, params.get('return_url') ?? '');
  },
  'GET /v1/subscriptions': (ledger, { params }) =>
    page(
      newestFirst(ledger.subscriptions).filter((one) => one.customer === params.get('customer')),
      params,
      '/v1/subscriptions',
    ),
  'GET /v1/subscriptions/:id': (ledger, _call, id) =>
    existing(ledger.subscriptions, id, 'subscription'),
  'POST /v1/subscriptions/:id': (ledger, { params }, id) => changeEnd(ledger, params, id),
  'GET /v1/refunds': (ledger, { params }) =>
    page(
      ledger.refunds.filter(({ created }) => created >= Number(params.get('created[gte]') ?? 0)),
      params,
      '/v1/refunds',
    ),
};

/** @throws {StripeRefusal} */
export function answer(ledger: StripeLedger, call: StripeCall): object {
  for (const [pattern, respond] of Object.entries(CALLS)) {
    const [method = '', path = ''] = pattern.split(' ');
    const matched = new RegExp(`^${path.replace(':id', '([^/]+)')}$`).exec(call.path);
    if (method === call.method && matched)
      return respond(ledger, call, decodeURIComponent(matched[1] ?? ''));
  }
  throw new StripeRefusal(404, 'url_invalid', `Unrecognized request URL (${call.path}).`);
}

function startSession(ledger: StripeLedger, params: URLSearchParams): shapes.StripeSession {
  existing(ledger.customers, params.get('customer') ?? '', 'customer');
  if (!params.get('line_items[0][price]')?.startsWith('price_'))
    throw new StripeRefusal(400, 'resource_missing', 'No such price.');
  const session = shapes.session({
    customer: params.get('customer') ?? '',
    client_reference_id: params.get('client_reference_id'),
    metadata: metadata(params),
    mode: params.get('mode') ?? '',
    success_url: params.get('success_url') ?? '',
    cancel_url: params.get('cancel_url') ?? '',
  });
  ledger.sessions.set(session.id, session);
  ledger.trials.set(session.id, Number(params.get('subscription_data[trial_period_days]') ?? 0));
  return session;
}

/** The flag takes its own date with it; a date that the portal set has to be unset by name. */
function changeEnd(ledger: StripeLedger, params: URLSearchParams, id: string): object {
  const subscription = existing(ledger.subscriptions, id, 'subscription');
  const flag = params.get('cancel_at_period_end');
  if (flag === 'true') {
    subscription.cancel_at_period_end = true;
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
  } else if (flag === 'false' && subscription.cancel_at_period_end) {
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = null;
  }
  if (params.get('cancel_at') === '') subscription.cancel_at = null;
  return subscription;
}

/** A session whose payment is shown in full where that is asked for. */
function expanded(
  ledger: StripeLedger,
  session: shapes.StripeSession,
  params: URLSearchParams,
): object {
  const wanted = [...params].some(
    ([name, value]) => name.startsWith('expand') && value.endsWith('payment_intent.latest_charge'),
  );
  if (!wanted || session.payment_intent === null) return session;
  const intent = found(ledger.intents, session.payment_intent);
  const charge = found(ledger.charges, intent.latest_charge);
  return { ...session, payment_intent: { ...intent, latest_charge: charge } };
}

/** Whether a list that may be asked for by this name holds one with this value. */
const isAsked = (params: URLSearchParams, name: string, value: string | null): boolean =>
  !params.has(name) || params.get(name) === value;

const newestFirst = <T>(objects: ReadonlyMap<string, T>): T[] => [...objects.values()].toReversed();

/** At most two on a page: a caller that wants all of them turns it. */
const PAGE = 2;

function page<T extends { id: string }>(
  all: readonly T[],
  params: URLSearchParams,
  url: string,
  show: (one: T) => object = (one) => one,
): object {
  const after = all.findIndex(({ id }) => id === params.get('starting_after'));
  const rest = all.slice(after + 1);
  return shapes.list(rest.slice(0, PAGE).map(show), url, rest.length > PAGE);
}

function existing<T>(objects: ReadonlyMap<string, T>, id: string, kind: string): T {
  const object = objects.get(id);
  if (!object) throw new StripeRefusal(404, 'resource_missing', `No such ${kind}: '${id}'`);
  return object;
}

/** `metadata[name]=value`, as a form sends it. */
function metadata(params: URLSearchParams): Record<string, string> {
  const entries = [...params].map(([name, value]) => [
    /^metadata\[(\w+)\]$/.exec(name)?.[1],
    value,
  ]);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined)) as Record<
    string,
    string
  >;
}
