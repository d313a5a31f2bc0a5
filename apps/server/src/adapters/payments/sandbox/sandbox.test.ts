import { describe } from 'vitest';
import type {
  DeliveredEvent,
  PaymentsSubject,
} from '../../../testing/compliance/payments-subject.ts';
import { paymentsCompliance } from '../../../testing/compliance/payments.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { SandboxLedger } from './ledger.ts';
import { SandboxConsole } from './console.ts';
import type { ObjectOf, SandboxKind, SandboxObject, SandboxStore } from './objects.ts';
import { SandboxPayments } from './sandbox.ts';
import { signatureOf } from './signature.ts';

const SECRET = 'a secret of the test';

const customerOf = (object: SandboxObject) =>
  object.kind === 'customer' ? object.id : object.customerId;

/** The ledger in memory; the features' tests have it in PostgreSQL. */
function memoryStore(): SandboxStore {
  const objects = new Map<string, SandboxObject>();
  const ofKind = <K extends SandboxKind>(kind: K): ObjectOf<K>[] =>
    [...objects.values()].filter((object): object is ObjectOf<K> => object.kind === kind);
  return {
    put: async (object) => void objects.set(object.id, object),
    get: async (kind, id) => ofKind(kind).find((object) => object.id === id) ?? null,
    ofCustomer: async (kind, customerId) =>
      ofKind(kind)
        .filter((object) => customerOf(object) === customerId)
        .toReversed(),
    all: async (kind) => ofKind(kind),
    removeCustomer: async (customerId) => {
      for (const [id, object] of objects) if (customerOf(object) === customerId) objects.delete(id);
    },
  };
}

function sandbox(): PaymentsSubject {
  const clock = new ManualClock(new Date('2026-03-10T09:00:00Z'));
  const delivered: DeliveredEvent[] = [];
  const ledger = new SandboxLedger({
    store: memoryStore(),
    clock,
    publicUrl: new URL('https://notelark.example'),
    secret: SECRET,
    isYearly: () => false,
    deliver: async (body, signature) => void delivered.push({ body, signature }),
  });
  const sandboxConsole = new SandboxConsole(ledger);
  return {
    payments: new SandboxPayments(ledger),
    prices: { pro: 'price_pro', business: 'price_business', addon: 'price_addon' },
    pages: {
      pay: (id) => sandboxConsole.pay(id, '4242 4242 4242 4242'),
      decline: (id) => sandboxConsole.pay(id, '4000 0000 0000 0002'),
      changePrice: (id, priceId) => sandboxConsole.changePrice(id, priceId),
      cancel: (id) => sandboxConsole.setCancelAtPeriodEnd(id, true),
      failPayment: (id) => sandboxConsole.failPayment(id),
      announceTrialEnd: (id) => sandboxConsole.remindOfTrial(id),
      end: (id) => sandboxConsole.end(id),
      refund: (id) => sandboxConsole.refund(id),
    },
    delivered,
    sign: (body, at, secret = SECRET) => signatureOf(body, at, secret),
    now: () => clock.now(),
  };
}

describe('the sandbox as a payment provider', () => {
  const subject = sandbox();
  paymentsCompliance(() => subject);
});
