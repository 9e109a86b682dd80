/** Minimises a smooth function in many dimensions (L-BFGS with a backtracking line). The same start gives the same end. */
export function minimise(
  start: Float64Array,
  evaluate: (point: Float64Array, slope: Float64Array) => number,
  { rounds = 60, memory = 6, tolerance = 1e-5 }: { rounds?: number; memory?: number; tolerance?: number } = {},
): Float64Array {
  const size = start.length;
  let point = start.slice();
  let slope = new Float64Array(size);
  let value = evaluate(point, slope);
  const steps: { move: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = directionOf(slope, steps);
    const incline = dot(direction, slope);
    let pace = steps.length === 0 ? 1 / Math.sqrt(dot(slope, slope) + 1e-12) : 1;
    let next = point;
    let nextSlope = new Float64Array(size);
    let nextValue = value;
    for (let trial = 0; trial < 20; trial += 1) {
      next = point.map((each, index) => each + pace * (direction[index] as number));
      nextSlope = new Float64Array(size);
      nextValue = evaluate(next, nextSlope);
      if (nextValue <= value + 1e-4 * pace * incline) break;
      pace /= 2;
    }
    const gain = (value - nextValue) / Math.max(1e-12, Math.abs(value));
    const move = next.map((each, index) => each - (point[index] as number));
    const turn = nextSlope.map((each, index) => each - (slope[index] as number));
    const curve = dot(move, turn);
    if (curve > 1e-12) steps.push({ move, turn, scale: 1 / curve });
    if (steps.length > memory) steps.shift();
    point = next;
    slope = nextSlope;
    value = nextValue;
    if (gain < tolerance) break;
  }
  return point;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}

function addScaled(target: Float64Array, other: Float64Array, factor: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] as number) + factor * (other[index] as number);
}

function directionOf(
  slope: Float64Array,
  steps: readonly { move: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const direction = slope.map((each) => -each);
  const shares: number[] = [];
  for (const { move, turn, scale } of steps.toReversed()) {
    const share = scale * dot(move, direction);
    shares.push(share);
    addScaled(direction, turn, -share);
  }
  const last = steps.at(-1);
  if (last) {
    const factor = 1 / (last.scale * dot(last.turn, last.turn));
    for (let index = 0; index < direction.length; index += 1) direction[index] = (direction[index] as number) * factor;
  }
  for (const { move, turn, scale } of steps) {
    const share = shares.pop() ?? 0;
    addScaled(direction, move, share - scale * dot(turn, direction));
  }
  return direction;
}
