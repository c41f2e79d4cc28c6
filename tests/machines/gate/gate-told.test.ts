import { describe, expect, it } from 'vitest';
import { enters } from './gate.rig.ts';
import { another, askedAtMs, guest, keptMilk, keyOf, milk, newcomer, shopper } from './gate.roster.ts';

const types = (gate: ReturnType<typeof enters>) => gate.told().map(({ type }) => type);
const offline = { tag: 'offline', message: 'Offline.' } as const;

describe('The words of the gate', () => {
  it('are left by words of their own alone, and stand while the same visitor is told of again', () => {
    const gate = enters(guest);
    gate.ask(milk);
    gate.choose(false, 'guest', 7);
    gate.tell(guest);
    expect([gate.state(), types(gate), gate.world.open()]).toEqual(['asking', ['prompt.wanted'], []]);
    gate.world.stop();
  });

  it('are taken back when a shopper signs in elsewhere, and what was asked for is done', async () => {
    const gate = enters(guest);
    gate.ask(milk);
    gate.tell(shopper);
    expect([types(gate), gate.state()]).toEqual([['prompt.wanted', 'words.unwanted'], { working: 'claiming' }]);
    await gate.claim();
    expect(gate.granted()).toEqual([keyOf(1)]);
    gate.world.stop();
  });

  it('are other ones once somebody is signed in and has to add their details, whose it is from then on', () => {
    const gate = enters(guest);
    gate.ask(milk);
    gate.tell(newcomer);
    expect([gate.state(), gate.context().kept?.subject]).toEqual(['asking', newcomer.subject]);
    expect(gate.told().at(-1)).toMatchObject({ type: 'prompt.wanted', role: 'nonShopper' });
    gate.world.stop();
  });

  it('are taken back when whoever was to add their details leaves, and nothing is kept of it', async () => {
    const gate = enters(newcomer);
    gate.ask(milk);
    gate.tell(guest);
    expect([types(gate), gate.world.open().map(({ name }) => name)]).toEqual([
      ['prompt.wanted', 'words.unwanted'],
      ['forgetAction'],
    ]);
    await gate.answer('forgetAction');
    expect([gate.state(), gate.context().kept]).toEqual(['resting', null]);
    gate.world.stop();
  });
});

describe('What the gate keeps', () => {
  it.each(['is kept', 'is refused by the browser'] as const)(
    'and %s is done when the shopper signs in meanwhile',
    async (how) => {
      const gate = enters(guest);
      gate.ask(milk);
      gate.choose(true);
      gate.tell(shopper);
      if (how === 'is kept') await gate.answer('keepAction');
      else await gate.world.refuse(gate.world.open()[0] as never, new Error('full'));
      expect(gate.state()).toEqual({ working: 'claiming' });
      gate.world.stop();
    },
  );

  it('for somebody who has left is forgotten without a word', async () => {
    const gate = enters(newcomer, keptMilk({ subject: 'aroha' }));
    gate.tell(guest);
    expect([gate.told(), gate.world.open().map(({ name }) => name)]).toEqual([[], ['forgetAction']]);
    await gate.answer('forgetAction');
    expect([gate.state(), gate.context().kept]).toEqual(['resting', null]);
    gate.world.stop();
  });

  it('and nobody was signed in for is the shopper’s from the moment it is done', () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    expect(gate.context().kept?.subject).toBe(shopper.subject);
    gate.world.stop();
  });

  it('is over when that shopper is not here any more: its words are taken back and nothing stays', async () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    await gate.world.refuse(gate.world.open()[0] as never, new Error('broken'));
    expect(types(gate)).toEqual(['failure.wanted']);
    gate.tell(another);
    expect([types(gate), gate.world.open().map(({ name }) => name)]).toEqual([
      ['failure.wanted', 'words.unwanted'],
      ['forgetAction'],
    ]);
    await gate.answer('forgetAction');
    expect([gate.state(), gate.context().kept, gate.granted()]).toEqual(['resting', null, []]);
    gate.world.stop();
  });

  it('too late, or of a kind that nobody can finish, is forgotten', async () => {
    const late = enters(guest, keptMilk());
    late.tell(shopper);
    await late.claim({ nowMs: askedAtMs + 24 * 3_600_000 });
    const named = enters(guest, keptMilk({ action: { kind: 'notAuthorised' } }));
    named.tell(shopper);
    await named.claim();
    for (const gate of [late, named]) {
      expect([gate.state(), gate.granted()]).toEqual(['forgetting', []]);
      await gate.answer('forgetAction');
      expect([gate.state(), gate.context().kept]).toEqual(['resting', null]);
      gate.world.stop();
    }
  });
});

describe('What the gate has done', () => {
  const working = () => {
    const gate = enters(guest, keptMilk());
    gate.tell(shopper);
    return gate;
  };

  it('is not known when the other tabs could not be asked: that is said, and left when its words are', async () => {
    const gate = working();
    await gate.world.refuse(gate.world.open()[0] as never, new Error('broken'));
    expect([gate.state(), gate.context().failure]).toEqual([{ working: 'failed' }, expect.any(String)]);
    const words = (key: string, isChosen: boolean) => gate.send({ type: 'words.ended', id: `${key} failed`, isChosen });
    words(keyOf(7), true);
    words(keyOf(7), false);
    expect(gate.state()).toEqual({ working: 'failed' });
    words(keyOf(9), false);
    expect(gate.state()).toBe('forgetting');
    await gate.answer('forgetAction');
    expect([gate.state(), gate.granted()]).toEqual(['resting', []]);
    gate.world.stop();
  });

  it('is waited for half a minute, whatever becomes of what others have asked for', async () => {
    const gate = working();
    await gate.claim();
    gate.send({ type: 'action.failed', key: keyOf(7), fault: offline });
    gate.world.clock.increment(29_999);
    expect([gate.state(), types(gate)]).toEqual([{ working: 'finishing' }, []]);
    gate.world.clock.increment(1);
    expect(gate.context().failure).toBe('unanswered');
    gate.world.stop();
  });
});
