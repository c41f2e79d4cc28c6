import { describe, expect, it } from 'vitest';
import { followingMachine } from '#machines/following/index.ts';
import { staged } from '../kit/staged.ts';

const blank = { tabs: [], tab: null, heard: 0, build: null };
const tabA = { tab: 'a', title: 'Trolley', actors: 12 };
const tabB = { tab: 'b', title: 'Home', actors: 9 };
const here = (tab: typeof tabA) => ({ type: 'tab.here', ...tab });
const told = (tab: string, count = 3) => ({ type: 'tab.told', tab, build: 'x1', count });
const gone = (tab: string) => ({ type: 'tab.gone', tab });
const choose = (tab: string) => ({ type: 'tab.choose', tab });
const [leave, look] = [{ type: 'tab.leave' }, { type: 'tabs.look' }];
const [asked, hearing] = [{ type: 'look.asked' }, { following: 'hearing' }];
const follow = (tab: string) => ({ type: 'follow.asked', tab });
const left = (tab: string) => ({ type: 'leave.asked', tab });

const begun = () => {
  const page = staged(followingMachine);
  let seen = 0;
  return {
    ...page,
    wait: (ms: number) => void page.world.clock.increment(ms),
    /** What was said on the channel since this was asked last. */
    said: () => {
      const news = page.told().slice(seen);
      seen = page.told().length;
      return news;
    },
  };
};
function follows() {
  const page = begun();
  page.send(here(tabA), here(tabB), choose('a'));
  page.said();
  return page;
}
function loses() {
  const page = follows();
  page.send(told('a'));
  page.wait(10_000);
  page.said();
  return page;
}

describe('Looking for shop tabs', () => {
  it('asks at once, is alone after a second, and asks every three seconds from then on', () => {
    const page = begun();
    page.wait(999);
    expect([page.state(), page.tags(), page.said()]).toEqual(['looking', ['looking'], [asked]]);
    page.wait(1);
    expect([page.state(), page.tags(), page.said()]).toEqual(['alone', ['alone'], []]);
    page.wait(2_999);
    expect(page.said()).toEqual([]);
    page.wait(1);
    expect(page.said()).toEqual([asked]);
    page.wait(3_000);
    expect(page.said()).toEqual([asked]);
    page.send(here(tabA));
    page.wait(60_000);
    expect([page.state(), page.context(), page.said()]).toEqual(['choosing', { ...blank, tabs: [tabA] }, []]);
  });

  it('lists each tab once, as it says it is now, for as long as it is there', () => {
    const page = begun();
    page.send(here(tabA), choose('b'), told('a'), here(tabB), here({ ...tabA, title: 'Checkout' }));
    expect([page.state(), page.context()]).toEqual([
      'choosing',
      { ...blank, tabs: [{ ...tabA, title: 'Checkout' }, tabB] },
    ]);
    page.send(gone('a'));
    expect([page.state(), page.context()]).toEqual(['choosing', { ...blank, tabs: [tabB] }]);
    page.send(gone('b'));
    expect([page.state(), page.context()]).toEqual(['alone', blank]);
    page.send(look);
    expect([page.state(), page.said()]).toEqual(['looking', [asked, asked]]);
  });

  it('forgets the tabs there were, and hears those that are there now', () => {
    const page = begun();
    page.send(here(tabA), look);
    expect([page.state(), page.context()]).toEqual(['looking', blank]);
    page.send(here(tabB));
    expect([page.state(), page.context()]).toEqual(['choosing', { ...blank, tabs: [tabB] }]);
  });
});

describe('A tab that is followed', () => {
  it('is asked to tell, and what it tells is counted', () => {
    const page = begun();
    page.send(here(tabA), here(tabB), choose('a'));
    expect([page.state(), page.tags(), page.said()]).toEqual([hearing, ['following'], [asked, follow('a')]]);
    page.send(told('a'), told('b', 50), told('a', 4));
    expect([page.context(), page.said()]).toEqual([{ tabs: [tabA, tabB], tab: 'a', heard: 7, build: 'x1' }, []]);
  });

  it.each([told('a'), here({ ...tabA, title: 'Checkout' })])(
    'is asked for after three seconds without a word, and lost after ten: %o',
    (word) => {
      const page = follows();
      page.wait(2_999);
      expect(page.said()).toEqual([]);
      page.wait(1);
      expect(page.said()).toEqual([asked]);
      page.send(word);
      page.wait(9_999);
      expect([page.state(), page.said()]).toEqual([hearing, [asked]]);
      page.wait(1);
      expect([page.state(), page.tags(), page.context()['tab'], page.said()]).toEqual(['lost', ['lost'], 'a', []]);
    },
  );

  it('is lost when it is closed, and the closing of another only takes that from the list', () => {
    const page = follows();
    page.send(told('a'), gone('b'));
    expect([page.state(), page.context()]).toEqual([hearing, { tabs: [tabA], tab: 'a', heard: 3, build: 'x1' }]);
    page.send(here(tabB));
    expect(page.context()['tabs']).toEqual([tabA, tabB]);
    page.send(gone('a'));
    expect([page.state(), page.context(), page.said()]).toEqual([
      'lost',
      { tabs: [tabB], tab: 'a', heard: 3, build: 'x1' },
      [],
    ]);
  });

  it('stands in the list as it says it is now', () => {
    const page = follows();
    page.send(here({ ...tabA, title: 'Checkout' }));
    expect(page.context()['tabs']).toEqual([{ ...tabA, title: 'Checkout' }, tabB]);
  });

  it('is left for another that is known, of which nothing has been heard yet', () => {
    const page = follows();
    page.send(told('a'), choose('c'));
    expect([page.context()['tab'], page.said()]).toEqual(['a', []]);
    page.send(choose('b'));
    expect([page.state(), page.context(), page.said()]).toEqual([
      hearing,
      { ...blank, tabs: [tabA, tabB], tab: 'b' },
      [left('a'), follow('b')],
    ]);
  });

  it.each([
    [leave, 'choosing', [tabA, tabB], [left('a')]],
    [look, 'looking', [], [left('a'), asked]],
  ])('is told that nobody listens any more by %o', (event, state, tabs, said) => {
    const page = follows();
    page.send(told('a'), event);
    expect([page.state(), page.context(), page.said()]).toEqual([state, { ...blank, tabs }, said]);
  });
});

describe('A tab that was lost', () => {
  it('is asked for every three seconds, and what it told stays', () => {
    const page = loses();
    page.wait(2_999);
    expect(page.said()).toEqual([]);
    page.wait(1);
    expect(page.said()).toEqual([asked]);
    page.wait(3_000);
    expect([page.said(), page.context()]).toEqual([[asked], { tabs: [tabA, tabB], tab: 'a', heard: 3, build: 'x1' }]);
  });

  it('is followed anew when it is back, and by no word of another', () => {
    const page = loses();
    page.send(here({ ...tabB, actors: 10 }), told('a'));
    expect([page.state(), page.context()['tabs'], page.said()]).toEqual(['lost', [tabA, { ...tabB, actors: 10 }], []]);
    page.send(here({ ...tabA, actors: 13 }));
    expect([page.state(), page.context()['tabs'], page.said()]).toEqual([
      hearing,
      [
        { ...tabA, actors: 13 },
        { ...tabB, actors: 10 },
      ],
      [left('a'), follow('a')],
    ]);
  });

  it('is given up for another that is known', () => {
    const page = loses();
    page.send(choose('c'));
    expect(page.state()).toBe('lost');
    page.send(choose('b'));
    expect([page.state(), page.context(), page.said()]).toEqual([
      hearing,
      { ...blank, tabs: [tabA, tabB], tab: 'b' },
      [follow('b')],
    ]);
  });

  it.each([
    [leave, 'choosing', [tabA, tabB]],
    [look, 'looking', []],
  ])('is forgotten by %o', (event, state, tabs) => {
    const page = loses();
    page.send(gone('c'), event);
    expect([page.state(), page.context()]).toEqual([state, { ...blank, tabs }]);
  });
});
