import { describe, expect, it } from 'vitest';
import { endingSample, subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { lost } from './subscription.roster.ts';
import {
  another,
  askCancel,
  at,
  attempt,
  cancelling,
  changing,
  ended,
  known,
  no,
  overOne,
  reads,
  reload,
  user,
} from './subscription.rig.ts';

describe('Another card for a pass', () => {
  it('is said with what was pressed first, and told once it stands', async () => {
    const shop = await changing();
    shop.send({ ...another, key: 'two' }, { type: 'card.retry' }, { type: 'card.dismiss' });
    expect([shop.asking(), shop.tags(), shop.context()]).toEqual([
      ['changeCard'],
      ['busy', 'changing'],
      { ...known, attempt },
    ]);
    const renewed = { ...subscriptionSample, deliveries: 4 };
    await shop.answer('changeCard', renewed);
    expect([at(shop, 'changing'), shop.context(), shop.told()]).toEqual([
      'changed',
      { ...known, subscriptions: [renewed, overOne] },
      [{ type: 'card.changed' }],
    ]);
  });

  it.each(['changed', 'refused'])('that is %s is read away, or the next one is tried', async (end) => {
    const shop = await changing();
    if (end === 'changed') await shop.answer('changeCard', subscriptionSample);
    else await shop.refuse('changeCard', no);
    expect([at(shop, 'changing'), shop.context()]).toEqual([
      end,
      end === 'changed' ? known : { ...known, cardFault: no.fault },
    ]);
    shop.send({ ...another, key: 'two' });
    expect([at(shop, 'changing'), shop.context()]).toEqual([
      'sending',
      { ...known, attempt: { ...attempt, key: 'two' } },
    ]);
    if (end === 'changed') await shop.answer('changeCard', subscriptionSample);
    else await shop.refuse('changeCard', no);
    shop.send({ type: 'card.dismiss' });
    expect([at(shop, 'changing'), shop.context()]).toEqual(['idle', known]);
  });

  it('whose answer is lost is sent again under its key after a wait, or when that is pressed', async () => {
    const shop = await changing();
    await shop.refuse('changeCard', lost);
    expect([at(shop, 'changing'), shop.asking(), shop.tags(), shop.context()]).toEqual([
      'pausing',
      ['pauseCard'],
      ['busy', 'changing', 'doubtful'],
      { ...known, attempt, cardTries: 1, cardFault: lost.fault },
    ]);
    await shop.answer('pauseCard');
    expect(shop.asking()).toEqual(['changeCard']);
    await shop.refuse('changeCard', lost);
    await shop.refuse('pauseCard', lost);
    expect([shop.asking(), shop.context().cardTries]).toEqual([['changeCard'], 2]);
    await shop.refuse('changeCard', lost);
    shop.send({ type: 'card.retry' });
    expect(shop.asking()).toEqual(['changeCard']);
    await shop.refuse('changeCard', no);
    shop.send({ ...another, key: 'three' });
    expect(shop.context()).toEqual({ ...known, attempt: { ...attempt, key: 'three' } });
  });

  it('is not sent for a pass that does not go on', async () => {
    const shop = await reads([endingSample]);
    shop.send(another, askCancel);
    expect([shop.asking(), at(shop, 'changing'), at(shop, 'cancelling')]).toEqual([[], 'idle', 'idle']);
  });

  it.each(['changed', 'refused'])('is not tried where one was %s and the pass is given up meanwhile', async (end) => {
    const shop = await changing();
    if (end === 'changed') await shop.answer('changeCard', endingSample);
    else await shop.refuse('changeCard', no);
    shop.send(reload);
    await shop.answer('loadSubscriptions', [endingSample]);
    shop.send(another);
    expect([at(shop, 'changing'), shop.asking()]).toEqual([end, []]);
  });
});

describe('What is on its way for a shopper', () => {
  const both = async () => {
    const shop = await cancelling();
    shop.send(another);
    return shop;
  };

  it('goes on when the same one is told of again', async () => {
    const shop = await both();
    shop.send(user('aroha'));
    expect([shop.asking(), shop.count('cancelPass'), shop.count('changeCard')]).toEqual([
      ['cancelPass', 'changeCard'],
      1,
      1,
    ]);
  });

  it.each([user('hemi'), user(null), ended])('is nobody else’s after %o', async (event) => {
    const shop = await both();
    shop.send(event);
    expect([shop.asking(), shop.state()]).toEqual([[], { knowing: 'unasked', cancelling: 'idle', changing: 'idle' }]);
  });
});
