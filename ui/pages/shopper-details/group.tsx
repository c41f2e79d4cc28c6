import type { ReactNode } from 'react';
import type { DetailsTyped } from '#services/shopper/details.rules.ts';
import { shopperDetailsTexts as texts } from '#ui/texts/shopper-details.texts.ts';

/** The name of each field as it stands on the page, in the order of the form. */
export const labels = {
  firstName: texts.firstName.text,
  lastName: texts.lastName.text,
  birthDate: texts.birthDate.text,
  phone: texts.phone.text,
  suburb: texts.suburb.text,
  'deliveryAddress.street': texts.street.text,
  'deliveryAddress.ruralDelivery': texts.ruralDelivery.text,
  onecardNumber: texts.onecardNumber.text,
  acceptsTerms: texts.acceptsTerms.text,
} as const;

export const typedIn = (form: HTMLFormElement): DetailsTyped =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="shopper-details-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
