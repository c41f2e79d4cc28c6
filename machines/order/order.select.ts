import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { ActiveOrder, BonusProduct, Problem } from '#services/orders/order.contract.ts';
import type { orderMachine } from './order.machine.ts';
import { isAlike, lackingIn, roomIn, saidIn, wishAbout } from './order.rules.ts';
import type { Lacking, TextField } from './order.types.ts';

type Order = SnapshotFrom<typeof orderMachine> | undefined;

/** The order as the store last told it; null until it has. */
export const orderIn = (order: Order): ActiveOrder | null => order?.context.active ?? null;
/** What the shopper would pay, in the store's own sum. */
export const totalOf = (order: Order): number | null => order?.context.active?.order.totalCents ?? null;
/** Why it cannot be placed as it stands, in the words of the store. */
export const problemsIn = (order: Order): readonly Problem[] => order?.context.problems ?? [];
/** The store says so: what is on its way to it does not count. */
export const isDisclaimerAccepted = (order: Order): boolean => order?.context.active?.disclaimerAccepted ?? false;
/** What it costs may be another sum in a moment. */
export const isOrderBusy = (order: Order): boolean => order?.hasTag('busy') ?? true;
/** Nobody knows what it is, or whether it still is so. */
export const orderFaultIn = (order: Order): Fault | null => (order?.hasTag('failed') ? order.context.fault : null);
export const isGoing = (order: Order): boolean => order?.context.isGoing ?? false;

/** What is missing, once the shopper has wanted to go on. */
export const missingIn = (order: Order): Lacking | null =>
  order?.context.isMissingSaid && !order.context.isGoing ? lackingIn(order.context) : null;

const lostAbout = (order: Order, key: string): Fault | null =>
  order?.context.lost.find(({ wish }) => (wish.kind === 'bonus' ? `bonus ${wish.id}` : wish.kind) === key)?.fault ??
  null;

export type DisclaimerShown = {
  readonly isChecked: boolean;
  readonly isSending: boolean;
  readonly fault: Fault | null;
};
/** The box follows the shopper only while the store is told; then it is as the store has it. */
export function disclaimerIn(order: Order): DisclaimerShown {
  const wish = order ? wishAbout(order.context, 'disclaimer') : null;
  return {
    isChecked: wish?.kind === 'disclaimer' ? wish.isAccepted : isDisclaimerAccepted(order),
    isSending: wish !== null,
    fault: lostAbout(order, 'disclaimer'),
  };
}

/** `typing`: not on its way yet. `tooLong`: it will not be, before it is shorter. */
export type TextState = 'resting' | 'typing' | 'saving' | 'saved' | 'failed' | 'tooLong';
export type TextShown = {
  readonly text: string;
  readonly state: TextState;
  readonly fault: Fault | null;
  /** Less than nothing when more is typed than can be kept. */
  readonly room: number;
};
export function textIn(order: Order, field: TextField): TextShown {
  if (!order) return { text: '', state: 'resting', fault: null, room: 0 };
  const { context } = order;
  const { text: said } = saidIn(context, field);
  const draft = context.drafts[field];
  const room = roomIn(context, field);
  const fault = lostAbout(order, field);
  const isAsSaid = draft === null || isAlike(draft, said);
  const state = (): TextState => {
    if (room < 0) return 'tooLong';
    if (wishAbout(context, field)) return 'saving';
    if (!isAsSaid) return 'typing';
    if (fault) return 'failed';
    return context.kept.includes(field) ? 'saved' : 'resting';
  };
  return { text: draft ?? said, state: state(), fault, room };
}

/** The words that can be put in front of the instructions; null where nothing can. */
export function addOnIn(order: Order): { readonly value: string; readonly isSelected: boolean } | null {
  const [addOn] = orderIn(order)?.order.noteAddOns ?? [];
  return order && addOn ? { value: addOn.value, isSelected: saidIn(order.context, 'instructions').isAddOn } : null;
}

export type BonusShown = Pick<BonusProduct, 'id' | 'name' | 'bonusProductSelected'> & {
  readonly isSelected: boolean;
  readonly fault: Fault | null;
};
export const bonusIn = (order: Order): readonly BonusShown[] =>
  (orderIn(order)?.order.bonusProducts ?? []).map(({ id, name, selected, bonusProductSelected }) => {
    const wish = order ? wishAbout(order.context, `bonus ${id}`) : null;
    const isSelected = wish?.kind === 'bonus' ? wish.isSelected : selected;
    return { id, name, bonusProductSelected, isSelected, fault: lostAbout(order, `bonus ${id}`) };
  });

export type CouponsShown = {
  readonly applied: readonly {
    readonly code: string;
    readonly name: string;
    readonly valueCents: number;
    readonly isGoing: boolean;
    readonly fault: Fault | null;
  }[];
  readonly code: string;
  readonly isAdding: boolean;
  /** Why a code was not taken. */
  readonly refusal: { readonly code: string; readonly fault: Fault } | null;
};
export function couponsIn(order: Order): CouponsShown {
  const context = order?.context;
  const lostOf = (isWanted: boolean) =>
    (context?.lost ?? []).flatMap(({ wish, fault }) =>
      wish.kind === 'coupon' && wish.isWanted === isWanted ? [{ code: wish.code, fault }] : [],
    );
  const wishes = context ? [...(context.asked ? [context.asked] : []), ...context.waiting] : [];
  const isWished = (isWanted: boolean, code?: string) =>
    wishes.some(
      (wish) => wish.kind === 'coupon' && wish.isWanted === isWanted && (code === undefined || wish.code === code),
    );
  return {
    applied: (context?.active?.order.coupons ?? []).map((coupon) => ({
      ...coupon,
      isGoing: isWished(false, coupon.code),
      fault: lostOf(false).find(({ code }) => code === coupon.code)?.fault ?? null,
    })),
    code: context?.code ?? '',
    isAdding: isWished(true),
    refusal: lostOf(true).at(-1) ?? null,
  };
}
