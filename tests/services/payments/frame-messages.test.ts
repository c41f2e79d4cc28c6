import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { createRandom } from '#fixtures/random.ts';
import {
  areAllValid,
  frameOriginOf,
  readFrameMessage,
  submitMessage,
} from '#services/payments/frame-messages.rules.ts';
import { FrameMessage, FrameSubmit } from '#services/payments/payments.contract.ts';
import { frameCodeNames, frameEventIds } from '#services/payments/payments.words.ts';

const paymentInstrumentId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
const lost = {
  eventId: 'pay-frame-focus-lost',
  allFieldsEmpty: false,
  cardValid: true,
  cvvValid: false,
  expiryMonthValid: true,
  expiryYearValid: true,
};

describe('What the frame says', () => {
  test.each([
    ['pay-frame-focus-gain', {}, { says: 'focusGain' }],
    ['pay-frame-valid', {}, { says: 'valid' }],
    ['pay-frame-invalid', {}, { says: 'invalid' }],
    ['pay-frame-loaded', {}, { says: 'loaded' }],
    ['pay-frame-success', { paymentInstrumentId }, { says: 'success', instrumentId: paymentInstrumentId }],
    ['pay-frame-error', { errors: [{ code: 'IF05', detail: 'Busy' }] }, { says: 'error', code: 'IF05' }],
  ])('%s is read by its eventId [B7.38] [B7.39] [B7.41] [B7.42] [B7.43] [B7.44] [B7.45]', (eventId, rest, word) => {
    expect(readFrameMessage({ eventId, ...rest })).toEqual(word);
  });

  it('focus-lost carries the validity of each field, or that all are empty [B7.40] [B7.50] [B5.28]', () => {
    const fields = { cardNumber: true, cvv: false, expiryMonth: true, expiryYear: true };
    expect(readFrameMessage(lost)).toEqual({ says: 'focusLost', fields });
    expect(readFrameMessage({ ...lost, allFieldsEmpty: true })).toEqual({ says: 'focusLost', fields: null });
    expect(areAllValid(fields)).toBe(false);
    expect(areAllValid({ ...fields, cvv: true })).toBe(true);
  });

  test.each(frameCodeNames)('the code %s is known [B8.22] [B8.23] [B8.24] [B8.25] [B8.26] [B8.27] [B8.28]', (code) => {
    expect(readFrameMessage({ eventId: 'pay-frame-error', errors: [{ code }] })).toEqual({ says: 'error', code });
  });

  it('a code that nobody knows counts as an error of its server [B8.29] [B8.30]', () => {
    const errors = [{ code: 'IF42' }];
    expect(readFrameMessage({ eventId: 'pay-frame-error', errors })).toEqual({ says: 'error', code: 'IF99' });
    expect(readFrameMessage({ eventId: 'pay-frame-error', errors: [{ code: 'IF98' }] })).toMatchObject({
      code: 'IF98',
    });
  });

  it('another eventId is unknown, and a message without one is none of ours [B7.46] [B7.O7]', () => {
    for (const eventId of ['pay-frame-submit', 'PAY-FRAME-LOADED', '', 7, null, {}, ['pay-frame-loaded']])
      expect(readFrameMessage({ eventId })).toEqual({ says: 'unknown' });
    for (const data of [undefined, null, 'pay-frame-loaded', 7, [], {}, new Map([['eventId', 'pay-frame-loaded']])])
      expect(readFrameMessage(data)).toBeNull();
  });
});

describe('Messages that were made to do harm', () => {
  const tricks: readonly (readonly [string, unknown])[] = [
    ['an eventId that is inherited', Object.create({ eventId: 'pay-frame-loaded' })],
    ['a prototype in JSON', JSON.parse('{"__proto__":{"eventId":"pay-frame-loaded"}}')],
    ['a field that is inherited', Object.assign(Object.create(lost), { eventId: lost.eventId })],
    ['validity that is not true or false', { ...lost, cardValid: 1 }],
    ['an instrument that is a path', { eventId: 'pay-frame-success', paymentInstrumentId: '../../orders' }],
    ['an instrument that is a thing', { eventId: 'pay-frame-success', paymentInstrumentId: { toString: () => 'x' } }],
    ['no errors', { eventId: 'pay-frame-error', errors: [] }],
    [
      'errors without end',
      { eventId: 'pay-frame-error', errors: Array.from({ length: 10_000 }, () => ({ code: 'IF99' })) },
    ],
    ['an error that is null', { eventId: 'pay-frame-error', errors: [null] }],
    ['errors that only look like a list', { eventId: 'pay-frame-error', errors: { length: 1, 0: { code: 'IF99' } } }],
  ];
  test.each(tricks)('%s is not read', (_, data) => {
    expect(readFrameMessage(data)).toBeNull();
  });

  it('runs no getter of what came', () => {
    let ran = 0;
    const data = Object.defineProperty({}, 'eventId', { get: () => ((ran += 1), 'pay-frame-loaded') });
    expect(readFrameMessage(data)).toEqual({ says: 'unknown' });
    expect(ran).toBe(0);
  });

  it('reads exactly what the contract allows, through 20,000 messages made at random', () => {
    const random = createRandom(21);
    const odd: readonly unknown[] = [Number.NaN, null, true, false, 0, '', 'IF05', [], {}, paymentInstrumentId];
    const some = (): unknown => random.pick(odd);
    for (let index = 0; index < 20_000; index++) {
      const eventId = random.between(0, 9) === 0 ? some() : random.pick(frameEventIds);
      const errors = random.between(0, 2) === 0 ? some() : [{ code: random.pick([some(), 'IF05', 'IF99']) }];
      const flag = () => (random.between(0, 4) === 0 ? some() : random.between(0, 1) === 0);
      const data = {
        eventId,
        errors,
        paymentInstrumentId: some(),
        allFieldsEmpty: flag(),
        cardValid: flag(),
        cvvValid: flag(),
        expiryMonthValid: flag(),
        expiryYearValid: flag(),
      };
      const isAllowed = v.safeParse(FrameMessage, data).success;
      const word = readFrameMessage(data);
      expect(word !== null && word.says !== 'unknown').toBe(isAllowed);
    }
  });
});

describe('The address of a frame', () => {
  const pay = 'http://127.0.0.1:3001';
  const bad = ['', 'nonsense', '/capture', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'about:blank'];
  test.each(bad)('%j is none', (address) => {
    expect(frameOriginOf(address, pay)).toBeNull();
    expect(frameOriginOf(address, '')).toBeNull();
  });

  it('is that of the payment side and no origin that looks like it', () => {
    expect(frameOriginOf(`${pay}/capture/x`, pay)).toBe(pay);
    for (const other of [
      'http://127.0.0.1:3002/x',
      'https://127.0.0.1:3001/x',
      'http://localhost:3001/x',
      'http://127.0.0.1:3001.evil.example/x',
      'http://127.0.0.1:3001@evil.example/x',
      'http://user@127.0.0.1:3001/x',
    ])
      expect(frameOriginOf(other, pay)).toBeNull();
  });

  it('is any https one, and no other, where the store names no payment side', () => {
    expect(frameOriginOf('https://PAY.kete.example:443/x', '')).toBe('https://pay.kete.example');
    expect(frameOriginOf('http://pay.kete.example/x', '')).toBeNull();
  });
});

it('a submit carries whether to verify and to save, each false unless asked [B7.47] [B7.48] [B7.49]', () => {
  expect(submitMessage({})).toEqual({ eventId: 'pay-frame-submit', verify: false, save: false });
  expect(submitMessage({ verify: true, save: true })).toEqual({
    eventId: 'pay-frame-submit',
    verify: true,
    save: true,
  });
  expect(v.parse(FrameSubmit, submitMessage({ save: true }))).toEqual(submitMessage({ save: true }));
});
