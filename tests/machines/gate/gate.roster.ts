import { type GateContext, gateMachine } from '#machines/gate/index.ts';
import { type GatedAction, type KeptAction, keptForMs, type Visitor } from '#services/gate/gate.words.ts';
import type { Rostered } from '../kit/rostered.ts';
import { gateLaws } from './gate.oracle.ts';

export const guest: Visitor = { role: 'guest', subject: null };
export const newcomer: Visitor = { role: 'nonShopper', subject: 'aroha' };
export const shopper: Visitor = { role: 'shopper', subject: 'aroha' };
export const another: Visitor = { role: 'shopper', subject: 'wiremu' };
export const askedAtMs = 1_000_000;
export const keyOf = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;

export const milk: GatedAction = {
  kind: 'addToTrolley',
  sku: '100001',
  amount: 2,
  pricingUnit: 'Each',
  source: 'product-card',
  name: 'Fresh Milk',
};
export const ripe: GatedAction = { kind: 'addShopperNote', sku: '100002', note: 'less ripe, please' };
export const recipe: GatedAction = { kind: 'saveRecipe' };
export const keptMilk = (more: Partial<KeptAction> = {}): KeptAction => ({
  action: milk,
  key: keyOf(9),
  askedAtMs,
  subject: null,
  isBegun: false,
  ...more,
});

/** A shopper is never prompted: what may still end then are the words that were put to them as a guest. */
const words = ({ kept, visitor }: GateContext) => [
  `${kept?.key} ${visitor?.role === 'shopper' ? 'guest' : visitor?.role}`,
  `${kept?.key} failed`,
  'another',
];

export const chart: Rostered = {
  name: 'gate',
  machine: gateMachine,
  inputs: [
    { visitor: guest, kept: null, hasOffered: false },
    { visitor: shopper, kept: keptMilk({ subject: 'aroha', isBegun: true }), hasOffered: true },
  ],
  events: (context: GateContext) => [
    { type: 'action.ask', action: milk, key: keyOf(1), nowMs: askedAtMs },
    { type: 'action.ask', action: recipe, key: keyOf(3), nowMs: askedAtMs },
    { type: 'visitor.told', visitor: guest },
    { type: 'visitor.told', visitor: newcomer },
    { type: 'visitor.told', visitor: shopper },
    { type: 'visitor.told', visitor: another },
    ...words(context).flatMap((id) => [
      { type: 'words.ended', id, isChosen: true },
      { type: 'words.ended', id, isChosen: false },
    ]),
    { type: 'action.done', key: context.kept?.key ?? keyOf(8) },
    { type: 'action.done', key: keyOf(8) },
    { type: 'action.failed', key: context.kept?.key ?? keyOf(8), fault: { tag: 'offline', message: 'Offline.' } },
    { type: 'slots.enter' },
  ],
  answers: {
    keepAction: [null],
    claimAction: [
      { isOurs: true, nowMs: askedAtMs + 1 },
      { isOurs: true, nowMs: askedAtMs + keptForMs - 1 },
      { isOurs: true, nowMs: askedAtMs + keptForMs },
      { isOurs: false, nowMs: askedAtMs + 1 },
    ],
    forgetAction: [null],
  },
  shape: ({ visitor, kept }: GateContext) => [
    visitor.role,
    kept?.action.kind === 'saveRecipe',
    kept !== null && kept.subject !== null && kept.subject === visitor.subject,
    kept?.isBegun,
  ],
  spans: [29_999, 30_000, 30_001],
  oracle: gateLaws,
};
