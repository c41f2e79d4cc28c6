import './where-modals.css';
import type { Place } from '#services/fulfilment/change.rules.ts';
import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { pickupNames } from '#ui/texts/pickup-picker.texts.ts';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';

type Props = {
  /** What held before the switch; null when nobody knows. */
  readonly before: Place | null;
  readonly now: Place | null;
  /** Something in the trolley cannot be had there. */
  readonly isReviewDue: boolean;
  readonly onDone: () => void;
};

const placeIn = ({ pickupAddressName, storeName }: Place) => pickupAddressName ?? storeName;

/** What has changed with the switch to pick up: where, whose prices and stock, what of the trolley, which times. */
export function Switched({ before, now, isReviewDue, onDone }: Props) {
  if (now === null || now.method !== 'Pickup')
    return (
      <div className="where-modal">
        <p>{texts.notSwitched.text}</p>
        <Button onClick={onDone}>{texts.done.text}</Button>
      </div>
    );
  const isOther = before !== null && before.fulfilmentStoreId !== now.fulfilmentStoreId;
  const store = isOther ? texts.otherStore.text.replace('{before}', before.storeName) : texts.sameStore.text;
  return (
    <div className="where-modal">
      <p>
        <strong>{texts.youPickUp.text.replace('{place}', placeIn(now))}.</strong>{' '}
        {now.pickupType === null ? '' : texts.waysNow.text.replace('{way}', nameOf(now.pickupType))}
      </p>
      <ul className="where-modal-list">
        <li>{store.replace('{store}', now.storeName)}</li>
        <li>
          {isReviewDue ? (
            <>
              <strong>{texts.itemsMissing.text}</strong> <A href={href.page('/reviewtrolley')}>{texts.review.text}</A>
            </>
          ) : (
            texts.itemsFine.text
          )}
        </li>
        <li>{texts.timesOther.text}</li>
      </ul>
      <div className="where-modal-actions">
        <ButtonLink href={href.page('/bookatimeslot')}>{texts.chooseTime.text}</ButtonLink>
        <Button look="quiet" onClick={onDone}>
          {texts.done.text}
        </Button>
      </div>
    </div>
  );
}

const nameOf = (type: PickupType) => pickupNames[type].replace(/^[A-Z]/, (first) => first.toLowerCase());
