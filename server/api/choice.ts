import * as v from 'valibot';
import { FulfilmentChanged, PickupAddressChoice } from '#services/fulfilment/choice.contract.ts';
import { type Method, methods } from '#services/fulfilment/fulfilment.words.ts';
import { problemWords } from '#services/shopper/shopper.words.ts';
import { makePrimary } from '../db/repositories/shopper-addresses.ts';
import { addressLabelOf } from '../fulfilment/address-told.ts';
import { type Change, changeTerms } from '../fulfilment/change-terms.ts';
import { otherNavs } from '../fulfilment/navs.ts';
import { termsOf } from '../fulfilment/terms.ts';
import { shellGroup } from './content.ts';
import { contextOf } from './context.ts';
import { type Ask, operation } from './operation.ts';
import { idInPath } from './path-ids.ts';
import { refusals } from './refusal.ts';

const tag = 'fulfilment';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** The terms from now on, and the links of the frame as far as the store of those terms has others. */
async function changed({ world, session }: Asked, change: Change): Promise<v.InferInput<typeof FulfilmentChanged>> {
  const { before, known } = await changeTerms({ world, session }, change);
  const isExpress = (storeId: number) => world.places.store(storeId)?.isExpress ?? false;
  const [was, is] = [isExpress(before.storeId), isExpress(termsOf(world, known).storeId)];
  return { ...contextOf(world, known), ...(was !== is && otherNavs(await shellGroup(world), was, is)) };
}

const method = v.pipe(
  v.string(),
  v.transform((word): Method | undefined => methods.find((one) => one.toLowerCase() === word.toLowerCase())),
  v.picklist(methods),
);

export const choiceOperations = [
  operation({
    method: 'PUT',
    endpoint: 'postMethod',
    tag,
    summary: 'Chooses how the groceries come: courier or pickup, in whatever case.',
    params: v.object({ method }),
    answer: FulfilmentChanged,
    handle: (ask) => changed(ask, (_, now) => ({ ...now, method: ask.params.method })),
  }),
  operation({
    method: 'PUT',
    endpoint: 'postSuburb',
    tag,
    summary: 'Chooses the suburb to deliver to; an address that lies elsewhere is delivered to no longer.',
    params: v.object({ suburbId: idInPath }),
    answer: FulfilmentChanged,
    handle: (ask) => {
      const { suburbId } = ask.params;
      if (!ask.world.places.suburb(suburbId)) throw refusals.invalid({ suburbId: problemWords.suburbUnknown });
      return changed(ask, (_, now) => ({
        ...now,
        method: 'Courier',
        suburbId,
        address: suburbId === now.suburbId ? now.address : null,
      }));
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'postPickupAddress',
    tag,
    summary:
      'Chooses where orders are picked up; from then on prices and stock are those of the store that packs them.',
    body: PickupAddressChoice,
    answer: FulfilmentChanged,
    handle: (ask) => {
      const { addressId, pickupType } = ask.body;
      const place = ask.world.places.pickupAddress(addressId);
      if (!place)
        throw refusals.invalid({ addressId: 'Orders are not picked up there. Choose a place from the list.' });
      if (pickupType && !place.pickupTypes.includes(pickupType))
        throw refusals.invalid({ pickupType: `${place.name} does not hand over orders that way. Choose another way.` });
      return changed(ask, (_, now) => {
        const kept = place.id === now.pickupAddressId ? now.pickupType : null;
        const type = pickupType ?? kept ?? place.pickupTypes[0] ?? 'InStore';
        return { ...now, method: 'Pickup', pickupAddressId: place.id, pickupType: type };
      });
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'primaryAddress',
    tag,
    summary: 'Makes one of the shopper’s addresses the primary one and delivers there.',
    role: 'shopper',
    params: v.object({ addressId: idInPath }),
    answer: FulfilmentChanged,
    handle: (ask) =>
      changed(ask, async (trx, now, { person }) => {
        if (!person?.shopper) throw refusals.notSignedIn();
        const kept = await makePrimary(trx, person.accountId, ask.params.addressId);
        if (!kept) throw refusals.notFound();
        const address = { id: kept.id, label: addressLabelOf(ask.world.places, kept) };
        return { ...now, method: 'Courier', suburbId: kept.suburbId, address };
      }),
  }),
];
