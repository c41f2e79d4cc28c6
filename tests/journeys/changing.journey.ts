import type { Page } from 'playwright-core';
import { pathOf } from '../browser/checkout-shopper.ts';
import { whenLive } from '../browser/chromium.ts';
import { beginPicking, wantsCheck } from './changing.books.ts';
import { machine } from './changing.machine.ts';
import { bar, button, modal, payButton, presses, shownDifference, shownToPay, titled, way } from './changing.page.ts';
import { changerOf, goes, wants } from './changing.shopper.ts';
import { changingSights } from './changing.sights.ts';
import type { Journey } from './journey.types.ts';
import { typeCard } from './paying.page.ts';

const [goodCard, poorCard] = ['4111111111111111', '4000000000000168'];

/** Pays with a card that is typed; what the page says that there is to pay is remembered. */
async function paysBy(page: Page, number: string): Promise<void> {
  changerOf(page).shownCents = await shownToPay(page);
  const another = button(page, 'Use another card');
  const fresh = page.getByRole('radio', { name: /^(A new|Another) card/ });
  if (!(await fresh.isChecked())) await fresh.check();
  if (await another.isVisible()) await another.click();
  await typeCard(page, number);
  await payButton(page).click();
}
const stopChanging = (page: Page) => bar(page).getByText('Stop changing').click();

export const changingJourney: Journey = {
  machine,
  who: 'A shopper whose order stands',
  say: {
    'change.ask': 'wants to change it',
    'change.decline': 'leaves it as it is',
    'change.begin': 'begins',
    'card.add': 'adds something by its card',
    'line.remove': 'takes something out',
    'slot.wish': 'wants another time',
    'landing.wish': 'comes by the letter that leads to a change',
    'changes.review': 'looks at what has changed',
    'changes.undo': 'undoes all of it',
    'payment.open': 'goes on to save it',
    'card.decline': 'pays with a card that has not enough on it',
    'card.pay': 'pays with a card',
    'change.save': 'saves it',
    'stop.ask': 'wants to stop',
    'stop.decline': 'goes on after all',
    'stop.confirm': 'stops',
    'picking.start': 'is outrun by those who pick it',
    'end.acknowledge': 'has read that',
    'cancel.ask': 'wants to cancel it',
    'cancel.decline': 'keeps it',
    'cancel.confirm': 'cancels it',
    'order.cancel': 'cancels it while it is being changed',
    'page.reload': 'loads the page again',
    'page.back': 'goes back',
  },
  drive: {
    'change.ask': (page) => way(page, 'Change').click(),
    'change.decline': (page) => presses(page, 'Not now'),
    'change.begin': async (page) => {
      await presses(page, 'Start changing');
      await modal(page).waitFor({ state: 'detached' });
    },
    'card.add': async (page) => {
      await goes(page, '/shop/specials');
      await wants(page, () => page.locator('main .product-card-add').first().click());
    },
    'line.remove': async (page) => {
      if (pathOf(page) !== '/reviewtrolley') await goes(page, '/reviewtrolley');
      await wants(page, () =>
        button(page, /^Remove/)
          .first()
          .click(),
      );
    },
    'slot.wish': (page) => goes(page, '/bookatimeslot'),
    'landing.wish': (page) => goes(page, `/changeorder/landing?orderId=${changerOf(page).orderId}`),
    'changes.review': (page) => bar(page).getByRole('link', { name: 'Review changes' }).click(),
    'changes.undo': async (page) => {
      await button(page, 'Undo all changes').click();
      changerOf(page).wanted = changerOf(page).before.amounts;
    },
    'payment.open': (page) => button(page, 'Pay and save changes').click(),
    'card.decline': (page) => paysBy(page, poorCard),
    'card.pay': (page) => paysBy(page, goodCard),
    'change.save': async (page) => {
      changerOf(page).shownCents = await shownDifference(page);
      await button(page, 'Save changes').click();
    },
    'stop.ask': stopChanging,
    'stop.decline': (page) => presses(page, 'Keep changing'),
    'stop.confirm': (page) => presses(page, 'Stop changing'),
    'picking.start': async (page) => {
      const { store, orderId } = changerOf(page);
      wantsCheck(store, true);
      await beginPicking(store, orderId);
    },
    'end.acknowledge': async (page) => {
      await presses(page, 'Ok, got it');
      wantsCheck(changerOf(page).store, false);
    },
    'cancel.ask': (page) => way(page, 'Cancel').click(),
    'cancel.decline': (page) => presses(page, 'Keep my order'),
    'cancel.confirm': (page) => presses(page, 'Cancel my order'),
    'order.cancel': async (page) => {
      await goes(page, '/account/orders');
      await way(page, 'Cancel').click();
      await titled(page, 'Cancel this order?').waitFor();
      await presses(page, 'Cancel my order');
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'page.back': async (page) => {
      await page.goBack();
      await whenLive(page);
    },
  },
  see: changingSights,
};
