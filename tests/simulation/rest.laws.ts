import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { sessionOf, settingsOf, shopperIdIn, shopperOf } from '#machines/shop/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Book } from './law.ts';
import { canariesIn } from './people.ts';
import type { PageLoad } from './tab.ts';

/** Every chart of a page, by its name. */
export function chartsOf({ shop }: PageLoad): readonly (readonly [string, AnyMachineSnapshot])[] {
  const { children } = shop.getSnapshot() as unknown as { children: Record<string, AnyActorRef | undefined> };
  return Object.entries(children).flatMap(([name, child]) => {
    const snapshot = child?.getSnapshot() as AnyMachineSnapshot | undefined;
    return snapshot && 'hasTag' in snapshot ? [[name, snapshot] as const] : [];
  });
}

/** The weather has cleared and time has passed: nothing is on its way, and every page is in health. */
export async function lookAtRest(book: Book, db: Database, load: PageLoad, name: string): Promise<void> {
  const { shop } = load;
  if (!load.page.isAlive()) return;
  const session = sessionOf(shop).getSnapshot();
  book.holds(
    'the settings are known in the end',
    settingsOf(shop)
      .getSnapshot()
      .matches('loaded' as never),
    () => ({
      name,
      value: settingsOf(shop).getSnapshot().value,
    }),
  );
  book.holds('who is shopping is known in the end', !session.hasTag('stale'), () => name);
  for (const [chart, snapshot] of chartsOf(load))
    book.holds('every busy state is left in the end', !snapshot.hasTag('busy'), () => ({
      name,
      chart,
      value: snapshot.value,
    }));
  const subject = shopperIdIn(shop);
  const own = canariesIn(`${shopperOf(session).firstName} ${session.context.email}`);
  for (const [chart, { context }] of chartsOf(load)) {
    // What is typed into the form of signing in stays there until the page is left.
    if (chart === 'signIn') continue;
    const others = canariesIn(JSON.stringify(context)).filter((at) => !own.includes(at));
    book.holds('nothing of one shopper stands in the charts of another', others.length === 0, () => ({
      name,
      chart,
      others,
    }));
  }
  if (subject === null) return;
  const account = await db.read.selectFrom('accounts').select('id').where('scv_id', '=', subject).executeTakeFirst();
  if (!account) return;
  const change = await db.read
    .selectFrom('order_changes')
    .select('state')
    .where('shopper_id', '=', account.id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  book.holds(
    'INV-6.1 an order is changed here exactly when the store says so',
    shopperOf(session).isChangingOrder === (change !== undefined),
    () => ({
      name,
      here: shopperOf(session).isChangingOrder,
      there: change,
    }),
  );
  const trolley = load.chart('trolley')?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (trolley?.context.trolley) {
    const lines = await db.read
      .selectFrom('trolley_lines')
      .select(['sku', 'amount'])
      .where('shopper_id', '=', account.id)
      .execute();
    const there = Object.fromEntries(lines.map(({ sku, amount }) => [sku, amount]));
    const items = trolley.context.trolley.items as readonly { sku: string; amount: number }[];
    const here = Object.fromEntries(items.map(({ sku, amount }) => [sku, amount]));
    const sorted = (of: object) => JSON.stringify(Object.entries(of).sort());
    book.holds('a tab shows the trolley that the store has in the end', sorted(here) === sorted(there), () => ({
      name,
      here,
      there,
    }));
    const wishes = Object.values(trolley.context.wishes as Record<string, { stage: string }>);
    book.holds(
      'what is wanted has come to the store in the end, or was refused',
      wishes.every(({ stage }) => stage === 'refused'),
      () => ({
        name,
        wishes: trolley.context.wishes,
      }),
    );
  }
}
