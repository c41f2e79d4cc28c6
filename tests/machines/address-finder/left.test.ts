import { describe, expect, it } from 'vitest';
import { both, chosen, dropped, offers, opens, settles } from './address-finder.rig.ts';
import { karori } from './address-finder.roster.ts';

describe('The box that is left before there was an answer', () => {
  it.each(['while the keys rest', 'while the store is asked'])('has it asked for, once (%s)', (when) => {
    const { types, send, clock, finding, asked, wanted, stop } = opens();
    types(' karori ');
    if (when === 'while the store is asked') clock.increment(250);
    send({ type: 'box.leave' });
    clock.increment(250);
    expect([finding(), asked(), wanted('settlePlaces')]).toEqual(['busy', ['settlePlaces'], { text: 'karori' }]);
    stop();
  });

  it('takes the one place that is called so, and tells it', async () => {
    const { finding, chosen: place, context, emitted, answered, stop } = settles();
    await answered(both);
    expect([finding(), place(), emitted]).toEqual(['chosen', karori, [dropped, chosen(karori)]]);
    expect(context()).toEqual({ text: 'Karori', chosen: karori, options: [], active: null });
    stop();
  });

  it('takes none where none is called so, and leaves what is typed', async () => {
    const { types, send, finding, context, emitted, answered, stop } = await offers();
    types('kar');
    send({ type: 'box.leave' });
    await answered(both);
    expect([finding(), context(), emitted]).toEqual([
      'resting',
      { text: 'kar', chosen: null, options: [], active: null },
      [dropped, dropped],
    ]);
    stop();
  });

  it.each(['fails', 'is silent for eight seconds'])('says so when the store %s', async (how) => {
    const { types, send, clock, finding, context, refused, stop } = await offers();
    types('kar');
    send({ type: 'box.leave' });
    clock.increment(7_999);
    expect(finding()).toBe('busy');
    if (how === 'fails') await refused();
    else clock.increment(1);
    expect([finding(), context().options, context().text]).toEqual(['failed', [], 'kar']);
    stop();
  });
});
