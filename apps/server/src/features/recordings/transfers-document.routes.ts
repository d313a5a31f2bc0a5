import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';

const HEADERS = {
  'tus-resumable': z.literal('1.0.0'),
  'upload-offset': z.string().describe('Bytes that are here already'),
};
const security: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];

/** Puts the tus protocol's routes into the API document; they are the protocol's, so they are in no contract of ours. */
export function describeTransfers(app: OpenAPIHono, path: string): void {
  const params = z.object({ id: z.string() });
  const common = { tags: ['files'], security };
  app.openAPIRegistry.registerPath(
    createRoute({
      ...common,
      method: 'post',
      path,
      summary:
        'Announce a file, at most as large as the plan allows (GET /api/installation); tus: Upload-Length, Upload-Metadata filename, outputType, keepOriginal',
      responses: {
        201: { description: 'Location says where its bytes go' },
        402: { description: 'audio-quota-exceeded' },
        413: { description: 'file-too-large, file-too-large-for-plan' },
      },
    }),
  );
  const one = [
    ['head', 'How much of a file is here', 200],
    ['patch', 'More of a file, from Upload-Offset on', 204],
    ['delete', 'Drop an unfinished file', 204],
  ] as const;
  for (const [method, summary, status] of one) {
    const headers = z.object(HEADERS).partial();
    const responses = {
      [status]: { description: summary, headers },
      404: { description: 'not-found' },
    };
    app.openAPIRegistry.registerPath(
      createRoute({
        ...common,
        method,
        path: `${path}/{id}`,
        summary,
        request: { params },
        responses,
      }),
    );
  }
}
