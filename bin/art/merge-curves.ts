type Curve = { readonly command: string; readonly args: readonly number[] };
type Spot = readonly [x: number, y: number];

/** In a thousandth of the letter size: what the eye does not see. */
const tolerance = 8;

const between = ([ax, ay]: Spot, [bx, by]: Spot, k: number): Spot => [ax + (bx - ax) * k, ay + (by - ay) * k];
const apart = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(ax - bx, ay - by);
const onQuad = (a: Spot, b: Spot, c: Spot, t: number) => between(between(a, b, t), between(b, c, t), t);
const onCubic = (a: Spot, b: Spot, c: Spot, d: Spot, t: number) => between(onQuad(a, b, c, t), onQuad(b, c, d, t), t);

function cubicOf(p0: Spot, c1: Spot, m: Spot, c2: Spot, p3: Spot): readonly number[] | null {
  const turn = (m[0] - c1[0]) * (c2[1] - m[1]) - (m[1] - c1[1]) * (c2[0] - m[0]);
  const isSmooth = Math.abs(turn) <= 0.12 * apart(c1, m) * apart(m, c2);
  if (!isSmooth) return null;
  const samples = [0.25, 0.5, 0.75].flatMap((t) => [onQuad(p0, c1, m, t), onQuad(m, c2, p3, t)]);
  let best: { error: number; args: readonly number[] } = { error: tolerance, args: [] };
  for (let k1 = 0.5; k1 <= 1.5; k1 += 0.05)
    for (let k2 = 0.5; k2 <= 1.5; k2 += 0.05) {
      const [h1, h2] = [between(p0, c1, k1), between(p3, c2, k2)];
      const path = Array.from({ length: 33 }, (_, i) => onCubic(p0, h1, h2, p3, i / 32));
      const error = Math.max(...samples.map((spot) => Math.min(...path.map((other) => apart(spot, other)))));
      if (error < best.error) best = { error, args: [...h1, ...h2, ...p3] };
    }
  return best.args.length > 0 ? best.args : null;
}

/** Fewer, larger curves: two neighbours that turn the same way become one. */
export function mergeCurves(commands: readonly Curve[]): Curve[] {
  const merged: Curve[] = [];
  let pen: Spot = [0, 0];
  for (let i = 0; i < commands.length; i++) {
    const [one, two] = [commands[i], commands[i + 1]];
    if (!one) continue;
    const isPair = one.command === 'quadraticCurveTo' && two?.command === 'quadraticCurveTo';
    const [ax = 0, ay = 0, bx = 0, by = 0] = one.args;
    const [cx = 0, cy = 0, dx = 0, dy = 0] = two?.args ?? [];
    const args = isPair ? cubicOf(pen, [ax, ay], [bx, by], [cx, cy], [dx, dy]) : null;
    merged.push(args === null ? one : { command: 'bezierCurveTo', args });
    if (args !== null) i++;
    const end = (merged.at(-1)?.args ?? []).slice(-2);
    if (end.length === 2) pen = [end[0] ?? 0, end[1] ?? 0];
  }
  return merged;
}
