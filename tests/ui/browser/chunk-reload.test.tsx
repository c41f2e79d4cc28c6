import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from '#src/browser/chunk-reload.ts';

/** A page as far as the reload needs it; jsdom's own cannot be navigated. */
function pageAt(href: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage, onLine = true) {
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { href, reload: vi.fn<() => void>(), assign: vi.fn<(to: string) => void>() },
    sessionStorage: storage,
  });
  const loseChunk = (payload?: Error) => {
    const lost = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    page.dispatchEvent(lost);
    return lost;
  };
  return { page: page as unknown as Window, location: page.location, loseChunk };
}

let nowMs = 0;
beforeEach(() => {
  nowMs = 1_000_000;
  sessionStorage.clear();
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const listening = (...args: Parameters<typeof pageAt>) => {
  const opened = pageAt(...args);
  stops.push(reloadOnLostChunk(opened.page, () => nowMs));
  return opened;
};

describe('A chunk that is lost while an order is on its way', () => {
  const losing = (order: string | null, href = 'http://shop.test/checkout/payment') => {
    const opened = pageAt(href);
    Object.assign(opened.location, { pathname: new URL(href).pathname });
    stops.push(
      reloadOnLostChunk(
        opened.page,
        () => nowMs,
        () => order,
      ),
    );
    return opened;
  };

  it('never loads the page afresh before it is known what became of the order', () => {
    const { location, loseChunk } = losing('paying');
    expect(loseChunk().defaultPrevented).toBe(false);
    expect([location.reload.mock.calls, location.assign.mock.calls]).toEqual([[], []]);
  });

  it('leads to the confirmation by its address once it stands, and from there loads afresh as any page does', () => {
    const there = '/checkout/confirmation?orderId=1';
    const { location, loseChunk } = losing(there);
    loseChunk();
    expect([location.reload.mock.calls, location.assign.mock.calls]).toEqual([[], [[there]]]);
    const confirmation = losing(there, `http://shop.test${there}`);
    confirmation.loseChunk();
    expect(confirmation.location.reload).toHaveBeenCalledTimes(1);
  });
});

describe('A chunk that cannot be loaded', () => {
  it('[B8.21] reloads the page, and the error goes no further', () => {
    const { location, loseChunk } = listening('http://shop.test/a');
    expect(loseChunk().defaultPrevented).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('[B8.O4] a second time within ten seconds, after the reload, leads to the page for what went wrong', () => {
    listening('http://shop.test/a').loseChunk();
    nowMs += 9_999;
    const { location, loseChunk } = listening('http://shop.test/a');
    loseChunk();
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/something-went-wrong');
  });

  it('[B8.O4] reloads again after ten seconds, and at once for another address', () => {
    listening('http://shop.test/a').loseChunk();
    const other = listening('http://shop.test/b');
    other.loseChunk();
    expect(other.location.reload).toHaveBeenCalledTimes(1);
    nowMs += 10_000;
    const again = listening('http://shop.test/b');
    again.loseChunk();
    expect(again.location.reload).toHaveBeenCalledTimes(1);
  });

  it('does not spin where nothing can be remembered, or where what is remembered is nonsense', () => {
    const refuse = () => {
      throw new DOMException('No storage here.', 'SecurityError');
    };
    const closed = listening('http://shop.test/a', { getItem: refuse, setItem: refuse });
    closed.loseChunk();
    expect(closed.location.reload).not.toHaveBeenCalled();
    expect(closed.location.assign).toHaveBeenCalledExactlyOnceWith('/something-went-wrong');
    for (const nonsense of ['{', 'null', '[]', '{"href":1,"atMs":"x"}']) {
      const odd = listening('http://shop.test/a', { getItem: () => nonsense, setItem: () => undefined });
      odd.loseChunk();
      expect(odd.location.reload, nonsense).toHaveBeenCalledTimes(1);
    }
  });

  it('without a network is loaded afresh once, however many are lost: nothing is broken on our side', () => {
    const { location, loseChunk } = listening('http://shop.test/a', sessionStorage, false);
    loseChunk();
    loseChunk();
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it.each([
    ['the suggestions', 'search-suggestions-Ab1.js'],
    ['the look of the suggestions', 'search-suggestions-Ab1.css'],
    ['what is counted of products', 'product-seen.rules-Ab1.js'],
    ['what is counted of banners', 'banner-seen.rules-Ab1.js'],
  ])('leaves the page as it is when it only adds something: %s', (_, name) => {
    const { location, loseChunk } = listening('http://shop.test/a');
    const file = `http://shop.test/assets/${name}`;
    expect(loseChunk(new Error(`Failed to fetch dynamically imported module: ${file}`)).defaultPrevented).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it.each(['session-Ab1c2D3.js', 'settled-Ab1c2D3.js', 'chat-Ab1c2D3.js', 'open-inspection-Ab1c2D3.js'])(
    'leaves a page without a network as it is when nobody asked for it, and reloads with one: %s',
    (name) => {
      const lost = new Error(`Failed to fetch dynamically imported module: http://shop.test/assets/${name}`);
      const away = listening('http://shop.test/a', sessionStorage, false);
      expect(away.loseChunk(lost).defaultPrevented).toBe(false);
      expect(away.location.reload).not.toHaveBeenCalled();
      const back = listening('http://shop.test/b');
      back.loseChunk(lost);
      expect(back.location.reload).toHaveBeenCalledTimes(1);
    },
  );

  it('is no longer listened for once stopped', () => {
    const { page, location, loseChunk } = pageAt('http://shop.test/a');
    reloadOnLostChunk(page, () => nowMs)();
    expect(loseChunk().defaultPrevented).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });
});
