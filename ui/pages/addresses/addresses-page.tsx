import '#ui/address-picker/address-picker.css';
import './addresses.css';
import { type ReactNode, useRef } from 'react';
import type { AddressesShown } from '#machines/addresses/index.ts';
import { AddressForm } from '#ui/address-picker/address-form.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { addressBookTexts as texts } from '#ui/texts/address-book.texts.ts';
import { ChangeNote } from '#ui/where-modals/change-note.tsx';
import type { AddressesPageProps, NextOrder } from './addresses.types.ts';
import { BookRow } from './book-row.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** What was done last, where the focus is by then. */
function Said({ done }: Pick<AddressesShown, 'done'>): ReactNode {
  return (
    <div role="status">
      {done ? (
        <p className="address-book-said" tabIndex={-1} data-said="">
          {texts[done.what].text.replace('{address}', () => done.address)}
        </p>
      ) : null}
    </div>
  );
}

/** What choosing an address changes of the next order, said before it is done. */
function Beforehand({ next, isBlocked }: { readonly next: NextOrder; readonly isBlocked: boolean }): ReactNode {
  const { isDelivered, isTimeHeld, suburb } = next;
  const words = isBlocked
    ? texts.blocked.text
    : !isDelivered
      ? texts.pickingUp.text
      : isTimeHeld
        ? texts.holding.text.replace('{suburb}', () => suburb ?? '')
        : null;
  return words ? <p className="address-book-beforehand">{words}</p> : null;
}

/** Where a shopper has their groceries brought: the main address first, each changed where it stands. */
export function AddressesPage(props: AddressesPageProps): ReactNode {
  const { shown, next, change, onSend } = props;
  const { list, addresses, listFault, edit, about, done } = shown;
  const page = useRef<HTMLElement>(null);
  useFocusBack(page, shown, change.state === 'changed');
  const current = addresses.find(({ id }) => id === next.addressId);
  const isKnown = addresses.length > 0;
  return (
    <main id="main" ref={page} className="page address-book" aria-busy={list === 'reading' || undefined}>
      <h1 tabIndex={-1}>{texts.title.text}</h1>
      {edit === 'form' ? (
        <AddressForm key={about?.id ?? 'new'} heading="h2" {...props} />
      ) : (
        <>
          <div className="address-book-told">
            <p className="address-book-lead">{texts.lead.text}</p>
            <p data-without-script="">{texts.needsScript.text}</p>
            <Said done={done} />
            <div tabIndex={-1} data-chosen-note="">
              <ChangeNote
                change={change}
                doneText={texts.chosen.text.replace('{address}', () => current?.label ?? '')}
                onRetry={props.onRetryChange}
                onDone={props.onLeaveChange}
              />
            </div>
          </div>
          {list === 'unread' ? (
            <Alert
              type="error"
              action={
                <Button size="small" data-needs-script onClick={() => onSend({ type: 'addresses.refresh' })}>
                  {texts.tryAgain.text}
                </Button>
              }
            >
              {`${texts.unread.text} ${listFault ? faultWords(listFault) : ''}`}
            </Alert>
          ) : null}
          {list === 'reading' && !isKnown ? <p role="status">{texts.reading.text}</p> : null}
          {isKnown ? (
            <>
              <Beforehand next={next} isBlocked={change.state === 'blocked'} />
              <ul className="address-book-rows" aria-label={texts.list.text}>
                {addresses.map((address) => (
                  <BookRow key={address.id} address={address} {...props} />
                ))}
              </ul>
            </>
          ) : null}
          {list === 'read' && !isKnown ? (
            <EmptyState title={<h2>{texts.none.text}</h2>} text={texts.noneText.text} />
          ) : null}
          <p>
            <Button data-needs-script="" data-adds="" onClick={() => onSend({ type: 'form.open', addressId: null })}>
              {texts.add.text}
            </Button>
          </p>
        </>
      )}
    </main>
  );
}
