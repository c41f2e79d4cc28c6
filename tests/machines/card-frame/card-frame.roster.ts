import type { AnyEventObject } from 'xstate';
import { cardFrameMachine } from '#machines/card-frame/index.ts';
import type { CardFrameContext } from '#machines/card-frame/card-frame.types.ts';
import { frameCodeNames } from '#services/payments/payments.words.ts';
import type { Rostered } from '../kit/rostered.ts';
import { cardFrameOracle } from './card-frame.oracle.ts';

export const payOrigin = 'https://pay.kete.example';
const instrumentId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
export const captures = [
  { url: `${payOrigin}/capture/one`, instrumentId },
  { url: `${payOrigin}/capture/two`, instrumentId: null },
  { url: '', instrumentId: null },
  { url: 'https://pay.kete.example.evil.example/capture/one', instrumentId },
];

const fields = (cardNumber: boolean, cvv: boolean, expiryMonth: boolean, expiryYear: boolean) => ({
  cardNumber,
  cvv,
  expiryMonth,
  expiryYear,
});

const said = (attempt: number): AnyEventObject[] => [
  { type: 'frame.loaded', attempt },
  { type: 'frame.succeeded', attempt, instrumentId },
  ...frameCodeNames.map((code) => ({ type: 'frame.failed', attempt, code })),
  { type: 'card.judged', attempt, isValid: true },
  { type: 'card.judged', attempt, isValid: false },
  { type: 'focus.gained', attempt },
  { type: 'focus.lost', attempt, fields: null },
  { type: 'focus.lost', attempt, fields: fields(true, true, true, true) },
  { type: 'focus.lost', attempt, fields: fields(false, true, true, true) },
  { type: 'focus.lost', attempt, fields: fields(true, true, true, false) },
  { type: 'frame.puzzled', attempt },
];

export const chart: Rostered = {
  name: 'card-frame',
  machine: cardFrameMachine,
  inputs: [{ payOrigin, isDebugOn: true }],
  events: ({ attempt }: CardFrameContext) => [
    { type: 'frame.retry' },
    { type: 'frame.retry' },
    { type: 'card.submit', wishes: {} },
    { type: 'card.submit', wishes: { verify: true, save: true } },
    ...said(attempt),
    { type: 'frame.loaded', attempt },
    { type: 'frame.loaded', attempt },
    ...said(attempt - 1).filter((_, index) => index % 3 === 0),
  ],
  answers: { loadCapture: captures, askInstrument: [true, false] },
  shape: ({ failures, isRenewed, instrumentId: name }: CardFrameContext) => [
    Math.min(failures, 2),
    isRenewed,
    name === null,
  ],
  spans: [9_999, 10_000, 10_001, 19_999, 20_000, 29_999, 30_000, 60_000],
  oracle: cardFrameOracle,
};
