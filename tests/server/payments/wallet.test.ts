import { expect, it, test } from 'vitest';
import { card, openPaymentSide, payOrigin, shopOrigin } from './payment-side.ts';

const yes = { verify: false, save: true };

it('a wallet stands in a frame of its own, which the shop alone may frame, and asks for no card [A7.091]', async () => {
  const side = openPaymentSide();
  const { url, path } = await side.openWallet();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/wallet\/[\da-f]{32}$/);
  for (const asked of [path, '/wallet.js', '/talk.js', '/wallet.css', '/wallet/unknown']) {
    const { headers } = await side.ask(asked);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([`frame-ancestors ${shopOrigin}`, "default-src 'none'", "script-src 'self'"]),
    );
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  }
  const html = await (await side.ask(path)).text();
  expect(html).not.toMatch(/autocomplete|<script(?![^>]* src=)|<style| style=| on\w+=/);
  expect(html).toContain(`data-shop="${shopOrigin}"`);
});

it('a wallet that pays is an instrument like a card, is never saved, and pays', async () => {
  const side = openPaymentSide();
  const { path, instrumentId } = await side.openWallet();
  expect(await side.provider.hasInstrument(instrumentId)).toBe(false);
  expect(await (await side.submit(path, yes)).json()).toEqual({ instrumentId });
  expect(await side.provider.instrument(instrumentId)).toEqual({
    instrumentId,
    cardScheme: 'Wallet',
    cardSuffix: '2468',
    expiryMonth: 11,
    expiryYear: 2030,
    isSaved: false,
  });
  const charge = { paymentId: 'p', instrumentId, amountCents: 100 };
  expect(await side.provider.charge(charge)).toEqual({ state: 'captured' });
});

it('a wallet is asked once, and for a quarter of an hour', async () => {
  const side = openPaymentSide();
  const { path } = await side.openWallet();
  await side.submit(path, yes);
  expect(await (await side.submit(path, yes)).json()).toEqual({ code: 'IF97' });
  const late = await side.openWallet();
  side.pass(15 * 60_000);
  expect(await (await side.submit(late.path, yes)).json()).toEqual({ code: 'IF06' });
  expect((await side.ask(late.path)).status).toBe(410);
});

it('a frame for a card is none for a wallet, nor the other way round', async () => {
  const side = openPaymentSide();
  const [wallet, capture] = [await side.openWallet(), await side.open()];
  const swapped = (path: string, to: string) => path.replace(/^\/\w+/, to);
  for (const [path, body] of [
    [swapped(wallet.path, '/capture'), card],
    [swapped(capture.path, '/wallet'), yes],
  ] as const) {
    expect((await side.ask(path)).status).toBe(410);
    expect(await (await side.submit(path, body)).json()).toEqual({ code: 'IF06' });
  }
});

test.each([
  ['the shop', { origin: shopOrigin }, yes, 403],
  ['another site', { origin: 'https://evil.example' }, yes, 403],
  ['a form', { 'content-type': 'text/plain' }, yes, 403],
  ['more than was asked for', { origin: payOrigin }, { ...yes, amount: 1 }, 400],
  ['nothing at all', { origin: payOrigin }, '', 400],
])('%s opens no wallet', async (_, headers, body, status) => {
  const side = openPaymentSide();
  const { path, instrumentId } = await side.openWallet();
  const answer = await side.submit(path, body, headers);
  expect([answer.status, await side.provider.hasInstrument(instrumentId)]).toEqual([status, false]);
});
