import { describe, expect, it } from 'vitest';
import {
  type PreferencesContext,
  preferencesMachine,
  preferencesShown,
  type Wish,
} from '#machines/preferences/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { kept, told } from './preferences.roster.ts';

const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const slip = (value: boolean): Wish => ({ name: 'paperPackingSlip', value });
const need = { type: 'preferences.need' };
const note = (text: string) => ({ type: 'text.type', field: 'orderNotes', text });

function begins(subject: string | null = 'aroha') {
  const world = createWorld(preferencesMachine, { input: { subject } });
  const value = () => world.snapshot().value as { knowing: string; typing: string };
  const asked = () => world.open()[0] as Question;
  return {
    ...{ ...world, asked, value },
    known: async () => world.answer(asked(), told()),
    send: (event: object) => world.chart.send(event as never),
    make: (wish: Wish) => world.chart.send({ type: 'wish.make', wish } as never),
    asks: () => world.open().map(({ name }) => name),
    context: () => world.snapshot().context as PreferencesContext,
    shown: () => preferencesShown(world.snapshot() as never),
  };
}
const others = [
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];

describe('Reading what is preferred', () => {
  it('is done once, however often it is needed while it is on its way, and anew when it is needed again', async () => {
    const { known, send, value, asks, questions } = begins();
    send(need);
    send(need);
    await known();
    expect([value().knowing, questions.length]).toEqual(['resting', 1]);
    send(need);
    expect([value().knowing, asks()]).toEqual(['loading', ['loadPreferences']]);
    await known();
    expect([value().knowing, questions.length]).toEqual(['resting', 2]);
  });

  it('that failed is done again on demand, or when it is needed again, and then nothing is said of it', async () => {
    for (const type of ['preferences.retry', 'preferences.need']) {
      const { known, refuse, asked, send, value, shown } = begins();
      await refuse(asked(), offline);
      expect([value().knowing, shown().state, shown().fault]).toEqual(['unknown', 'failed', offline.fault]);
      send({ type });
      expect(value().knowing).toBe('loading');
      await known();
      expect([value().knowing, shown().state, shown().fault]).toEqual(['resting', 'shown', null]);
    }
  });

  it('that failed hinders no wish; the failure is said again after a wish that was lost, not after one kept', async () => {
    const { refuse, answer, asked, make, value, asks, shown } = begins();
    await refuse(asked(), offline);
    make(slip(true));
    expect([value().knowing, asks()]).toEqual(['telling', ['saveWish']]);
    await refuse(asked(), offline);
    expect([value().knowing, shown().fault]).toEqual(['unknown', offline.fault]);
    make(slip(true));
    await answer(asked(), kept({ paperPackingSlip: true }));
    expect([value().knowing, shown().fault, shown().values.paperPackingSlip]).toEqual(['resting', null, true]);
  });

  it('waits for a wish that is on its way, and one that is made meanwhile goes before it', async () => {
    const { known, answer, asked, send, make, value, asks } = begins();
    await known();
    make(slip(true));
    send(need);
    expect(asks()).toEqual(['saveWish']);
    await answer(asked(), kept({ paperPackingSlip: true }));
    expect([value().knowing, asks()]).toEqual(['loading', ['loadPreferences']]);
    make(slip(false));
    expect([value().knowing, asks()]).toEqual(['telling', ['saveWish']]);
    await answer(asked(), kept());
    expect(asks()).toEqual(['loadPreferences']);
  });
});

describe('A wish', () => {
  it('is told of once as kept or as lost, with what was wished', async () => {
    const { known, answer, refuse, asked, make, value, emitted, context } = begins();
    await known();
    make(slip(true));
    const answered = kept({ paperPackingSlip: true });
    await answer(asked(), answered);
    make(slip(false));
    expect([value().knowing, context().asked, context().waiting]).toEqual(['telling', slip(false), []]);
    await refuse(asked(), offline);
    expect([value().knowing, context().lost]).toEqual(['resting', [{ wish: slip(false), fault: offline.fault }]]);
    expect(emitted).toEqual([
      { type: 'wish.kept', wish: slip(true), kept: answered },
      { type: 'wish.lost', wish: slip(false), fault: offline.fault },
    ]);
  });

  it('that was never lost is neither tried again nor put back', async () => {
    const { known, refuse, asked, send, make, context, asks } = begins();
    await known();
    make(slip(true));
    await refuse(asked(), offline);
    send({ type: 'wish.retry', name: 'marketingLetters' });
    send({ type: 'wish.putBack', name: 'marketingLetters' });
    expect([asks(), context().lost.length]).toEqual([[], 1]);
    send({ type: 'wish.putBack', name: 'paperPackingSlip' });
    expect([asks(), context().lost]).toEqual([[], []]);
  });

  it('of nobody is none, and nobody’s words are not kept either', () => {
    const { make, send, clock, context, questions, value } = begins(null);
    make(slip(true));
    send(need);
    send(note('Ripe'));
    clock.increment(1_000);
    expect([value(), questions]).toEqual([{ knowing: 'away', typing: 'still' }, []]);
    expect([context().waiting, context().isStale, context().drafts.orderNotes]).toEqual([[], false, null]);
  });

  it.each(others)(
    'goes with whoever made it, and stays when the same shopper is told of: $type $subject',
    async (event) => {
      const { known, answer, asked, send, make, value, context, emitted } = begins();
      await known();
      make(slip(true));
      send(note('Ripe'));
      send({ type: 'user.changed', subject: 'aroha', isShopper: true });
      expect([value(), context().asked]).toEqual([{ knowing: 'telling', typing: 'going' }, slip(true)]);
      const left = asked();
      send(event);
      await answer(left, kept());
      const subject = 'subject' in event ? event.subject : null;
      expect([left.signal.aborted, value(), emitted]).toEqual([
        true,
        { knowing: subject === null ? 'away' : 'loading', typing: 'still' },
        [],
      ]);
      expect([context().subject, context().told, context().asked, context().drafts.orderNotes]).toEqual([
        subject,
        null,
        null,
        null,
      ]);
    },
  );
});

describe('Words that are typed', () => {
  it('are kept a second after the last of them, and not before', async () => {
    const { known, send, clock, value, asks, shown } = begins();
    await known();
    send(note('Ri'));
    clock.increment(999);
    send(note('Ripe'));
    clock.increment(999);
    expect([value().typing, asks(), shown().words('orderNotes').text]).toEqual(['going', [], 'Ripe']);
    clock.increment(1);
    expect([value().typing, asks()]).toEqual(['still', ['saveWish']]);
  });

  it('are kept at once when the field is left; where the store has the same, its own stand there', async () => {
    const { known, answer, asked, send, value, asks, context } = begins();
    await known();
    send(note('Ripe'));
    send({ type: 'text.leave' });
    expect([value().typing, asks()]).toEqual(['still', ['saveWish']]);
    await answer(asked(), kept({ orderNotes: 'Ripe' }));
    send(note('Ripe '));
    send({ type: 'text.leave' });
    expect([value().typing, asks(), context().drafts.orderNotes]).toEqual(['still', [], null]);
  });
});
