import { describe, expect, it } from 'vitest';
import { addressedIn, isOpen, messageIn, modalsMachine, type ModalsEvent } from '#machines/modals/index.ts';
import { createWorld } from '../kit/world.ts';
import { messageOf } from './modals.roster.ts';

const fees = { outlet: 'delivery-modal', path: 'delivery-fees', isDismissible: true } as const;

function stage(addressed: typeof fees | null = null) {
  const world = createWorld(modalsMachine, { input: { addressed } });
  const now = () => world.snapshot() as ReturnType<typeof modalsMachine.resolveState>;
  const told = () => world.emitted.map((report) => Object.values(report).filter((part) => typeof part === 'string'));
  return {
    world,
    now,
    told,
    tell: (...events: readonly ModalsEvent[]) => events.forEach((event) => world.chart.send(event)),
  };
}

const open = (id: string, more = {}): ModalsEvent => ({ type: 'modal.open', modal: messageOf(id, more) });
const review: ModalsEvent = { type: 'modal.queue', kind: 'trolley-review', cause: 'gone', modal: messageOf('review') };
const age: ModalsEvent = { type: 'modal.queue', kind: 'restricted-item', cause: 'age', modal: messageOf('age') };
const page: ModalsEvent = { type: 'page.changed' };

describe('One modal at a time', () => {
  it('opening one closes the one before, whatever opened it, and each ends once [B4.007] [B4.008] [B4.O1]', () => {
    const { now, told, tell } = stage(fees);
    tell(open('first'), open('second'), { type: 'address.changed', modal: fees });
    expect(told()).toEqual([
      ['modal.opened', 'delivery-modal:delivery-fees'],
      ['modal.ended', 'delivery-modal:delivery-fees', 'replaced'],
      ['place.wanted', 'delivery-modal'],
      ['modal.opened', 'first'],
      ['modal.ended', 'first', 'replaced'],
      ['modal.opened', 'second'],
      ['modal.ended', 'second', 'replaced'],
      ['modal.opened', 'delivery-modal:delivery-fees'],
    ]);
    expect([messageIn(now()), addressedIn(now())?.path]).toEqual([null, 'delivery-fees']);
  });

  it('a message over an addressed modal takes its outlet out of the address, in its own entry', () => {
    const { world, tell } = stage(fees);
    tell(open('lapsed'));
    expect(world.emitted).toContainEqual({
      type: 'place.wanted',
      to: null,
      outlet: 'delivery-modal',
      isBack: false,
      isReplacing: true,
    });
  });

  it('only a dismissible one is dismissed: by Escape, by a press beside it, by its close button [B9.O9]', () => {
    for (const by of ['escape', 'backdrop', 'button'] as const) {
      const { now, tell } = stage();
      tell(open('lapsed', { isDismissible: false }), { type: 'modal.dismiss', by });
      expect(messageIn(now())?.id).toBe('lapsed');
      tell(open('notice'), { type: 'modal.dismiss', by });
      expect(isOpen(now())).toBe(false);
    }
  });

  it('an answer leads where the message says before it closes; dismissing it counts as its cancel [B3.64] [B3.O7]', () => {
    const data = { ctaAction: '/bookatimeslot', closeAction: '/trolley' };
    const placesAfter = (event: ModalsEvent) => {
      const { told, tell } = stage();
      tell(open('slot', { data }), event);
      return told().slice(1);
    };
    expect(placesAfter({ type: 'modal.answer', answer: 'action' })).toEqual([
      ['place.wanted', '/bookatimeslot'],
      ['modal.ended', 'slot', 'action'],
    ]);
    expect(placesAfter({ type: 'modal.dismiss', by: 'escape' })[0]).toEqual(['place.wanted', '/trolley']);
    expect(placesAfter({ type: 'modal.answer', answer: 'cancel' })[0]).toEqual(['place.wanted', '/trolley']);
    expect(placesAfter({ type: 'modal.answer', answer: 'link' })).toEqual([['modal.ended', 'slot', 'link']]);
  });

  it('says of each whether it may be counted [B3.63]', () => {
    const { world, tell } = stage();
    tell(open('quiet', { data: { skipTracking: true } }), open('plain'));
    expect(world.emitted.filter(({ type }) => type === 'modal.opened').map((report) => report['isTracked'])).toEqual([
      false,
      true,
    ]);
  });
});

describe('An addressed modal', () => {
  it('is left for the address given, else for where that outlet was closed, replacing its entry if asked [B2.59] [B2.62] [B2.63] [B2.64]', () => {
    const wanted = (event: ModalsEvent) => {
      const { world, tell } = stage(fees);
      tell(event);
      return world.emitted.at(-1);
    };
    const place = { type: 'place.wanted', outlet: 'delivery-modal', isBack: false, isReplacing: false };
    expect(wanted({ type: 'modal.dismiss', by: 'button' })).toEqual({ ...place, to: null });
    expect(wanted({ type: 'modal.close' })).toEqual({ ...place, to: null });
    expect(wanted({ type: 'modal.close', to: '/trolley', isReplacing: true })).toEqual({
      ...place,
      to: '/trolley',
      isReplacing: true,
    });
    expect(wanted({ type: 'modal.answer', answer: 'back' })).toEqual({ ...place, to: null, isBack: true });
  });

  it('that was closed asks for its way out once, and can be closed again if the address stays', () => {
    const { world, now, tell } = stage(fees);
    tell({ type: 'modal.close' }, { type: 'modal.close' }, { type: 'modal.dismiss', by: 'escape' });
    expect(world.emitted).toHaveLength(2);
    world.clock.increment(5_000);
    tell({ type: 'modal.close' });
    expect(world.emitted).toHaveLength(3);
    tell({ type: 'address.changed', modal: null });
    expect(isOpen(now())).toBe(false);
  });

  it('opens with the first page when its address names it, and by any later address [B2.58] [B2.60]', () => {
    expect(addressedIn(stage(fees).now())).toEqual(fees);
    const { now, tell } = stage();
    tell({ type: 'address.changed', modal: fees });
    expect(addressedIn(now())).toEqual(fees);
  });
});

describe('A modal that is open', () => {
  it('is not opened once more by the address that names it already, and gives way to another that it names', () => {
    const { now, told, tell } = stage(fees);
    tell({ type: 'address.changed', modal: { ...fees } });
    expect(told()).toEqual([['modal.opened', 'delivery-modal:delivery-fees']]);
    const times = { ...fees, path: 'opening-times' };
    tell({ type: 'address.changed', modal: times });
    expect([addressedIn(now()), told().slice(1)]).toEqual([
      times,
      [
        ['modal.ended', 'delivery-modal:delivery-fees', 'replaced'],
        ['modal.opened', 'delivery-modal:opening-times'],
      ],
    ]);
  });

  it('by its address has one way back, asked for once however it was closed, for five seconds', () => {
    for (const event of [
      { type: 'modal.dismiss', by: 'escape' },
      { type: 'modal.answer', answer: 'back' },
      { type: 'modal.close' },
    ] as const) {
      const { world, tell } = stage(fees);
      tell(event, event);
      world.clock.increment(4_999);
      tell(event);
      expect(world.emitted).toHaveLength(2);
      world.clock.increment(1);
      tell(event);
      expect(world.emitted).toHaveLength(3);
    }
  });

  it('is not answered with what it does not ask', () => {
    const addressed = stage(fees);
    addressed.tell({ type: 'modal.answer', answer: 'action' });
    expect(addressed.world.emitted).toHaveLength(1);
    const message = stage();
    message.tell(open('notice', { hasBack: false }), { type: 'modal.answer', answer: 'back' });
    expect([messageIn(message.now())?.id, message.told()]).toEqual(['notice', [['modal.opened', 'notice']]]);
  });

  it('as a message is closed by whoever opened it, and leads where they say', () => {
    const { now, told, tell } = stage();
    tell(open('notice'), { type: 'modal.close', to: '/trolley' });
    expect([isOpen(now()), told().slice(1)]).toEqual([
      false,
      [
        ['place.wanted', '/trolley'],
        ['modal.ended', 'notice', 'closed'],
      ],
    ]);
    tell(open('other'), { type: 'modal.close' });
    expect([isOpen(now()), told().at(-1)]).toEqual([false, ['modal.ended', 'other', 'closed']]);
  });
});

describe('A message that waits', () => {
  it('opens at the next major change of page and not before, also when it was queued on the page it is about [A2.168] [A2.169]', () => {
    const { now, tell } = stage();
    tell(review, { type: 'address.changed', modal: fees }, { type: 'address.changed', modal: null });
    expect(isOpen(now())).toBe(false);
    tell(page);
    expect(messageIn(now())?.id).toBe('review');
  });

  it('comes one a page, the restricted item first', () => {
    const { now, tell } = stage();
    tell(review, age, page);
    expect(messageIn(now())?.id).toBe('age');
    tell(page);
    expect(messageIn(now())?.id).toBe('review');
    tell(page);
    expect(isOpen(now())).toBe(false);
  });

  it('is not said when its cause has gone, and is not said twice while it goes on', () => {
    const { now, tell } = stage();
    tell(review, { type: 'causes.told', standing: [] }, page);
    expect(isOpen(now())).toBe(false);
    tell(review, page, { type: 'modal.dismiss', by: 'escape' }, review, page);
    expect(isOpen(now())).toBe(false);
    tell({ type: 'causes.told', standing: [] }, review, page);
    expect(messageIn(now())?.id).toBe('review');
  });

  it('that something pressing covers before it was answered waits again; one that was left by going on does not', () => {
    const { now, tell } = stage();
    tell(age, page, open('lapsed'), { type: 'modal.answer', answer: 'action' }, page);
    expect(messageIn(now())?.id).toBe('age');
    tell(page, page);
    expect(isOpen(now())).toBe(false);
  });

  it('waits behind a message that outlives the page', () => {
    const { now, tell } = stage();
    tell(open('lapsed', { outlivesPage: true }), review, page);
    expect(messageIn(now())?.id).toBe('lapsed');
    tell({ type: 'modal.answer', answer: 'action' }, page);
    expect(messageIn(now())?.id).toBe('review');
  });

  it('holds its place in a queue no longer than there are kinds, however often it comes', () => {
    const { now, tell } = stage();
    for (let index = 0; index < 50; index++)
      tell({ ...review, cause: `gone ${index}` }, { ...age, cause: `age ${index}` });
    expect(now().context.queue.map(({ cause }) => cause)).toEqual(['gone 49', 'age 49']);
    expect(JSON.stringify(now().context).length).toBeLessThan(4_000);
  });
});
