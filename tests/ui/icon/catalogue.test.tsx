import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilledIcon, type IconFill, iconFills } from '#ui/icon/filled-icon.tsx';
import { Icon, type IconSize, iconSizes } from '#ui/icon/icon.tsx';
import { type IconName, iconNames } from '#ui/icon/icon-names.generated.ts';
import { sourceOf } from '../styles.ts';

const file = join(import.meta.dirname, '../../../ui/icon/sprite.generated.svg');
const sprite = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

// covers: B9.060, B9.061, B9.062, B9.063, B9.064, B9.065, B9.066, B9.067, B9.068, B9.069, B9.070, B9.071, B9.072
// covers: B9.073, B9.074, B9.075, B9.076, B9.077, B9.078, B9.079, B9.080, B9.081, B9.082, B9.083, B9.084, B9.085
// covers: B9.086, B9.087, B9.088
const catalogue: Readonly<Record<string, readonly IconName[]>> = {
  'B9.060': ['trolley'],
  'B9.061': ['favourites'],
  'B9.062': ['shopping-list'],
  'B9.063': ['past-orders'],
  'B9.064': ['change-order'],
  'B9.065': ['delivery-saver'],
  'B9.066': ['delivery-truck'],
  'B9.067': ['express-delivery'],
  'B9.068': ['pick-up'],
  'B9.069': ['direct-to-boot'],
  'B9.070': ['scan-and-go'],
  'B9.071': ['scan-to-trolley'],
  'B9.072': ['bring-your-own-bags'],
  'B9.073': ['paper-bags'],
  'B9.074': ['vouchers'],
  'B9.075': ['rewards-boosts'],
  'B9.076': ['gold-card'],
  'B9.077': ['amex', 'jcb', 'mastercard', 'visa', 'unionpay'],
  'B9.078': ['click-to-pay'],
  'B9.079': ['wallet'],
  'B9.080': ['direct-debit'],
  'B9.081': ['store-locator-pin'],
  'B9.082': [
    'contact-career',
    'contact-media',
    'contact-physical',
    'contact-postal',
    'contact-scam',
    'contact-supplier',
  ],
  'B9.083': ['recipes'],
  'B9.084': ['restricted-items'],
  'B9.085': ['perishable-items'],
  'B9.086': ['temporarily-out-of-stock'],
  'B9.087': ['item-changed'],
  'B9.088': ['sustainable'],
};
const drawingOf = (name: string) => sprite.getElementById(name)?.innerHTML ?? '';

describe('The icon catalogue', () => {
  it.each(Object.entries(catalogue))('draws what %s names: %s', (_, names) => {
    for (const name of names) {
      expect(drawingOf(name)).not.toBe('');
      const { container } = render(<Icon name={name} />);
      expect(container.querySelector('use')?.getAttribute('href')?.endsWith(`#${name}`)).toBe(true);
    }
  });

  it('draws no two things of the shopping journey alike', () => {
    const drawings = Object.values(catalogue).flat().map(drawingOf);
    expect(drawings.filter((drawing, at) => drawings.indexOf(drawing) !== at)).toEqual([]);
  });
});

describe('A filled icon', () => {
  it('[B9.055] has fourteen colours, each from a token, the last that of the words around it', () => {
    expect(iconFills).toEqual(
      'light disabled dark gray green light-green light-gray alert error warning success info new currentColor'.split(
        ' ',
      ),
    );
    const sheet = sourceOf('ui/icon/filled-icon.css');
    const rules = [...sheet.matchAll(/((?:\.filled-icon\[data-fill='[\w-]+'\][,\s]*)+)\{([^}]*)\}/g)];
    const colourOf = (fill: string) => rules.find(([, selector]) => selector?.includes(`'${fill}'`))?.[2] ?? '';
    for (const fill of iconFills.slice(0, -1))
      expect([fill, colourOf(fill)]).toEqual([fill, expect.stringMatching(/^\s*color: .*var\(--[\w-]+\)/)]);
    expect(colourOf('currentColor')).toBe('');
  });

  it('[B9.055] wears its colour around the drawing, which takes the colour of its surroundings', () => {
    render(<FilledIcon name="alert" size="large" fill="error" label="Wrong" />);
    const icon = screen.getByRole('img', { name: 'Wrong' });
    expect(icon).toHaveAttribute('data-size', 'large');
    expect(icon.parentElement).toHaveAttribute('data-fill', 'error');
    expect(sourceOf('ui/icon/icon.css')).toMatch(/\.icon \{[^}]*color: inherit;/);
  });
});

/** The compiler stands over these lines: where a wrong word were allowed, the expected error would be missing. */
const wrongWords = {
  // @ts-expect-error: no such icon
  name: 'trolly' satisfies IconName,
  // @ts-expect-error: no such size
  size: 'gigantic' satisfies IconSize,
  // @ts-expect-error: no such fill
  fill: 'purple' satisfies IconFill,
};
const wrongIcons = () => [
  // @ts-expect-error: no such icon
  <Icon key="name" name="trolly" />,
  // @ts-expect-error: no such size
  <Icon key="size" name="trolley" size="gigantic" />,
  // @ts-expect-error: no such fill
  <FilledIcon key="fill" name="trolley" fill="purple" />,
  // @ts-expect-error: a filled icon says its fill
  <FilledIcon key="none" name="trolley" />,
];

describe('The words of an icon', () => {
  it('are those of its lists and no others, which the compiler holds', () => {
    expect(wrongIcons()).toHaveLength(4);
    expect(iconNames).not.toContain(wrongWords.name);
    expect(iconSizes).not.toContain(wrongWords.size);
    expect(iconFills).not.toContain(wrongWords.fill);
  });
});
