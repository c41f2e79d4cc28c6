import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { chartOf, fulfilmentOf, isShopper, sessionOf } from '#machines/shop/index.ts';
import { AddressPicker } from '#ui/address-picker/address-picker.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { SuburbPicker } from '#ui/suburb-picker/suburb-picker.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { ChangeNote } from '#ui/where-modals/change-note.tsx';
import { useModalWays } from './-close-modal.ts';
import { useFulfilmentAfresh } from './-fulfilment.ts';
import { useWhere } from './-where.ts';

/** The chart of the shopper's addresses, opened for the part that stands; read afresh when it was open before. */
export function useAddresses() {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const [, show] = useState(false);
  useEffect(() => {
    const before = chartOf<typeof addressesMachine>(shop, 'addresses');
    before?.send({ type: 'addresses.refresh' });
    void openLate('addresses').then(
      () => show(true),
      () => undefined,
    );
  }, [shop, openLate]);
  const chart = chartOf<typeof addressesMachine>(shop, 'addresses');
  return { chart, shown: addressesShown(useSelector(chart, (now) => now)) };
}

const wishes = ['address.choose', 'suburb.choose'] as const;

/** Choosing where to deliver: one of the shopper's addresses, or for anybody the suburb alone. */
export function AddressModal({
  title,
  isAdding = false,
}: {
  readonly title: string;
  readonly isAdding?: boolean;
}): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const session = useSelector(sessionOf(shop), (now) => now);
  const fulfilment = fulfilmentOf(session);
  const { change, choose, retry, leave } = useFulfilmentAfresh(wishes);
  const { chart, shown } = useAddresses();
  const { findSuburbs, findAddresses } = useWhere();
  const { close, here } = useModalWays();
  useEffect(() => {
    if (isAdding) chart?.send({ type: 'form.open', addressId: null });
    return () => chart?.send({ type: 'form.close' });
  }, [chart, isAdding]);
  useEffect(() => {
    const listening = chart?.on('address.added', ({ addressId }) => choose({ type: 'address.choose', addressId }));
    return () => listening?.unsubscribe();
  });
  const { state, wish } = change;
  const isSuburb = wish?.type === 'suburb.choose';
  const doneText = isSuburb
    ? texts.suburbSet.text.replace('{place}', fulfilment?.suburb ?? '')
    : texts.changedTo.text.replace('{place}', fulfilment?.address ?? fulfilment?.suburb ?? '');
  return (
    <Dialog title={title} size="medium">
      <div className="where-modal">
        <p data-without-script="">{texts.needsScript.text}</p>
        <ChangeNote
          change={change}
          doneText={doneText}
          onRetry={retry}
          onDone={() => {
            leave();
            close();
          }}
        />
        {isShopper(session) ? (
          <AddressPicker
            shown={shown}
            chosenId={fulfilment?.method === 'Courier' ? fulfilment.addressId : null}
            isChoosing={state === 'changing' && wish?.type === 'address.choose'}
            isBlocked={state === 'blocked'}
            signInHref={href.signIn(here)}
            findSuburbs={findSuburbs}
            findAddresses={findAddresses}
            onChoose={(addressId) => choose({ type: 'address.choose', addressId })}
            onSend={(event) => chart?.send(event)}
          />
        ) : (
          <>
            <SuburbPicker
              find={findSuburbs}
              label={texts.justSuburb.text}
              current={fulfilment?.suburbId == null ? null : { id: fulfilment.suburbId, name: fulfilment.suburb ?? '' }}
              isBusy={state === 'changing' && isSuburb}
              onChoose={(suburbId) => choose({ type: 'suburb.choose', suburbId })}
            />
            <AddressPicker
              shown={{ ...shown, list: 'away' }}
              chosenId={null}
              signInHref={href.signIn(here)}
              findSuburbs={findSuburbs}
              findAddresses={findAddresses}
              onChoose={() => {}}
              onSend={() => {}}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
