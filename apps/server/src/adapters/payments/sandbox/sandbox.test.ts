import { describe } from 'vitest';
import type {
  DeliveredEvent,
  PaymentsSubject,
} from '../../../testing/compliance/payments-subject.ts';
import { paymentsCompliance } from '../../../testing/compliance/payments.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { SandboxBooks } from './books.ts';
import { SandboxDesk } from './desk.ts';
import type { ObjectOf, SandboxKind, SandboxObject, SandboxStore } from './objects.ts';
import { SandboxPayments } from './sandbox.ts';
import { signatureOf } from './signature.ts';

const SECRET = 'a secret of the test';

const customerOf = (object: SandboxObject) =>
  object.kind === 'customer' ? object.id : object.customerId;

/** The books in memory; the features' tests have them in PostgreSQL. */
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
  const books = new SandboxBooks({
    store: memoryStore(),
    clock,
    publicUrl: new URL('https://notelark.example'),
    secret: SECRET,
    isYearly: () => false,
    deliver: async (body, signature) => void delivered.push({ body, signature }),
  });
  const desk = new SandboxDesk(books);
  return {
    payments: new SandboxPayments(books),
    prices: { pro: 'price_pro', business: 'price_business', addon: 'price_addon' },
    pages: {
      pay: (id) => desk.pay(id, '4242 4242 4242 4242'),
      decline: (id) => desk.pay(id, '4000 0000 0000 0002'),
      changePrice: (id, priceId) => desk.changePrice(id, priceId),
      cancel: (id) => desk.setCancelAtPeriodEnd(id, true),
      failPayment: (id) => desk.failPayment(id),
      announceTrialEnd: (id) => desk.remindOfTrial(id),
      end: (id) => desk.end(id),
      refund: (id) => desk.refund(id),
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
