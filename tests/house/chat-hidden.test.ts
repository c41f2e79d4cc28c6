import { expect, it } from 'vitest';
import { type Place, type PlaceId, places } from '#routes/-places.ts';

/** Where somebody signs in, types what is their own, or pays: nothing stands over the form there. */
const forms: readonly PlaceId[] = [
  'secureLogin',
  'register',
  'forgotPassword',
  'shopperDetails',
  'personalDetails',
  'deliveryAddresses',
  'emailAndPassword',
  'onecard',
  'preferences',
  'reviewOrder',
  'payment',
  'changeOrderPayment',
  'deliverySaverPayment',
];
/** Where somebody may want to ask. */
const others: readonly PlaceId[] = [
  'home',
  'product',
  'recipe',
  'orders',
  'confirmation',
  'contactUs',
  'deliverySaver',
];

it('every page with a form for what is somebody’s own, or for paying, says that it hides the chat [B2.55]', () => {
  const hides = (id: PlaceId) => (places[id] as Place).hideChat === true;
  expect(forms.filter((id) => !hides(id))).toEqual([]);
  expect(others.filter(hides)).toEqual([]);
});
