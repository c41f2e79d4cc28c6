import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FunnelHeader } from '#ui/funnel-header/funnel-header.tsx';
import { funnelStepOf } from '#ui/funnel-header/funnel-steps.ts';

it('The pages of times show the funnel header in the checkout and the whole one outside [A2.058] [A2.O11]', () => {
  const paths = ['/checkout/bookatimeslot', '/checkout/book-a-timeslot/how-where-when', '/bookatimeslot', '/'];
  expect(paths.map(funnelStepOf)).toEqual([0, 0, null, null]);
  expect(funnelStepOf('/checkout/payment')).toBe(2);
});

it('The funnel header says where one is, and only the steps behind can be gone to', () => {
  render(<FunnelHeader brand={{ name: 'Kete', logo: null }} step={1} />);
  expect(screen.getByText('Review')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kete', 'Time']);
});
