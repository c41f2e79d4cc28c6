import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { type BasketTotals, basketTotalsOf, isSameBasket } from '#services/trolley/basket-totals.rules.ts';

type Page = Window & typeof globalThis;
type Legacy = { readonly updateBasketTotals?: unknown };

/** One that is not there is no error, and one that throws is none of the shop's. */
function tellScript(page: Page, totals: BasketTotals): void {
  const { updateBasketTotals } = page as Legacy;
  if (typeof updateBasketTotals !== 'function') return;
  try {
    updateBasketTotals.call(page, totals);
  } catch (error) {
    page.console.warn('The script of the page did not take the totals.', error);
  }
}

/** Forwards what the trolley comes to, by every word of the store that changes it, to whatever script the page has. */
export function forwardBasketTotals(page: Page, shop: ShopActor): () => void {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  let last: BasketTotals | null = null;
  const tell = () => {
    const told = trolley?.getSnapshot().context.trolley ?? null;
    if (told === null) return void (last = null);
    const totals = basketTotalsOf(told);
    if (last && isSameBasket(last, totals)) return;
    last = totals;
    tellScript(page, totals);
    page.document.dispatchEvent(new CustomEvent('basket-totals', { bubbles: true, detail: totals }));
  };
  const subscription = trolley?.subscribe(tell);
  tell();
  return () => subscription?.unsubscribe();
}
