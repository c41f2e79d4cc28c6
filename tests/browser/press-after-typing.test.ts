import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

describe('A press that ends somebody’s typing', () => {
  it('lands where it was aimed, whatever stands fixed at the foot of a phone', async () => {
    const { page, context } = await openPage(rig.browser, { viewport: phone });
    // The second page of a visit, which is when the bar asks.
    await page.goto(`${rig.store.origin}/shop/securelogin`, { referer: `${rig.store.origin}/` });
    await whenLive(page);
    await page.getByRole('region', { name: 'May we count your visits?' }).waitFor();
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    const landed: string[] = [];
    await page.exposeFunction('tellLanded', (words: string) => void landed.push(words));
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ target }) =>
          (window as unknown as { tellLanded(words: string): void }).tellLanded((target as Element).textContent ?? ''),
        true,
      ),
    );
    let presses = 0;
    for (const top of [150, 300, 450, 600, 700]) {
      await page.getByRole('textbox', { name: 'Email' }).focus();
      const aim = await send.evaluate((button, wanted) => {
        scrollBy(0, button.getBoundingClientRect().top - wanted);
        const { x, y, width, height } = button.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        return { middle, centre, isSeen: button.contains(document.elementFromPoint(middle, centre)) };
      }, top);
      if (!aim.isSeen) continue;
      presses++;
      landed.length = 0;
      await page.mouse.click(aim.middle, aim.centre);
      await expect.poll(() => landed).toEqual(['Sign in']);
    }
    expect(presses).toBeGreaterThan(2);
    await context.close();
  });
});
