import type { Settings } from '../settings/settings.contract.ts';

export type Breakpoints = Settings['breakpoints'];
export const defaultBreakpoints: Breakpoints = {
  mobile: 640,
  tabletPortrait: 768,
  tablet: 970,
  desktop: 1200,
  large: 1440,
  xlarge: 1800,
};

export const deviceClasses = ['mobile', 'tablet-portrait', 'tablet', 'desktop', 'large', 'xlarge'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Each breakpoint is the first width that is not of its class any more; the widest class has no end. */
export function deviceClassOf(widthPx: number, breakpoints: Breakpoints = defaultBreakpoints): DeviceClass {
  if (widthPx < breakpoints.mobile) return 'mobile';
  if (widthPx < breakpoints.tabletPortrait) return 'tablet-portrait';
  if (widthPx < breakpoints.tablet) return 'tablet';
  if (widthPx < breakpoints.desktop) return 'desktop';
  return widthPx < breakpoints.large ? 'large' : 'xlarge';
}

export const isSmall = (device: DeviceClass): boolean => device === 'mobile' || device === 'tablet-portrait';

/** One to five columns for what is laid out in a grid of that width. */
export const gridColumns = (widthPx: number, breakpoints: Breakpoints = defaultBreakpoints): number =>
  1 +
  [breakpoints.mobile, breakpoints.tablet, breakpoints.desktop, breakpoints.large].filter((width) => widthPx >= width)
    .length;

export type GridSpans = { readonly mobile: number; readonly tablet: number; readonly desktop: number };

/** How many columns a cell takes on a mobile, a tablet and a desktop; any other number of values throws. */
export function gridSpans(values: readonly number[]): GridSpans {
  const [mobile, tablet, desktop, ...more] = values;
  if (mobile === undefined || tablet === undefined || desktop === undefined || more.length > 0)
    throw new Error(`A grid cell has exactly 3 spans (mobile, tablet, desktop), not ${values.length}.`);
  return { mobile, tablet, desktop };
}
