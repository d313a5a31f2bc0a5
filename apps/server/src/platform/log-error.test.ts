import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import { AppError } from './errors.ts';

const TOKEN = 'planted-token-4711';

function refusal(message: string): DatabaseError {
  const error = new DatabaseError(message, message.length, 'error');
  return Object.assign(error, {
    code: '22P02',
    severity: 'ERROR',
    table: 'sessions',
    detail: `Key (token)=(${TOKEN}) already exists.`,
    where: `unnamed portal parameter $1 = '${TOKEN}'`,
    internalQuery: `select '${TOKEN}'`,
  });
}

const failed = () =>
  new DrizzleQueryError(
    'select * from sessions where token = $1',
    [TOKEN],
    refusal(`invalid input syntax for type uuid: "${TOKEN}\n"`),
  );

it.each<[string, () => Error]>([
  ['as it comes', failed],
  ['as the cause of another', () => new AppError('internal-error', { cause: failed() })],
  ['among several', () => new AggregateError([failed(), failed()], 'several')],
])('a failed query is logged without its parameters: %s', (_, make) => {
  const log = new TestLog();
  log.logger.child({ requestId: '1' }).error({ err: make() }, 'request failed');
  const line = JSON.stringify(log.lines);
  expect(line).not.toContain(TOKEN);
  expect(line).toContain('where token = $1');
  expect(line).toContain('invalid input syntax for type uuid');
  expect(line).toContain('22P02');
  expect(line).toContain('log-error.test.ts');
});

it('takes what is no error, and an error that is its own cause', () => {
  const log = new TestLog();
  const own = new Error('round');
  own.cause = own;
  for (const err of [own, 'a string', { message: 'an object' }, null, undefined, 7])
    log.logger.error({ err }, 'odd');
  expect(log.lines).toHaveLength(6);
  expect(JSON.stringify(log.lines)).toContain('an object');
});
