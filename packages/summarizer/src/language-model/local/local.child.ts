import { serveParent } from '@notelark/toolkit/isolated-child';
import { type Loaded, loadModel } from './llama.ts';
import { Answer, type Question, Request } from './protocol.ts';

type Send = (answer: Answer) => Promise<void>;

serveParent<Request, Answer>(
  (message) => Request.parse(message),
  async ({ receive, send }) => {
    const order = await receive();
    if (order.kind !== 'load') throw new Error('a model comes first');
    const model = await loadModel(order).catch(async (error: unknown) => {
      await send({ kind: 'unfit', message: messageOf(error) });
      return null;
    });
    if (!model) return;
    await send({ kind: 'loaded', window: model.window });
    for (;;) {
      const question = await receive();
      if (question.kind === 'ask') await send(await answer(model, question, send));
    }
  },
);

async function answer(model: Loaded, question: Question, send: Send): Promise<Answer> {
  const promptTokens = model.countTokens(question.system + question.prompt);
  if (promptTokens + question.mostTokens > model.window) return { kind: 'window', promptTokens };
  const started = performance.now();
  let first: number | null = null;
  let written = '';
  try {
    const { isCut } = await model.answer({
      ...question,
      onText: (text) => {
        first ??= performance.now();
        written += text;
        void send({ kind: 'piece', text });
      },
    });
    const ended = performance.now();
    return {
      kind: 'answer',
      end: isCut ? 'length' : 'stop',
      promptTokens,
      writtenTokens: model.countTokens(written),
      promptMs: (first ?? ended) - started,
      writtenMs: ended - (first ?? ended),
    };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
