import { noTracing, type Tracing, type TracingConfig } from './tracing.ts';

/** OpenTelemetry is loaded only where spans are wanted: it takes memory and time to start. */
export async function startTracing({ endpoint, ...rest }: TracingConfig): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ endpoint, ...rest });
}
