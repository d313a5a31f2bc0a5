import type { Answer, AnswerEvent, Asked, AskScope } from '@notelark/api/ask';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request, sendRequest } from '../../lib/client.ts';
import { QUESTIONS } from './queries.ts';
import { readEvents } from './read-events.ts';

/** An answer on the page: as it comes, or from the history. */
export interface ShownAnswer extends Omit<Answer, keyof Asked> {
  /** Of this page; the server's comes with the first event. */
  key: string;
  id: string | null;
  question: string;
  state: 'searching' | 'answering' | 'writing' | 'done' | 'stopped' | 'failed';
  modelFailed: boolean;
  /** Why it failed. */
  fault: string | null;
}

const begun = (key: string, question: string): ShownAnswer => ({
  key,
  id: null,
  question,
  state: 'searching',
  findings: [],
  said: true,
  engineLabel: null,
  leftOut: 0,
  modelFailed: false,
  fault: null,
});

/** What an event changes. */
function after(answer: ShownAnswer, event: AnswerEvent): ShownAnswer {
  if (event.type === 'begun')
    return { ...answer, id: event.asked.id, said: event.said, state: 'answering' };
  if (event.type === 'finding') return { ...answer, findings: [...answer.findings, event.finding] };
  if (event.type === 'writing')
    return { ...answer, engineLabel: event.engineLabel, state: 'writing' };
  const { engineLabel, leftOut, modelFailed } = event;
  return { ...answer, engineLabel, leftOut, modelFailed, state: 'done' };
}

const isRunning = ({ state }: ShownAnswer): boolean =>
  state === 'searching' || state === 'answering' || state === 'writing';

/** One that is over stays as it is. */
const stopped = (answer: ShownAnswer): ShownAnswer =>
  isRunning(answer) ? { ...answer, state: 'stopped' } : answer;

/** The answers of this visit, in order, and what begins and ends one. */
export function useAsk() {
  const [answers, setAnswers] = useState<readonly ShownAnswer[]>([]);
  const running = useRef<AbortController>(null);
  const client = useQueryClient();
  const update = (key: string, change: (answer: ShownAnswer) => ShownAnswer) =>
    setAnswers((all) => all.map((one) => (one.key === key ? change(one) : one)));

  const ask = async (question: string, scope: AskScope) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const key = crypto.randomUUID();
    const followsId = answers.findLast(({ id }) => id !== null)?.id;
    setAnswers((all) => [...all, begun(key, question)]);
    stop.signal.addEventListener('abort', () => update(key, stopped));
    try {
      const body = { ...scope, question, ...(followsId && { followsId }) };
      const response = await sendRequest('POST /api/ask', { body, signal: stop.signal });
      if (response.body)
        for await (const event of readEvents<AnswerEvent>(response.body))
          if (!stop.signal.aborted) update(key, (answer) => after(answer, event));
    } catch (error) {
      if (!stop.signal.aborted)
        update(key, (answer) => ({ ...answer, state: 'failed', fault: sentenceOf(error) }));
    } finally {
      void client.invalidateQueries({ queryKey: QUESTIONS });
    }
  };

  const open = async (id: string) => {
    if (answers.some((one) => one.id === id)) return;
    const { findings, question, ...rest } = await request('GET /api/ask/{id}', { params: { id } });
    const kept = { ...begun(id, question), ...rest, findings, state: 'done' } as const;
    setAnswers((all) => [...all, kept]);
  };

  return {
    answers,
    ask,
    open,
    stop: () => running.current?.abort(),
    forget: (id: string) => setAnswers((all) => all.filter((one) => one.id !== id)),
    isRunning: answers.some(isRunning),
  };
}
