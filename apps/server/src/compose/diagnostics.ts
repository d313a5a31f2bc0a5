import { serveDiagnostics } from '../features/diagnostics/diagnostics.routes.ts';
import type { Base, Part } from './base.ts';

export function composeDiagnostics({ limiter }: Base): Part {
  return { serve: (app, services) => serveDiagnostics(app, limiter, services) };
}
