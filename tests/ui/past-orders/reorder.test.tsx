import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { type ReorderContext, type ReorderEvent, reorderMachine, reorderOf } from '#machines/reorder/index.ts';
import { orderId } from '#tests/machines/reorder/reorder.roster.ts';
import { Reorder } from '#ui/reorder/reorder.tsx';
import { sampleReorder } from '#ui/reorder/sample-reorder.ts';
import { faultsOf } from '../axe.ts';

const { plain, dearer, cheaper, gone, out } = sampleReorder;
const all = [plain, dearer, cheaper, out, gone];

function shown(context: Partial<ReorderContext> = {}, value = 'shown') {
  const sent: ReorderEvent[] = [];
  const now = reorderMachine.resolveState({
    value: value as never,
    context: {
      ...{ subject: 'mere', orderId, items: all, fault: null, unticked: [] },
      adding: noAdding,
      ...context,
    },
  });
  const view = render(
    <Reorder orderId={orderId} shown={reorderOf(now, orderId)} onSend={(event) => sent.push(event)} />,
  );
  return { sent, view };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('Order again [B7.31]', () => {
  it('is asked for by a press, and closed by another', () => {
    const closed = shown({ orderId: null, items: null }, 'closed');
    press('Order again');
    expect(closed.sent).toEqual([{ type: 'order.open', orderId }]);
    closed.view.unmount();
    const open = shown();
    press('Order again');
    expect(open.sent).toEqual([{ type: 'order.close' }]);
  });

  it('says first what is gone and out, what is dearer and what is cheaper, then what may be chosen', async () => {
    const { view } = shown();
    const [before, list] = [
      view.container.querySelector('.reorder-news'),
      screen.getByRole('list', { name: 'What to order again' }),
    ];
    if (!before) throw new Error('Nothing is said first.');
    expect(before.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect([...before.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      '2 products cannot be had today',
      '1 product costs more now',
      '1 product costs less now',
    ]);
    expect([...before.querySelectorAll('.reorder-news-why')].map(({ textContent }) => textContent)).toEqual([
      'Out of stock',
      'Not sold any more',
      '$5.99 then, $6.99 now, a kilogram',
      '$5.99 then, $4.50 now, each',
    ]);
    expect(screen.getByRole('link', { name: 'Find something like it: Feijoa jam' })).toHaveAttribute(
      'href',
      '/shop/searchproducts?search=Feijoa%20jam',
    );
    expect(await faultsOf(view.container)).toEqual([]);
  });

  it('leaves out what is not ticked, and offers no tick for what cannot be had', () => {
    const { sent } = shown({ unticked: [plain.sku] });
    expect(screen.getAllByRole('checkbox').length).toBe(3);
    expect(screen.getByRole('checkbox', { name: `Add ${plain.name}` })).not.toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: `Add ${dearer.name}` }));
    press('Tick all');
    press('Add 2 to trolley');
    expect(sent).toEqual([
      { type: 'item.tick', sku: dearer.sku, isWanted: false },
      { type: 'ticks.set', isWanted: true },
      { type: 'items.add' },
    ]);
  });

  it('says what came of it beside the button', () => {
    shown(
      { adding: { ...noAdding, state: 'added', of: orderId, added: [plain.sku, dearer.sku], lost: [cheaper.sku] } },
      'shown',
    );
    expect(screen.getByText(/2 products are in your trolley. 1 could not be added./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my trolley' })).toHaveAttribute('href', '/trolley');
  });

  it('has a way on where nothing can be had, where the store did not say, and where there is no order', () => {
    const nothing = shown({ items: [gone, out] });
    expect(screen.getByRole('link', { name: 'See what is on special' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /to trolley/ })).toBeNull();
    nothing.view.unmount();
    const unread = shown({ items: null, fault: { tag: 'offline', message: '' } }, 'unread');
    press('Try again');
    expect(unread.sent).toEqual([{ type: 'order.reload' }]);
    unread.view.unmount();
    shown({ items: null }, 'missing');
    expect(screen.getByText('We do not have this order any more.')).toBeVisible();
  });

  it('says that all is as it was, where it is', () => {
    const { view } = shown({ items: [plain] });
    expect(within(view.container).getByText('All of it can be had, for what it cost then.')).toBeVisible();
  });
});
