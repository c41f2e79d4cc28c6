import { describe, expect, it } from 'vitest';
import { baking, down, line, shop, shows, wrong } from './saved-lists.rig.ts';
import { nameTaken, summary, weekly } from './saved-lists.roster.ts';

const save = { type: 'list.save', name: 'Camping', lines: [line], key: 'one' };
const camping = summary('c', 'Camping', 1);
const rename = { type: 'list.rename', id: 'a', name: 'Monthly shop' };
const monthly = summary('a', 'Monthly shop');

describe('A list that is saved', () => {
  it('is told the store as it was wanted, said once, and known in the form until another begins', async () => {
    const { send, all, wanted, asked, answered, emitted, stop } = await shows();
    send(save);
    expect([wanted('writeList'), all().change.state]).toEqual([
      { kind: 'save', name: 'Camping', lines: [line], key: 'one' },
      'sending',
    ]);
    await answered('writeList', { list: camping, token: null });
    expect([emitted, all().change.saved, asked()]).toEqual([
      [{ type: 'list.saved', list: camping, isNew: true }],
      camping,
      [],
    ]);
    send({ type: 'save.begin' });
    expect(all().change.saved).toBeNull();
    stop();
  });

  it('under a name that is wrong is not sent, and that is over with the next form', async () => {
    const { send, all, asked, stop } = await shows();
    send({ ...save, problems: wrong });
    expect([all().change.problems, asked()]).toEqual([wrong, []]);
    send({ type: 'save.begin' });
    expect(all().change.problems).toEqual({});
    stop();
  });

  it('under a name that the store refuses says so at the name, and what waits is sent', async () => {
    const { send, all, wanted, refused, emitted, stop } = await shows();
    send(save);
    send(rename);
    await refused('writeList', nameTaken);
    expect([all().change.problems, all().change.state, emitted, wanted('writeList')]).toEqual([
      { name: 'is the name of another list' },
      'sending',
      [],
      { kind: 'rename', id: 'a', name: 'Monthly shop' },
    ]);
    stop();
  });
});

describe('A list that there is', () => {
  it('takes more on it, which is said, and is read again where it is on show', async () => {
    const { send, asked, wanted, answered, emitted, stop } = await shows();
    send({ type: 'list.append', id: 'z', lines: [line] });
    expect(asked()).toEqual([]);
    send({ type: 'list.append', id: 'a', lines: [line] });
    expect(wanted('writeList')).toEqual({ kind: 'append', id: 'a', lines: [line] });
    await answered('writeList', { list: shop, token: null });
    expect([emitted, asked()]).toEqual([[{ type: 'list.saved', list: shop, isNew: false }], ['loadList']]);
    stop();
  });

  it('has another name, which is said, and its form is closed', async () => {
    const { send, now, wanted, answered, emitted, stop } = await shows();
    send({ type: 'rename.begin' });
    send(rename);
    expect([now().isRenaming, wanted('writeList')]).toEqual([true, { kind: 'rename', id: 'a', name: 'Monthly shop' }]);
    await answered('writeList', { list: monthly, token: null });
    expect([now().isRenaming, now().list?.name, emitted]).toEqual([
      false,
      'Monthly shop',
      [{ type: 'list.renamed', name: 'Monthly shop' }],
    ]);
    stop();
  });

  it('has no name that is wrong, and the next form begins without that word', async () => {
    const { send, now, asked, stop } = await shows();
    send({ ...rename, problems: wrong });
    expect([now().change.problems, asked()]).toEqual([wrong, []]);
    send({ type: 'rename.begin' });
    expect(now().change.problems).toEqual({});
    stop();
  });

  it.each([rename, { type: 'list.share', id: 'a' }, { type: 'list.unshare', id: 'a' }])(
    'is the only kind that is told the store ($type)',
    async (event) => {
      const { send, asked, stop } = await shows();
      send({ ...event, id: 'z' });
      expect(asked()).toEqual([]);
      send(event);
      expect(asked()).toEqual(['writeList']);
      stop();
    },
  );

  it('is shared by a link and shared no more, and both are said', async () => {
    const { send, now, wanted, answered, emitted, stop } = await shows();
    send({ type: 'list.share', id: 'a' });
    expect(wanted('writeList')).toEqual({ kind: 'share', id: 'a' });
    await answered('writeList', { list: shop, token: 'opens' });
    expect(now().token).toBe('opens');
    send({ type: 'list.unshare', id: 'a' });
    expect(wanted('writeList')).toEqual({ kind: 'unshare', id: 'a' });
    await answered('writeList', { list: shop, token: null });
    expect([now().token, emitted]).toEqual([
      null,
      [
        { type: 'list.shared', name: 'Weekly shop', isShared: true },
        { type: 'list.shared', name: 'Weekly shop', isShared: false },
      ],
    ]);
    stop();
  });

  it('is gone from the page once it is taken away, with what came of it, and the question is closed', async () => {
    const { send, all, now, wanted, answered, emitted, snapshot, stop } = await shows();
    send({ type: 'items.add' });
    send({ type: 'list.remove', id: 'a' });
    send({ type: 'remove.confirm' });
    expect([now().isAsking, now().isRenaming, wanted('writeList')]).toEqual([
      false,
      false,
      { kind: 'remove', id: 'a' },
    ]);
    await answered('writeList', { list: null, token: null });
    expect([now().id, now().list, all().lists, now().adding, snapshot().children['adding']]).toEqual([
      null,
      null,
      [baking],
      'resting',
      undefined,
    ]);
    expect([emitted.at(-1), (snapshot().value as { open: string }).open]).toEqual([
      { type: 'list.removed', id: 'a', name: 'Weekly shop' },
      'none',
    ]);
    stop();
  });

  it('is not taken away without a question', async () => {
    const { send, asked, stop } = await shows();
    send({ type: 'remove.confirm' });
    expect(asked()).toEqual([]);
    stop();
  });

  it('hears nothing of things that are not on it, nor of things that were not taken off', async () => {
    const { send, now, asked, emitted, stop } = await shows();
    send({ type: 'item.want', sku: 'none', amount: 3 });
    send({ type: 'item.restore' });
    expect([now().list, asked(), emitted]).toEqual([weekly, [], []]);
    stop();
  });

  it('has a thing once, though it is put back after the store has told it again', async () => {
    const { send, now, asked, answered, stop } = await shows();
    send({ type: 'item.want', sku: '900001', amount: 0 });
    await answered('writeList', { list: shop, token: null });
    send({ type: 'list.reload' });
    await answered('loadList', weekly);
    send({ type: 'item.restore' });
    expect([now().list?.items, asked()]).toEqual([weekly.items, []]);
    stop();
  });

  it('says what was taken off, and tells the store when it is put back', async () => {
    const { send, now, answered, asked, emitted, stop } = await shows();
    send({ type: 'item.want', sku: '900001', amount: 0 });
    expect([now().takenOff?.sku, emitted]).toEqual(['900001', [{ type: 'item.removed', name: 'Feijoa jam' }]]);
    await answered('writeList', { list: shop, token: null });
    send({ type: 'item.restore' });
    expect([now().takenOff, now().list?.items, asked()]).toEqual([null, weekly.items, ['writeList']]);
    stop();
  });
});

describe('A change that does not get through', () => {
  it('says why once, waits, and is told again without the reason', async () => {
    const { send, now, asked, count, refused, emitted, stop } = await shows();
    send(rename);
    await refused('writeList');
    expect([now().change.state, now().change.fault, asked(), emitted]).toEqual([
      'failed',
      down.fault,
      [],
      [{ type: 'change.failed', fault: down.fault }],
    ]);
    send({ type: 'change.retry' });
    expect([now().change.state, now().change.fault, count('writeList')]).toEqual(['sending', null, 2]);
    stop();
  });

  it('is given up with all that waits, and the lists are read as the store has them', async () => {
    const { send, now, asked, refused, context, stop } = await shows();
    send({ type: 'item.want', sku: '900001', amount: 0 });
    send(rename);
    await refused('writeList');
    send({ type: 'change.drop' });
    expect([now().change.state, now().change.fault, now().takenOff, context().queue, asked()]).toEqual([
      'resting',
      null,
      null,
      [],
      ['loadLists', 'loadList'],
    ]);
    stop();
  });

  it('is told again with the next one that is wanted', async () => {
    const { send, now, refused, wanted, stop } = await shows();
    send(rename);
    await refused('writeList');
    send(save);
    expect([now().change.state, wanted('writeList')]).toEqual([
      'sending',
      { kind: 'rename', id: 'a', name: 'Monthly shop' },
    ]);
    stop();
  });
});
