import { describe, expect, it } from 'vitest';
import { ordersDeps, ordersSearch } from '#routes/-orders.ts';

const orderId = '0190f7a2-6b1c-4d2e-9a3b-1c2d3e4f5a6b';

describe('The address of the orders', () => {
  it.each(['my-orders', 'banner', 'confirmation', 'Anything at all?'])(
    'keeps that somebody came to change an order from "%s", and reads it as nothing else [A2.O24] [A2.167]',
    (source) => {
      const said = ordersSearch({ orderId, source });
      expect(said).toEqual({ orderId, source });
      const { source: _told, ...without } = said;
      const modals = 'account-modal:change-order';
      expect(ordersDeps({ ...said, modals })).toEqual(ordersDeps({ ...without, modals }));
    },
  );

  it('leaves out what is no word of it', () => {
    expect(ordersSearch({ source: 5, orderId: 'mine', order: '../x', show: 'none', page: '0', view: 'x' })).toEqual({});
  });
});
