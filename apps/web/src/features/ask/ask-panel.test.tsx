import type { AnswerEvent, Finding } from '@notelark/api/ask';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { AskPanel } from './ask-panel.tsx';

const ID = '3b0e4d5c-7a52-4f0e-9b0a-4d2f6f3f9b11';
const asked = {
  id: ID,
  question: 'What does it cost?',
  scope: { kind: 'all', name: null },
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;

const finding = (kind: Finding['kind'], text: string | null): Finding => ({
  id: `${kind} ${text}`,
  kind,
  text,
  lines: [{ text: 'The tent costs 900 pounds.', speaker: 'Ann', start: 65, target: '#s4' }],
  marks: ['costs'],
  source: { kind: 'upload', id: ID, title: 'Council', summaryId: ID, createdAt: asked.createdAt },
});
const done = { type: 'done', engineLabel: null, leftOut: 0, modelFailed: false } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().search}</output>;

/** A stream whose events come when the test says so. */
function answering() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (...events: AnswerEvent[]) => {
      for (const event of events)
        controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    },
    end: () => controller?.close(),
  };
}

function show(answer: () => Response, path = '/ask') {
  const requests = stubApi({
    'GET /api/ask': () => Response.json({ questions: [], next: null }),
    'GET /api/labels': () => Response.json({ folders: ['Weekly'], tags: [] }),
    'POST /api/ask': answer,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AskPanel />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return requests;
}

async function ask(answer: () => Response, path?: string) {
  const requests = show(answer, path);
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'What does it cost?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return requests;
}

const log = () => within(screen.getByRole('log', { name: 'Answers' }));

it('shows passages as they come, then what a model has written and how much was left out', async () => {
  const stream = answering();
  const requests = await ask(stream.response, `/ask?upload=${ID}`);
  expect(requests.find(({ route }) => route === 'POST /api/ask')?.body).toEqual({
    question: 'What does it cost?',
    uploadId: ID,
  });
  stream.send({ type: 'begun', asked, said: true });
  stream.send({ type: 'finding', finding: finding('passage', null) });
  const link = await log().findByRole('link', { name: '01:05' });
  expect(link.getAttribute('href')).toBe(`/results/${ID}#s4`);
  expect(log().getByText('costs').tagName).toBe('MARK');
  stream.send({ type: 'writing', engineLabel: 'gpt-5-mini' });
  await log().findByText(/gpt-5-mini is writing/);
  stream.send({ type: 'finding', finding: finding('sentence', 'It costs 900 pounds.') });
  stream.send({ ...done, engineLabel: 'gpt-5-mini', leftOut: 2 });
  stream.end();
  await log().findByText(/2 sentences were left out/);
  expect(log().getByText(/It costs 900 pounds/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
});

it('stops at a click, and keeps what has come', async () => {
  const stream = answering();
  await ask(stream.response);
  stream.send({ type: 'begun', asked, said: true });
  stream.send({ type: 'finding', finding: finding('statement', 'The tent costs 900 pounds.') });
  await log().findByText('From your notes, checked');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await log().findByText('Stopped.');
  expect(log().getByRole('link', { name: 'Council, 01:05' })).toBeTruthy();
});

it('says what is not said, and shows the closest passages on demand', async () => {
  const stream = answering();
  await ask(stream.response);
  stream.send({ type: 'begun', asked, said: false });
  stream.send({ type: 'finding', finding: finding('passage', null) }, done);
  stream.end();
  await log().findByText('Not said in your recordings.');
  const closest = await log().findByRole('button', { name: 'Show the closest passages' });
  await userEvent.click(closest);
  expect(log().getByRole('link', { name: '01:05' })).toBeTruthy();
});

it('says why a question could not be answered', async () => {
  await ask(() => refusal(429, 'rate-limited'));
  expect(await log().findByText(/The question could not be answered/)).toBeTruthy();
});

it('asks what the address asks, once', async () => {
  const stream = answering();
  const requests = show(stream.response, '/ask?question=What%20does%20it%20cost%3F');
  stream.send({ type: 'begun', asked, said: true }, done);
  stream.end();
  await log().findByRole('article', { name: 'What does it cost?' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  expect(requests.filter(({ route }) => route === 'POST /api/ask')).toHaveLength(1);
});
