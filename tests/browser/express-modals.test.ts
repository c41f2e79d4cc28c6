import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

describe('What express orders and times of an hour have of their own', () => {
  it.each([
    ['change-express-pickup-store', 'Choose a store for express pick up', 'Kete Thorndon'],
    ['express-delivery-fees', 'Express delivery fees', '$15'],
    ['flexible-delivery-fees', 'Flexible delivery fee', '$10'],
    ['express-item-limit', 'That is more than an express order carries', 'See your trolley'],
  ])('opens over the page at the address of %s [A2.125] [A2.126] [A2.131] [A2.135]', async (path, title, words) => {
    const { page, context, complaints } = await openPage(rig.browser, { viewport: phone });
    await page.goto(`${rig.store.origin}/shop/specials/(express-modal:${path})`);
    await whenLive(page);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(words).first().waitFor();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/shop/specials');
    expect(complaints.filter((line) => !line.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
