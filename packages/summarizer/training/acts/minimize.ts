/** Pairs of steps from which the curvature is estimated. */
const MEMORY = 7;
const HALVINGS = 12;
/** Share of the decrease that the slope promises that a step has to bring (Armijo). */
const SUFFICIENT = 1e-4;
/** Ends where the value falls by a smaller share. */
const TOLERANCE = 1e-6;
const LEAST = 1e-12;

interface Step {
  moved: Float64Array;
  turned: Float64Array;
  /** 1 / (moved · turned) */
  scale: number;
}

/**
 * Minimizes a smooth function from 0 by L-BFGS (Liu & Nocedal 1989) with halved steps. Deterministic.
 * @param value returns the function's value at a point and writes its gradient there
 */
export function minimize(
  width: number,
  value: (at: Float64Array, gradient: Float64Array) => number,
  rounds: number,
): Float64Array {
  let at = new Float64Array(width);
  let gradient = new Float64Array(width);
  let lowest = value(at, gradient);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = directionOf(gradient, steps);
    const slope = dot(gradient, direction);
    if (slope >= -LEAST) break;
    const next = new Float64Array(width);
    const nextGradient = new Float64Array(width);
    let length = steps.length > 0 ? 1 : 1 / Math.max(LEAST, Math.sqrt(-slope));
    let reached = Infinity;
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      for (let one = 0; one < width; one += 1)
        next[one] = (at[one] ?? 0) + length * (direction[one] ?? 0);
      reached = value(next, nextGradient);
      if (reached <= lowest + SUFFICIENT * length * slope) break;
      length /= 2;
    }
    if (reached >= lowest) break;
    const moved = minus(next, at);
    const turned = minus(nextGradient, gradient);
    const curvature = dot(moved, turned);
    if (curvature > LEAST) steps.push({ moved, turned, scale: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    const isFlat = lowest - reached < TOLERANCE * Math.abs(lowest);
    [at, gradient, lowest] = [next, nextGradient, reached];
    if (isFlat) break;
  }
  return at;
}

/** The gradient turned round, divided by the curvature that the last steps showed (two-loop recursion). */
function directionOf(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.map((one) => -one);
  const shares = new Map<Step, number>();
  for (const step of steps.toReversed()) {
    const share = step.scale * dot(step.moved, direction);
    shares.set(step, share);
    add(direction, step.turned, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = 1 / (last.scale * dot(last.turned, last.turned));
    for (let one = 0; one < direction.length; one += 1)
      direction[one] = scale * (direction[one] ?? 0);
  }
  for (const step of steps) {
    const share = (shares.get(step) ?? 0) - step.scale * dot(step.turned, direction);
    add(direction, step.moved, share);
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let one = 0; one < a.length; one += 1) sum += (a[one] ?? 0) * (b[one] ?? 0);
  return sum;
}

function add(to: Float64Array, other: Float64Array, factor: number): void {
  for (let one = 0; one < to.length; one += 1)
    to[one] = (to[one] ?? 0) + factor * (other[one] ?? 0);
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((one, index) => one - (b[index] ?? 0));
}
