import * as v from 'valibot';
import { readOnecard } from '../onecard/onecard.rules.ts';
import type { ServerContext } from '../session/session.contract.ts';
import { id } from '../wire.ts';
import { nameOf, nameProblem } from './name.rules.ts';
import { readPhone } from './phone.rules.ts';
import { problemWords as words } from './shopper.words.ts';

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most, 'is too long'));

export const ShopperName = v.pipe(
  typed(500),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? nameProblem(dataset.value) : null;
    if (problem) addIssue({ message: words[problem] });
  }),
  v.transform(nameOf),
);

export const ShopperPhone = v.pipe(
  typed(60),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readPhone(dataset.value);
    if ('phone' in read) return read.phone;
    addIssue({ message: words[read.problem] });
    return NEVER;
  }),
);

const onecardNumber = v.pipe(
  typed(60),
  v.rawTransform(({ dataset, addIssue, NEVER }): string | null => {
    const read = readOnecard(dataset.value);
    if ('number' in read) return read.number;
    addIssue({ message: words[read.problem] });
    return NEVER;
  }),
);

export const longestStreet = 120;

/** Where orders are brought to, in the suburb of the details. */
export const DeliveryAddress = v.strictObject({
  street: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, words.streetMissing),
    v.maxLength(longestStreet, words.streetLong),
  ),
  ruralDelivery: v.nullable(
    v.pipe(v.number(), v.integer(words.ruralForm), v.minValue(1, words.ruralForm), v.maxValue(99, words.ruralForm)),
  ),
});
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>;

/** What somebody who is signed in tells to be able to shop. The store's clock says whether they are old enough. */
export const ShopperDetails = v.strictObject({
  firstName: ShopperName,
  lastName: ShopperName,
  birthDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, words.birthForm)),
  phone: ShopperPhone,
  suburbId: id,
  deliveryAddress: v.nullable(DeliveryAddress),
  onecardNumber: v.nullable(onecardNumber),
  acceptsTerms: v.literal(true, words.termsMissing),
});
export type ShopperDetails = v.InferOutput<typeof ShopperDetails>;

export interface ShopperService {
  /** Finishes the registration of whoever is signed in. Said twice, it is done once. */
  tellDetails(details: ShopperDetails, signal?: AbortSignal): Promise<ServerContext>;
}
