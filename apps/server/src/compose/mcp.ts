import { serveMcp } from '../features/mcp/mcp.routes.ts';
import { McpService } from '../features/mcp/mcp.service.ts';
import { createTools } from '../features/mcp/tools.ts';
import type { AskModule } from './ask.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export function composeMcp(
  { log, publicUrl }: AppContext,
  { history, results, taskList }: RecordingsModule,
  { ask }: AskModule,
): FeatureModule {
  const tools = createTools({ history, results, taskList, ask, publicUrl });
  const service = new McpService({ tools, log });
  return {
    serve: (app, http) => serveMcp(app, service, http, publicUrl),
    stop: () => service.stop(),
  };
}
