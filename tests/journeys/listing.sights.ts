import type { Page } from 'playwright-core';

type Stand = { readonly path: string | RegExp; readonly heading: string | RegExp };

/** An address says the same in whatever order it says it. */
function saidBy(address: string): string {
  const [path, query = ''] = address.split('?');
  return [path, ...[...new URLSearchParams(query)].map((pair) => pair.join('=')).sort()].join(' ');
}

/** The address and the heading agree on where this is. */
export async function stands(page: Page, { path, heading }: Stand): Promise<void> {
  await page.waitForURL(({ pathname, search }) => {
    const here = `${pathname}${search}`;
    return typeof path === 'string' ? saidBy(here) === saidBy(path) : path.test(here);
  });
  await page.locator('main h1').filter({ hasText: heading }).waitFor({ state: 'attached' });
}

type Shown = {
  readonly count?: number;
  readonly order?: string;
  readonly chips?: readonly string[];
  readonly isInStock?: boolean;
  /** How many pages of the store's answer stand under each other. */
  readonly pages?: number;
};

const cards = 'main .product-grid a[href^="/shop/productdetails?stockcode="]:not([tabindex="-1"])';

/** The products on show are those that the store itself names for the question, in its order. */
export async function showsProducts(page: Page, question: string, shown: Shown): Promise<void> {
  const { count, order, chips, isInStock, pages = 1 } = shown;
  const answers = await page.evaluate(
    async ([query, most]) =>
      Promise.all(
        Array.from({ length: most }, async (_, at) => {
          const answer = await fetch(`/api/v1/products?${query}${most > 1 ? `&page=${at + 1}` : ''}`);
          return (await answer.json()) as { products: { items: { sku: string }[]; totalItems: number } };
        }),
      ),
    [question, pages] as const,
  );
  const skus = answers.flatMap(({ products }) => products.items.map(({ sku }) => sku));
  if (skus.length === 0 || (count !== undefined && skus.length !== count))
    throw new Error(`The store names ${skus.length} products for ${question}.`);
  await page.waitForFunction(
    ([selector, wanted]) => {
      const found = [...document.querySelectorAll(selector)].map(
        (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('stockcode') ?? '',
      );
      return [...new Set(found)].join(' ') === wanted;
    },
    [cards, skus.join(' ')] as const,
  );
  await page.locator('main[data-state="resting"]').waitFor();
  const total = answers[0]?.products.totalItems ?? 0;
  await page.locator('[data-results]').getByText(`${total} products`, { exact: true }).waitFor();
  if (order !== undefined)
    await page.getByRole('combobox', { name: 'Sort by' }).locator('option:checked', { hasText: order }).waitFor({
      state: 'attached',
    });
  if (isInStock !== undefined)
    await page.locator(`[role="switch"][aria-checked="${isInStock}"]`).getByText('In stock only').waitFor();
  if (chips !== undefined) {
    const found = await page.locator('main .listing-results .chips .chip').allInnerTexts();
    if (found.map((text) => text.trim()).join() !== chips.join()) throw new Error(`The chips say ${found.join()}.`);
  }
}
