import type { Operations } from './contract.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]['input'];
export type Output<Name extends OperationName> = Operations[Name]['output'];

/** An operation that needs nothing can be called without anything. */
type Arguments<Wanted> = { params?: never; query?: never; body?: never } extends Wanted
  ? [input?: Wanted, options?: CallOptions]
  : [input: Wanted, options?: CallOptions];

/** One function for each operation that an API key can call. */
export type OperationCalls = {
  [Name in OperationName]: (...call: Arguments<Input<Name>>) => Promise<Output<Name>>;
};
