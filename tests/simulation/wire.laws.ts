import type { Book } from './law.ts';
import { canariesIn } from './people.ts';
import type { Answered, Sent } from './road.ts';

export const placePath = '/api/v1/orders/my/active/place';
const isPlacing = ({ method, path }: Sent) => method === 'POST' && path === placePath;
/** What was asked for with a key: what the shopper saw that it costs. */
export type Asked = { readonly key: string; readonly cents: number; readonly tab: string };

/** What is seen of the traffic of all tabs. */
export function createWireLaws(book: Book) {
  const asked = new Map<string, Asked>();
  /** By tab: the key of an order on its way of which nobody has heard anything definite. */
  const open = new Map<string, string>();
  /** Tabs whose shopper signed out before anything definite came: they hear from who shops whether an order is under way. */
  const left = new Set<string>();
  const flights = new Map<string, number>();
  return {
    asked,
    sent(tab: string, load: string, sent: Sent): void {
      if (sent.path.endsWith('/user')) {
        const many = (flights.get(load) ?? 0) + 1;
        flights.set(load, many);
      }
      if (!isPlacing(sent) || sent.key === null) return;
      const cents = (sent.body as { expectedTotalCents: number }).expectedTotalCents;
      const before = asked.get(sent.key);
      book.holds('one key is one wish', !before || before.cents === cents, () => ({ tab, key: sent.key }));
      asked.set(sent.key, { key: sent.key, cents, tab });
      const under = open.get(tab);
      book.holds(
        'INV-7.7 nobody sends another order before the last one is definite',
        under === undefined || under === sent.key,
        () => ({ tab, under, sent: sent.key }),
      );
      open.set(tab, sent.key);
      left.delete(tab);
    },
    answered(tab: string, people: readonly number[], answered: Answered): void {
      for (const at of canariesIn(answered.text))
        book.holds('nothing of one shopper comes into the tab of another', people.includes(at), () => ({
          tab,
          path: answered.path,
          of: at,
        }));
      const key = open.get(tab);
      if (key === undefined) return;
      if (answered.path.endsWith('/shopper-logouts')) left.add(tab);
      if (left.has(tab) && isToldDone(answered)) open.delete(tab);
      const isAbout = (isPlacing(answered) && answered.key === key) || answered.path.endsWith(`/keys/${key}`);
      if (isAbout && isDefinite(answered)) open.delete(tab);
    },
    /** Another shopper begins in that tab, or nobody has an order under way there. */
    forget: (tab: string) => void open.delete(tab),
  };
}

const isToldDone = ({ path, status, text }: Answered) =>
  path === '/api/v1/session' &&
  status === 200 &&
  text.includes('"isLoggedIn":true') &&
  !text.includes('"isOrderUnderWay":true');

/** A refusal is definite, but for those that say nothing of the order itself. */
function isDefinite({ status, text }: Answered): boolean {
  if (status === 200) return /"state":"(placed|declined)"/.test(text);
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
