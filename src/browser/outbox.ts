import type { ActorRefFrom } from 'xstate';
import type { ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { placedChannel, placedWordIn } from '#services/orders/placed-tabs.ts';
import { openTabs } from '#services/session/tabs.ts';
import { createOutbox } from '#services/trolley/outbox.indexed-db.ts';
import { outboxChannel } from '#services/trolley/outbox.words.ts';
import { movedTexts as texts } from '#ui/texts/moved.texts.ts';
import { countChangeOrderEdits } from './change-order-edits.ts';
import { joinOutbox, type OutboxWord } from '../joined-outbox.ts';
import { servicesOf } from '../services-of.ts';

/** However much other tabs do, the store is asked what it holds at most so often. */
const refreshMs = 1_000;
/** So long a wish of another tab is left to it. */
const orphanMs = 5_000;

type Page = Window & typeof globalThis;
type Word = { readonly word: OutboxWord; readonly subject: string };

function wordIn(data: unknown): Word | null {
  if (typeof data !== 'object' || data === null) return null;
  const { word, subject } = data as Record<string, unknown>;
  return (word === 'wanted' || word === 'settled') && typeof subject === 'string' ? { word, subject } : null;
}

function openChannel(page: Page, hear: (word: Word) => void): (word: Word) => void {
  try {
    const channel = new page.BroadcastChannel(outboxChannel);
    channel.onmessage = ({ data }) => {
      const word = wordIn(data);
      if (word) hear(word);
    };
    return (word) => channel.postMessage(word);
  } catch {
    return () => undefined;
  }
}

/**
 * Whether the page before this one in the tab was left with something under way. The outbox knows what, unless the page
 * went sooner than its writing ended: then the store is asked once more.
 */
function underWay(page: Page) {
  const key = 'kete.trolleyUnderWay';
  const using = (work: (storage: Storage) => unknown) => {
    try {
      return work(page.sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    was: using((storage) => storage.getItem(key)) === '1',
    keep: (isUnderWay: boolean) =>
      void using((storage) => (isUnderWay ? storage.setItem(key, '1') : storage.removeItem(key))),
  };
}

/** Joins a trolley to what this browser keeps of it, and to the other tabs. */
export function openOutbox(page: Page, shop: ShopActor, trolley: ActorRefFrom<typeof trolleyMachine>): void {
  const { clock, analytics } = servicesOf(shop.system);
  countChangeOrderEdits(trolley, analytics);
  const isVisible = () => page.document.visibilityState === 'visible';
  let isStale = false;
  let timer: number | undefined;
  const refresh = () => {
    isStale = true;
    if (!isVisible() || timer !== undefined) return;
    isStale = false;
    trolley.send({ type: 'trolley.refresh' });
    timer = page.setTimeout(() => {
      timer = undefined;
      if (isStale) refresh();
    }, refreshMs);
  };
  let looking: number | undefined;
  /** Another tab may be gone before it has sent what it said: after a while this one looks for itself. */
  const lookLater = () => {
    looking ??= page.setTimeout(() => {
      looking = undefined;
      void joined.wake();
    }, orphanMs);
  };
  const post = openChannel(page, ({ word, subject }) => {
    void joined.hear(word, subject);
    if (word === 'wanted') lookLater();
    if (word === 'settled' && subject === trolley.getSnapshot().context.subject) refresh();
  });
  // What another tab has ordered is in the trolley no longer, whatever page this tab shows.
  openTabs({
    open: () => new page.BroadcastChannel(placedChannel),
    wordIn: placedWordIn,
    hear: ({ subject }) => {
      if (subject === trolley.getSnapshot().context.subject) refresh();
    },
  });
  trolley.on('line.moved', ({ name }) => {
    const text = texts.moved.text.replace('{name}', () => name || texts.something.text);
    shop.send({ type: 'toast.show', toast: { id: `moved ${name}`, text, isPressing: true } });
  });
  const joined = joinOutbox({
    trolley,
    outbox: createOutbox(() => page.indexedDB, page.console),
    nowMs: () => clock.nowMs(),
    say: (word, subject) => post({ word, subject }),
  });
  // An order that is changed brings another trolley, and takes it away again: the tabs that do not know of it ask anew.
  let { orderId } = trolley.getSnapshot().context;
  trolley.subscribe(({ context: { orderId: changed, subject } }) => {
    if (changed === orderId) return;
    orderId = changed;
    if (subject !== null) post({ word: 'settled', subject });
  });
  const back = () => {
    if (!isVisible()) return;
    void joined.wake();
    if (isStale) refresh();
  };
  page.document.addEventListener('visibilitychange', back);
  page.addEventListener('pageshow', ({ persisted }) => persisted && back());
  page.addEventListener('online', back);
  const left = underWay(page);
  let isUnderWay = left.was;
  trolley.subscribe(({ context }) => {
    const is = Object.keys(context.wishes).length > 0;
    if (is !== isUnderWay) left.keep(is);
    isUnderWay = is;
  });
  void Promise.resolve(joined.begin()).finally(() => left.was && refresh());
}
