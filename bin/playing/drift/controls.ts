import type { Page } from 'playwright-core';

/** A control as a page has it now: what kind it is, how it is called, and how many like it stand before it. */
export type Control = { readonly kind: string; readonly name: string; readonly nth: number };

const pressable = 'button, a[href], summary, [role="button"], [role="link"]';

/** The controls that can be pressed on a page, one of each kind: a shelf of products has the same button many times. */
export const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate((selector) => {
    const kinds = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, nth) => {
      const isOff = element.matches(':disabled, [aria-disabled="true"], [inert] *');
      const { width, height } = element.getBoundingClientRect();
      if (isOff || width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const words = element.ariaLabel ?? element.textContent ?? '';
      const name = words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
      const stem = name.replaceAll(/\d+/g, '0');
      const kind = `${element.tagName.toLowerCase()}.${element.className} ${element.closest('[class]:not(:scope)')?.className ?? ''}`;
      // Of parts that are made alike one is enough; elsewhere the words tell two controls apart.
      const key = element.closest('li, article, tr') ? kind : `${kind} ${stem}`;
      if (kinds.has(key)) return [];
      kinds.add(key);
      return [{ kind: element.tagName.toLowerCase(), name, nth }];
    });
  }, pressable);

/** Presses a control and tells whether anything came of it: an event, a request, another page, a change of the page. */
export async function answers(page: Page, { name, nth }: Control, heardEvents: () => number): Promise<boolean | null> {
  const control = page.locator(pressable).nth(nth);
  const words = async () =>
    control.evaluate((element) =>
      (element.ariaLabel ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60),
    );
  // Another page than before: that control is not there to be pressed.
  if ((await control.count()) === 0 || (await words()) !== name) return null;
  let stirred = false;
  const stirs = () => void (stirred = true);
  const { origin, href } = { origin: new URL(page.url()).origin, href: page.url() };
  const asks = (request: { url: () => string }) => {
    if (!request.url().startsWith('data:')) stirs();
  };
  page.on('request', asks);
  page.on('dialog', stirs);
  page.on('download', stirs);
  page.context().on('page', stirs);
  const before = heardEvents();
  await page.evaluate(() => {
    const world = globalThis as unknown as { keteChanges: number };
    world.keteChanges = 0;
    new MutationObserver(() => void (world.keteChanges += 1)).observe(document, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
    // A press that scrolls or that moves the focus further than to itself has led somewhere.
    addEventListener('scroll', () => void (world.keteChanges += 1), { once: true, capture: true });
  });
  try {
    await control.evaluate((element: HTMLElement) => element.click());
    for (let looks = 0; looks < 20 && !stirred; looks += 1) {
      await page.waitForTimeout(50);
      if (page.url() !== href || heardEvents() > before) stirs();
      else {
        const changes = await page.evaluate(() => (globalThis as unknown as { keteChanges?: number }).keteChanges ?? 1);
        const moved = await page.evaluate((selector) => {
          const focused = document.activeElement;
          return focused !== null && focused !== document.body && !focused.matches(selector);
        }, pressable);
        if (changes > 0 || moved) stirs();
      }
    }
  } catch {
    // The page it was on is gone: something came of it.
    stirs();
  }
  page.off('request', asks);
  page.off('dialog', stirs);
  page.off('download', stirs);
  page.context().off('page', stirs);
  return stirred || !page.url().startsWith(origin);
}
