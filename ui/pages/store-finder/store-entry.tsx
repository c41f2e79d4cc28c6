import './store-entry.css';
import type { ReactNode } from 'react';
import type { ChangeState } from '#machines/fulfilment/index.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { opennessAt } from '#services/fulfilment/hours.rules.ts';
import { anchorOf } from '#services/fulfilment/stores.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';
import { dialled, hoursOf, openText, pickupText } from './store-words.ts';

type Props = {
  readonly store: Store;
  readonly heading: 'h2' | 'h3';
  readonly nowMs: number;
  readonly isChosen: boolean;
  /** What has come of choosing this very store. */
  readonly choice: ChangeState;
  /** An order is being changed: its store is its own. */
  readonly isBlocked: boolean;
  readonly onChoose: (storeId: number) => void;
  /** What is said of the choice, under the button. */
  readonly children?: ReactNode;
};

/** One store: where it is, when it is open, how orders are picked up there, and the way to choose it. */
export function StoreEntry(props: Props) {
  const { store, heading: Heading, nowMs, isChosen, choice, isBlocked, onChoose, children } = props;
  const isBeingChosen = choice === 'changing';
  const isResting = isChosen || isBeingChosen || isBlocked;
  const label = isChosen ? texts.yours : isBeingChosen ? texts.choosing : texts.choose;
  return (
    <li className="store-entry" id={anchorOf(store.id)} data-chosen={isChosen || undefined}>
      <div className="store-entry-part">
        <Heading className="store-entry-name">{store.name}</Heading>
        <p>{store.address}</p>
        <p className="store-entry-note">{pickupText(store)}</p>
        {store.isExpress ? <p className="store-entry-note">{texts.express.text}</p> : null}
      </div>
      <div className="store-entry-part">
        <p className="store-entry-open" data-state={opennessAt(store.openingHours, nowMs).state}>
          <Icon name="clock" size="small" />
          {openText(store, nowMs)}
        </p>
        {hoursOf(store).map((hours) => (
          <p key={hours} className="store-entry-note">
            {hours}
          </p>
        ))}
      </div>
      <div className="store-entry-actions">
        <Button
          size="small"
          look={isChosen ? 'quiet' : 'outline'}
          data-needs-script=""
          aria-disabled={isResting}
          onClick={() => (isResting ? undefined : onChoose(store.id))}
        >
          {isChosen ? <Icon name="check" size="small" /> : null}
          {label.text} <span className="visually-hidden">{store.name}</span>
        </Button>
        <a className="store-entry-call" href={dialled(store.phone)}>
          <Icon name="phone" size="small" />
          <span className="visually-hidden">{`${texts.call.text} ${store.name}, `}</span>
          {store.phone}
        </a>
      </div>
      {children}
    </li>
  );
}
