import { expect, it } from 'vitest';
import { templateIds, templateInstructions, templateList } from './templates.ts';

it('offers every template once, each with its own words', () => {
  expect(templateList.map((template) => template.id)).toEqual([...templateIds]);
  const instructions = templateList.flatMap(({ instructions }) => instructions || []);
  expect(instructions).toHaveLength(templateList.length - 2);
  expect(new Set(instructions).size).toBe(instructions.length);
});

it('asks a lecture for questions to test oneself with', () => {
  expect(templateInstructions('lecture')).toContain('questions to test oneself');
});

it("passes the user's own words on, with the own template only", () => {
  expect(templateInstructions('custom', '  Only the risks. ')).toBe('Only the risks.');
  expect(templateInstructions('meeting', 'Only the risks.')).not.toContain('Only the risks.');
});

it('has nothing to say where the user said nothing', () => {
  expect(templateInstructions('custom', ' \n')).toBeUndefined();
  expect(templateInstructions('general', 'Only the risks.')).toBeUndefined();
});
