import assert from 'node:assert/strict';
import type { Claim, GateContext, GateGrant, GateReport } from '#machines/gate/index.ts';
import { canFinish, type KeptAction, keptForMs, type Visitor } from '#services/gate/gate.words.ts';
import type { Oracle } from '../kit/rostered.ts';
import type { World } from '../kit/world.ts';

/**
 * A blocked action is done at most once for each time a shopper wanted it done, never before sign-in, never for another
 * account, never after half an hour. Kept by a book of its own: what was told, asked and answered, and what was granted.
 */
export function gateLaws(world: World): Oracle {
  const now = () => world.snapshot() as unknown as { value: unknown; context: GateContext };
  let { visitor } = now().context;
  /** How often each key may still be granted: once, and once more for each wish to try again. */
  const allowed = new Map<string, number>();
  const asked = new Map<string, Pick<KeptAction, 'askedAtMs' | 'subject'>>();
  const begun = now().context.kept;
  if (begun) asked.set(begun.key, begun);
  let heardGrants = world.reports.length;
  let heardReports = world.emitted.length;
  const timesAllowed = (key: string) => allowed.get(key) ?? 1;

  return (happened, before) => {
    const was = before as unknown as { value: unknown; context: GateContext };
    const { value, context } = now();
    const grants = world.reports.slice(heardGrants).filter(({ type }) => type === 'action.granted') as GateGrant[];
    const reports = world.emitted.slice(heardReports) as unknown as GateReport[];
    heardGrants = world.reports.length;
    heardReports = world.emitted.length;
    const event = happened.kind === 'event' ? happened.event : null;

    if (event?.type === 'visitor.told') visitor = event['visitor'] as Visitor;
    assert.deepEqual(context.visitor, visitor, 'The gate takes the visitor for somebody else.');

    if (event?.type === 'action.ask') {
      const key = event['key'] as string;
      if (visitor.role === 'shopper') {
        assert.deepEqual(grants, [{ type: 'action.granted', action: event['action'], key }], 'A shopper was held up.');
        assert.deepEqual({ value, context }, was, 'What a shopper does at once disturbed what was kept.');
        return;
      }
      assert.equal(value, 'asking', 'A visitor asked and was not answered in words.');
      assert.ok(
        reports.some((report) => report.type === 'prompt.wanted' && report.role === visitor.role),
        'A prompt that nobody sees.',
      );
      asked.set(key, { askedAtMs: event['nowMs'] as number, subject: visitor.subject });
      allowed.set(key, 1);
    }
    if (
      event?.type === 'words.ended' &&
      event['isChosen'] === true &&
      event['id'] === `${was.context.kept?.key} failed`
    ) {
      const key = was.context.kept?.key ?? '';
      allowed.set(key, 1);
    }

    for (const { key, action } of grants) {
      const when = asked.get(key);
      assert.equal(visitor.role, 'shopper', 'Done before sign-in.');
      assert.ok(when, 'Done although nobody asked for it.');
      assert.ok(when.subject === null || when.subject === visitor.subject, 'Done for another account.');
      assert.ok(happened.kind === 'answer' && happened.name === 'claimAction', 'Done without a claim.');
      const { isOurs, nowMs } = happened.output as Claim;
      assert.ok(isOurs, 'Done although another tab does it.');
      assert.ok(nowMs - when.askedAtMs < keptForMs, 'Done after half an hour.');
      assert.ok(canFinish(action), 'Done although nobody can do it yet.');
      assert.ok(timesAllowed(key) > 0, 'Done twice.');
      allowed.set(key, timesAllowed(key) - 1);
    }

    if (context.kept !== null && visitor.role === 'nonShopper' && value === 'kept')
      assert.equal(context.kept.subject, visitor.subject, 'Kept for nobody although somebody is signed in.');
    if (context.kept !== null) {
      const when = asked.get(context.kept.key);
      if (when?.subject === null && context.kept.subject !== null)
        asked.set(context.kept.key, { ...when, subject: context.kept.subject });
    }
    assert.equal(value === 'resting', context.kept === null, 'Something is kept that nobody waits for.');
    for (const report of reports)
      if (report.type === 'action.finished')
        assert.ok(
          event?.type === 'action.done' && event['key'] === was.context.kept?.key,
          'Said to be done, and is not.',
        );
    const wasWorking = typeof was.value === 'object';
    const isLost = wasWorking && value === 'forgetting' && event?.type !== 'visitor.told';
    if (isLost && event?.type !== 'words.ended' && happened.kind !== 'answer')
      assert.ok(reports.length > 0, 'Lost without a word.');
  };
}
