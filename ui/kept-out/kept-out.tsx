import './kept-out.css';
import type { KeptOutReason } from '#services/catalogue/catalogue.words.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { keptOutTexts as texts } from '#ui/texts/kept-out.texts.ts';
import { productTexts } from '#ui/texts/product.texts.ts';
import { zoneTexts } from '#ui/texts/zone.texts.ts';

type Props = {
  readonly reason: KeptOutReason;
  /** The address of the page, over which the ways on open. */
  readonly here: string;
};

const over = (here: string, path: string) => href.modalOver(here, { outlet: 'delivery-modal', path });

/** Why a product is not brought to the visitor's area, and what would bring it. */
export function KeptOut({ reason, here }: Props) {
  return (
    <div className="kept-out">
      <p className="kept-out-title">
        <Icon name="temporarily-out-of-stock" size="small" />
        {productTexts.notDelivered.text}
      </p>
      <p>{texts[reason].text}</p>
      <p className="kept-out-ways">
        <A href={over(here, 'change-pick-up-store')}>{zoneTexts.switchToPickUp.text}</A>
        <A href={over(here, 'change-delivery-address')}>{zoneTexts.updateAddress.text}</A>
      </p>
    </div>
  );
}
