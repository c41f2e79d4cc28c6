import { methods, type Method } from '#services/fulfilment/fulfilment.words.ts';
import { type OrderShow, orderMonths, orderShows } from '#services/orders/order-states.words.ts';

/** What an address of the orders may say; what is no such thing is left out. */
export type OrdersSearch = {
  readonly show?: OrderShow;
  readonly method?: Method;
  readonly months?: string;
  readonly page?: string;
  /** One of them in detail. */
  readonly order?: string;
  /** `unpack`: what comes out of the bags, to be printed. */
  readonly view?: 'unpack';
  /** The one that a modal is about. */
  readonly orderId?: string;
  /** From where somebody came to change an order, in words of whoever led them there: counted, and read as nothing else. */
  readonly source?: string;
};

const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isOneOf = <T extends string>(all: readonly T[], said: unknown): said is T => all.some((one) => one === said);

type Said = Readonly<Record<string, unknown>>;
const idIn = (said: unknown): string | null => (typeof said === 'string' && idShape.test(said) ? said : null);

/** Addresses come as anybody typed them: a page may be a number or a word. */
export function ordersSearch({ show, method, months, page, order, view, orderId, source }: Said): OrdersSearch {
  const [monthsText, pageText] = [String(months), String(page)];
  const [one, asked] = [idIn(order), idIn(orderId)];
  return {
    ...(isOneOf(orderShows, show) && show !== 'all' ? { show } : {}),
    ...(isOneOf(methods, method) ? { method } : {}),
    ...(orderMonths.map(String).includes(monthsText) ? { months: monthsText } : {}),
    ...(/^[1-9]\d{0,3}$/.test(pageText) && pageText !== '1' ? { page: pageText } : {}),
    ...(one === null ? {} : { order: one }),
    ...(view === 'unpack' ? { view } : {}),
    ...(asked === null ? {} : { orderId: asked }),
    ...(typeof source === 'string' ? { source } : {}),
  };
}

export type OrdersDeps = {
  readonly asked: Pick<OrdersSearch, 'show' | 'method' | 'months' | 'page'>;
  /** The order that the page, or a question over it, is about. */
  readonly orderId: string | null;
  readonly isOne: boolean;
};

/** The other modals over this page ask for their orders themselves. */
const isCancelling = (modals: string | undefined): boolean => modals?.includes('account-modal:cancel-') ?? false;

export function ordersDeps(search: OrdersSearch & { readonly modals?: string }): OrdersDeps {
  const { show, method, months, page, order, orderId } = search;
  return {
    asked: { ...(show && { show }), ...(method && { method }), ...(months && { months }), ...(page && { page }) },
    orderId: order ?? (isCancelling(search.modals) ? (orderId ?? null) : null),
    isOne: order !== undefined,
  };
}
