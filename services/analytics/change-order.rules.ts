import type { Unit } from '../trolley/amounts.rules.ts';
import type { EventOf } from './event-shapes.rules.ts';

const gramsPerKilogram = 1_000;

type Edit = { readonly sku: string; readonly amount: number; readonly unit: Unit };

/** Word of an edit of the trolley while an order is being changed, in pieces or kilograms; null at any other time. */
export const changeOrderEdit = (
  isChanging: boolean,
  { sku, amount, unit }: Edit,
): EventOf<'change_order_edit'> | null =>
  isChanging
    ? {
        event: 'change_order_edit',
        sku,
        pricingUnit: unit,
        quantity: unit === 'Kg' ? amount / gramsPerKilogram : amount,
      }
    : null;
