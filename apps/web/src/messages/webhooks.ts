import type { DeliveryFault, WebhookEvent } from '@notelark/api/webhook-events';
import type { Delivery } from '@notelark/api/webhooks';

/** Calls to people's own servers. */
export const webhookScreen = {
  title: 'Webhooks',
  text: 'Notelark calls your server when something happens, signed by the Standard Webhooks scheme.',
  none: 'No webhooks yet.',
  add: 'Add webhook',
  addText: 'Each message has a signature. Your server checks it with the secret that you see next.',
  url: 'Address',
  urlHint: 'https://example.org/notelark',
  urlRequired: 'Please enter an address that begins with https:// or http://',
  events: 'Call it for',
  eventsRequired: 'Please choose at least one',
  cancel: 'Cancel',
  givenUp: {
    one: '1 message could not be delivered and is no longer tried. Last attempt: {time}.',
    many: '{count} messages could not be delivered and are no longer tried. Last attempt: {time}.',
  },
  serverAnswered: 'Your server answered {status}.',
  givenUpNext:
    'Once your server is mended, send them again from the log, which keeps them for 30 days.',
  turnedOff:
    'This means that the address is gone, so it is no longer called. Turn it on again once it is back.',
  openLog: 'Open log',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  test: 'Send test',
  testOf: 'Send a test to {url}',
  testSent: 'A test is on its way',
  log: 'Log',
  logOf: 'Log of {url}',
  logTitle: 'Deliveries',
  logEmpty: 'Nothing has been sent yet.',
  deliveredAt: '{day}, {time}',
  attempts: '{count} attempts',
  attempt: '1 attempt',
  lastAttempt: 'last at {time}',
  retrying: 'Trying again',
  retried:
    'Messages that your server doesn’t accept are retried automatically for nine hours, less and less often. Once the server works again, you can resend them here.',
  answered: 'answered {status}',
  again: 'Send again',
  sentAgain: 'Sending again',
  remove: 'Delete',
  removeOf: 'Delete {url}',
  removeTitle: 'Delete this webhook?',
  removeText: '{url} is no longer called, and its log is deleted. This can’t be undone.',
  removed: 'Webhook deleted',
  failed: 'That did not work',
} as const;

/** The secret of a new webhook. */
export const webhookSecretWords = {
  title: 'Secret of the webhook',
  text: 'Copy it now: it is not shown again. Your server checks signatures with it.',
  copy: 'Copy secret',
  copied: 'Secret copied',
  copyFailed: 'The secret could not be copied. Select it and copy it by hand.',
  done: 'Done',
} as const;

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'recording.ready': 'A result is ready',
  'recording.failed': 'Work has failed',
  'notes.changed': 'Notes were changed',
  'task.added': 'A task was added',
};

export const deliveryStatusLabels: Record<Delivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const deliveryFaultSentences: Record<DeliveryFault, string> = {
  'private-address': 'The address is in a private network, which is not called.',
  timeout: 'No answer within 10 seconds.',
  unreachable: 'The server could not be reached.',
  redirect: 'Redirects are not followed. Enter the final address.',
};
