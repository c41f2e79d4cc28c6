import { describe, expect, it } from 'vitest';
import { technicalIssues } from '#services/fault.ts';
import { endingSample, subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { lost } from './subscription.roster.ts';
import {
  askCancel,
  at,
  blank,
  cancelling,
  confirm,
  dismiss,
  ended,
  known,
  need,
  no,
  open,
  overOne,
  passId,
  passes,
  reads,
  reload,
  user,
} from './subscription.rig.ts';

describe('The passes of a shopper', () => {
  it('are asked for when a page wants them, of nobody who is not signed in', async () => {
    const guest = open(null);
    guest.send(need);
    expect([guest.asking(), at(guest, 'knowing')]).toEqual([[], 'unasked']);
    const shop = open();
    shop.send(reload);
    expect(at(shop, 'knowing')).toBe('unasked');
    shop.send(need);
    expect([shop.asking(), shop.tags()]).toEqual([['loadSubscriptions'], ['busy', 'reading']]);
    await shop.answer('loadSubscriptions', passes);
    shop.send(need);
    expect([shop.context(), at(shop, 'knowing'), shop.asking()]).toEqual([known, 'known', []]);
  });

  it('are asked for anew though they are being asked for, and an older answer is not listened to', async () => {
    const shop = open();
    shop.send(need, need, reload);
    expect([shop.asking(), shop.count('loadSubscriptions')]).toEqual([['loadSubscriptions'], 2]);
    await shop.world.answer(shop.world.questions[0] as never, []);
    expect([at(shop, 'knowing'), shop.context()]).toEqual(['reading', blank]);
  });

  it.each([need, reload])('that did not come have their reason, and come after $type', async (event) => {
    const shop = await reads();
    shop.send(reload);
    await shop.refuse('loadSubscriptions', lost);
    expect([at(shop, 'knowing'), shop.tags(), shop.context()]).toEqual([
      'failed',
      ['failed'],
      { ...known, fault: lost.fault },
    ]);
    shop.send(event);
    expect(at(shop, 'knowing')).toBe('reading');
    await shop.answer('loadSubscriptions', []);
    expect(shop.context()).toEqual({ ...blank, subscriptions: [] });
  });

  it('are of one shopper: they stand for the same and are nobody else’s', async () => {
    const shop = await reads();
    shop.send(user('aroha'));
    expect([at(shop, 'knowing'), shop.context()]).toEqual(['known', known]);
    shop.send(user('hemi'));
    expect([at(shop, 'knowing'), shop.context()]).toEqual(['unasked', { ...blank, subject: 'hemi' }]);
    const gone = await reads();
    gone.send(ended, need);
    expect([at(gone, 'knowing'), gone.context()]).toEqual(['unasked', { ...blank, subject: null }]);
  });
});

describe('Giving a pass up', () => {
  it('is asked about first, and nothing comes of it when the question is put away', async () => {
    const shop = await reads();
    shop.send(askCancel);
    expect(at(shop, 'cancelling')).toBe('asked');
    shop.send(dismiss, confirm);
    expect([at(shop, 'cancelling'), shop.asking()]).toEqual(['idle', []]);
  });

  it('is said of the one that goes on, told with its last day, and read away', async () => {
    const shop = await cancelling();
    expect([shop.asking(), shop.context()]).toEqual([['cancelPass'], { ...known, cancelId: passId }]);
    await shop.answer('cancelPass', endingSample);
    expect([at(shop, 'cancelling'), shop.context(), shop.told()]).toEqual([
      'cancelled',
      { ...blank, subscriptions: [endingSample, overOne] },
      [{ type: 'pass.cancelled', goodUntil: endingSample.paidUntil }],
    ]);
    shop.send(dismiss);
    expect(at(shop, 'cancelling')).toBe('idle');
  });

  it('of what was not paid for is told to be over at once, with no last day', async () => {
    const shop = await cancelling();
    await shop.answer('cancelPass', { ...endingSample, state: 'ended' });
    expect([at(shop, 'cancelling'), shop.told()]).toEqual(['cancelled', [{ type: 'pass.cancelled', goodUntil: null }]]);
  });

  it('is not undone by an answer to what was asked before: that is asked anew', async () => {
    const shop = await cancelling();
    shop.send(reload);
    await shop.answer('cancelPass', endingSample);
    expect([at(shop, 'knowing'), shop.count('loadSubscriptions')]).toEqual(['reading', 3]);
    await shop.answer('loadSubscriptions', [endingSample, overOne]);
    expect(shop.context().subscriptions).toEqual([endingSample, overOne]);
  });

  it('that the store has not done though it answers is not said to be done', async () => {
    const shop = await cancelling();
    const unpaid = { ...subscriptionSample, state: 'unpaid' };
    await shop.answer('cancelPass', unpaid);
    expect([at(shop, 'cancelling'), shop.told(), shop.context()]).toEqual([
      'refused',
      [],
      { ...known, subscriptions: [unpaid, overOne], cancelFault: { tag: 'garbled', message: technicalIssues } },
    ]);
  });

  it('that the store refuses is told with its reason, which goes with the next try or with the question', async () => {
    const shop = await cancelling();
    await shop.refuse('cancelPass', no);
    expect([at(shop, 'cancelling'), shop.context()]).toEqual(['refused', { ...known, cancelFault: no.fault }]);
    shop.send(confirm);
    expect([at(shop, 'cancelling'), shop.context()]).toEqual(['sending', { ...known, cancelId: passId }]);
    await shop.refuse('cancelPass', no);
    shop.send(dismiss);
    expect([at(shop, 'cancelling'), shop.context()]).toEqual(['idle', known]);
  });

  it('that is over meanwhile is not tried again', async () => {
    const shop = await cancelling();
    await shop.refuse('cancelPass', no);
    shop.send(reload);
    await shop.answer('loadSubscriptions', [endingSample]);
    shop.send(confirm);
    expect([at(shop, 'cancelling'), shop.asking()]).toEqual(['refused', []]);
    const late = await reads();
    late.send(askCancel, reload);
    await late.answer('loadSubscriptions', [endingSample]);
    late.send(confirm);
    expect([at(late, 'cancelling'), late.asking()]).toEqual(['asked', []]);
  });

  it('whose answer is lost is said again after a wait, at once when that is pressed, and counted', async () => {
    const shop = await cancelling();
    await shop.refuse('cancelPass', lost);
    expect([at(shop, 'cancelling'), shop.asking(), shop.tags(), shop.context()]).toEqual([
      'pausing',
      ['pauseCancel'],
      ['busy', 'cancelling', 'doubtful'],
      { ...known, cancelId: passId, cancelTries: 1, cancelFault: lost.fault },
    ]);
    shop.send(dismiss, { type: 'cancel.retry' });
    await shop.refuse('cancelPass', lost);
    expect(shop.context().cancelTries).toBe(2);
    await shop.refuse('pauseCancel', lost);
    expect([at(shop, 'cancelling'), shop.asking()]).toEqual(['sending', ['cancelPass']]);
    await shop.answer('cancelPass', endingSample);
    expect(shop.context()).toEqual({ ...blank, subscriptions: [endingSample, overOne] });
  });
});
