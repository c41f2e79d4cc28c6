import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotDayWords, slotTime } from '#services/fulfilment/slot-words.rules.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { AskedNote } from '#ui/where-modals/asked-note.tsx';
import { PlaceInformation } from '#ui/where-modals/ways.tsx';
import type { ModalProps } from '../../-modal-chunks.ts';
import { useModalWays } from '../../-close-modal.ts';
import { useAsked, useWhere } from '../../-where.ts';

/** Of the place that the modal's own address names, or of the one where the shopper picks up. */
export default function PickupPointInformationModal({ parameter }: ModalProps): ReactNode {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const chosen = useSelector(sessionOf(shop), fulfilmentOf)?.pickupAddressId ?? null;
  const id = parameter !== undefined && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : chosen;
  const { pickupPlaces, nextPickups } = useWhere();
  const { over } = useModalWays();
  const ask = useCallback(async () => {
    if (id === null) return null;
    const places = await pickupPlaces();
    const place = places.find((one) => one.id === id);
    if (!place) return null;
    // What only adds to it is left out when it does not come.
    const [store, next] = await Promise.all([
      place.kind === 'store' ? services.fulfilment.store(place.id).catch(() => null) : null,
      nextPickups(id).catch(() => []),
    ]);
    const today = slotDayOf(services.clock.nowMs());
    const nextTimes = Object.fromEntries(
      next.map(({ pickupType, nextStartMs: at }) => [
        pickupType,
        at === null ? null : `${slotDayWords(slotDayOf(at), today).name}, ${slotTime(at)}`,
      ]),
    );
    const packedBy =
      place.kind === 'store' ? null : (places.find((one) => one.id === place.fulfilmentStoreId)?.name ?? null);
    return { place, hours: store?.openingHours ?? [], packedBy, nextTimes };
  }, [id, pickupPlaces, nextPickups, services]);
  const [asked, again] = useAsked(ask);
  return (
    <Dialog title={texts.pointInformation.text} size="medium">
      {asked.state !== 'answered' ? (
        <AskedNote state={asked.state} onRetry={again} />
      ) : (
        <div className="where-modal">
          {asked.answer ? (
            <PlaceInformation {...asked.answer} />
          ) : (
            <p>{id === null ? texts.noneChosen.text : texts.noPlace.text}</p>
          )}
          <ButtonLink look="outline" href={over('change-pick-up-store')} data-replace="">
            {texts.changePlace.text}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
