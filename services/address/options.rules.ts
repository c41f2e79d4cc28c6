import type { FoundAddress, Suburb } from './address.contract.ts';
import type { PlaceOption } from './place.rules.ts';

export const suburbOption = ({ id, name, town, postcode }: Suburb): PlaceOption => ({
  id,
  text: name,
  detail: name === town ? postcode : `${town} ${postcode}`,
  ruralDelivery: null,
});

export const addressOption = ({ id, street, suburb, town, postcode, ruralDelivery }: FoundAddress): PlaceOption => {
  const round = ruralDelivery === null ? suburb : `RD ${ruralDelivery}`;
  return { id, text: street, detail: `${round === town ? '' : `${round}, `}${town} ${postcode}`, ruralDelivery };
};
