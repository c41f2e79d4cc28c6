import { describe, expect, it } from 'vitest';
import { confirmedIn, outcomeOf, stageOf } from '#machines/placing/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { other, paying, placement } from './paying.rig.ts';
import { attempt, placedAnswer, refusal, toldAnswer } from './placing.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const terms = contextAnswer();
const underWay = { ...terms, flags: { ...terms.flags, isOrderUnderWay: true } };

describe('What a shopper hears of an order', () => {
  it('is that it was declined and why, here and after it was asked for, until it is read or sent anew [A7.O12]', async () => {
    const here = paying();
    await here.press();
    await here.answer(placedAnswer('declined'));
    const asked = paying(attempt);
    await asked.answer(toldAnswer('declined'));
    for (const { world, now, send } of [here, asked]) {
      expect(world.emitted.slice(-2)).toEqual([
        { type: 'attempt.settled', key: attempt.key },
        { type: 'order.declined', reason: 'Not enough money.' },
      ]);
      expect([outcomeOf(now()), world.snapshot().context.reason]).toEqual(['declined', 'Not enough money.']);
      send({ type: 'outcome.dismiss' });
      expect([outcomeOf(now()), world.snapshot().context.reason, stageOf(now())]).toEqual([null, null, 'open']);
    }
    const again = paying(attempt);
    await again.answer(toldAnswer('declined'));
    again.send({ type: 'order.place', placement });
    expect(again.world.snapshot().context).toMatchObject({ asked: placement, reason: null });
  });

  it('is that it could not even be written down: it was not sent, and that is said with its reason', async () => {
    const { send, answer, refuse, now, world } = paying();
    send({ type: 'order.place', placement });
    await answer(undefined);
    await refuse(offline);
    expect([outcomeOf(now()), world.snapshot().context.asked]).toEqual(['refused', null]);
    expect(world.snapshot().context.fault).toMatchObject({ tag: 'offline' });
    expect(world.emitted.at(-1)).toMatchObject({ type: 'order.refused', fault: { tag: 'offline' } });
    expect(world.questions.map(({ name }) => name)).not.toContain('place');
  });

  it('is why the store refused it, and nothing of that once it is sent anew [A7.O12]', async () => {
    const { press, refuse, world, send } = paying();
    await press();
    await refuse(refusal('SlotClosed'));
    expect(world.snapshot().context.fault).toMatchObject({ code: 'SlotClosed' });
    send({ type: 'order.place', placement });
    expect(world.snapshot().context.fault).toBe(null);
  });

  it('is that nobody knows, with the reason, whichever answer was lost; a doubt of who is signed in is passed on', async () => {
    const { press, refuse, answer, said, world } = paying();
    await press();
    await refuse(refusal('NotSignedIn', 401));
    expect(said().slice(-2)).toEqual(['session.doubted', 'order.doubted']);
    expect(world.snapshot().context.fault).toMatchObject({ code: 'NotSignedIn' });
    await answer(undefined);
    await refuse(refusal('NotSignedIn', 401));
    expect(said().filter((type) => type === 'session.doubted')).toHaveLength(2);
    const paid = paying();
    await paid.press();
    await paid.answer(placedAnswer('paying'));
    expect([paid.said().at(-1), paid.world.reports.map(({ type }) => type)]).toEqual([
      'order.doubted',
      ['context.told'],
    ]);
  });

  it('is the terms that came with a refusal to pay as well', async () => {
    const { press, answer, world } = paying();
    await press();
    await answer(placedAnswer('declined'));
    expect(world.reports.map(({ type }) => type)).toEqual(['context.told']);
  });

  it('is that the store has never heard of it only if it says so twice running [A7.O12]', async () => {
    const { answer, now, said } = paying(attempt);
    for (const told of [null, toldAnswer('paying'), null, toldAnswer('paying')]) {
      await answer(told);
      expect([stageOf(now()), said()]).toEqual(['resolving', expect.not.arrayContaining(['order.unplaced'])]);
      await answer(undefined);
    }
    await answer(null);
    await answer(undefined);
    await answer(null);
    expect([outcomeOf(now()), said().at(-1)]).toEqual(['unplaced', 'order.unplaced']);
  });

  it('is its number, when it was asked for, and nothing of it once that was seen', async () => {
    const { answer, now, send, world } = paying(attempt);
    await answer(toldAnswer('placed'));
    const { orderId, orderNumber } = toldAnswer('placed');
    expect(confirmedIn(now())).toEqual({ orderId, orderNumber });
    expect(world.emitted.at(-1)).toEqual({ type: 'order.confirmed', orderId, orderNumber });
    send({ type: 'order.seen' });
    expect([stageOf(now()), world.snapshot().context.confirmed, world.snapshot().context.attempt]).toEqual([
      'open',
      null,
      null,
    ]);
  });
});

describe('An order that is not of this page', () => {
  it('is waited for from the first moment, if the page begins while it is being paid for', () => {
    const { send, now, asked } = paying();
    send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    send({ type: 'attempt.told', attempt: null, isUnderWay: true });
    expect([stageOf(now()), asked()]).toEqual(['elsewhere', ['askTerms']]);
  });

  it('is none as long as the terms name none', () => {
    const { send, now } = paying();
    send({ type: 'terms.told', flags: { isOrderUnderWay: false } });
    expect(stageOf(now())).toBe('open');
  });

  it('is followed from the page to pay on, and that is said', () => {
    const { send, said, now } = paying();
    send({ type: 'order.told', ...other, isLeft: true });
    expect([said().at(-1), confirmedIn(now())]).toEqual(['order.followed', { orderId: 'other', orderNumber: 'K1002' }]);
  });

  it('took this one’s place: its key is let go, and once the other is over that is told with the terms', async () => {
    const { press, refuse, answer, now, said, world } = paying();
    await press();
    await refuse(refusal('OrderUnderWay'));
    expect([said().at(-1), world.snapshot().context.attempt]).toEqual(['attempt.settled', null]);
    await refuse(refusal('NotSignedIn', 401));
    expect([stageOf(now()), said().at(-1)]).toEqual(['elsewhere', 'session.doubted']);
    expect(world.snapshot().context.fault).toMatchObject({ code: 'NotSignedIn' });
    await answer(undefined);
    await answer(underWay);
    expect([stageOf(now()), world.snapshot().context.fault]).toEqual(['elsewhere', null]);
    await answer(undefined);
    await answer(terms);
    expect([stageOf(now()), outcomeOf(now()), said().at(-1)]).toEqual(['open', null, 'elsewhere.over']);
    expect(world.reports.map(({ type }) => type)).toEqual(['context.told']);
  });
});

describe('A page that asks what became of an order', () => {
  it('knows why it was not answered, and nothing of that once an order elsewhere is over', async () => {
    const here = paying(attempt);
    await here.refuse(offline);
    expect(here.world.snapshot().context.fault).toEqual(offline.fault);
    const { send, refuse, answer, world, now } = paying();
    send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
    await refuse(offline);
    await answer(undefined);
    await answer(terms);
    expect([stageOf(now()), world.snapshot().context.fault, world.snapshot().context.tries]).toEqual(['open', null, 0]);
  });

  it('begins to wait a second away for another order, however long it had waited for its own', async () => {
    const { send, refuse, answer, world } = paying(attempt);
    for (let round = 0; round < 3; round += 1) {
      await refuse(offline);
      await answer(undefined);
    }
    await answer(toldAnswer('declined'));
    send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
    expect(world.snapshot().context.tries).toBe(0);
  });
});

describe('An order under way', () => {
  it('goes on when the same shopper is told of once more', async () => {
    const { press, send, asked } = paying();
    await press();
    const [before] = [asked()];
    send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([before, asked()]).toEqual([['place'], ['place']]);
  });

  it('is asked for again though the wait broke off, each time after a longer one', async () => {
    for (const stage of ['resolving', 'elsewhere'] as const) {
      const { send, refuse, asked, world } = paying(stage === 'resolving' ? attempt : null);
      if (stage === 'elsewhere') send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
      await refuse(offline);
      await refuse(new Error('the wait broke off'));
      expect([asked(), world.snapshot().context.tries]).toEqual([[stage === 'resolving' ? 'askByKey' : 'askTerms'], 1]);
    }
  });

  it('is written down though it stays uncertain who is signed in', async () => {
    const { send, refuse, asked } = paying();
    send({ type: 'order.place', placement });
    await refuse(offline);
    expect(asked()).toEqual(['beginAttempt']);
  });
});
