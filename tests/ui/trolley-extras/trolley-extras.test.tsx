import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lineWith } from '#services/trolley/sample-trolley.rules.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { ChangedPrices, LinePrice, TrolleyNotices } from '#ui/trolley-extras/changed-prices.tsx';
import { aboutText, LineUnit } from '#ui/line-unit/line-unit.tsx';
import { PackingOptions, SlipChoice } from '#ui/trolley-extras/packing.tsx';
import { Samples } from '#ui/trolley-extras/samples.tsx';
import { LineSubstitute, Substitutes } from '#ui/trolley-extras/substitutes.tsx';
import { samples as gallery } from '#ui/trolley-extras/trolley-extras.samples.tsx';
import { faultsOf } from '../axe.ts';

const said: unknown[] = [];
const hear =
  (name: string) =>
  (...all: unknown[]) =>
    void said.push([name, ...all.filter((one) => !(one instanceof Object && 'nativeEvent' in one))]);
const ways = { lost: null, onRetry: hear('retry'), onPutBack: hear('putBack') };
const low = lineWith({ sku: '100001', name: 'Milk', amount: 1, availabilityStatus: 'Low Stock' });
const plain = lineWith({ sku: '100002', name: 'Bread', amount: 1 });
const gone = lineWith({ sku: '100003', name: 'Kale', amount: 1, categoryType: 'OutOfStock' });
const never = { ...low, sku: '100004', name: 'Formula', subsAllowed: false };
const heard = () => said.splice(0);

describe('Something close', () => {
  const ask = (items: (typeof low)[], allowed: readonly string[] = ['100001', '100002']) =>
    render(
      <Substitutes
        items={items}
        isAll={allowed.length === 2}
        allows={(sku) => allowed.includes(sku)}
        onAll={hear('all')}
        onOne={hear('one')}
        {...ways}
      />,
    );

  it('is asked about only where something may run out, and not for what has nothing like it [A3.09]', () => {
    expect(ask([plain]).container.textContent).toBe('');
    expect(ask([plain, never]).container.textContent).toBe('');
    expect(ask([plain, gone]).container.textContent).toContain('If something runs out');
  });

  it('is one choice for everything first, and one for each product behind it [A4.51] [A4.52]', () => {
    ask([low, plain, never, gone]);
    fireEvent.click(screen.getByRole('radio', { name: 'Leave it out' }));
    expect(heard()).toEqual([['all', false]]);
    expect(screen.getByRole('radio', { name: 'Choose something close' })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Something close for Bread', hidden: true }));
    expect(heard()).toEqual([['one', '100002', false]]);
  });

  it('is neither all nor nothing when it was chosen for one', () => {
    ask([low, plain], ['100001']);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByText('You have chosen for each product.')).toBeVisible();
  });

  it('stands on a line that may run out; a line without its like says why not', () => {
    const line = (item: typeof low) =>
      render(<LineSubstitute item={item} isAllowed onChange={hear('line')} {...ways} />).container;
    expect(line(plain).textContent).toBe('');
    expect(line(gone).textContent).toBe('');
    expect(line(never).textContent).toMatch(/we never choose something else/);
    line(low);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Low stock: .*: Milk$/ }));
    expect(heard()).toEqual([['line', false]]);
  });

  it('that was not saved says why, with another try and the way back [A8.44]', () => {
    render(<LineSubstitute item={low} isAllowed onChange={hear('line')} {...ways} lost="You are offline." />);
    expect(screen.getByRole('alert')).toHaveTextContent('That was not saved. You are offline.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Milk' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave it as it was: Milk' }));
    expect(heard()).toEqual([['retry'], ['putBack']]);
  });
});

describe('A price that has changed', () => {
  const dearer = { sku: '100001', name: 'Milk', unit: 'Each', priceCents: 450, agreedCents: 400 } as const;
  const cheaper = { ...dearer, sku: '100002', name: 'Bananas', unit: 'Kg', priceCents: 290, agreedCents: 350 } as const;

  it('stands on its line with what it was, dearer or cheaper, and can be agreed to', () => {
    render(<LinePrice changed={dearer} onAgree={hear('agree')} {...ways} />);
    expect(screen.getByText(/was \$4\.00 when you added it/)).toHaveTextContent('Dearer');
    fireEvent.click(screen.getByRole('button', { name: 'OK with $4.50 for Milk' }));
    expect(heard()).toEqual([['agree']]);
    render(<LinePrice changed={cheaper} onAgree={hear('agree')} {...ways} />);
    expect(screen.getByText(/was \$3\.50\/kg when you added it/)).toHaveTextContent('Cheaper');
  });

  it('is told of over the lines, with the way to all of them', () => {
    const { container, rerender } = render(<TrolleyNotices count={1} seeHref="/see" tutorialHref={null} />);
    expect(screen.getByText('The price of 1 product has changed')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/see');
    rerender(<TrolleyNotices count={0} seeHref="/see" tutorialHref="/how" />);
    expect(container.textContent).toBe('');
  });

  it('is listed with old and new, and what is not wanted any more is taken out [A2.141]', () => {
    render(<ChangedPrices changed={[dearer, cheaper]} onAgree={hear('agree')} onTakeOut={hear('out')} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Milkwas $4.00, now $4.50OKTake out',
      'Bananaswas $3.50/kg, now $2.90/kgOKTake out',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Take out Milk' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK with $2.90/kg for Bananas' }));
    expect(heard()).toEqual([
      ['out', dearer],
      ['agree', cheaper],
    ]);
  });
});

describe('What is weighed and comes in pieces', () => {
  const bananas = {
    sku: '100004',
    name: 'Bananas',
    amount: 540,
    unit: 'Kg',
    priceCents: 350,
    pieceGrams: 180,
  } as const;

  it('says about what it comes to, by either', () => {
    expect(aboutText(bananas)).toBe('≈ 3 pieces, about $1.89');
    expect(aboutText({ ...bananas, amount: 180 })).toBe('≈ 1 piece, about $0.63');
    expect(aboutText({ ...bananas, amount: 100 })).toBe('less than one piece, about $0.35');
    expect(aboutText({ ...bananas, unit: 'Each', amount: 3 })).toBe('≈ 540 g, about $1.89');
    expect(aboutText({ ...bananas, priceCents: null })).toBe(null);
    expect(aboutText({ ...bananas, pieceGrams: undefined })).toBe(null);
  });

  it('is switched from one to the other; what has no pieces is not', () => {
    const { container } = render(<LineUnit item={{ ...bananas, pieceGrams: undefined }} onUnit={hear('unit')} />);
    expect(container.textContent).toBe('');
    render(<LineUnit item={bananas} onUnit={hear('unit')} />);
    expect(screen.getByRole('radio', { name: 'By weight' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'By piece' }));
    expect(heard()).toEqual([['unit', 'Each']]);
  });
});

describe('The samples', () => {
  const sample = {
    ...sampleProducts.plain,
    onlineSample: {
      ...{ responseId: 'tea', actionTaken: null, campaignId: 'tea', campaignName: 'Tea' },
      qualifyingProduct: [],
    },
  };
  const show = (more: object = {}, action: 'accepted' | 'declined' | null = null) =>
    render(
      <Samples
        samples={[{ sample, action }]}
        hasError={false}
        isUnknown={false}
        onRespond={hear('respond')}
        onRetry={hear('retry')}
        onDismiss={hear('dismiss')}
        {...more}
      />,
    );

  it('are accepted and declined, and say what was said [A3.37]', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: /^Yes please, / }));
    fireEvent.click(screen.getByRole('button', { name: /^No thanks, / }));
    expect(heard()).toEqual([
      ['respond', 'tea', 'accepted'],
      ['respond', 'tea', 'declined'],
    ]);
    document.body.innerHTML = '';
    show({}, 'accepted');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Yes please');
    expect(screen.getByText('Comes with your order')).toBeVisible();
  });

  it('say that an answer was not kept, until that is put away [A8.46]', () => {
    show({ hasError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer to the sample was not saved.');
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
    expect(heard()).toEqual([['dismiss']]);
  });

  it('are not there where there are none, and can be asked for again where nobody knows', () => {
    expect(show({ samples: [] }).container.textContent).toBe('');
    show({ samples: [], isUnknown: true });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heard()).toEqual([['retry']]);
  });
});

describe('How it is packed', () => {
  const options = [
    { packagingPreferenceId: 'no-bags', name: 'No bags', description: 'Crates.', feeCents: 0, isSelected: true },
    { packagingPreferenceId: 'paper-bags', name: 'Paper', description: 'Bags.', feeCents: 150, isSelected: false },
  ];
  const show = (more: object = {}) =>
    render(
      <PackingOptions
        name="packing"
        options={options}
        hasFailed={false}
        chosenId={null}
        onChoose={hear('choose')}
        onRetryOptions={hear('again')}
        {...ways}
        {...more}
      />,
    );

  it('is one of the ways there are, each with what it costs [A2.139] [B7.27] [B7.28]', () => {
    show();
    expect(screen.getByRole('radio', { name: /No bags.*Free/ })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: /Paper.*\$1\.50/ }));
    expect(heard()).toEqual([['choose', 'paper-bags']]);
  });

  it('can be asked for again when it did not come', () => {
    show({ options: null, hasFailed: true });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heard()).toEqual([['again']]);
  });

  it('comes with a slip on paper or without [A2.146]', () => {
    render(<SlipChoice name="slip" isOnPaper={false} onChange={hear('slip')} {...ways} />);
    expect(screen.getByRole('radio', { name: 'Only on screen' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'On paper, in my order' }));
    expect(heard()).toEqual([['slip', true]]);
  });
});

it.each(Object.entries(gallery))('%s: a machine that reads pages finds no fault', async (_, sample) => {
  expect(await faultsOf(render(<main>{sample}</main>).container)).toEqual([]);
});
