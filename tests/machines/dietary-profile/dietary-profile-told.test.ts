import { describe, expect, it } from 'vitest';
import { dietaryProfileMachine, dietaryProfileShown } from '#machines/dietary-profile/index.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { noMilk, vegan } from './dietary-profile.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const need = { type: 'profile.need' };
const want = (profile: unknown) => ({ type: 'profile.want', profile });

function begins(subject: string | null = 'aroha') {
  const world = createWorld(dietaryProfileMachine, { input: { subject } });
  const asked = () => world.open()[0] as Question;
  const known = async () => {
    world.chart.send(need);
    await world.answer(asked(), noDiet);
  };
  return {
    ...{ ...world, asked, known },
    lost: async () => {
      await known();
      world.chart.send(want(noMilk));
      await world.refuse(asked(), offline);
    },
    where: () => world.snapshot().value,
    context: () => world.snapshot().context,
    asks: () => world.open().map(({ name }) => name),
    shown: () => dietaryProfileShown(world.snapshot() as never),
  };
}
const blank = { told: null, asked: null, wanted: null, fault: null };

describe('How a shopper eats', () => {
  it('is asked for once at a time, and wanted before it is known all the same', async () => {
    const { chart, asks, asked, where, questions, shown } = begins();
    chart.send(need);
    chart.send(need);
    expect([where(), questions.length]).toEqual(['loading', 1]);
    const reading = asked();
    chart.send(want(noMilk));
    expect([reading.signal.aborted, asks(), shown().profile, shown().wish]).toEqual([
      true,
      ['saveProfile'],
      noMilk,
      'saving',
    ]);
  });

  it.each(['profile.need', 'profile.retry'])('that could not be read is read again: %s', async (type) => {
    const { chart, refuse, answer, asked, shown, where, asks } = begins();
    chart.send(need);
    await refuse(asked(), offline);
    expect([where(), shown().state, shown().fault]).toEqual(['unread', 'failed', offline.fault]);
    chart.send(want(noMilk));
    expect(asks()).toEqual([]);
    chart.send({ type });
    expect([where(), asks()]).toEqual(['loading', ['loadProfile']]);
    await answer(asked(), vegan);
    expect([where(), shown()]).toEqual(['resting', { state: 'shown', profile: vegan, wish: 'resting', fault: null }]);
  });

  it('is read anew each time it comes on show, after it was saved too, and stands meanwhile', async () => {
    const { known, chart, answer, asked, shown, where } = begins();
    await known();
    chart.send(need);
    expect([where(), shown().state]).toEqual(['loading', 'shown']);
    await answer(asked(), noDiet);
    chart.send(want(noMilk));
    await answer(asked(), noMilk);
    chart.send(need);
    expect([where(), shown().profile]).toEqual(['loading', noMilk]);
  });

  it('is told of once as kept, and further changes are kept after it', async () => {
    const { known, chart, answer, asked, shown, context, emitted } = begins();
    await known();
    chart.send(want(noMilk));
    await answer(asked(), noMilk);
    expect([shown(), context(), emitted]).toEqual([
      { state: 'shown', profile: noMilk, wish: 'saved', fault: null },
      { ...blank, subject: 'aroha', told: noMilk },
      [{ type: 'profile.kept' }],
    ]);
    chart.send(want(vegan));
    expect([shown().wish, context()]).toEqual(['saving', { ...blank, subject: 'aroha', told: noMilk, asked: vegan }]);
  });

  it('is as the store says after each answer, the last wish still on its way', async () => {
    const { known, chart, answer, refuse, asked, context, emitted, questions } = begins();
    await known();
    chart.send(want(noMilk));
    chart.send(want(vegan));
    await answer(asked(), noMilk);
    expect(context()).toEqual({ ...blank, subject: 'aroha', told: noMilk, asked: vegan });
    chart.send(want(noDiet));
    await refuse(asked(), offline);
    expect([context(), emitted, questions.length]).toEqual([
      { ...blank, subject: 'aroha', told: noMilk, asked: noDiet },
      [],
      4,
    ]);
  });
});

describe('A wish that was not kept', () => {
  it('says why, goes with the next wish, and tells nobody that anything was kept', async () => {
    const { lost, chart, shown, where, context, emitted } = begins();
    await lost();
    expect([where(), shown(), emitted]).toEqual([
      'lost',
      { state: 'shown', profile: noMilk, wish: 'lost', fault: offline.fault },
      [],
    ]);
    chart.send(want(vegan));
    expect([where(), shown().profile, shown().fault]).toEqual(['saving', vegan, null]);
    expect(context()).toEqual({ ...blank, subject: 'aroha', told: noDiet, asked: vegan });
  });

  it('is tried again as it was', async () => {
    const { lost, chart, asks, context } = begins();
    await lost();
    chart.send({ type: 'profile.retry' });
    expect([asks(), context()]).toEqual([['saveProfile'], { ...blank, subject: 'aroha', told: noDiet, asked: noMilk }]);
  });

  it('is given up for what the store has, which is read where it is not known', async () => {
    const { lost, chart, shown, where } = begins();
    await lost();
    chart.send({ type: 'profile.putBack' });
    expect([where(), shown()]).toEqual(['resting', { state: 'shown', profile: noDiet, wish: 'resting', fault: null }]);
    const unread = begins();
    unread.chart.send(need);
    unread.chart.send(want(noMilk));
    await unread.refuse(unread.asked(), offline);
    unread.chart.send({ type: 'profile.putBack' });
    expect([unread.where(), unread.asks(), unread.context()]).toEqual([
      'loading',
      ['loadProfile'],
      { ...blank, subject: 'aroha' },
    ]);
  });
});

it.each([
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
])('How somebody eats goes with them, and stays when the same shopper is told of: $type $subject', async (event) => {
  const { known, chart, answer, asked, where, context, emitted } = begins();
  await known();
  chart.send(want(noMilk));
  chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
  expect([where(), context().asked]).toEqual(['saving', noMilk]);
  const left = asked();
  chart.send(event);
  await answer(left, noMilk);
  const subject = 'subject' in event ? event.subject : null;
  expect([left.signal.aborted, where(), context(), emitted]).toEqual([true, 'away', { ...blank, subject }, []]);
});

it('How somebody eats is not wanted before it is on show, nor by nobody', () => {
  const guest = begins(null);
  guest.chart.send(need);
  expect([guest.where(), guest.questions]).toEqual(['away', []]);
  const shopper = begins();
  shopper.chart.send(want(noMilk));
  expect([shopper.where(), shopper.questions]).toEqual(['away', []]);
});
