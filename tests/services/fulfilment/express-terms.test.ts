import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contextAnswer } from '#tests/machines/kit/answers.ts';
import { expressFeesOf, expressLimitOf, hearsOfExpress } from '#services/fulfilment/express-terms.rules.ts';
import { ShellSettings } from '#services/shell/shell.contract.ts';

const settings = v.parse(ShellSettings, {
  expressFulfilmentSettings: {
    maxItemQuantityForExpressOrders: 25,
    expressPickUpFee: 4,
    expressDeliveryFee: 15,
    flexibleDeliveryFee: 10,
  },
}).expressFulfilmentSettings;
const plain = contextAnswer().fulfilment;
const held = { ...plain, expressFulfilment: { ...plain.expressFulfilment, isExpressSlot: true } };

describe('What express costs and carries', () => {
  it('is what the store says of each fee, or else what the settings say [A9.28] [A9.29] [A3.29]', () => {
    const fees = { expressPickUpFeeCents: 400, expressDeliveryFeeCents: 1500, flexibleDeliveryFeeCents: 1000 };
    expect([expressFeesOf(null, settings), expressFeesOf(plain.expressFulfilment, settings)]).toEqual([fees, fees]);
    const told = { ...plain.expressFulfilment, expressDeliveryFeeCents: 0, flexibleDeliveryFeeCents: 800 };
    expect(expressFeesOf(told, settings)).toEqual({
      ...fees,
      expressDeliveryFeeCents: 0,
      flexibleDeliveryFeeCents: 800,
    });
  });

  it('is limited by the slot, or else by the settings; nought is no limit [A3.28]', () => {
    const limits = [expressLimitOf(12, settings), expressLimitOf(null, settings), expressLimitOf(0, settings)];
    expect(limits).toEqual([12, 25, null]);
  });

  it('is not spoken of to whoever has left it for another way, or never began [A3.30] [A3.O8]', () => {
    const all = [null, plain, held, { ...held, isExpressAbandoned: true }].map(hearsOfExpress);
    expect(all).toEqual([false, false, true, false]);
  });
});
