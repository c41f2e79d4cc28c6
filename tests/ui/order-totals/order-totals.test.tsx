import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderTotals } from '#ui/order-totals/order-totals.tsx';
import { componentsSample } from '#ui/order-totals/sample-totals.ts';
import { faultsOf } from '../axe.ts';

const rows = (root: HTMLElement) =>
  [...root.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
    row.getAttribute('data-total') === 'true',
  ]);

describe('What an order costs', () => {
  it('is every component of the store with its value, in the order of the store, and only the total stands out [A3.41]', async () => {
    const { container } = render(<OrderTotals components={componentsSample} savingsCents={420} />);
    expect(rows(container)).toEqual([
      ['Groceries', '$86.40', false],
      ['Delivery', '$11.00', false],
      ['Packaging', '$1.50', false],
      ['Ten dollars off', '-$10.00', false],
      ['Total', '$88.90', true],
    ]);
    expect(screen.getByText('You save $4.20')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('says "Free" of a delivery for nothing, and nothing of savings where there are none', () => {
    const free = { part: 'delivery', name: 'Pick up', valueCents: 0, isTotal: false } as const;
    const { container } = render(<OrderTotals components={[free]} savingsCents={0} />);
    expect(rows(container)).toEqual([['Pick up', 'Free', false]]);
    expect(container.textContent).not.toContain('save');
  });

  it('is about so much while something is wanted that the store has not reckoned', () => {
    const { container } = render(<OrderTotals components={componentsSample} savingsCents={0} isRough />);
    expect(rows(container).at(-1)?.[1]).toBe('≈ $88.90about $88.90');
    expect(rows(container)[1]?.[1]).toBe('$11.00');
  });
});
