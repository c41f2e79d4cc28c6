import assert from 'node:assert/strict';
import { type AlertKind, noneFired, type ReservationHappening } from '#machines/reservation/index.ts';
import type { TermsTold } from '#machines/session/index.ts';
import { faultOf, isRefusedAs } from '#services/fault.ts';
import type { Periods } from '#services/fulfilment/hold.rules.ts';
import type { Fulfilment, ServerContext } from '#services/session/session.contract.ts';
import type { Oracle } from '../kit/rostered.ts';
import type { World } from '../kit/world.ts';

type Context = {
  readonly slot: { readonly reservationId: string; readonly cutOffMs: number | null } | null;
  readonly terms: { readonly fulfilment: Fulfilment } | null;
  readonly reservationId: string | null;
  readonly currentReservationAlertsFired: Readonly<Record<AlertKind, boolean>>;
  readonly nowMs: number | null;
  readonly periods: Periods;
  readonly isUntimedTold: boolean;
};
type Alert = Extract<ReservationHappening, { type: 'alert.due' }>;
type Hold = { readonly cutOffMs: number | null; readonly heldUntilMs: number | null; readonly isExpress: boolean };

const minuteMs = 60_000;
const rank: Readonly<Record<AlertKind, number>> = { closingSoon: 1, closingNow: 2, closed: 3, expired: 3 };

/** What the server said of a slot, read from its own words and not from what the chart made of them. */
const holdOf = ({ reservation, expressFulfilment }: Fulfilment): Hold | null =>
  reservation && {
    cutOffMs: reservation.cutOffTimeMs,
    heldUntilMs: reservation.heldUntilMs,
    isExpress: expressFulfilment.isExpressSlot,
  };

/** INV-2, kept by a book of its own for each reservation: what was said of it, when, and what was told since. */
export function oracle(world: World): Oracle {
  const now = () => world.snapshot() as unknown as { value: { clocks: unknown; wish: string }; context: Context };
  let heard = world.emitted.length;
  let told = world.reports.length;
  let asked = world.questions.length;
  const begun = now().context;
  let id = begun.reservationId;
  let hold: Hold | null = begun.slot && begun.terms && holdOf(begun.terms.fulfilment);
  let fired = begun.currentReservationAlertsFired;
  let isUntimedTold = begun.isUntimedTold;
  let isMisfitTold = (begun as { isMisfitTold?: boolean }).isMisfitTold ?? false;

  return (happened, before) => {
    const { value, context } = now();
    const was = before.context as Context;
    const happenings = world.emitted.slice(heard) as unknown as ReservationHappening[];
    const reports = world.reports.slice(told) as unknown as { type: string; context: ServerContext }[];
    const questions = world.questions.slice(asked).map(({ name }) => name);
    [heard, told, asked] = [world.emitted.length, world.reports.length, world.questions.length];
    const alerts = happenings.filter((one): one is Alert => one.type === 'alert.due');
    const exceptions = happenings.flatMap((one) => (one.type === 'exception.found' ? [one.message] : []));
    const event = happened.kind === 'event' ? happened.event : null;
    const terms = event?.type === 'terms.told' ? (event as unknown as TermsTold) : null;
    const isGuest = terms !== null && !terms.shopper.isLoggedIn;
    const isForgotten = isGuest || event?.type === 'session.ended';
    const toldId = terms?.fulfilment?.reservation?.reservationId ?? null;
    const isNew = !isForgotten && toldId !== null && toldId !== id;
    const refusal = happened.kind === 'refusal' && happened.name === 'extendHold' ? faultOf(happened.error) : null;
    const saidOver =
      event?.type === 'hold.refused' && event['reservationId'] === id
        ? (event['end'] as AlertKind)
        : refusal && isRefusedAs(refusal, 'SlotExpired')
          ? 'expired'
          : refusal && isRefusedAs(refusal, 'SlotClosed')
            ? 'closed'
            : null;

    if (isNew || isForgotten) {
      [id, fired, isUntimedTold] = [isNew ? toldId : null, noneFired, false];
      const kept = (was as { kept?: { reservationId: string; fired: typeof fired; isUntimedTold: boolean } | null })
        .kept;
      if (isNew && kept?.reservationId === toldId) [fired, isUntimedTold] = [kept.fired, kept.isUntimedTold];
      hold = null;
    }
    if (terms?.fulfilment?.reservation && !isForgotten) hold = holdOf(terms.fulfilment);

    assert.ok(alerts.length <= 1, '2.9: more than one alert at a time.');
    for (const alert of alerts) {
      const { kind } = alert;
      const t = context.nowMs ?? Number.NEGATIVE_INFINITY;
      const [c, d] = [hold?.cutOffMs ?? Number.POSITIVE_INFINITY, hold?.heldUntilMs ?? Number.POSITIVE_INFINITY];
      const left = c - t;
      const nowPeriod = Math.min(context.periods.nowMs, 5 * minuteMs);
      assert.equal(alert.reservationId, id, '2.7: an alert of an older reservation.');
      assert.equal(alert.isExpress, hold?.isExpress, '2.9: an express slot has its own words, and only it.');
      assert.equal(fired[kind], false, '2.2: an alert came twice.');
      assert.ok(
        (['closingSoon', 'closingNow', 'closed', 'expired'] as const).every(
          (each) => !fired[each] || rank[each] < rank[kind],
        ),
        '2.3: a milder alert came after a graver one, or something after the end.',
      );
      if (kind === 'closingSoon')
        assert.ok(nowPeriod < left && left <= context.periods.soonMs, '2.1: "soon" outside its time.');
      if (kind === 'closingNow') assert.ok(0 < left && left <= nowPeriod, '2.1: "now" outside its time.');
      if (kind === 'closed' && saidOver !== 'closed') {
        assert.ok(left <= 0, '2.1: closed too early.');
        assert.ok(d >= c, 'A-8: the earlier of both ends counts.');
      }
      if (kind === 'expired' && saidOver !== 'expired') {
        assert.ok(t >= d, '2.1: expired too early.');
        assert.ok(d < c, 'A-8: the earlier of both ends counts, and a tie is closed.');
      }
      fired = { ...fired, [kind]: true };
      for (const each of ['closingSoon', 'closingNow'] as const)
        if (rank[each] < rank[kind]) fired = { ...fired, [each]: true };
      if (rank[kind] === 3) {
        assert.equal(context.slot, null, '2.5: the slot outlived its end.');
        assert.equal(context.terms?.fulfilment.reservation, null, '2.5: the terms still have the slot.');
        assert.deepEqual(
          reports.map((report) => [report.type, report.context.fulfilment.slotId]),
          [['context.told', null]],
          '2.5: nobody is told that the slot is gone.',
        );
        assert.ok(questions.includes('dropSlot'), 'A-11: the store is not told.');
        assert.equal(value.clocks, kind, 'The end is not a state of its own.');
      }
    }
    if (hold !== null || isForgotten)
      assert.deepEqual(context.currentReservationAlertsFired, fired, '2.2, 2.7: the flags are not what was fired.');
    assert.equal(
      world.open().filter(({ name }) => name === 'seconds').length <= 1,
      true,
      '2.7: the clock of an older reservation goes on.',
    );

    const isChanging = terms ? terms.shopper.isChangingOrder : isChangingIn(context);
    const isSilent = context.slot === null || context.slot.cutOffMs === null || isChanging;
    const isEnd = alerts.some(({ kind }) => rank[kind] === 3);
    if (isSilent) {
      assert.ok(!world.snapshot().hasTag('ticking'), '2.6: a clock runs with nothing to count.');
      assert.equal(world.open().filter(({ name }) => name === 'seconds').length, 0, '2.6: a timer is left.');
      if (!isEnd || isChanging) assert.deepEqual(alerts, [], '2.6: an alert for nobody.');
    } else {
      assert.ok(world.snapshot().hasTag('ticking'), '2.4: a slot is held and no clock runs.');
      if (context.nowMs !== null && event?.type === 'clock.ticked') mustHaveFired(context, fired);
    }
    if (terms && !isSilent)
      assert.ok(questions.includes('seconds'), 'A4.24: a new context did not set the clock anew.');

    const isTimed = world.snapshot().hasTag('ticking');
    const untimed = exceptions.filter((message) => message === 'No reservation timer set').length;
    const owesUntimed = isTimed && hold?.heldUntilMs === null && !isUntimedTold;
    assert.equal(untimed, owesUntimed ? 1 : 0, '2.8: a missing time-out is reported once, and only then.');
    if (untimed > 0) isUntimedTold = true;
    const misfits = exceptions.filter((message) => message.startsWith('The closing-soon')).length;
    assert.ok(misfits === 0 || !isMisfitTold, 'A-9: the setting was reported twice.');
    if (misfits > 0) isMisfitTold = true;
    if (isTimed && event?.type === 'clock.ticked' && context.periods.soonMs <= context.periods.nowMs)
      assert.ok(isMisfitTold, 'A-9: a setting that makes no sense was not reported.');
    if (isForgotten) assert.equal(context.terms, null, '0.9: something of the shopper stayed.');
    if (context.slot === null) assert.equal(value.wish, 'resting', 'A wish for a slot that is gone.');
  };
}

const isChangingIn = (context: Context): boolean =>
  (context.terms as { shopper?: { isChangingOrder: boolean } } | null)?.shopper?.isChangingOrder ?? false;

function mustHaveFired({ slot, nowMs, periods }: Context, fired: Readonly<Record<AlertKind, boolean>>): void {
  const left = (slot?.cutOffMs ?? Number.POSITIVE_INFINITY) - (nowMs ?? 0);
  const nowPeriod = Math.min(periods.nowMs, 5 * minuteMs);
  if (fired.closed || fired.expired) return;
  assert.ok(left > 0, '2.4: past the cut-off and still held.');
  if (left <= nowPeriod) assert.ok(fired.closingNow, '2.4: "now" is due and was not said.');
  else if (left <= periods.soonMs) assert.ok(fired.closingSoon, '2.4: "soon" is due and was not said.');
}
