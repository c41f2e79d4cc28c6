import { describe, expect, it } from 'vitest';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { opens, shops, words } from './list-search.rig.ts';
import { found, result } from './list-search.roster.ts';

const { special } = sampleProducts;
const written = { view: 'writing', lines: [], isEmpty: false, current: 0 };

describe('A list', () => {
  it('stays when its shopper is told of again', async () => {
    const { say, shown, news, stop } = await shops({ type: 'line.add', line: 0 });
    say({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([shown().view, shown().current, shown().text, news()]).toEqual(['line', 1, words, []]);
    stop();
  });

  it('is not filled by an answer that comes for the shopper before', async () => {
    const { say, shown, context, questions, answer, stop } = opens();
    say({ type: 'text.write', text: 'milk' }, { type: 'list.look' });
    say({ type: 'user.changed', subject: 'hemi', isShopper: true });
    await answer(questions[0] as never, found(result('milk', [special])));
    expect([shown(), context().subject]).toMatchObject([{ ...written, text: '' }, 'hemi']);
    stop();
  });
});
