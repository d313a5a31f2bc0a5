import type { ApiScope } from '@notelark/api/api-scopes';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';

/** What a model may ask for. */
export interface Tool {
  name: string;
  title: string;
  /** For the model. */
  description: string;
  /** Of the API key: a tool of another scope is not shown. */
  scope: Extract<ApiScope, 'read' | 'write'>;
  input: z.ZodObject;
  /** @returns text for the model, of a bounded length */
  run(actor: Actor, input: unknown): Promise<string>;
}

/** Keeps the input of a tool typed within it. */
export const defineTool = <Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run: (actor: Actor, input: z.output<Input>) => Promise<string>;
  },
): Tool => ({ ...tool, run: (actor, input) => tool.run(actor, tool.input.parse(input)) });
