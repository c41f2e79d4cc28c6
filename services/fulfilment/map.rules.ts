import type { Point } from './distance.rules.ts';

export type Spot = { readonly x: number; readonly y: number };
/** A piece of the country, by its edges in degrees. */
export type Extent = { readonly north: number; readonly south: number; readonly west: number; readonly east: number };

/** Aotearoa with its three large islands; what lies further out has no store. */
export const country: Extent = { north: -34, south: -47.6, west: 166, east: 178.9 };

/** Places where the stores stand so close that they have a picture of their own. */
export const closeUps: readonly (Extent & { readonly name: string })[] = [
  { name: 'Auckland', north: -36.66, south: -37.12, west: 174.45, east: 175.05 },
  { name: 'Wellington', north: -40.86, south: -41.4, west: 174.6, east: 175.3 },
  { name: 'Christchurch', north: -43.4, south: -43.68, west: 172.5, east: 172.86 },
];

const unitsPerDegree = 40;
/** A degree of longitude is as wide as this many of latitude in the middle of the country. */
const narrowing = Math.cos((41 * Math.PI) / 180);
const tenth = (units: number) => Math.round(units * 10) / 10;
const hundredth = (units: number) => Math.round(units * 100) / 100;

/** Where a place is on the map: from the left and from the top of the country's picture. */
export const spotOf = ({ latitude, longitude }: Point): Spot => ({
  x: hundredth((longitude - country.west) * narrowing * unitsPerDegree),
  y: hundredth((country.north - latitude) * unitsPerDegree),
});

/** What of the map a picture shows, as a `viewBox`. */
export function viewBoxOf({ north, south, west, east }: Extent): string {
  const from = spotOf({ latitude: north, longitude: west });
  const to = spotOf({ latitude: south, longitude: east });
  return [from.x, from.y, hundredth(to.x - from.x), hundredth(to.y - from.y)].join(' ');
}

/** How wide a picture is, in units of the map: dots are drawn as a share of that. */
export const widthOf = ({ west, east }: Extent): number => (east - west) * narrowing * unitsPerDegree;

export const isWithin = ({ north, south, west, east }: Extent, { latitude, longitude }: Point): boolean =>
  latitude <= north && latitude >= south && longitude >= west && longitude <= east;

/** The line round islands, each a list of latitudes and longitudes in turn, as the `d` of one path. */
export const outlineOf = (islands: readonly (readonly number[])[]): string =>
  islands
    .map((coast) => {
      const spots: string[] = [];
      for (let i = 0; i + 1 < coast.length; i += 2) {
        const { x, y } = spotOf({ latitude: coast[i] ?? 0, longitude: coast[i + 1] ?? 0 });
        spots.push(`${tenth(x)} ${tenth(y)}`);
      }
      return `M${spots.join('L')}Z`;
    })
    .join('');
