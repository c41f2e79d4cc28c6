import { describe, expect, it } from 'vitest';
import { preferencesMachine, preferencesShown, type Wish } from '#machines/preferences/index.ts';
import { FaultError } from '#services/fault.ts';
import { longestUsualInstructions } from '#services/preferences/preferences.words.ts';
import { createWorld } from '../kit/world.ts';
import { kept, told } from './preferences.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const slip = (value: boolean): Wish => ({ name: 'paperPackingSlip', value });

async function opens(subject: string | null = 'aroha', isRead = true) {
  const world = createWorld(preferencesMachine, { input: { subject } });
  const question = (name: string) => {
    const open = world.open().find((one) => one.name === name && !one.signal.aborted);
    if (!open) throw new Error(`Nobody asks ${name}.`);
    return open;
  };
  if (subject !== null && isRead) await world.answer(question('loadPreferences'), told());
  return {
    ...world,
    question,
    send: (event: object) => world.chart.send(event as never),
    make: (wish: Wish) => world.chart.send({ type: 'wish.make', wish } as never),
    /** What the store is being told. */
    asked: () => question('saveWish') && world.snapshot().context.asked,
    shown: () => preferencesShown(world.snapshot() as never),
  };
}

describe('The preferences of a shopper', () => {
  it('are read for shoppers alone, and forgotten with whoever they were of [A2.073]', async () => {
    const guest = await opens(null);
    guest.make(slip(true));
    guest.send({ type: 'preferences.need' });
    expect([guest.questions.length, guest.shown().state]).toEqual([0, 'asking']);
    const { send, make, question, shown, snapshot } = await opens();
    make(slip(true));
    const { signal } = question('saveWish');
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([signal.aborted, shown().state, shown().values.paperPackingSlip]).toEqual([true, 'asking', false]);
    expect(snapshot().context.waiting).toEqual([]);
  });

  it('show a wish at once, say that it is on its way and that it is saved [A2.073]', async () => {
    const { make, question, answer, shown, emitted } = await opens();
    make(slip(true));
    expect([shown().values.paperPackingSlip, shown().wish('paperPackingSlip').state]).toEqual([true, 'saving']);
    await answer(question('saveWish'), kept({ paperPackingSlip: true }));
    expect([shown().values.paperPackingSlip, shown().wish('paperPackingSlip').state]).toEqual([true, 'saved']);
    expect(emitted.map(({ type }) => type)).toEqual(['wish.kept']);
    make({ name: 'marketingLetters', value: true });
    expect([shown().wish('paperPackingSlip').state, shown().wish('marketingLetters').state]).toEqual([
      'saved',
      'saving',
    ]);
  });

  it('are told one after the other, and of two wishes about the same the last one counts', async () => {
    const { make, asked, question, answer, questions, shown } = await opens();
    make(slip(true));
    for (const value of [false, true, false]) make(slip(value));
    make({ name: 'marketingLetters', value: true });
    await answer(question('saveWish'), kept({ paperPackingSlip: true }));
    expect(shown().values.paperPackingSlip).toBe(false);
    expect(asked()).toEqual(slip(false));
    await answer(question('saveWish'), kept());
    expect(asked()).toEqual({ name: 'marketingLetters', value: true });
    expect(questions.filter(({ name }) => name === 'saveWish')).toHaveLength(3);
  });

  it('keep a wish that did not get through, with another try and the way back', async () => {
    const { make, send, question, answer, refuse, shown } = await opens();
    make(slip(true));
    await refuse(question('saveWish'), offline);
    expect(shown().wish('paperPackingSlip')).toEqual({ state: 'failed', fault: offline.fault });
    expect(shown().values.paperPackingSlip).toBe(true);
    send({ type: 'wish.retry', name: 'paperPackingSlip' });
    expect(shown().wish('paperPackingSlip').state).toBe('saving');
    await refuse(question('saveWish'), offline);
    send({ type: 'wish.putBack', name: 'paperPackingSlip' });
    expect([shown().values.paperPackingSlip, shown().wish('paperPackingSlip').state]).toEqual([false, 'resting']);
    make(slip(true));
    await answer(question('saveWish'), kept({ paperPackingSlip: true }));
    expect(shown().wish('paperPackingSlip').state).toBe('saved');
  });

  it('let a wish go before a reading, and read once more after it', async () => {
    const { make, question, answer, shown, send } = await opens();
    send({ type: 'preferences.need' });
    const { signal } = question('loadPreferences');
    make(slip(true));
    expect(signal.aborted).toBe(true);
    await answer(question('saveWish'), kept({ paperPackingSlip: true }));
    await answer(question('loadPreferences'), told({ paperPackingSlip: true, orderNotes: 'Green ones' }));
    expect([shown().values.orderNotes, shown().values.paperPackingSlip]).toEqual(['Green ones', true]);
  });

  it('could not be read: that is said, what was known stays, and reading again is offered', async () => {
    const { send, question, answer, refuse, shown } = await opens('aroha', false);
    await refuse(question('loadPreferences'), offline);
    expect([shown().state, shown().fault]).toEqual(['failed', offline.fault]);
    send({ type: 'preferences.retry' });
    await answer(question('loadPreferences'), told({ orderNotes: 'Green ones' }));
    send({ type: 'preferences.need' });
    await refuse(question('loadPreferences'), offline);
    expect([shown().state, shown().fault, shown().values.orderNotes]).toEqual(['shown', offline.fault, 'Green ones']);
  });

  it('keep what is typed when its writer pauses, or leaves the field', async () => {
    const { send, open, question, answer, shown, clock, asked } = await opens();
    send({ type: 'text.type', field: 'orderNotes', text: 'Ripe' });
    expect([shown().words('orderNotes').state, open()]).toEqual(['typing', []]);
    clock.increment(1_000);
    expect(asked()).toEqual({ name: 'orderNotes', value: 'Ripe' });
    send({ type: 'text.type', field: 'orderNotes', text: 'Ripe ones ' });
    await answer(question('saveWish'), kept({ orderNotes: 'Ripe' }));
    expect(shown().words('orderNotes')).toMatchObject({ text: 'Ripe ones ', state: 'typing' });
    send({ type: 'text.leave' });
    expect(asked()).toEqual({ name: 'orderNotes', value: 'Ripe ones' });
    await answer(question('saveWish'), kept({ orderNotes: 'Ripe ones' }));
    expect(shown().words('orderNotes')).toMatchObject({ text: 'Ripe ones ', state: 'saved' });
  });

  it('lose no word to a failure, and do not send what is too long', async () => {
    const { send, open, asked, question, refuse, shown } = await opens();
    send({ type: 'text.type', field: 'instructions', text: 'Mind the dog' });
    send({ type: 'text.leave' });
    await refuse(question('saveWish'), offline);
    expect(shown().words('instructions')).toMatchObject({
      text: 'Mind the dog',
      state: 'failed',
      fault: offline.fault,
    });
    send({ type: 'wish.retry', name: 'instructions' });
    expect(asked()).toEqual({ name: 'instructions', value: 'Mind the dog' });
    await refuse(question('saveWish'), offline);
    const long = 'x'.repeat(longestUsualInstructions + 2);
    send({ type: 'text.type', field: 'instructions', text: long });
    send({ type: 'text.leave' });
    expect([open(), shown().words('instructions')]).toEqual([
      [],
      { text: long, room: -2, state: 'tooLong', fault: offline.fault },
    ]);
  });

  it('say who joins the beta group and who leaves it, until another page asks the store [B6.11] [B6.12] [B6.O3]', async () => {
    const { make, question, answer, refuse, shown } = await opens();
    expect(shown().isInBeta).toBe(null);
    make({ name: 'beta', value: true });
    expect([shown().isInBeta, shown().wish('beta').state]).toEqual([true, 'saving']);
    await answer(question('saveWish'), { of: 'beta', isInBeta: true });
    make({ name: 'beta', value: false });
    await refuse(question('saveWish'), offline);
    expect([shown().isInBeta, shown().wish('beta').state]).toEqual([false, 'failed']);
  });
});
