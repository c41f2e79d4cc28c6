import { describe, expect, it } from 'vitest';
import { keptIn } from '#machines/gate/index.ts';
import { type GatedAction, keptForMs } from '#services/gate/gate.words.ts';
import { enters } from './gate.rig.ts';
import { another, askedAtMs, guest, keptMilk, keyOf, milk, newcomer, ripe, shopper } from './gate.roster.ts';

// covers: B5.01, B5.02, B5.03, B5.04, B5.05, B5.06, B5.07
const kinds: readonly (readonly [string, GatedAction])[] = [
  ['B5.01', milk],
  ['B5.02', ripe],
  ['B5.03', { kind: 'deleteFromList' }],
  ['B5.04', { kind: 'selectFulfilmentSlot' }],
  ['B5.05', { kind: 'notAuthorised' }],
  ['B5.06', { kind: 'saveRecipe' }],
  ['B5.07', { kind: 'startExpressFulfilmentShop' }],
];

describe('The gate', () => {
  it.each(kinds)('lets nobody but a shopper through [%s]', (_, action) => {
    for (const visitor of [guest, newcomer]) {
      const gate = enters(visitor);
      gate.ask(action);
      expect([gate.state(), gate.granted()]).toEqual(['asking', []]);
      expect(gate.told()).toEqual([
        { type: 'prompt.wanted', id: `${keyOf(1)} ${visitor.role}`, action, role: visitor.role },
      ]);
      gate.world.stop();
    }
    const gate = enters(shopper);
    gate.ask(action);
    expect([gate.state(), gate.granted(), gate.told()]).toEqual(['resting', [keyOf(1)], []]);
    gate.world.stop();
  });

  it('does at once what shoppers ask for, each time they ask [B6.05]', () => {
    const gate = enters(shopper);
    gate.ask(milk, 1);
    gate.ask(milk, 2);
    expect(gate.granted()).toEqual([keyOf(1), keyOf(2)]);
    gate.world.stop();
  });

  it('asks a visitor on the action and finishes it after sign-in, once [B5.08]', async () => {
    const gate = enters(guest);
    gate.ask(milk);
    gate.choose(true);
    await gate.answer('keepAction');
    expect(keptIn(gate.world.snapshot() as never)).toEqual(keptMilk({ key: keyOf(1) }));
    gate.tell(shopper);
    await gate.claim();
    gate.tell(shopper);
    expect(gate.granted()).toEqual([keyOf(1)]);
    gate.send({ type: 'action.done', key: keyOf(1) });
    await gate.answer('forgetAction');
    expect([gate.state(), gate.context().kept, gate.told().at(-1)]).toEqual([
      'resting',
      null,
      { type: 'action.finished', action: milk },
    ]);
    gate.world.stop();
  });

  it('keeps what was asked for while somebody adds their details, and only for them [B5.09]', async () => {
    const gate = enters(guest);
    gate.ask(milk);
    gate.choose(true);
    await gate.answer('keepAction');
    gate.tell(newcomer);
    await gate.answer('keepAction');
    expect([gate.state(), gate.context().kept?.subject, gate.granted()]).toEqual(['kept', 'aroha', []]);
    gate.tell(shopper);
    await gate.claim();
    expect(gate.granted()).toEqual([keyOf(1)]);
    gate.world.stop();
  });

  it.each([
    ['by Just browsing, Escape or another page', (gate: ReturnType<typeof enters>) => gate.choose(false)],
    [
      'by leaving the account',
      (gate: ReturnType<typeof enters>) => {
        gate.tell(newcomer);
        gate.tell(guest);
      },
    ],
  ])('forgets it %s', async (_, leave) => {
    const gate = enters(guest);
    gate.ask(milk);
    leave(gate);
    await gate.answer('forgetAction');
    gate.tell(shopper);
    expect([gate.state(), gate.granted()]).toEqual(['resting', []]);
    gate.world.stop();
  });

  it('does not finish it for another account, and says so', async () => {
    const gate = enters(guest, keptMilk({ subject: 'aroha' }));
    gate.tell(another);
    await gate.answer('forgetAction');
    expect([gate.granted(), gate.told()]).toEqual([
      [],
      [{ type: 'action.dropped', action: milk, reason: 'anotherPerson' }],
    ]);
    gate.world.stop();
  });

  it.each([
    ['the last moment of half an hour', keptForMs - 1, [keyOf(9)], []],
    ['half an hour', keptForMs, [], [{ type: 'action.dropped', action: milk, reason: 'lapsed' }]],
  ])('after %s asks the clock of the store', async (_, ms, granted, told) => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    await gate.claim({ nowMs: askedAtMs + ms });
    expect([gate.granted(), gate.told()]).toEqual([granted, told]);
    gate.world.stop();
  });

  it('leaves it to the other tab that has begun it', async () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    await gate.claim({ isOurs: false });
    await gate.answer('forgetAction');
    expect([gate.state(), gate.granted(), gate.told()]).toEqual(['resting', [], []]);
    gate.world.stop();
  });

  it('says what was not done and tries again only when it is told to, under the same key', async () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    await gate.claim();
    gate.send({ type: 'action.failed', key: keyOf(9), fault: { tag: 'offline', message: 'Offline.' } });
    const id = `${keyOf(9)} failed`;
    expect(gate.told().at(-1)).toEqual({ type: 'failure.wanted', id, action: milk, failure: 'offline' });
    gate.send({ type: 'words.ended', id, isChosen: true });
    await gate.claim();
    expect(gate.granted()).toEqual([keyOf(9), keyOf(9)]);
    gate.world.stop();
  });

  it('does not begin again by itself what a closed page had begun, but says that nobody can tell', () => {
    const gate = enters(guest, keptMilk({ subject: 'aroha', isBegun: true }));
    gate.tell(shopper);
    expect([gate.granted(), gate.told().map(({ type }) => type), gate.context().failure]).toEqual([
      [],
      ['failure.wanted'],
      'interrupted',
    ]);
    gate.world.stop();
  });

  it('believes an answer that comes after it gave up, and takes its words back', async () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    await gate.claim();
    gate.world.clock.increment(30_000);
    expect(gate.context().failure).toBe('unanswered');
    gate.send({ type: 'action.done', key: keyOf(9) });
    expect(gate.told().map(({ type }) => type)).toEqual(['failure.wanted', 'words.unwanted', 'action.finished']);
    gate.world.stop();
  });

  it('asks once on a visit whoever looks at the time slots without being signed in [B8.O2]', () => {
    const gate = enters(guest);
    gate.send({ type: 'slots.enter' });
    gate.send({ type: 'slots.enter' });
    expect(gate.told()).toEqual([{ type: 'offer.wanted' }]);
    gate.world.stop();
    for (const other of [enters(newcomer), enters(shopper), enters(guest, null, true)]) {
      other.send({ type: 'slots.enter' });
      expect(other.told()).toEqual([]);
      other.world.stop();
    }
  });
});
