import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { fulfilmentOf, isShopper, sessionOf } from '#machines/shop/index.ts';
import { AddressPicker } from '#ui/address-picker/address-picker.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { PickupPicker } from '#ui/pickup-picker/pickup-picker.tsx';
import { SuburbPicker } from '#ui/suburb-picker/suburb-picker.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';
import { useAddresses } from './-address-modal.tsx';
import { useFulfilment } from './-fulfilment.ts';
import { usePickup, useWhere } from './-where.ts';

type Props = {
  /** The place that holds already was chosen again. */
  readonly onSame: () => void;
  readonly here: string;
};

/** The places to pick up; the one that holds is an answer as well. */
export function WherePickup({ onSame }: Props): ReactNode {
  const { asked, again, picker, choose, change, retry } = usePickup(useFulfilment());
  return (
    <>
      <Trouble change={change} onRetry={retry} />
      {asked.state === 'answered' ? (
        <PickupPicker
          {...picker}
          onSame={onSame}
          onChoose={(addressId, pickupType) => choose({ type: 'pickup.choose', addressId, pickupType })}
        />
      ) : asked.state === 'failed' ? (
        <div role="alert">
          <p>{texts.placesFailed.text}</p>
          <Button onClick={again}>{texts.tryAgain.text}</Button>
        </div>
      ) : (
        <p role="status">{texts.lookingPlaces.text}</p>
      )}
    </>
  );
}

/** A shopper's addresses, and for anybody the suburb alone. */
export function WhereDelivery({ onSame, here }: Props): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const session = useSelector(sessionOf(shop), (now) => now);
  const fulfilment = fulfilmentOf(session);
  const { change, choose, retry } = useFulfilment();
  const { findSuburbs, findAddresses } = useWhere();
  const { chart, shown } = useAddresses();
  useEffect(() => {
    const listening = chart?.on('address.added', ({ addressId }) => choose({ type: 'address.choose', addressId }));
    return () => listening?.unsubscribe();
  });
  const isBusy = change.state === 'changing';
  const { suburbId = null, suburb = null, addressId: chosenId = null } = fulfilment ?? {};
  return (
    <>
      <Trouble change={change} onRetry={retry} />
      {isShopper(session) ? (
        <AddressPicker
          shown={shown}
          chosenId={chosenId}
          isChoosing={isBusy}
          isBlocked={change.state === 'blocked'}
          signInHref={href.signIn(here)}
          findSuburbs={findSuburbs}
          findAddresses={findAddresses}
          onChoose={(addressId) => (addressId === chosenId ? onSame() : choose({ type: 'address.choose', addressId }))}
          onSend={(event) => chart?.send(event)}
        />
      ) : null}
      <SuburbPicker
        find={findSuburbs}
        current={suburbId === null ? null : { id: suburbId, name: suburb ?? '' }}
        isBusy={isBusy}
        onChoose={(id) =>
          id === suburbId && chosenId === null ? onSame() : choose({ type: 'suburb.choose', suburbId: id })
        }
      />
    </>
  );
}

type TroubleProps = Pick<ReturnType<typeof useFulfilment>, 'change'> & { readonly onRetry: () => void };

/** A change that did not get through, with the way on. */
export function Trouble({ change: { state, fault }, onRetry }: TroubleProps): ReactNode {
  if (state !== 'failed') return null;
  return (
    <div className="slot-outdated" role="alert">
      <p>{fault?.message}</p>
      <Button size="small" onClick={onRetry}>
        {texts.tryAgain.text}
      </Button>
    </div>
  );
}
