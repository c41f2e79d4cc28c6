export type Point = { readonly latitude: number; readonly longitude: number };

const earthRadiusMetres = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far apart two places are as the crow flies, in whole metres. */
export function distanceMetres(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (x: number) => Math.sin(x / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** The nearest first; what is equally far keeps its order. */
export const byDistance = <T extends Point>(places: readonly T[], from: Point): readonly T[] =>
  places
    .map((place) => ({ place, metres: distanceMetres(from, place) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ place }) => place);
