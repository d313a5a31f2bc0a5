import { expect, it } from 'vitest';
import { nodeProblem } from './tool.mjs';

it.each(['20.12.0', '20.20.2', '22.1.0', '24.0.0'])('accepts Node.js %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['18.20.4', '20.11.1'])('says in a sentence that Node.js %s is too old', (version) => {
  expect(nodeProblem(version)).toContain(`Node.js ${version} is too old`);
});
