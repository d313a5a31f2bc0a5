export * from './accounts.ts';
export * from './admin.ts';
export * from './billing.ts';
export * from './contact.ts';
export * from './installation.ts';
export * from './library.ts';
export * from './live.ts';
export * from './usage.ts';
