import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Undo } from '#services/orders/difference.rules.ts';
import { OrderDifference } from '#ui/order-difference/order-difference.tsx';
import { differenceSample, samples } from '#ui/order-difference/order-difference.samples.tsx';

it('One press puts every line back as it was, another one line alone', () => {
  const onUndo = vi.fn<(undos: readonly Undo[]) => void>();
  render(
    <OrderDifference
      difference={differenceSample}
      isRough={false}
      hasFailed={false}
      cutOff={null}
      onUndo={onUndo}
      onRetry={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Put back as it was: Kiwifruit' }));
  expect(onUndo).toHaveBeenLastCalledWith([{ sku: '200003', name: 'Kiwifruit', amount: 4, unit: 'Each' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo all changes' }));
  expect(onUndo.mock.lastCall?.[0]).toHaveLength(4);
  expect(screen.getByText('To pay').parentElement).toHaveTextContent('$3.30');
});

it('What comes back is said as such, and that nothing has changed', () => {
  const { unmount } = render(<>{samples['comes back']}</>);
  expect(screen.getByText('Comes back to you').parentElement).toHaveTextContent('$6.50');
  unmount();
  render(<>{samples['nothing changed']}</>);
  expect(screen.getByText(/Nothing has changed yet/)).toBeVisible();
});
