import { leavingOf, isUnopened } from '#machines/session/index.ts';
import { messageIn, modalsOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { unendedMessage, unopenedMessage } from '#ui/modal-messages/session-words.ts';

type Trouble = 'unended' | 'unopened';
const messages = { unended: unendedMessage, unopened: unopenedMessage } as const;
const idOf = (trouble: Trouble) => `session ${trouble}`;

/** A sign-out that did not get through and a shop that did not open are said, each with the way to try again. */
export function sayTrouble(shop: ShopActor): void {
  const [session, modals] = [sessionOf(shop), modalsOf(shop)];
  let shown: Trouble | null = null;

  const look = () => {
    const now = session.getSnapshot();
    const trouble = leavingOf(now) === 'failed' ? 'unended' : isUnopened(now) ? 'unopened' : null;
    if (trouble === shown) return;
    const before = shown;
    shown = trouble;
    if (trouble)
      shop.send({
        type: 'modal.open',
        modal: {
          id: idOf(trouble),
          type: 'genericModal',
          data: messages[trouble],
          isDismissible: true,
          hasBack: false,
          outlivesPage: true,
        },
      });
    else if (before && messageIn(modals.getSnapshot())?.id === idOf(before)) modals.send({ type: 'modal.close' });
  };
  modals.on('modal.ended', ({ id, end }) => {
    if (id === idOf('unended')) session.send({ type: end === 'action' ? 'logout.asked' : 'logout.dismiss' });
    if (id === idOf('unopened') && end === 'action') session.send({ type: 'session.retry' });
  });
  session.subscribe(look);
  look();
}
