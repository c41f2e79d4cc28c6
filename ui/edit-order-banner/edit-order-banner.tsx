import './edit-order-banner.css';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { bannerTexts as texts } from '../texts/banner.texts.ts';

/** How the last order comes to the shopper. */
export type LastOrderFulfilment = {
  readonly method: 'Pickup' | 'Courier';
  readonly address: string;
  readonly deliveryTimeSpan: string;
};

type Props = { readonly order: LastOrderFulfilment; readonly editHref: string };

const icons = { Pickup: 'pick-up', Courier: 'delivery-truck' } as const;
const words = { Pickup: texts.pickup, Courier: texts.courier };

/** Where and when the last order comes, and the way to change it. A long address is cut short for the eye alone. */
export function EditOrderBanner({ order: { method, address, deliveryTimeSpan }, editHref }: Props) {
  return (
    <section className="edit-order-banner" aria-label={texts.yourOrder.text} data-method={method}>
      <Icon name={icons[method]} />
      <p className="edit-order-banner-words">
        <span>{`${words[method].text} `}</span>
        <span className="edit-order-banner-address" title={address}>
          {address}
        </span>
        <span>{` ${deliveryTimeSpan}`}</span>
      </p>
      <ButtonLink href={editHref} look="outline" size="small">
        <Icon name="change-order" size="small" />
        {texts.editOrder.text}
      </ButtonLink>
    </section>
  );
}
