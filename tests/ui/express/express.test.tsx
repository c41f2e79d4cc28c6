import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expressTold, windowAt } from '#tests/machines/express/express.roster.ts';
import type { ExpressShown } from '#machines/express/index.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import { places } from '#routes/-places.ts';
import { ExpressFeesTable, FlexibleFeeTable } from '#ui/pages/express/express-fees.tsx';
import { ExpressLimit } from '#ui/pages/express/express-limit.tsx';
import { ExpressPage } from '#ui/pages/express/express-page.tsx';
import { ExpressStores } from '#ui/pages/express/express-stores.tsx';
import { samples } from '#ui/pages/express/express-page.samples.tsx';

type More = { readonly heldId?: string; readonly isRebranded?: boolean; readonly itemsLimit?: number | null };

function shows(state: ExpressShown['state'], told: Partial<ExpressTimeSlots> | null = {}, more: More = {}) {
  const asked: unknown[] = [];
  const answer = told && expressTold(told);
  render(
    <ExpressPage
      shown={{ state, method: answer?.method ?? null, answer, slotId: windowAt(1).id }}
      method="Courier"
      heldId={more.heldId ?? null}
      isRebranded={more.isRebranded ?? false}
      itemsLimit={more.itemsLimit === undefined ? 25 : more.itemsLimit}
      onMethod={(method) => asked.push(method)}
      onStart={(slotId, name) => asked.push([slotId, name])}
      onReload={() => asked.push('reload')}
    />,
  );
  return asked;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The express page', () => {
  it('has its place among the pages [B2.29]', () => {
    expect(places.express.path).toBe('/express');
  });

  it('shows today’s windows with what each costs, and begins a shop with one of them [A1.O2] [B6.09]', () => {
    const asked = shows('shown');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Today, 4 – 5 pm $15Order by 3:30 pmStart express shop',
      'Today, 5 – 6 pm $15Full',
      'Today, 6 – 7 pm $15Order by 5:30 pmStart express shop',
    ]);
    fireEvent.click(button('Start express shop: Today, 4 – 5 pm'));
    fireEvent.click(button('Pick up'));
    expect(asked).toEqual([[windowAt(1).id, 'Today, 4 – 5 pm'], 'Pickup']);
    expect(button('Delivery')).toHaveAttribute('aria-pressed', 'true');
    expect(link('Change address')).toBe('/express/(delivery-modal:change-delivery-address)');
    expect(link('What express costs')).toBe('/express/(express-modal:express-delivery-fees)');
  });

  it('is called by its new name where the flag says so, and the rest stays as it is [A8.O6]', () => {
    shows('shown', {}, { isRebranded: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery Now');
    document.body.innerHTML = '';
    shows('shown');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Express Delivery');
  });

  it('says how many things an express order has at most, and how many are too many [A3.28]', () => {
    const trolley = { items: 27, missing: [], perishable: [], alcohol: [], restricted: [], expressCount: 27 };
    shows('shown', { trolley });
    expect(screen.getByText(/^Up to 25 items/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your trolley has 27 items. Take out 2 before you check out.');
    document.body.innerHTML = '';
    shows('shown', { trolley }, { itemsLimit: null });
    expect(screen.queryByText(/^Up to/)).toBeNull();
  });

  it('takes no second wish while a window is being held, and says when it is', () => {
    const asked = shows('choosing');
    expect(button(/^Holding your time…/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Start express shop: Today, 6 – 7 pm'));
    expect(asked).toEqual([]);
    document.body.innerHTML = '';
    shows('held', {}, { heldId: windowAt(1).id });
    expect(screen.getByRole('alert', { name: 'Your express time is held' })).toHaveTextContent(
      'Today, 4 – 5 pm is yours while you shop.',
    );
  });

  it.each([
    ['full', 'Somebody just took the last place in that time. Choose another one.'],
    ['late', 'It is too late for that time. Choose another one.'],
    ['refused', 'We could not hold that time. Nothing has changed; try it again.'],
  ] as const)('says why a window is not held: %s', (state, text) => {
    shows(state);
    expect(screen.getByRole('alert', { name: text })).toBeInTheDocument();
  });

  it.each([
    ['notHere', { why: 'notHere', slots: [] }, 'Express does not go there yet'],
    ['nowhere', { why: 'suburb', slots: [] }, 'Where to?'],
    ['closed', { why: 'closed', slots: [] }, 'No express times are left today'],
    ['failed', null, 'We could not look for today’s times'],
  ] as const)('has a way on where nothing can be chosen: %s [A1.O2]', (state, told, title) => {
    const asked = shows(state, told as never);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    if (state === 'failed') fireEvent.click(button('Try again'));
    if (state === 'nowhere') expect(link('Choose your address')).toContain('change-delivery-address');
    else expect(link('See all delivery and pick up times')).toBe('/bookatimeslot');
    expect(asked).toEqual(state === 'failed' ? ['reload'] : []);
  });
});

describe('The messages of express', () => {
  it('say each fee once [A9.28]', () => {
    render(<ExpressFeesTable fees={{ expressDeliveryFeeCents: 1_500, expressPickUpFeeCents: 0 }} />);
    render(<FlexibleFeeTable cents={1_000} />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Brought to your door$15',
      'Picked upFree',
      'Brought within an hour you choose$10',
    ]);
  });

  it('say how many things have to come out [A3.O8]', () => {
    render(<ExpressLimit limit={25} excess={3} />);
    expect(screen.getByText(/^Take 3 items out of your trolley/)).toBeInTheDocument();
    render(<ExpressLimit limit={25} excess={1} />);
    expect(screen.getByText(/^Take 1 item out of your trolley/)).toBeInTheDocument();
    render(<ExpressLimit limit={25} excess={0} />);
    expect(screen.getByText('Your trolley fits now.')).toBeInTheDocument();
  });

  it('offer the stores with express pick up, and another try where they did not come', () => {
    render(samples['stores']);
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Choose Takapuna']);
    const tries: number[] = [];
    const nothing = { chosenId: null, choosingId: null, hasFailed: false, onChoose: () => undefined };
    render(<ExpressStores stores={null} {...nothing} onRetry={() => tries.push(1)} />);
    fireEvent.click(button('Try again'));
    expect(tries).toEqual([1]);
  });
});
