import { describe, expect, it } from 'vitest';
import { checkoutShopper, type CheckoutShopper, followsLink, pathOf } from './checkout-shopper.ts';
import { whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const ways = ['/checkout', '/shop/checkout', '/checkout/revieworder', '/checkout/payment'] as const;
type Way = (typeof ways)[number];
type Led = Readonly<Record<Way, string>>;
const empty = '/(vt-modal:empty-trolley)';
const time = '/checkout/bookatimeslot';
const review = '/checkout/revieworder';

/** The first answer of the server for that address, with the cookies of somebody or of nobody. */
async function answerTo(path: string, cookie: string) {
  const answer = await fetch(`${rig.store.origin}${path}`, { headers: { cookie }, redirect: 'manual' });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    to: location === null ? null : new URL(location, rig.store.origin),
    body: await answer.text(),
  };
}
/** Where the server comes to rest, document by document. */
async function restsAt(path: string, cookie: string): Promise<string> {
  let at = path;
  for (let hop = 0; hop <= 3; hop++) {
    const { to } = await answerTo(at, cookie);
    if (to === null) return new URL(at, rig.store.origin).pathname;
    at = `${to.pathname}${to.search}`;
  }
  throw new Error(`${path} leads round.`);
}

/** Server and browser lead to the same page, and a refused page says nothing of whoever asked for it. */
async function bothLead(who: CheckoutShopper, led: Led, canaries: readonly string[]): Promise<void> {
  const { page, context, complaints } = await who.opens('/', { reducedMotion: 'reduce' });
  for (const way of ways) {
    const { status, to, body } = await answerTo(way, who.cookie);
    const isRefused = led[way] !== way;
    expect([way, status >= 300 && status < 400, to !== null]).toEqual([way, isRefused, isRefused]);
    if (isRefused) for (const canary of canaries) expect(body).not.toContain(canary);
    expect([way, await restsAt(way, who.cookie)]).toEqual([way, led[way]]);
    await followsLink(page, way);
    await expect.poll(() => `${way} ${pathOf(page)}`).toBe(`${way} ${led[way]}`);
    await followsLink(page, '/');
    await expect.poll(() => pathOf(page)).toBe('/');
  }
  expect(complaints).toEqual([]);
  await context.close();
}

describe('The ways into the checkout', () => {
  it('are those of a shopper: a guest signs in first, once, and somebody without details gives them [A2.090] [A2.061] [A2.O17]', async () => {
    for (const way of [...ways, '/haveyouforgotten', '/checkout/confirmation']) {
      const { to, body } = await answerTo(way, '');
      expect([to?.pathname, to?.searchParams.get('redirectUrl')]).toEqual(['/shop/securelogin', way]);
      expect(body).not.toContain('trolley-line');
      const inApp = (await answerTo(way, 'cw-embed=1')).to;
      expect(inApp?.searchParams.getAll('autoRedirect')).toEqual(['true']);
      const there = await answerTo(`${inApp?.pathname}${inApp?.search}`, 'cw-embed=1');
      expect([there.status, there.to]).toEqual([200, null]);
    }
  });

  it('lead the server and the browser to the same page, whatever is missing, and a refused page tells nothing [A2.O12] [A2.063] [A2.089] [A2.091] [A2.092] [A2.093] [A2.094] [A5.05] [A5.06]', async () => {
    const who = await checkoutShopper(rig);
    const canaries = ['Tokerau', who.email];
    await bothLead(who, { [ways[0]]: empty, [ways[1]]: empty, [ways[2]]: empty, [ways[3]]: empty } as Led, canaries);
    const { sku, name } = await who.putPlain();
    const all = [...canaries, sku, name];
    const forgotten = { [ways[1]]: '/haveyouforgotten' };
    await bothLead(who, { ...forgotten, [ways[0]]: time, [ways[2]]: time, [ways[3]]: time } as Led, all);
    await who.holds('standard');
    await bothLead(who, { ...forgotten, [ways[0]]: review, [ways[2]]: review, [ways[3]]: review } as Led, all);
    await who.accepts();
    await bothLead(who, { ...forgotten, [ways[0]]: review, [ways[2]]: review, [ways[3]]: ways[3] } as Led, all);
  }, 120_000);

  it('are asked for anew at the next page when the time has gone meanwhile [A2.091] [A5.06]', async () => {
    const who = await checkoutShopper(rig);
    await who.putPlain();
    await who.holds('standard');
    await who.accepts();
    const { page, context } = await who.opens('/checkout/payment');
    expect(pathOf(page)).toBe('/checkout/payment');
    await who.releases();
    await page.reload();
    await whenLive(page);
    expect(pathOf(page)).toBe(time);
    await followsLink(page, review);
    await expect.poll(() => pathOf(page)).toBe(time);
    await context.close();
  });
});

describe('An order for a time that is over', () => {
  it('is not taken, and that is said once, in the words of the checkout; the trolley stays [A8.04] [A8.05] [A8.06]', async () => {
    const who = await checkoutShopper(rig);
    const { sku } = await who.putPlain();
    await who.lives();
    await who.holds('standard');
    await who.accepts();
    const { page, context } = await who.opens('/checkout/payment');
    const card = page.frameLocator('iframe[title="Card details"]');
    for (const [label, value] of [
      ['Card number', '4111111111111111'],
      ['Month', '12'],
      ['Year', '31'],
      ['CVV', '123'],
    ] as const)
      await card.getByLabel(label).fill(value);
    await who.releases();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByRole('dialog', { name: 'Time slot expired' }).waitFor();
    expect(await page.locator('dialog.dialog').count()).toBe(1);
    expect(await page.getByRole('dialog').innerText()).toContain(
      'For accurate stock availability, please choose a time slot again before you keep shopping.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Choose time slot' }).click();
    await page.waitForURL(/\/bookatimeslot$/);
    expect(await page.locator('dialog.dialog').count()).toBe(0);
    expect(await who.lines()).toEqual([sku]);
    await followsLink(page, '/checkout/payment');
    await expect.poll(() => pathOf(page)).toBe(time);
    await context.close();
  }, 60_000);
});
