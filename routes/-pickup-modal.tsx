import { type ReactNode, useEffect } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PickupPicker } from '#ui/pickup-picker/pickup-picker.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { AskedNote } from '#ui/where-modals/asked-note.tsx';
import { ChangeNote } from '#ui/where-modals/change-note.tsx';
import { useModalWays } from './-close-modal.ts';
import { useFulfilmentAfresh } from './-fulfilment.ts';
import { usePickup } from './-where.ts';

const wishes = ['pickup.choose'] as const;

type Props = { readonly title: string; readonly lead?: string; readonly areStoresOnly?: boolean };

/** Choosing where to pick up, in a modal. Whoever had things delivered so far is told what the switch changes. */
export function PickupModal({ title, lead, areStoresOnly = false }: Props): ReactNode {
  const { asked, again, picker, fulfilment, chart, change, choose, retry, leave } = usePickup(
    useFulfilmentAfresh(wishes),
  );
  const { close, over, turnTo } = useModalWays();
  useEffect(() => {
    const listening = chart?.on('change.done', ({ before, after }) => {
      if (before?.method === 'Courier' && after?.method === 'Pickup') turnTo('switched-to-pickup');
    });
    return () => listening?.unsubscribe();
  });
  const done = () => {
    leave();
    close();
  };
  const place = fulfilment?.pickupAddressName ?? fulfilment?.storeName ?? '';
  return (
    <Dialog title={title} size="medium">
      <div className="where-modal">
        {lead === undefined ? null : <p>{lead}</p>}
        <p data-without-script="">{texts.needsScript.text}</p>
        <ChangeNote
          change={change}
          doneText={texts.pickedAt.text.replace('{place}', place)}
          onRetry={retry}
          onDone={done}
        />
        {asked.state === 'answered' ? (
          <PickupPicker
            {...picker}
            places={areStoresOnly ? picker.places.filter(({ kind }) => kind === 'store') : picker.places}
            aboutHref={({ id }) => over(`pickup-point-information/${id}`)}
            onChoose={(addressId, pickupType) => choose({ type: 'pickup.choose', addressId, pickupType })}
          />
        ) : (
          <AskedNote state={asked.state} onRetry={again} />
        )}
      </div>
    </Dialog>
  );
}
