import type { WebhookEvent } from '@notelark/api/webhook-events';
import type { Transaction } from '../../platform/database/client.ts';

/** Who wants to know what happens in a person's library. */
export interface LibraryEvents {
  /** Takes effect with `tx`. */
  emit(tx: Transaction, userId: string, event: WebhookEvent, data: object): Promise<void>;
}
