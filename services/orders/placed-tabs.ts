import { isSubject } from '../session/tabs.ts';
import type { PlacementTold } from './placing.contract.ts';

/** What one tab tells the others of an order that stands, and whose it is. */
export type PlacedWord = { readonly subject: string } & Pick<PlacementTold, 'orderId' | 'orderNumber'>;

export const placedChannel = 'kete-orders';
const longestNumber = 40;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);
const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestNumber;

/** The word in a message, if it has exactly that shape: what it names is led to. */
export function placedWordIn(data: unknown): PlacedWord | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 3) return null;
  const { subject, orderId, orderNumber } = data as Record<string, unknown>;
  return isSubject(subject) && isId(orderId) && isNumber(orderNumber) ? { subject, orderId, orderNumber } : null;
}
