import { describe, expect, it } from 'vitest';
import { aroha, down, listOf, nobody, opens, stands } from './shopping-list.rig.ts';

describe('A list', () => {
  it('that nobody asked for is not fetched, whoever comes', () => {
    const list = opens(nobody);
    list.is('aroha');
    expect([list.asked(), list.shown().state]).toEqual([[], 'unread']);
    list.stop();
  });

  it.each([
    ['somebody shows it', { type: 'list.need' }],
    ['another tab has changed it', { type: 'kept.changed' }],
  ])('is fetched once %s, and again for whoever comes next', async (_, event) => {
    const list = opens(nobody);
    list.send(event);
    expect([list.asked(), list.shown().state]).toEqual([['loadList'], 'loading']);
    await list.answered('loadList', { list: listOf('Milk'), waiting: 0 });
    expect([list.texts(), list.asked(), list.shown().isOnServer]).toEqual([['Milk'], [], false]);
    list.is('aroha');
    expect([list.asked(), list.wanted('loadList')]).toEqual([['loadList'], { owner: aroha, isMergeTried: false }]);
    list.stop();
  });

  it('that changes in another tab while it is fetched is fetched once more', async () => {
    const list = opens(nobody);
    list.send({ type: 'list.need' });
    list.send({ type: 'kept.changed' });
    await list.answered('loadList', { list: listOf('Milk'), waiting: 0 });
    expect(list.asked()).toEqual(['loadList']);
    await list.answered('loadList', { list: listOf('Milk', 'Tea'), waiting: 0 });
    expect([list.asked(), list.texts(), list.questions.length]).toEqual([[], ['Milk', 'Tea'], 2]);
    list.stop();
  });

  it('that changes in another tab while it is written is fetched after that', async () => {
    const list = await stands();
    list.add('Tea');
    list.send({ type: 'kept.changed' });
    expect(list.asked()).toEqual(['saveChange']);
    await list.answered('saveChange', listOf('Milk', 'Bread', 'Tea'));
    expect(list.asked()).toEqual(['loadList']);
    list.stop();
  });

  it('that is known stays when it cannot be fetched again', async () => {
    const list = await stands();
    list.send({ type: 'kept.changed' });
    await list.refused('loadList');
    expect([list.texts(), list.shown().fault, list.snapshot().hasTag('failed'), list.asked()]).toEqual([
      ['Milk', 'Bread'],
      null,
      false,
      [],
    ]);
    list.stop();
  });

  it('that could not be fetched says why, and is fetched when another tab has changed it', async () => {
    const list = opens();
    list.send({ type: 'list.need' });
    await list.refused('loadList');
    expect([list.shown().state, list.shown().fault, list.asked()]).toEqual(['failed', down.fault, []]);
    list.send({ type: 'kept.changed' });
    expect([list.shown().state, list.asked()]).toEqual(['loading', ['loadList']]);
    list.stop();
  });
});

describe('What a browser kept', () => {
  const waits = () => stands(aroha, { waiting: 2 });

  it('goes to the server of a shopper, which is told once and can be waved away', async () => {
    const list = await waits();
    expect([list.asked(), list.wanted('mergeKept')]).toEqual([['mergeKept'], { owner: aroha }]);
    await list.answered('mergeKept', { list: listOf('Milk', 'Tea'), added: 1, already: 1 });
    expect([list.texts(), list.shown().merged, list.asked()]).toEqual([['Milk', 'Tea'], { added: 1, already: 1 }, []]);
    expect(list.emitted).toEqual([{ type: 'list.merged', added: 1, already: 1 }]);
    list.send({ type: 'merged.dismiss' });
    expect(list.shown().merged).toBeNull();
    list.stop();
  });

  it('stays in the browser of a guest', async () => {
    const list = await stands(nobody, { waiting: 2 });
    expect([list.asked(), list.texts()]).toEqual([[], ['Milk', 'Bread']]);
    list.stop();
  });

  it('and could not go says why, the list stands, and it is tried again when somebody says so', async () => {
    const list = await waits();
    await list.refused('mergeKept');
    expect([list.asked(), list.texts(), list.shown().unmerged]).toEqual([
      [],
      ['Milk', 'Bread'],
      { count: 2, fault: down.fault },
    ]);
    list.send({ type: 'list.retry' });
    expect(list.asked()).toEqual(['mergeKept']);
    await list.answered('mergeKept', { list: null, added: 0, already: 0 });
    expect([list.shown().unmerged, list.shown().merged, list.emitted]).toEqual([null, null, []]);
    list.stop();
  });

  it('and could not go is tried again when another tab has changed it', async () => {
    const list = await waits();
    await list.refused('mergeKept');
    list.send({ type: 'kept.changed' });
    expect(list.wanted('loadList')).toEqual({ owner: aroha, isMergeTried: false });
    await list.answered('loadList', { list: null, waiting: 3 });
    expect(list.asked()).toEqual(['mergeKept']);
    list.stop();
  });

  it('and could not go keeps nobody from the list of the server, which is asked for then', async () => {
    const list = opens();
    list.send({ type: 'list.need' });
    await list.answered('loadList', { list: null, waiting: 2 });
    await list.refused('mergeKept');
    expect([list.asked(), list.wanted('loadList')]).toEqual([['loadList'], { owner: aroha, isMergeTried: true }]);
    await list.refused('loadList');
    expect(list.shown().state).toBe('failed');
    list.send({ type: 'kept.changed' });
    expect(list.wanted('loadList')).toEqual({ owner: aroha, isMergeTried: false });
    list.stop();
  });

  it('and could not go, nor the list come, has the list asked for first when somebody tries again', async () => {
    const list = opens();
    list.send({ type: 'list.need' });
    await list.answered('loadList', { list: null, waiting: 2 });
    await list.refused('mergeKept');
    await list.refused('loadList');
    list.send({ type: 'list.retry' });
    expect([list.asked(), list.wanted('loadList')]).toEqual([['loadList'], { owner: aroha, isMergeTried: false }]);
    list.stop();
  });

  it('and changes in another tab while it goes is looked at again', async () => {
    const list = await waits();
    list.send({ type: 'kept.changed' });
    expect(list.asked()).toEqual(['mergeKept']);
    await list.answered('mergeKept', { list: listOf('Milk'), added: 2, already: 0 });
    expect([list.asked(), list.wanted('loadList')]).toEqual([['loadList'], { owner: aroha, isMergeTried: true }]);
    list.stop();
  });
});
