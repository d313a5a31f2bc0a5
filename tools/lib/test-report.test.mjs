import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.mjs';
import { playwrightOutcome, vitestOutcome } from './test-report.mjs';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const broken = {
  status: 'failed',
  fullName: 'takes away',
  failureMessages: ['Error: 2\n at a.ts'],
};

it('names each failed test with its file and why, and a file that fails before its first test', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      { name: path.join(ROOT, 'a.test.ts'), status: 'failed', assertionResults: [passed, broken] },
      {
        name: path.join(ROOT, 'b.test.ts'),
        status: 'failed',
        assertionResults: [],
        message: 'No b',
      },
    ],
  };
  expect(vitestOutcome(report)).toEqual({
    passed: 1,
    failures: [
      'a.test.ts: takes away\n    Error: 2\n     at a.ts',
      'b.test.ts: the file\n    No b',
    ],
    flakes: [],
  });
});

it('names each failed journey, however deep, and what failed outside of them', () => {
  const result = { errors: [{ message: 'Timed out' }] };
  const spec = { file: 'a.spec.ts', title: 'signs in', ok: false, tests: [{ results: [result] }] };
  const report = {
    stats: { expected: 3, flaky: 0 },
    errors: [{ message: 'No server' }],
    suites: [{ specs: [{ ...spec, ok: true, tests: [] }], suites: [{ specs: [spec] }] }],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 3,
    failures: [
      'playwright: outside of a journey\n    No server',
      'a.spec.ts: signs in\n    Timed out',
    ],
    flakes: [],
  });
});

it('names what passed only when repeated, with its first message', () => {
  const repeated = { ...broken, status: 'passed' };
  const file = path.join(ROOT, 'a.test.ts');
  const tests = { numPassedTests: 1, testResults: [{ name: file, assertionResults: [repeated] }] };
  expect(vitestOutcome(tests)).toEqual({
    passed: 1,
    failures: [],
    flakes: ['a.test.ts: takes away\n    Error: 2\n     at a.ts'],
  });

  const results = [{ errors: [{ message: 'Timed out' }] }, { errors: [] }];
  const spec = {
    file: 'a.spec.ts',
    title: 'signs in',
    ok: true,
    tests: [{ status: 'flaky', results }],
  };
  const journeys = { stats: { expected: 3, flaky: 1 }, errors: [], suites: [{ specs: [spec] }] };
  expect(playwrightOutcome(journeys)).toEqual({
    passed: 4,
    failures: [],
    flakes: ['a.spec.ts: signs in\n    Timed out'],
  });
});
