const NUMBERED = /^\s*(?<number>\d{1,2})(?:[ \t]+(?<text>.*)|\s*)$/u;
const FEWEST_LINES = 10;
const LEAST_NUMBERED = 0.85;
const LEAST_IN_ORDER = 0.9;

/** Lines without the numbers that pages of a court's transcript have at their edges; as they are where they have none. */
export function withoutLineNumbers(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const numbers = filled.flatMap((line) => Number(NUMBERED.exec(line)?.groups?.number ?? []) || []);
  const inOrder = numbers.filter(
    (number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1,
  );
  const isNumbered =
    filled.length >= FEWEST_LINES &&
    numbers.length >= filled.length * LEAST_NUMBERED &&
    inOrder.length >= numbers.length * LEAST_IN_ORDER;
  if (!isNumbered) return [...lines];
  return lines.map((line) => {
    const found = NUMBERED.exec(line)?.groups;
    return found ? (found.text ?? '') : line;
  });
}
