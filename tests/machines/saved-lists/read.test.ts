import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { baking, down, enters, leave, plain, shop, shows } from './saved-lists.rig.ts';
import { noSuchList, weekly } from './saved-lists.roster.ts';

describe('All the lists of a shopper', () => {
  it('are read as they come, and again when somebody says so, and stay on show meanwhile', async () => {
    const { send, all, asked, answered, stop } = enters();
    expect([all().state, asked()]).toEqual(['reading', ['loadLists']]);
    await answered('loadLists', [shop, baking]);
    expect([all().state, all().lists]).toEqual(['read', [shop, baking]]);
    send({ type: 'lists.refresh' });
    expect([all().state, all().lists, asked()]).toEqual(['reading', [shop, baking], ['loadLists']]);
    stop();
  });

  it('that did not come say why, until they do', async () => {
    const { send, all, answered, refused, stop } = enters();
    await refused('loadLists');
    expect([all().state, all().fault]).toEqual(['unread', down.fault]);
    send({ type: 'lists.refresh' });
    await answered('loadLists', [shop]);
    expect([all().state, all().fault, all().lists]).toEqual(['read', null, [shop]]);
    stop();
  });

  it('are neither read, opened nor saved by nobody', () => {
    const { send, questions, now, stop } = enters(null);
    send({ type: 'lists.refresh' });
    send({ type: 'list.open', id: 'a' });
    send({ type: 'list.reload' });
    send({ type: 'list.save', name: 'Camping', lines: [], key: 'one' });
    send({ type: 'list.save', name: '', lines: [], key: 'two', problems: { name: 'No name.' } });
    send({ type: 'rename.begin' });
    expect([questions, now().id, now().change.problems, now().isRenaming]).toEqual([[], null, {}, false]);
    stop();
  });
});

describe('A list on show', () => {
  it('is asked for by its name, and opened again it is read again and stays', async () => {
    const { send, now, wanted, asked, stop } = await shows();
    expect([now().state, now().list]).toEqual(['shown', weekly]);
    send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    send({ type: 'list.open', id: 'a' });
    expect([now().state, now().list, now().tickedCount, asked(), wanted('loadList')]).toEqual([
      'opening',
      weekly,
      0,
      ['loadList'],
      { id: 'a' },
    ]);
    stop();
  });

  it('is read again when somebody says so, and not while none is on show', async () => {
    const { send, now, asked, stop } = await shows();
    send({ type: 'list.reload' });
    expect([now().state, asked()]).toEqual(['opening', ['loadList']]);
    const none = enters();
    await none.answered('loadLists', []);
    none.send({ type: 'list.reload' });
    expect(none.asked()).toEqual([]);
    stop();
    none.stop();
  });

  it.each([
    ['unopened', down],
    ['missing', noSuchList],
  ])('that is %s says why, until it comes', async (state, error) => {
    const { send, now, answered, refused, stop } = enters();
    await answered('loadLists', [shop]);
    send({ type: 'list.open', id: 'a' });
    await refused('loadList', error);
    expect([now().state, now().fault]).toEqual([state, error.fault]);
    send({ type: 'list.reload' });
    await answered('loadList', weekly);
    expect([now().state, now().fault, now().list]).toEqual(['shown', null, weekly]);
    stop();
  });

  it('makes way for another one: its things, ticks, link and what came of it are gone', async () => {
    const { send, now, asked, wanted, answered, snapshot, stop } = await shows();
    send({ type: 'list.share', id: 'a' });
    await answered('writeList', { list: shop, token: 'opens' });
    send({ type: 'items.add' });
    send({ type: 'item.want', sku: '900001', amount: 0 });
    await answered('writeList', { list: shop, token: null });
    expect([now().token, now().adding, now().takenOff?.sku]).toEqual(['opens', 'adding', '900001']);
    send({ type: 'list.open', id: 'b' });
    expect([now().id, now().list, now().token, now().takenOff, now().adding, asked(), wanted('loadList')]).toEqual([
      'b',
      null,
      null,
      null,
      'resting',
      ['loadList'],
      { id: 'b' },
    ]);
    expect(snapshot().children['adding']).toBeUndefined();
    stop();
  });

  it('is not filled by an answer for the one before', async () => {
    const { send, now, questions, answer, stop } = await shows();
    send({ type: 'list.reload' });
    send({ type: 'list.open', id: 'b' });
    await answer(questions[2] as never, weekly);
    expect([now().id, now().list, questions[2]?.signal.aborted]).toEqual(['b', null, true]);
    stop();
  });
});

describe('What stands open over a list', () => {
  it('is the form of its name, which is closed again', async () => {
    const { send, now, stop } = await shows();
    send({ type: 'rename.begin' });
    expect(now().isRenaming).toBe(true);
    send({ type: 'ask.cancel' });
    expect(now().isRenaming).toBe(false);
    stop();
  });

  it('is no form of a name where no list is on show', async () => {
    const { send, now, answered, stop } = enters();
    await answered('loadLists', [shop]);
    send({ type: 'rename.begin' });
    expect(now().isRenaming).toBe(false);
    stop();
  });

  it('is the question whether a list is to go, of one that there is', async () => {
    const { send, now, all, stop } = await shows();
    send({ type: 'list.remove', id: 'z' });
    expect([now().isAsking, all().asked]).toEqual([false, null]);
    send({ type: 'list.remove', id: 'b' });
    expect([now().isAsking, all().asked]).toEqual([true, baking]);
    send({ type: 'ask.cancel' });
    expect([now().isAsking, all().asked]).toEqual([false, null]);
    stop();
  });

  it.each([
    ['isRenaming', { type: 'rename.begin' }],
    ['isAsking', { type: 'list.remove', id: 'a' }],
  ] as const)('stays while the same list is opened, and is closed by another one (%s)', async (which, event) => {
    const { send, now, stop } = await shows();
    send(event);
    send({ type: 'list.open', id: 'a' });
    expect(now()[which]).toBe(true);
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect(now()[which]).toBe(true);
    send({ type: 'list.open', id: 'b' });
    expect(now()[which]).toBe(false);
    stop();
  });
});

describe('Whoever saves lists', () => {
  it('keeps all of them when they are told of again, with what is on its way', async () => {
    const { send, all, now, asked, count, stop } = await shows();
    send({ type: 'items.add' });
    send({ type: 'list.rename', id: 'a', name: 'Monthly shop' });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([all().state, all().lists, now().state, now().list, now().adding]).toEqual([
      'read',
      [shop, baking],
      'shown',
      weekly,
      'adding',
    ]);
    expect([asked(), count('loadLists')]).toEqual([['writeList'], 1]);
    stop();
  });

  it('gets the list that is on its way when they are told of again', async () => {
    const { send, now, asked, count, answered, stop } = await shows();
    send({ type: 'list.reload' });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([now().state, asked(), count('loadList')]).toEqual(['opening', ['loadList'], 2]);
    await answered('loadList', weekly);
    expect(now().state).toBe('shown');
    stop();
  });

  it.each(leave)('leaves nothing, and what was on its way is called off ($type)', async (event) => {
    const { send, all, now, context, clock, questions, emitted, snapshot, stop } = await shows();
    send({ type: 'items.add' });
    send({ type: 'rename.begin' });
    send({ type: 'list.rename', id: 'a', name: 'Monthly shop' });
    send({ type: 'list.reload' });
    const told = emitted.length;
    send(event);
    clock.increment(8_000);
    const subject = event.type === 'session.ended' ? null : 'hone';
    expect([all().lists, now().id, now().list, now().isRenaming, now().change.state, context().adding]).toEqual([
      null,
      null,
      null,
      false,
      'resting',
      noAdding,
    ]);
    expect([context().subject, emitted.length, questions.slice(2, 4).map(({ signal }) => signal.aborted)]).toEqual([
      subject,
      told,
      [true, true],
    ]);
    expect([snapshot().value, snapshot().children['adding']]).toEqual([
      { overview: subject ? 'reading' : 'away', open: 'none', change: 'resting', ask: 'closed' },
      undefined,
    ]);
    stop();
  });
});
