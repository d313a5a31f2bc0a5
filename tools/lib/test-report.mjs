// What the test runners' JSON reports say, in one form: how many passed, which failed and why, and which
// passed only when repeated.
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ passed: number, failures: string[], flakes?: string[] }} Outcome each failure and flake with its file, its name and the start of its message */

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
  const flakes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // The message is of the first try.
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => failure(name, test.fullName, test.failureMessages.join('\n'))),
  );
  return { passed: numPassedTests, failures, flakes };
}

/** @returns {Outcome} */
export function playwrightOutcome({ stats, errors, suites }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => failure('playwright', 'outside of a journey', message)),
      ...specs.filter(({ ok }) => !ok).map(specFailure),
    ],
    flakes: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(specFailure),
  };
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function specFailure({ file, title, tests }) {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
  return failure(file, title, messages.map(({ message }) => message).join('\n'));
}

function failure(file, name, message = '') {
  const where = path.isAbsolute(file) ? path.relative(ROOT, file) : file;
  const lines = message.split('\n').slice(0, MESSAGE_LINES);
  return [`${where}: ${name}`, ...lines.map((text) => `    ${text}`)].join('\n').trimEnd();
}
