// What the test runners' JSON reports say, in one form: how many passed, and which failed and why.
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ passed: number, failures: string[] }} Outcome each failure with its file, its name and the start of its message */

const MESSAGE_LINES = 12;

/**
 * A file that fails before its first test counts as one failure.
 * @returns {Outcome}
 */
export function vitestOutcome({ numPassedTests, testResults }) {
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [failure(file.name, 'the file', file.message)];
    return failed.map((test) => failure(file.name, test.fullName, test.failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failures };
}

/**
 * A journey that passes only when repeated is a failure.
 * @returns {Outcome}
 */
export function playwrightOutcome({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failures: [
      ...errors.map(({ message }) => failure('playwright', 'outside of a journey', message)),
      ...suites.flatMap(failedSpecs),
    ],
  };
}

function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(specFailure);
  return [...own, ...suites.flatMap(failedSpecs)];
}

function specFailure({ file, title, tests }) {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
  return failure(file, title, messages.map(({ message }) => message).join('\n'));
}

function failure(file, name, message = '') {
  const where = path.isAbsolute(file) ? path.relative(ROOT, file) : file;
  const lines = message.split('\n').slice(0, MESSAGE_LINES);
  return [`${where}: ${name}`, ...lines.map((text) => `    ${text}`)].join('\n').trimEnd();
}
