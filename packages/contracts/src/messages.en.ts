/** Every sentence and name that a user can read, one place; a module for each feature. */
export * from './messages/en/accounts.ts';
export * from './messages/en/billing.ts';
export * from './messages/en/client.ts';
export * from './messages/en/contact.ts';
export * from './messages/en/controls.ts';
export * from './messages/en/errors.ts';
export * from './messages/en/export.ts';
export * from './messages/en/library.ts';
export * from './messages/en/live.ts';
export * from './messages/en/mail.ts';
export * from './messages/en/navigation.ts';
export * from './messages/en/player.ts';
export * from './messages/en/pricing.ts';
export * from './messages/en/result-panels.ts';
export * from './messages/en/sharing.ts';
export * from './messages/en/summaries.ts';
export * from './messages/en/wishes.ts';
