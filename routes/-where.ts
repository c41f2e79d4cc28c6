import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { pickedUpAt } from '#services/fulfilment/change.rules.ts';
import type { PickupAddress, PickupAvailability } from '#services/fulfilment/choice.contract.ts';
import type { Services } from '#services/services.ts';
import type { useFulfilment } from './-fulfilment.ts';

/** What comes with the chart of choosing how and where: the look-ups of places. */
export type WhereParts = {
  readonly findersOf: (services: Services) => {
    readonly suburbs: FindPlaces;
    readonly addresses: (suburbId: number | null) => FindPlaces;
  };
  readonly pickupPlaces: (services: Services) => Promise<readonly PickupAddress[]>;
  readonly nextPickups: (services: Services, addressId: number) => Promise<PickupAvailability['availability']>;
};

/** The look-ups of places as long as a part stands; their code comes with the first question. */
export function useWhere() {
  const { services, openLate, partsOf } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const parts = async () => {
      await openLate('fulfilment');
      return partsOf('fulfilment') as WhereParts;
    };
    const findSuburbs: FindPlaces = async (text, signal) => (await parts()).findersOf(services).suburbs(text, signal);
    const findAddresses =
      (suburbId: number | null): FindPlaces =>
      async (text, signal) =>
        (await parts()).findersOf(services).addresses(suburbId)(text, signal);
    return {
      findSuburbs,
      findAddresses,
      pickupPlaces: async () => (await parts()).pickupPlaces(services),
      nextPickups: async (addressId: number) => (await parts()).nextPickups(services, addressId),
    };
  }, [services, openLate, partsOf]);
}

export type Asked<T> = { readonly state: 'asking' | 'failed'; readonly answer: null } | Answered<T>;
type Answered<T> = { readonly state: 'answered'; readonly answer: T };
const asking = { state: 'asking', answer: null } as const;

/** What is asked once when a modal is opened; `ask` stays the same, and asking again is the way on. */
export function useAsked<T>(ask: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>(asking);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isOver = false;
    ask().then(
      (answer) => isOver || setAsked({ state: 'answered', answer }),
      () => isOver || setAsked({ state: 'failed', answer: null }),
    );
    return () => {
      isOver = true;
    };
  }, [ask, times]);
  const again = useCallback(() => {
    setAsked(asking);
    setTimes((before) => before + 1);
  }, []);
  return [asked, again];
}

/** Where orders are picked up, with what was chosen of it and the way to choose. */
export function usePickup(choosing: ReturnType<typeof useFulfilment>) {
  const { shop } = useRouteContext({ from: '__root__' });
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const { pickupPlaces } = useWhere();
  const [asked, again] = useAsked(pickupPlaces);
  const { state, wish } = choosing.change;
  const places = asked.answer ?? [];
  const hub = places.find(({ id }) => id === fulfilment?.fulfilmentStoreId);
  return {
    ...choosing,
    asked,
    again,
    fulfilment,
    picker: {
      places,
      chosen: pickedUpAt(fulfilment),
      choosing:
        state === 'changing' && wish?.type === 'pickup.choose'
          ? { addressId: wish.addressId, pickupType: wish.pickupType }
          : null,
      isBlocked: state === 'blocked',
      near: hub && fulfilment?.suburbId != null ? hub : null,
    },
  };
}
