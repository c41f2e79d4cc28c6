import { describe, expect, it, test } from 'vitest';
import { createPaymentsService } from '#services/payments/payments.http.ts';
import { faultFrom, json, shopEdge, type Answer } from '../edge.ts';

const instrumentId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
const capture = { url: 'http://127.0.0.1:3001/capture/abc', instrumentId };
const overs = (answer: Answer) => {
  const edge = shopEdge(answer);
  return { ...edge, payments: createPaymentsService(edge.http) };
};

describe('Asking where a card is typed', () => {
  it('asks the card capture endpoint and learns the address of the frame [B7.37]', async () => {
    const { payments, asked } = overs(() => json(capture));
    expect(await payments.cardCapture()).toEqual(capture);
    expect(asked.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', '/api/v1/payments/card-capture'],
    ]);
  });

  it('asks where the setting cardCaptureUrl says, when it says anything [B7.37]', async () => {
    const { payments, http, asked } = overs(() => json(capture));
    const settings = { baseUrl: '/api/v1/', baseUrlV2: '/api/v2/', buildNumber: 'x' };
    const endpoints = { cardCapture: 'payments/other' };
    http.adopt({ ...settings, endpoints, cardCaptureUrl: '/pay/card' });
    await payments.cardCapture();
    http.adopt({ ...settings, endpoints, cardCaptureUrl: '' });
    await payments.cardCapture();
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/pay/card', '/api/v1/payments/other']);
  });

  it('an answer without an address is an empty address, not a fault', async () => {
    const { payments } = overs(() => json({}));
    expect(await payments.cardCapture()).toEqual({ url: '', instrumentId: null });
  });
});

describe('Asking whether a card was taken', () => {
  test('a card that the payment side keeps was', async () => {
    const { payments, asked } = overs(() => json({ instrumentId }));
    expect(await payments.hasInstrument(instrumentId)).toBe(true);
    expect(new URL(asked[0]?.url ?? '').pathname).toBe(`/api/v1/payments/instruments/${instrumentId}`);
  });

  test('one that nobody knows was not', async () => {
    const { payments } = overs(() => json({ code: 'NotFound', message: 'It is not there.' }, 404));
    expect(await payments.hasInstrument(instrumentId)).toBe(false);
  });

  test('when nobody can say, that is a fault and no answer', async () => {
    const { payments } = overs(() => Promise.reject(new TypeError('fetch failed')));
    expect(await faultFrom(payments.hasInstrument(instrumentId))).toMatchObject({ tag: 'offline' });
  });
});
