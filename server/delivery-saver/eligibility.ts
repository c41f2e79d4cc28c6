import type { EligibilityAsked, EligibilityTold } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { Eligibility } from '#services/delivery-saver/delivery-saver.words.ts';
import { eligibilityMessage, eligibilityOf } from '#services/delivery-saver/eligibility.rules.ts';
import { ShellSettings } from '#services/shell/shell.contract.ts';
import { problemWords as words } from '#services/shopper/shopper.words.ts';
import * as v from 'valibot';
import { refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import { addressesOf } from '../db/repositories/shopper-addresses.ts';
import { addressLabelOf } from '../fulfilment/address-told.ts';
import type { Places } from '../fulfilment/places.ts';
import { ownChoiceOf } from '../fulfilment/terms.ts';

const Said = v.object({ settings: v.object({ messages: ShellSettings.entries.deliverySubscriptionMessages }) });

/** The operator's words; those that are not as they must be count as none. */
async function messagesOf(db: Reader): Promise<Readonly<Record<string, string>>> {
  const group = (await settingsGroup(db, 'shell')) as { settings?: { deliverySubscriptionMessages?: unknown } } | null;
  const messages = group?.settings?.deliverySubscriptionMessages;
  const { success, output } = v.safeParse(Said, { settings: { messages } });
  return success ? output.settings.messages : {};
}

export const messageFor = async (db: Reader, eligibility: Eligibility | null): Promise<string> =>
  eligibilityMessage(eligibility, await messagesOf(db));

/** What a suburb comes to; where there is none of that id, no van goes. */
export function eligibilityIn(places: Places, suburbId: number): Eligibility {
  const suburb = places.suburb(suburbId);
  return eligibilityOf({
    isAddressInDeliveryZone: suburb?.isInZone ?? false,
    perishableCode: suburb?.perishableCode ?? null,
  });
}

type Place = { readonly addressId: number | null; readonly suburbId: number | null; readonly label: string | null };
type World = Pick<StoreWorld, 'db' | 'places'>;

/** One of the addresses of whoever asks. Somebody else's and one that there is not are the same: it is not there. */
async function ownPlace({ db, places }: World, { person }: Known, addressId: number): Promise<Place> {
  const kept = person?.shopper ? await addressesOf(db.read, person.accountId) : [];
  const one = kept.find(({ id }) => id === addressId);
  if (!one) throw refusals.notFound();
  return { addressId, suburbId: one.suburbId, label: addressLabelOf(places, one) };
}

function suburbPlace({ places }: World, suburbId: number): Place {
  const suburb = places.suburb(suburbId);
  if (!suburb) throw refusals.invalid({ suburbId: words.suburbUnknown });
  return { addressId: null, suburbId, label: suburb.name };
}

function chosenPlace({ places }: World, known: Known): Place {
  const { address, suburbId } = ownChoiceOf(known);
  const label = address?.label ?? (suburbId === null ? null : (places.suburb(suburbId)?.name ?? null));
  return { addressId: address?.id ?? null, suburbId, label };
}

/** What an address comes to: one that is kept, a suburb, or else where whoever asks has their groceries brought. */
export async function eligibilityTold(
  world: World,
  known: Known,
  { addressId, suburbId }: EligibilityAsked,
): Promise<EligibilityTold> {
  const place =
    addressId !== undefined
      ? await ownPlace(world, known, Number(addressId))
      : suburbId !== undefined
        ? suburbPlace(world, Number(suburbId))
        : chosenPlace(world, known);
  const eligibility = place.suburbId === null ? null : eligibilityIn(world.places, place.suburbId);
  return { eligibility, ...place, message: await messageFor(world.db.read, eligibility) };
}
