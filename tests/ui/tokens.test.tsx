import { describe, expect, it } from 'vitest';
import { colourOf, givenByScript, sourceOf, styleFiles, tokenOf } from './styles.ts';

const channel = (part: string) => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => channel(full.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};
const tooClose = (pairs: readonly (readonly [string, string])[], least: number) =>
  pairs.flatMap(([ink, ground]) =>
    (['light', 'dark'] as const)
      .map((theme) => ({ theme, ratio: contrast(colourOf(ink)[theme], colourOf(ground)[theme]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ theme, ratio }) => `${ink} on ${ground}, ${theme}: ${ratio.toFixed(2)}`),
  );

const grounds = ['canvas', 'surface', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'primary', 'special', 'member'];
const tinted = ['primary', 'special', 'member', 'success', 'warn', 'error', 'info'];
const filled = ['primary', 'special', 'multibuy', 'member'];

describe('The tokens', () => {
  it('give every text a contrast of at least 4.5 to what it stands on, in the light and in the dark', () => {
    const pairs = [
      ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
      ...tinted.map((name) => [name, `${name}-tint`] as const),
      ...filled.map((name) => [`on-${name}`, name] as const),
      ...['kowhai', 'berry', 'sky', 'clay'].flatMap((tone) => [
        ['ink-2', `${tone}-tint`] as const,
        ['primary', `${tone}-tint`] as const,
      ]),
      ['ink-2', 'primary-tint'],
    ] as const;
    expect(tooClose(pairs, 4.5)).toEqual([]);
  });

  it('give the edges of controls and the focus ring a contrast of at least 3', () => {
    const pairs = grounds.flatMap((ground) => [['control', ground] as const, ['focus', ground] as const]);
    expect(tooClose(pairs, 3)).toEqual([]);
  });

  it('[B9.050] hold the content at 1220 pixels', () => {
    expect(tokenOf('content')).toBe('1220px');
    for (const block of ['.content', '.page'])
      expect(sourceOf('ui/base.css')).toMatch(new RegExp(`\\${block} \\{[^}]*max-width: var\\(--content\\)`));
  });

  it('are all defined: no style asks for a property that nobody gives', () => {
    const sheets = styleFiles().map(sourceOf).join('\n');
    const asked = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const given = new Set(
      [...sheets.matchAll(/(--[\w-]+):|@property (--[\w-]+)/g)].map(([, name, typed]) => name ?? typed),
    );
    const insets = ['top', 'right', 'bottom', 'left'].map((side) => `--safe-area-inset-${side}`);
    for (const fromOutside of [...insets, '--window-height', ...givenByScript()]) given.add(fromOutside);
    expect([...asked].filter((name) => !given.has(name))).toEqual([]);
  });
});

describe('A style sheet', () => {
  it('speaks only inside its layer, and the order of the layers comes before every other style', () => {
    const loose = styleFiles().filter((file) => {
      const rules = sourceOf(file)
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/@font-face \{[^}]*\}/g, '')
        .replace(/@layer [\w, ]+;/, '');
      return !/^\s*@layer (tokens|base|parts|panels|pages) \{[^]*\}\s*$/.test(rules);
    });
    expect(loose).toEqual([]);
    expect(sourceOf('ui/tokens.css')).toMatch(/^@layer tokens, base, parts, panels, pages;/);
    expect(sourceOf('src/entry-client.tsx')).toMatch(/^import '#ui\/tokens\.css';/);
  });
});
