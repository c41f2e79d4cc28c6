import { faultIn, leavingOf, isUnopened } from '#machines/session/index.ts';
import { messageIn, modalsOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { isRefusedAs } from '#services/fault.ts';
import { undoneMessage, unendedMessage, unopenedMessage } from '#ui/modal-messages/session-words.ts';

const messages = { unended: unendedMessage, unopened: unopenedMessage, undone: undoneMessage } as const;
type Trouble = keyof typeof messages;
type Session = ReturnType<ReturnType<typeof sessionOf>['getSnapshot']>;
const idOf = (trouble: Trouble) => `session ${trouble}`;

function troubleIn(session: Session): Trouble | null {
  if (leavingOf(session) === 'failed') return 'unended';
  if (!isUnopened(session)) return null;
  const fault = faultIn(session);
  return fault && isRefusedAs(fault, 'NotSignedIn') ? 'undone' : 'unopened';
}

/**
 * A sign-out that did not get through and a shop that did not open are said, each with the way to try again. Whose session
 * is over already is led to another sign-in, where what is left of the last one goes first.
 */
export function sayTrouble(shop: ShopActor, signInAgain: (redirectUrl: string | null) => void): void {
  const [session, modals] = [sessionOf(shop), modalsOf(shop)];
  let shown: Trouble | null = null;

  const look = () => {
    const trouble = troubleIn(session.getSnapshot());
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
          isDismissible: trouble !== 'undone',
          hasBack: false,
          outlivesPage: true,
        },
      });
    else if (before && messageIn(modals.getSnapshot())?.id === idOf(before)) modals.send({ type: 'modal.close' });
  };
  modals.on('modal.ended', ({ id, end }) => {
    if (id === idOf('unended')) session.send({ type: end === 'action' ? 'logout.asked' : 'logout.dismiss' });
    if (id === idOf('undone') && end === 'action') {
      const { redirectUrl } = session.getSnapshot().context.landing;
      session.send({ type: 'logout.asked' });
      signInAgain(redirectUrl);
    }
    if (id === idOf('unopened') && end === 'action') session.send({ type: 'session.retry' });
  });
  session.subscribe(look);
  look();
}
