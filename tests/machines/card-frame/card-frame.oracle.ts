import assert from 'node:assert/strict';
import type { CardFrameReport } from '#machines/card-frame/index.ts';
import type { CardFrameContext } from '#machines/card-frame/card-frame.types.ts';
import { frameOriginOf } from '#services/payments/frame-messages.rules.ts';
import type { Happened, Oracle } from '../kit/rostered.ts';
import type { Said } from '../kit/laws.ts';
import type { World } from '../kit/world.ts';

type Now = { readonly at: string; readonly context: CardFrameContext };

const flat = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object).map(([key, inner]) => `${key}.${flat(inner)}`)[0]!;
const nowOf = ({ value, context }: Said): Now => ({ at: flat(value), context: context as CardFrameContext });
const isIn = (now: Now, state: string) => now.at.includes(state);
const codes = {
  busy: ['IF05'],
  expired: ['IF06', 'IF97'],
  misused: ['IF02', 'IF03', 'IF04'],
  fatal: ['IF02', 'IF03', 'IF04', 'IF98', 'IF99'],
};
const waitMs = (failures: number) => (failures === 0 ? 10_000 : Math.min(30_000, 10_000 * failures));

/** The laws of the card frame (INV-3), said a second time and in another way than the chart says them. */
export function cardFrameOracle(world: World): Oracle {
  let heard = world.emitted.length;
  let waitedMs = 0;
  let automaticReloads = 0;
  // A life that goes on from where it was stored has a past.
  const first = nowOf(world.snapshot() as Said);
  let isRenewalUsed = first.context.isRenewed;
  let submits = isIn(first, 'outstanding') ? 1 : 0;
  let settled = 0;

  return (happened: Happened, saidBefore: Said) => {
    const before = nowOf(saidBefore);
    const snapshot = world.snapshot();
    const now = nowOf({ value: snapshot.value, context: snapshot.context });
    const reports = world.emitted.slice(heard) as unknown as CardFrameReport[];
    heard = world.emitted.length;
    const event = happened.kind === 'event' ? happened.event : { type: '' };
    const isFrames = event.type !== '' && 'attempt' in event;
    const isHeard = isFrames && event['attempt'] === before.context.attempt && isIn(before, 'framed');
    const of = <T extends CardFrameReport['type']>(type: T) =>
      reports.filter((report): report is Extract<CardFrameReport, { type: T }> => report.type === type);
    const raised = of('exception.raised').map(({ what }) => what);
    const isSame = before.at === now.at && JSON.stringify(before.context) === JSON.stringify(now.context);

    // 3.8: what a frame says that is not there changes nothing and is not reported.
    if (isFrames && !isHeard) assert.ok(isSame && reports.length === 0, 'A frame of the past was heard.');
    if (event.type === 'frame.puzzled' && isHeard)
      assert.ok(
        isSame && reports.length === 1 && raised[0] === 'unknown frame event ID',
        'An unknown event is one exception and nothing else.',
      );

    // 3.1, 3.2, 3.5: how long an attempt lasts, and what follows.
    const isNewAttempt = now.context.attempt !== before.context.attempt;
    if (happened.kind === 'wait' && isIn(before, 'loading')) {
      // A wait that begins while the clock jumps begins where the clock lands.
      const { failures } = before.context;
      const isLate = waitedMs + happened.ms >= waitMs(failures);
      waitedMs = isLate ? 0 : waitedMs + happened.ms;
      const reloads = isLate && failures === 0;
      if (reloads) automaticReloads++;
      assert.equal(now.context.failures, failures + (isLate ? 1 : 0), 'A time-out is one failure.');
      assert.deepEqual(raised, isLate ? ['frame load event not received in time'] : [], 'A time-out is one exception.');
      assert.equal(isIn(now, 'loading'), !isLate || reloads, 'The first failure reloads, a later one is an error.');
      assert.equal(isNewAttempt, reloads, 'A reload is a new attempt.');
    } else {
      assert.ok(!raised.includes('frame load event not received in time'), 'Nothing was late.');
      if (isNewAttempt) {
        waitedMs = 0;
        assert.ok(event.type === 'frame.retry' || happened.kind === 'answer', 'Only a person reloads a second time.');
      }
    }
    if (happened.kind === 'answer' && now.context.attempt > before.context.attempt) {
      if (now.context.url !== before.context.url) automaticReloads = 0;
      assert.equal(
        now.context.failures,
        now.context.url === before.context.url ? before.context.failures : 0,
        'A new address starts at none, a known one keeps its failures.',
      );
    }
    assert.ok(automaticReloads <= 1, 'An address is reloaded by itself once.');

    // 3.3, 3.4: when words stand where the frame was, and which.
    if (isIn(before, 'asking') && !isIn(now, 'asking')) {
      const url = happened.kind === 'answer' ? ((happened.output as { url?: string } | null)?.url ?? '') : '';
      const isGood = frameOriginOf(url, now.context.payOrigin) !== null;
      assert.equal(isIn(now, 'loading.opening'), isGood, 'A frame is opened for an address that may be shown.');
      assert.equal(isIn(now, 'addressless'), !isGood, 'Without an address there is no frame.');
      assert.equal(raised.length, isGood ? 0 : 1, 'A missing address is one exception.');
    }
    if (isIn(now, 'addressless')) assert.ok(now.context.url === '' && !snapshot.can({ type: 'frame.retry' }));
    if (isIn(now, 'errored')) assert.ok(snapshot.can({ type: 'frame.retry' }), 'There is a way to try again.');
    if (isIn(now, 'errored') && !isIn(before, 'errored')) {
      const isFatal = event.type === 'frame.failed' && [...codes.fatal, ...codes.busy].includes(event['code']);
      const isSpent = event.type === 'frame.failed' && codes.expired.includes(event['code']) && isRenewalUsed;
      const isLate = happened.kind === 'wait' && now.context.failures >= 2;
      assert.ok(isFatal || isSpent || isLate, 'There was nothing to call an error.');
    }

    // what each code does to a frame that stands.
    if (event.type === 'frame.failed' && isHeard && !isIn(before, 'errored')) {
      const code = event['code'] as string;
      if (code === 'IF01')
        assert.ok(isIn(now, isIn(before, 'loaded') ? 'loaded.resting' : 'loading'), 'Wrong fields end nothing.');
      else if (codes.expired.includes(code))
        assert.ok(isIn(now, isRenewalUsed ? 'errored.expired' : 'asking'), 'An expired frame is exchanged once.');
      else assert.ok(isIn(now, 'errored.failed'), 'The frame cannot do its work.');
      assert.equal(
        now.context.failures,
        before.context.failures + (codes.busy.includes(code) ? 1 : 0),
        'Only a busy server is a failure.',
      );
      assert.equal(raised.length, codes.misused.includes(code) ? 1 : 0, 'What we did wrong is an exception.');
    }
    if (isIn(before, 'framed') && isIn(now, 'asking')) isRenewalUsed = true;
    if (event.type === 'frame.retry' && isIn(before, 'errored.failed')) isRenewalUsed = false;

    // 3.6: loaded is entered by the frame's own word alone.
    if (isIn(now, 'loaded') && !isIn(before, 'loaded'))
      assert.ok(event.type === 'frame.loaded' && isHeard, 'Nobody said that the frame is there.');
    // 3.7: where nothing is waited for, no timer runs.
    assert.equal(
      world.clock.openWaits,
      isIn(now, 'loading') || isIn(now, 'submitting') ? 1 : 0,
      'A timer runs where nothing is waited for, or none where something is.',
    );

    // 3.9: a submit goes out from a resting frame, one at a time, and ends once.
    const asked = of('submit.asked');
    if (asked.length > 0) {
      assert.ok(event.type === 'card.submit' && isIn(before, 'loaded.resting') && asked.length === 1);
      assert.equal(asked[0]?.attempt, now.context.attempt);
      assert.deepEqual(asked[0]?.wishes, event['wishes']);
    }
    submits += asked.length;
    settled += of('submit.settled').length;
    assert.equal(submits - settled, isIn(now, 'outstanding') ? 1 : 0, 'Each submit ends exactly once.');
    for (const { outcome } of of('submit.settled')) {
      if (outcome.kind === 'success')
        assert.ok(
          (event.type === 'frame.succeeded' && event['instrumentId'] === outcome.instrumentId) ||
            (happened.kind === 'answer' && happened.output === true),
          'Nobody said that the card was taken.',
        );
      if (outcome.kind === 'error') assert.equal(outcome.code, event['code']);
      if (outcome.kind === 'unknown')
        assert.ok(happened.kind === 'wait' || happened.kind === 'refusal' || happened.kind === 'answer');
    }

    // 3.10: what is counted when the focus leaves.
    const { fields } = event as unknown as { fields?: Readonly<Record<string, boolean>> | null };
    const tracked = of('validity.tracked').map(({ isValid }) => isValid);
    const isLeft = event.type === 'focus.lost' && isHeard && isIn(before, 'loaded') && fields;
    assert.deepEqual(tracked, isLeft ? [Object.values(fields).every(Boolean)] : []);

    // 3.11: failures of one address only grow.
    if (now.context.url === before.context.url)
      assert.ok(now.context.failures >= before.context.failures, 'Failures of one address were forgotten.');
  };
}
