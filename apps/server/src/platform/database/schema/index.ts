export * from './accounts.ts';
export * from './library.ts';
export * from './usage.ts';
