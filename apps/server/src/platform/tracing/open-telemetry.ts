import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { ActiveSpan, Tracing, TracingConfig } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Spans sent in batches by OTLP over HTTP. Headers, timeouts and sampling follow OpenTelemetry's own environment variables. */
export function openTelemetry({
  endpoint,
  serviceName,
  onError,
}: TracingConfig & { endpoint: string }): Tracing {
  setGlobalErrorHandler(onError);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('notelark');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const contextOf = (parent: string | undefined): Context =>
    parent === undefined
      ? contexts.active()
      : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
  return {
    span: async (name, { kind, attributes = {}, parent }, work) => {
      const around = contextOf(parent);
      const options = { attributes, ...(kind && { kind: KINDS[kind] }) };
      const span = tracer.startSpan(name, options, around);
      try {
        return await contexts.with(trace.setSpan(around, span), () => work(active(span)));
      } catch (error) {
        // The type alone: messages may quote what a user wrote.
        if (error instanceof Error) span.setAttribute('error.type', error.constructor.name);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(contexts.active(), carrier, defaultTextMapSetter);
      return carrier['traceparent'];
    },
    close: () => provider.shutdown(),
  };
}

const active = (span: Span): ActiveSpan => ({
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});
