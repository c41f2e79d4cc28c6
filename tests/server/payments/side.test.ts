import { describe, expect, it, test } from 'vitest';
import { isLuhn, testCards } from '#server/payments/test-cards.ts';
import { card, openPaymentSide, payOrigin, shopOrigin } from './payment-side.ts';

const minuteMs = 60_000;
const numberOf = (says: string) => testCards.find((one) => one.says.startsWith(says))?.number ?? '';

describe('The page in the frame', () => {
  it('may be framed by the shop alone, runs its own files alone, and sets no cookie', async () => {
    const side = openPaymentSide();
    const { path, url } = await side.open();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/capture\/[\da-f]{32}$/);
    for (const asked of [path, '/capture.js', '/talk.js', '/capture.css', '/nothing', '/capture/unknown']) {
      const { headers } = await side.ask(asked, { headers: { cookie: 'cw-ssoc=secret' } });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([`frame-ancestors ${shopOrigin}`, "default-src 'none'", "script-src 'self'"]),
      );
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('set-cookie')).toBeNull();
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    }
  });

  it('has a label and a purpose for each field, and no script or style of its own', async () => {
    const side = openPaymentSide();
    const html = await (await side.ask((await side.open()).path)).text();
    for (const purpose of ['cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc'])
      expect(html).toContain(`autocomplete="${purpose}"`);
    expect(html.match(/<label for="/g)).toHaveLength(4);
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect(html).toContain(`data-shop="${shopOrigin}"`);
  });

  it('two frames have nothing in common, and neither address says the name of its card', async () => {
    const side = openPaymentSide();
    const opened = await Promise.all(Array.from({ length: 200 }, () => side.open()));
    expect(new Set(opened.flatMap(({ path, instrumentId }) => [path, instrumentId])).size).toBe(400);
    expect(opened.some(({ path, instrumentId }) => path.includes(instrumentId.replaceAll('-', '')))).toBe(false);
  });
});

describe('A frame comes to its end', () => {
  it('after a quarter of an hour it has expired: IF06', async () => {
    const side = openPaymentSide();
    const { path } = await side.open();
    side.pass(15 * minuteMs - 1);
    expect((await side.ask(path)).status).toBe(200);
    side.pass(1);
    const page = await side.ask(path);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('data-refusal="IF06"')]);
    expect(await (await side.submit(path, card)).json()).toEqual({ code: 'IF06' });
  });

  it('may be loaded again, but takes one card only: IF97', async () => {
    const side = openPaymentSide();
    const { path, instrumentId } = await side.open();
    await side.ask(path);
    expect(await (await side.submit(path, card)).json()).toEqual({ instrumentId });
    expect(await (await side.submit(path, card)).json()).toEqual({ code: 'IF97' });
    expect(await (await side.ask(path)).text()).toContain('data-refusal="IF97"');
  });

  it('of two submits at once, one card is taken', async () => {
    const side = openPaymentSide();
    const { path } = await side.open();
    const number = numberOf('approved after');
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await side.submit(path, { ...card, number })).json() as Promise<object>),
    );
    expect(answers.filter((answer) => 'instrumentId' in answer)).toHaveLength(1);
  });

  it('the oldest are forgotten when there are too many', async () => {
    const side = openPaymentSide();
    const { path } = await side.open();
    for (let index = 0; index < 10_000; index++) await side.provider.openCapture();
    expect((await side.ask(path)).status).toBe(410);
  });
});

describe('Each test card', () => {
  test('is a number that a card could have, and no two are one', () => {
    expect(testCards.filter(({ number }) => !isLuhn(number))).toEqual([]);
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  });

  const outcomes: readonly (readonly [string, object])[] = [
    ['approved', { instrumentId: expect.any(String) }],
    ['approved, another scheme', { instrumentId: expect.any(String) }],
    ['declined', { instrumentId: expect.any(String) }],
    ['busy', { code: 'IF05' }],
    ['the frame has expired', { code: 'IF06' }],
    ['the frame is stale', { code: 'IF97' }],
    ['an error while processing', { code: 'IF98' }],
    ['an error of the server', { code: 'IF99' }],
    ['the next five frames never load', { code: 'IF06', mute: 5 }],
    ['never answers', { isLost: true }],
  ];
  test.each(outcomes)('%s: does what it says', async (says, answer) => {
    const side = openPaymentSide();
    const { path, instrumentId } = await side.open();
    expect(await (await side.submit(path, { ...card, number: numberOf(says) })).json()).toEqual(answer);
    expect(await side.provider.hasInstrument(instrumentId)).toBe('instrumentId' in answer);
    expect((await side.captures.instrument(instrumentId))?.pays ?? 'paid').toBe(
      says === 'declined' ? 'declined' : 'paid',
    );
  });

  test('declined: a card that is verified is refused in its field', async () => {
    const side = openPaymentSide();
    const { path, instrumentId } = await side.open();
    const answer = await side.submit(path, { ...card, number: numberOf('declined'), verify: true });
    expect(await answer.json()).toMatchObject({ code: 'IF01', field: 'number' });
    expect(await side.provider.hasInstrument(instrumentId)).toBe(false);
  });

  test('slow: it is taken after 5 seconds', async () => {
    const side = openPaymentSide();
    const { path } = await side.open();
    await side.submit(path, { ...card, number: numberOf('approved after') });
    expect(side.sleeps).toEqual([5_000]);
  });

  test('late: it is taken at once and answered when the page has given up', async () => {
    const side = openPaymentSide();
    const { path } = await side.open();
    await side.submit(path, { ...card, number: numberOf('approved, but') });
    expect(side.sleeps).toEqual([35_000]);
  });

  test('any other card is refused, even one that could be somebody’s', async () => {
    const side = openPaymentSide();
    const { path, instrumentId } = await side.open();
    for (const number of ['4242424242424242', '378282246310005', '4111111111111112'])
      expect(await (await side.submit(path, { ...card, number })).json()).toMatchObject({ code: 'IF01' });
    expect(await side.provider.hasInstrument(instrumentId)).toBe(false);
  });

  test('one of a month that is over in New Zealand is refused in its field, one of this month is not', async () => {
    const side = openPaymentSide();
    side.pass(Date.UTC(2026, 10, 30, 11) - Date.UTC(2026, 10, 21));
    const { path, instrumentId } = await side.open();
    const november = { ...card, month: 11, year: 2026 };
    expect(await (await side.submit(path, november)).json()).toMatchObject({ code: 'IF01', field: 'expiry' });
    expect(await (await side.submit(path, { ...november, month: 12 })).json()).toEqual({ instrumentId });
  });
});

it('of a card its scheme, its last four digits and its month are kept', async () => {
  const side = openPaymentSide();
  const instrumentId = await side.taken('5555555555554444', { save: true });
  expect(await side.captures.instrument(instrumentId)).toEqual({
    instrumentId,
    cardScheme: 'Mastercard',
    cardSuffix: '4444',
    expiryMonth: 12,
    expiryYear: 2031,
    isSaved: true,
    pays: 'paid',
  });
});

describe('Who may submit', () => {
  const others: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['the shop', { origin: shopOrigin }],
    ['another site', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a form', { 'content-type': 'text/plain' }],
  ];
  test.each(others)('%s may not', async (_, headers) => {
    const side = openPaymentSide();
    const { path, instrumentId } = await side.open();
    const answer = await side.submit(path, card, headers);
    expect([answer.status, await side.provider.hasInstrument(instrumentId)]).toEqual([403, false]);
  });

  test.each([
    ['not JSON', '{'],
    ['more than was asked for', { ...card, amount: 1 }],
    ['a code that is too long', { ...card, cvv: '12345' }],
    ['a number in words', { ...card, number: 'four' }],
    ['megabytes', 'x'.repeat(200_000)],
  ])('with %s: IF02', async (_, body) => {
    const side = openPaymentSide();
    const answer = await side.submit((await side.open()).path, body);
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'IF02' }]);
  });

  it('answers at its own origin: the page in the frame', async () => {
    const side = openPaymentSide();
    const answer = await side.submit((await side.open()).path, card, { origin: payOrigin });
    expect(answer.status).toBe(200);
  });
});
