// The types of the published package: `npm run pack` writes them out in full, so that it needs neither the contracts nor zod.
import type { Api } from '@notelark/api/api';
import type { ErrorCode } from '@notelark/api/errors';
import type { Route, RouteInput, RouteOutput } from '@notelark/api/routes';
import type { LanguageTag } from '@notelark/api/languages';
import type { OutputType, Progress } from '@notelark/api/library';
import type { TemplateId } from '@notelark/api/templates';

export type { ErrorCode, LanguageTag, OutputType, Progress, TemplateId };

type OutputOf<R extends Route> = R['raw'] extends string ? Response : RouteOutput<R>;

/** What an API key can call, by operationId: what goes in and what comes out. */
export type Operations = {
  [Name in keyof Api as Api[Name]['scope'] extends null ? never : Api[Name]['operationId']]: {
    input: RouteInput<Api[Name]>;
    output: OutputOf<Api[Name]>;
  };
};
