import { type Fault, isRefusedAs } from '#services/fault.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import type { OutboxEntry } from '#services/trolley/outbox.contract.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import type { TrolleyLineReport } from '../trolley-line/index.ts';
import { isElsewhere, isWaiting } from './trolley.turns.ts';
import type { LineAdd, LineSet, OutboxTold, TrolleyContext, TrolleyHappening, Wish } from './trolley.types.ts';

/** What a context becomes, and what is said of it. */
export type Step = { readonly context: TrolleyContext; readonly said: readonly TrolleyHappening[] };
type Ended<T extends TrolleyLineReport['type']> = Extract<TrolleyLineReport, { type: T }>;
type Quantity = { readonly amount: number; readonly unit: Unit };

const step = (context: TrolleyContext, ...said: readonly TrolleyHappening[]): Step => ({ context, said });
const without = <T>(all: Readonly<Record<string, T>>, sku: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== sku));
const withWish = (context: TrolleyContext, sku: string, wish: Wish): TrolleyContext => ({
  ...context,
  wishes: { ...context.wishes, [sku]: wish },
  touched: context.touched.includes(sku) ? context.touched : [...context.touched, sku],
});
const dropped = (context: TrolleyContext, sku: string): TrolleyContext => ({
  ...context,
  wishes: without(context.wishes, sku),
});
const landed = (context: TrolleyContext, sku: string): TrolleyContext => ({
  ...context,
  flights: without(context.flights, sku),
});
const isSame = (one: Quantity, other: Quantity): boolean => one.amount === other.amount && one.unit === other.unit;

export const heldIn = ({ trolley }: TrolleyContext, sku: string) => trolley?.items.find((item) => item.sku === sku);
/** Of two answers the later one is known by its revision, in whatever order they come. */
export const later = (known: Trolley | null, told: Trolley): Trolley =>
  known && known.revision > told.revision ? known : told;
export const nameIn = (context: TrolleyContext, sku: string): string =>
  heldIn(context, sku)?.name ?? context.products[sku]?.name ?? context.wishes[sku]?.name ?? '';

const keyDigits = 12;
const keyAfter = ({ keyBase, keysMade }: TrolleyContext): string =>
  keyBase.slice(0, -keyDigits) + (keysMade + 1).toString(16).padStart(keyDigits, '0');
const entryOf = (sku: string, { amount, unit, source, key, name, stage, orderId }: Wish): OutboxEntry => ({
  ...{ sku, amount, unit, source, key, name, orderId },
  isAtLeast: stage === 'held',
});
const made = (context: TrolleyContext, sku: string, wish: Wish, ...said: readonly TrolleyHappening[]): Step =>
  step(withWish(context, sku, wish), { type: 'wish.made', entry: entryOf(sku, wish) }, ...said);
const settled = (sku: string, key: string): TrolleyHappening => ({ type: 'wish.settled', sku, key });
const addedOf = (context: TrolleyContext, sku: string, { amount, unit }: Quantity, key: string | null) =>
  ({
    type: 'line.added',
    ...{ sku, name: nameIn(context, sku), amount, unit, key },
    subtotalCents: context.trolley?.subtotalCents ?? 0,
  }) as const;

const movedOf = (context: TrolleyContext, sku: string): TrolleyHappening => ({
  type: 'line.moved',
  name: nameIn(context, sku),
});

/** What is wanted of a line now, or held where nothing is. */
const shownOf = (context: TrolleyContext, sku: string): Quantity | undefined => {
  const wish = context.wishes[sku];
  return wish && wish.stage !== 'held' && wish.orderId === context.orderId ? wish : heldIn(context, sku);
};

/** Where nobody says for which trolley, it is the one that is here. */
function wishOf(context: TrolleyContext, asked: Omit<LineSet, 'type'>): Step {
  const { sku, amount, unit, source, key, name, orderId = context.orderId } = asked;
  const keyed = key ? context : { ...context, keysMade: context.keysMade + 1 };
  const wish: Wish = {
    ...{ amount, unit, source, stage: 'due', fault: null, isBackground: false, orderId },
    key: key ?? keyAfter(context),
    name: name ?? nameIn(context, sku),
  };
  return made(keyed, sku, wish);
}

/** The whole amount of a line is said. What is wanted already is not wanted twice, and what is there is not asked for. */
export function setLine(context: TrolleyContext, { type: _, ...asked }: LineSet): Step {
  const { sku, key = null, orderId = context.orderId } = asked;
  const standing = context.wishes[sku];
  const isOther = standing !== undefined && standing.orderId !== orderId;
  const wish = isOther ? undefined : standing;
  // What is under way for the other trolley is said once the store has refused it.
  const lost = isOther && !context.flights[sku] ? [movedOf(context, sku)] : [];
  if (wish && wish.stage !== 'held' && isSame(wish, asked))
    return step(
      isElsewhere(wish) || wish.stage === 'due'
        ? context
        : withWish(context, sku, { ...wish, stage: 'due', fault: null, isBackground: false }),
    );
  const held = heldIn(context, sku);
  if ((!wish || wish.stage === 'held') && !context.flights[sku] && held && isSame(held, asked)) {
    const done = dropped(context, sku);
    const added = addedOf(context, sku, asked, key);
    return standing ? step(done, settled(sku, standing.key), added, ...lost) : step(done, added);
  }
  const next = wishOf(context, asked);
  return step(next.context, ...next.said, ...lost);
}

/** So much at least is wanted: what is there already, in the same or a larger amount, is added. */
export function addLine(context: TrolleyContext, { type: _, ...asked }: LineAdd): Step {
  const { sku, amount, unit } = asked;
  const wish = context.wishes[sku];
  if (context.trolley === null && (!wish || wish.stage === 'held')) {
    const most = wish && wish.unit === unit ? Math.max(wish.amount, amount) : amount;
    const { context: next } = wishOf(context, { ...asked, amount: most });
    const held = next.wishes[sku] as Wish;
    return made(next, sku, { ...held, stage: 'held' });
  }
  const shown = shownOf(context, sku);
  if (!shown || shown.amount === 0) return setLine(context, { ...asked, type: 'line.set' });
  const wanted = shown.unit === unit ? { amount: Math.max(amount, shown.amount), unit } : shown;
  // What was asked for under that key is another wish.
  const key = context.flights[sku] && !isSame(wanted, asked) ? null : (asked.key ?? null);
  return setLine(context, { ...asked, amount: wanted.amount, unit: wanted.unit, key, type: 'line.set' });
}

/** Now that it is known what is there, what was added before can be said as a whole amount, under its own key. */
export function wantHeld(context: TrolleyContext): Step {
  let now = step(context);
  if (context.trolley === null) return now;
  for (const [sku, { stage, isBackground, fault: _, ...wish }] of Object.entries(context.wishes)) {
    if (stage !== 'held') continue;
    const next = addLine(now.context, { ...wish, sku, type: 'line.add' });
    const one = next.context.wishes[sku];
    const calm = one && isBackground ? withWish(next.context, sku, { ...one, isBackground }) : next.context;
    now = step(calm, ...now.said, ...next.said);
  }
  return now;
}

/**
 * Another wish stands where this one was sent from. Another tab may have told the store of it before this one came there,
 * and under its key the store would not do it again: it is said once more, under a new one.
 */
function saidAnew(context: TrolleyContext, sku: string, sent: Quantity): Step {
  const wish = context.wishes[sku];
  if (!wish || wish.stage === 'refused' || wish.stage === 'held') return step(context);
  if (isSame(wish, sent)) return step({ ...context, isStale: context.isStale || wish.stage === 'settled' });
  const { amount, unit, source, name, stage, isBackground, orderId } = wish;
  const { context: next } = wishOf(context, { sku, amount, unit, source, name, orderId });
  return made(next, sku, { ...(next.wishes[sku] as Wish), isBackground: isBackground || stage !== 'due' });
}

export function saveLine(context: TrolleyContext, { sku, key, amount, unit, changed }: Ended<'line.saved'>): Step {
  const known = { ...landed(context, sku), trolley: later(context.trolley, changed.trolley), fault: null, failures: 0 };
  if (context.wishes[sku]?.key === key) {
    const named = nameIn(known, sku) || nameIn(context, sku);
    const added = { ...addedOf(known, sku, { amount, unit }, key), name: named };
    return step(dropped(known, sku), settled(sku, key), {
      ...added,
      subtotalCents: changed.trolley.subtotalCents,
    });
  }
  const next = saidAnew(known, sku, { amount, unit });
  return step(next.context, settled(sku, key), ...next.said);
}

/** The store could not be reached: whatever waits for its turn is not tried in vain. */
export function keepUnsent(context: TrolleyContext, { sku, key, fault }: Ended<'line.unsent'>): Step {
  const flight = context.flights[sku];
  const free = landed(context, sku);
  const anew = flight && context.wishes[sku]?.key !== key ? saidAnew(free, sku, flight) : step(free);
  const isFirst = !Object.values(context.wishes).some(({ stage }) => stage === 'unsent');
  const wishes: Record<string, Wish> = {};
  const said: TrolleyHappening[] = [...anew.said];
  for (const [one, wish] of Object.entries(anew.context.wishes)) {
    const isStopped = wish.stage === 'due' && anew.context.flights[one] === undefined;
    wishes[one] = isStopped ? { ...wish, stage: 'unsent', fault } : wish;
    if (isStopped) said.push({ type: 'line.kept', sku: one, key: wish.key, name: nameIn(anew.context, one) });
  }
  return step({ ...anew.context, wishes, failures: context.failures + (isFirst ? 1 : 0) }, ...said);
}

export function keepRefused(context: TrolleyContext, { sku, key, fault }: Ended<'line.refused'>): Step {
  const free = { ...landed(context, sku), failures: 0 };
  const wish = free.wishes[sku];
  const failed = { type: 'line.failed', ...{ sku, key, fault, name: nameIn(context, sku) } } as const;
  if (isRefusedAs(fault, 'TrolleyMoved')) {
    const left = { ...(wish?.key === key ? dropped(free, sku) : free), isStale: true };
    return step(left, settled(sku, key), failed, movedOf(context, sku));
  }
  if (wish?.key !== key) return step({ ...free, isStale: free.isStale || wish?.stage === 'settled' });
  return step(withWish(free, sku, { ...wish, stage: 'refused', fault }), failed);
}

/** Everything that has not been sent is due; what another tab asks for, too. */
export function sendAll(context: TrolleyContext, { isBackground }: { readonly isBackground: boolean }): Step {
  const wishes = Object.fromEntries(
    Object.entries(context.wishes).map(([sku, wish]): [string, Wish] => [
      sku,
      wish.stage === 'unsent' || wish.stage === 'shown'
        ? { ...wish, stage: 'due', fault: null, isBackground: isBackground || wish.stage === 'shown' }
        : wish,
    ]),
  );
  return step({ ...context, wishes });
}

export function retryLine(context: TrolleyContext, { sku }: { readonly sku: string }): Step {
  const wish = context.wishes[sku];
  return step(wish ? withWish(context, sku, { ...wish, stage: 'due', fault: null, isBackground: false }) : context);
}

/** Given up. Whether the store has done it is known once it is asked. */
export function putBack(context: TrolleyContext, { sku }: { readonly sku: string }): Step {
  const wish = context.wishes[sku];
  return wish ? step(dropped(context, sku), settled(sku, wish.key)) : step(context);
}

const wishFrom = ({ amount, unit, source, key, name, isAtLeast, orderId }: OutboxEntry, isLook: boolean): Wish => ({
  ...{ amount, unit, source, key, name, orderId, fault: null, isBackground: true },
  stage: !isLook ? 'shown' : isAtLeast ? 'held' : 'due',
});

/** The outbox is how this browser knows what is wanted: a wish that stands there is shown, and one that is gone is done with. */
export function takeOutbox(context: TrolleyContext, { entries, isLook }: OutboxTold): Step {
  const there = new Map(entries.map((entry) => [entry.sku, entry]));
  let next = context;
  for (const [sku, wish] of Object.entries(context.wishes))
    if (!there.has(sku) && context.flights[sku]?.key !== wish.key)
      next = { ...withWish(next, sku, { ...wish, stage: 'settled', fault: null }), isStale: next.isStale || isLook };
  for (const [sku, entry] of there) {
    const wish = next.wishes[sku];
    const isKnown = wish?.key === entry.key && (wish.stage !== 'shown' || (!isLook && isSame(wish, entry)));
    if (!isKnown) next = withWish(next, sku, wishFrom(entry, isLook));
  }
  return isLook ? wantHeld(next) : step(next);
}

export const failedToLoad = (context: TrolleyContext, fault: Fault): Step =>
  step(
    { ...context, fault, isDoubtful: true, failures: context.failures + (isWaiting(context) ? 0 : 1) },
    ...Object.entries(context.wishes).flatMap(([sku, { stage, key, name }]): TrolleyHappening[] =>
      stage === 'held' ? [{ type: 'line.kept', sku, key, name }] : [],
    ),
  );
