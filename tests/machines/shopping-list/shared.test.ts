import { describe, expect, it } from 'vitest';
import { down, listOf, nobody, opens, stands } from './shopping-list.rig.ts';

const unshared = { isShared: false, isBusy: false, token: null, fault: null };

describe('The link by which others read a list', () => {
  it('is made for a shopper, once at a time, and is known while the page is open', async () => {
    const list = await stands();
    list.send({ type: 'share.make' });
    list.send({ type: 'share.make' });
    list.send({ type: 'share.end' });
    expect([list.asked(), list.questions.length, list.shown().share]).toEqual([
      ['makeShare'],
      2,
      { ...unshared, isBusy: true },
    ]);
    await list.answered('makeShare', 'abc');
    expect(list.shown().share).toEqual({ isShared: true, isBusy: false, token: 'abc', fault: null });
    list.stop();
  });

  it('is taken back, and is known no more', async () => {
    const list = await stands();
    list.send({ type: 'share.make' });
    await list.answered('makeShare', 'abc');
    list.send({ type: 'share.end' });
    expect([list.asked(), list.shown().share.isBusy]).toEqual([['endShare'], true]);
    await list.answered('endShare', null);
    expect(list.shown().share).toEqual(unshared);
    list.stop();
  });

  it.each([
    ['made', 'share.make', 'makeShare'],
    ['taken back', 'share.end', 'endShare'],
  ])('and cannot be %s says why, until it is tried again', async (_, type, errand) => {
    const list = await stands();
    list.send({ type });
    await list.refused(errand);
    expect(list.shown().share).toEqual({ ...unshared, fault: down.fault });
    list.send({ type });
    expect([list.asked(), list.shown().share]).toEqual([[errand], { ...unshared, isBusy: true }]);
    list.stop();
  });

  it('is none of a list that is in a browser alone', async () => {
    const list = await stands(nobody);
    list.send({ type: 'share.make' });
    list.send({ type: 'share.end' });
    expect([list.asked(), list.shown().share]).toEqual([[], unshared]);
    list.stop();
  });
});

describe('Whoever leaves', () => {
  const leave = [
    ['signs out', { type: 'session.ended' }],
    ['is nobody any more', { type: 'user.changed', subject: null, isShopper: false }],
  ] as const;

  it.each(leave)('and %s leaves an empty list, and what was on its way is called off', async (_, event) => {
    const list = await stands();
    list.add('Tea');
    list.send({ type: 'share.make' });
    const [, saving, sharing] = list.questions;
    list.send(event);
    expect([list.texts(), list.shown().state, list.asked(), list.shown().share]).toEqual([
      [],
      'standing',
      [],
      unshared,
    ]);
    expect([saving?.signal.aborted, sharing?.signal.aborted, list.shown().isOnServer]).toEqual([true, true, false]);
    list.stop();
  });

  it.each([
    ['somebody shows it', { type: 'list.need' }],
    ['another tab has changed it', { type: 'kept.changed' }],
    ['somebody writes on it', { type: 'items.add', items: [{ text: 'Tea' }] }],
  ])('leaves a list that is fetched from the browser once %s', async (_, event) => {
    const list = await stands();
    list.send({ type: 'session.ended' });
    list.send(event);
    expect([list.asked(), list.wanted('loadList')]).toEqual([['loadList'], { owner: nobody, isMergeTried: false }]);
    await list.answered('loadList', { list: listOf('Soap'), waiting: 0 });
    expect(list.texts()).toEqual(event.type === 'items.add' ? ['Soap', 'Tea'] : ['Soap']);
    list.stop();
  });

  it('without having asked for the list, and shows it then, has it fetched for whoever comes next', () => {
    const list = opens();
    list.send({ type: 'session.ended' });
    list.send({ type: 'list.need' });
    list.is('hemi');
    expect([list.asked(), list.wanted('loadList')]).toEqual([
      ['loadList'],
      { owner: { subject: 'hemi', isShopper: true }, isMergeTried: false },
    ]);
    list.stop();
  });
});

describe('Whoever comes', () => {
  it('takes along what they wished as a guest, and a link on its way is called off', async () => {
    const list = await stands(nobody);
    list.add('Tea');
    list.is('aroha');
    expect([list.asked(), list.texts()]).toEqual([['loadList'], ['Tea']]);
    list.stop();
  });

  it('finds nothing of another shopper', async () => {
    const list = await stands();
    list.add('Tea');
    list.send({ type: 'share.make' });
    list.is('hemi');
    expect([list.asked(), list.texts(), list.shown().state, list.shown().share]).toEqual([
      ['loadList'],
      [],
      'loading',
      unshared,
    ]);
    list.stop();
  });
});
