import type { Fault } from '#services/fault.ts';
import type { ActiveOrder } from '#services/orders/order.contract.ts';
import { withAddOn } from '#services/orders/instructions.rules.ts';
import { keptText } from '#services/orders/order-notes.rules.ts';
import { couponShape, longestInstructions, longestOrderNotes } from '#services/orders/orders.words.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Lacking, OrderContext, OrderWish, TextField } from './order.types.ts';

/** What a wish is about: of two about the same the later one counts. */
export function keyOf(wish: OrderWish): string {
  if (wish.kind === 'bonus') return `bonus ${wish.id}`;
  return wish.kind === 'coupon' ? `coupon ${wish.code}` : wish.kind;
}

const isSame = (one: OrderWish | null, other: OrderWish): boolean => JSON.stringify(one) === JSON.stringify(other);
const isAbout = (key: string) => (wish: OrderWish) => keyOf(wish) === key;

type Wishes = Pick<OrderContext, 'asked' | 'waiting' | 'lost'>;

/** The last wish wins; what the store is being told already is not told twice. */
export function withWish({ asked, waiting, lost }: Wishes, wish: OrderWish): Wishes {
  const others = waiting.filter((earlier) => keyOf(earlier) !== keyOf(wish));
  return {
    asked,
    waiting: isSame(asked, wish) ? others : [...others, wish],
    lost: lost.filter((one) => keyOf(one.wish) !== keyOf(wish)),
  };
}

export const withoutLost = ({ lost }: Wishes, key: string): Pick<Wishes, 'lost'> => ({
  lost: lost.filter(({ wish }) => keyOf(wish) !== key),
});

/** What did not get through is told to the shopper, unless they have wanted something else since. */
export function afterLoss({ asked, waiting, lost }: Wishes, fault: Fault): Partial<Wishes> {
  if (asked === null || waiting.some(isAbout(keyOf(asked)))) return { asked: null };
  return { asked: null, lost: [...lost, { wish: asked, fault }] };
}

/** The last wish about something that is on its way, or will be. */
export const wishAbout = ({ asked, waiting }: Wishes, key: string): OrderWish | null =>
  waiting.find(isAbout(key)) ?? (asked && keyOf(asked) === key ? asked : null);

type Said = { readonly text: string; readonly isAddOn: boolean };

/** What is said to those who bring the order: the last wish, else what did not get through, else the store's word. */
export function saidIn(context: OrderContext, field: TextField): Said {
  const wish = wishAbout(context, field) ?? context.lost.find(({ wish: one }) => one.kind === field)?.wish;
  if (wish?.kind === 'notes') return { text: wish.text, isAddOn: false };
  if (wish?.kind === 'instructions') return wish;
  const order = context.active?.order;
  return field === 'notes'
    ? { text: order?.orderNotes ?? '', isAddOn: false }
    : {
        text: order?.fulfilmentInstructions ?? '',
        isAddOn: order?.noteAddOns.some(({ selected }) => selected) ?? false,
      };
}

export const addOnOf = (active: ActiveOrder | null): string | null => active?.order.noteAddOns[0]?.value ?? null;

/** Less than nothing when more is typed than can be kept. */
export function roomIn(context: OrderContext, field: TextField): number {
  const said = saidIn(context, field);
  const typed = context.drafts[field] ?? said.text;
  if (field === 'notes') return longestOrderNotes - typed.length;
  const addOn = said.isAddOn ? addOnOf(context.active) : null;
  return longestInstructions - (addOn === null ? 0 : withAddOn(addOn, '').length + 1) - typed.length;
}

/** The same once it is kept: spaces at the ends and forms of letters are no difference. */
export const isAlike = (typed: string | null, kept: string): boolean =>
  typed !== null && keptText(typed) === keptText(kept);
const isAsKept = (context: OrderContext, field: TextField): boolean =>
  isAlike(context.drafts[field], saidIn(context, field).text);
const isLost = ({ lost }: Wishes, field: TextField): boolean => lost.some(({ wish }) => wish.kind === field);

/** What is typed becomes a wish; what is too long waits until it is shorter, and what the store has needs none. */
function withText(context: OrderContext, field: TextField): OrderContext {
  const typed = context.drafts[field];
  if (typed === null || roomIn(context, field) < 0) return context;
  if (isAsKept(context, field) && !isLost(context, field)) return context;
  const text = keptText(typed);
  const { isAddOn } = saidIn(context, field);
  const wish: OrderWish = field === 'notes' ? { kind: field, text } : { kind: field, text, isAddOn };
  return { ...context, ...withWish(context, wish) };
}
export const withTexts = (context: OrderContext): OrderContext => withText(withText(context, 'instructions'), 'notes');

/** Nobody types any more: where the store has the same words, its own stand there again. */
export function afterLeaving(context: OrderContext): OrderContext {
  const next = withTexts(context);
  const draftOf = (field: TextField) =>
    isAsKept(next, field) && wishAbout(next, field) === null && !isLost(next, field) ? null : next.drafts[field];
  return { ...next, drafts: { instructions: draftOf('instructions'), notes: draftOf('notes') } };
}

/** Typing goes on after what could not be kept: what stands there now is what counts. */
export function withDraft(context: OrderContext, field: TextField, text: string): OrderContext {
  return {
    ...context,
    drafts: { ...context.drafts, [field]: text },
    kept: context.kept.filter((one) => one !== field),
  };
}

/** What is typed goes with it, unless it is too long. */
export function withAddOnChosen(context: OrderContext, isAddOn: boolean): OrderContext {
  const kept = saidIn(context, 'instructions').text;
  const chosen = (text: string) => ({ ...context, ...withWish(context, { kind: 'instructions', text, isAddOn }) });
  const asked = chosen(keptText(context.drafts.instructions ?? kept));
  return roomIn(asked, 'instructions') < 0 ? chosen(kept) : asked;
}

export const codeOf = (code: string): string => code.trim().toUpperCase();
export const isCode = (code: string): boolean => couponShape.test(codeOf(code));

/** The store has kept it: its words stand, but for what has been typed since. */
export function afterKept(context: OrderContext, active: ActiveOrder): OrderContext {
  const { asked, drafts, kept, code } = context;
  const next = { ...context, active, asked: null, isUnchecked: true };
  if (asked?.kind === 'coupon') return codeOf(code) === asked.code ? { ...next, code: '' } : next;
  if (asked?.kind !== 'instructions' && asked?.kind !== 'notes') return next;
  const field = asked.kind;
  const draft = drafts[field];
  if (wishAbout(next, field) !== null || (draft !== null && !isAlike(draft, asked.text))) return next;
  // Whoever types on finds every space where they put it.
  const isTheSame = draft === saidIn(next, field).text;
  return {
    ...next,
    drafts: { ...drafts, [field]: isTheSame ? null : draft },
    kept: [...kept.filter((one) => one !== field), field],
  };
}

/** The slot, its fee and the place in one word: another word, and it is another order. */
export const termsWord = (fulfilment: Fulfilment | null): string =>
  fulfilment === null
    ? ''
    : JSON.stringify([
        fulfilment.method,
        fulfilment.slotId,
        fulfilment.slotFeeCents,
        fulfilment.fulfilmentStoreId,
        fulfilment.addressId,
        fulfilment.pickupAddressId,
      ]);

/** What has to be done before the order can be paid for; null when nothing has. */
export function lackingIn(context: OrderContext): Lacking | null {
  const problem = context.problems.find(({ code }) => code !== 'disclaimer');
  if (problem) return problem.code;
  for (const field of ['instructions', 'notes'] as const)
    if (roomIn(context, field) < 0 || isLost(context, field)) return field;
  return context.active?.disclaimerAccepted ? null : 'disclaimer';
}
