import { describe, expect, it } from 'vitest';
import { confirmedIn, outcomeOf, stageOf } from '#machines/placing/index.ts';
import { askAgainMs } from '#machines/placing/placing.rules.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { other, paying, placement } from './paying.rig.ts';
import { attempt, placedAnswer, refusal, toldAnswer } from './placing.roster.ts';

describe('An order', () => {
  it('is held until it is certain who is signed in, then written down, then sent [B4.092]', async () => {
    const { send, asked, answer, now } = paying();
    send({ type: 'order.place', placement });
    expect([asked(), stageOf(now())]).toEqual([['settleSession'], 'held']);
    await answer(undefined);
    expect(asked()).toEqual(['beginAttempt']);
    await answer(attempt);
    expect([asked(), stageOf(now())]).toEqual([['place'], 'submitting']);
  });

  it('is sent once, however often it is pressed [A7.O12]', async () => {
    const { world, send, press } = paying();
    await press();
    send({ type: 'order.place', placement });
    send({ type: 'order.place', placement });
    expect(world.questions.filter(({ name }) => name === 'place')).toHaveLength(1);
  });

  it('that is placed is confirmed, with its number, and told with the terms [A7.O12]', async () => {
    const { world, press, answer, now, send, said } = paying();
    await press();
    await answer(placedAnswer('placed'));
    expect([stageOf(now()), said().at(-1)]).toEqual(['confirmed', 'order.confirmed']);
    expect(world.reports.map(({ type }) => type)).toEqual(['context.told']);
    send({ type: 'order.place', placement });
    expect(stageOf(now())).toBe('confirmed');
    send({ type: 'order.seen' });
    expect([stageOf(now()), said().at(-1)]).toEqual(['open', 'attempt.settled']);
  });

  it('that is declined says why, and may be sent anew [A7.O12]', async () => {
    const { world, press, answer, now } = paying();
    await press();
    await answer(placedAnswer('declined'));
    expect([outcomeOf(now()), world.snapshot().context.reason]).toEqual(['declined', 'Not enough money.']);
    expect(world.snapshot().context.attempt).toBe(null);
    await press();
    expect(stageOf(now())).toBe('submitting');
  });

  it.each(['TotalsChanged', 'OrderNotReady', 'SlotExpired', 'SlotClosed'] as const)(
    'that the store refuses (%s) is over, with the reason [A7.O12]',
    async (code) => {
      const { world, press, refuse, now, said } = paying();
      await press();
      await refuse(refusal(code));
      expect([outcomeOf(now()), said().slice(-2)]).toEqual(['refused', ['attempt.settled', 'order.refused']]);
      expect(world.snapshot().context.attempt).toBe(null);
    },
  );

  it.each([
    new FaultError({ tag: 'timeout', message: 'Too long.' }),
    new FaultError({ tag: 'offline', message: 'Offline.' }),
    new FaultError({ tag: 'garbled', message: 'Rubbish.' }),
    refusal('Unexpected', 500),
    refusal('TooMany', 429),
    refusal('KeyReused', 422),
    refusal('NotSignedIn', 401),
  ])('of which nobody knows (%s) is asked for until somebody does [A7.O12]', async (fault) => {
    const { press, refuse, answer, asked, now, said } = paying();
    await press();
    await refuse(fault);
    for (let round = 0; round < 5; round += 1) {
      expect([stageOf(now()), asked()]).toEqual(['resolving', ['pause']]);
      await answer(undefined);
      expect(asked()).toEqual(['askByKey']);
      await refuse(new FaultError({ tag: 'offline', message: 'Offline.' }));
    }
    await answer(undefined);
    await answer(toldAnswer('placed'));
    expect([stageOf(now()), said().at(-1)]).toEqual(['confirmed', 'order.confirmed']);
  });

  it('that is still being paid for is asked for as well [A7.O12]', async () => {
    const { press, answer, now, asked } = paying();
    await press();
    await answer(placedAnswer('paying'));
    expect([stageOf(now()), asked()]).toEqual(['resolving', ['askByKey']]);
    await answer(toldAnswer('paying'));
    await answer(undefined);
    await answer(toldAnswer('declined'));
    expect(outcomeOf(now())).toBe('declined');
  });

  it('that this tab kept is asked for before anything else, and was not placed once the store says so twice', async () => {
    const { answer, asked, now, world } = paying(attempt);
    expect([stageOf(now()), asked()]).toEqual(['resolving', ['askByKey']]);
    await answer(null);
    expect([stageOf(now()), asked()]).toEqual(['resolving', ['pause']]);
    await answer(undefined);
    await answer(null);
    expect([outcomeOf(now()), world.snapshot().context.attempt]).toEqual(['unplaced', attempt]);
  });

  it('of another tab is waited for', async () => {
    const { press, refuse, answer, asked, now, said } = paying();
    await press();
    await refuse(refusal('OrderUnderWay'));
    expect([stageOf(now()), asked()]).toEqual(['elsewhere', ['askTerms']]);
    const terms = contextAnswer();
    await answer({ ...terms, flags: { ...terms.flags, isOrderUnderWay: true } });
    await answer(undefined);
    await answer(terms);
    expect([stageOf(now()), said().at(-1)]).toEqual(['open', 'elsewhere.over']);
  });

  it('of another tab is followed to its confirmation once that tab says that it stands, and not told on', async () => {
    const { send, now, said, world } = paying();
    send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
    send({ type: 'order.told', ...other, subject: 'wiremu', isLeft: true });
    expect(stageOf(now())).toBe('elsewhere');
    send({ type: 'order.told', ...other, isLeft: false });
    expect([stageOf(now()), confirmedIn(now())]).toEqual(['confirmed', { orderId: 'other', orderNumber: 'K1002' }]);
    expect(said().filter((type) => type.startsWith('order.'))).toEqual(['order.followed']);
    expect(world.open()).toEqual([]);
  });

  it('of another tab is followed from a page to pay on that it left nothing to pay for, and from no other', async () => {
    const { send, now } = paying();
    send({ type: 'order.told', ...other, isLeft: false });
    expect(stageOf(now())).toBe('open');
    send({ type: 'order.told', ...other, isLeft: true });
    expect(stageOf(now())).toBe('confirmed');
  });

  it('of another tab takes nothing from one that is sent here, nor its key from one the store never heard of', async () => {
    const sent = paying();
    await sent.press();
    sent.send({ type: 'order.told', ...other, isLeft: true });
    expect(stageOf(sent.now())).toBe('submitting');
    const kept = paying(attempt);
    await kept.answer(null);
    await kept.answer(undefined);
    await kept.answer(null);
    kept.send({ type: 'order.told', ...other, isLeft: true });
    expect([outcomeOf(kept.now()), kept.world.snapshot().context.attempt]).toEqual(['unplaced', attempt]);
  });

  it.each(['resolving', 'elsewhere'] as const)(
    'is asked for at once when the network comes back, and a second away after that (%s)',
    async (stage) => {
      const { world, send, refuse, answer, asked, now } = paying(stage === 'resolving' ? attempt : null);
      if (stage === 'elsewhere') send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
      const lost = new FaultError({ tag: 'offline', message: 'Offline.' });
      const pauseMs = () => askAgainMs(world.snapshot().context.tries, null);
      for (let round = 0; round < 7; round += 1) {
        await refuse(lost);
        await answer(undefined);
      }
      await refuse(lost);
      expect(pauseMs()).toBe(30_000);
      send({ type: 'connection.returned' });
      expect([stageOf(now()), asked()]).toEqual([stage, [stage === 'resolving' ? 'askByKey' : 'askTerms']]);
      await refuse(lost);
      expect(pauseMs()).toBe(1_000);
      await answer(undefined);
      send({ type: 'connection.returned' });
      await refuse(lost);
      expect(pauseMs()).toBe(1_000);
    },
  );

  it('is waited for when the terms say that one is under way, and none is sent meanwhile', () => {
    const { send, now } = paying();
    send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
    send({ type: 'order.place', placement });
    expect(stageOf(now())).toBe('elsewhere');
  });

  it('is sent to the end whatever is said of the slot or the terms meanwhile', async () => {
    const { press, send, now, world } = paying();
    await press();
    send({ type: 'terms.told', flags: { isOrderUnderWay: true } });
    send({ type: 'outcome.dismiss' });
    expect([stageOf(now()), world.open().map(({ name }) => name)]).toEqual(['submitting', ['place']]);
  });

  it('is nobody’s once somebody else is here', async () => {
    const { press, send, world, now } = paying();
    await press();
    send({ type: 'user.changed', subject: null, isShopper: false });
    expect([stageOf(now()), world.open(), world.snapshot().context.attempt]).toEqual(['unknown', [], null]);
  });
});
