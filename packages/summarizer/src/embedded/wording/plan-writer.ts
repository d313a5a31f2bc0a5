import type { Point } from '../../port.ts';
import { refsOf } from '../findings/conversation.ts';
import type { Task } from '../findings/tasks/task.ts';
import { contextInMemo } from './context.ts';
import { asStatement } from './text.ts';
import type { Writer } from './writer.ts';

/** A plan of a memo in its own words, since who reads it is who made it; with the sentence that says what `it` is. */
export function planPoint(writer: Writer, { said, also = [], wording }: Task): Point {
  const text = asStatement(writer.plain(wording ?? said.unit?.text ?? said.raw));
  const needed = contextInMemo(writer.conversation, said, text);
  const refs = refsOf([said, ...also, ...(needed ? [needed] : [])]);
  return writer.point(writer.withContext(text, needed), refs);
}
