export { type ClientOptions, createClient, type Notelark } from './client.ts';
export type { CallOptions, Input, OperationCalls, OperationName, Output } from './operations.ts';
export type {
  ErrorCode,
  LanguageTag,
  Operations,
  OutputType,
  Progress,
  TemplateId,
} from './contract.ts';
export { isProblem, NotelarkProblem, type ProblemCode } from './problem.ts';
export { eachRow } from './rows.ts';
export type { Uploaded, UploadOptions, UploadStore } from './upload.ts';
export type { WaitOptions } from './wait.ts';
