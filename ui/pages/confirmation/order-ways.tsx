import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { confirmationTexts as texts } from '#ui/texts/confirmation.texts.ts';

/** Where the store has the files of an order. */
export const fileOf = {
  invoice: (orderId: string) => `/api/v1/past-orders/${orderId}/invoice`,
  calendar: (orderId: string) => `/api/v1/orders/my/confirmations/${orderId}/calendar`,
} as const;

type Props = {
  readonly orderId: string;
  /** The page's own address, over which modals open. */
  readonly here: string;
  readonly printText: string;
  readonly onPrint: () => void;
};

/** What can be kept of an order: a date, a list, paper. The ways that need no script are links. */
export function OrderWays({ orderId, here, printText, onPrint }: Props): ReactNode {
  return (
    <section className="confirmation-card confirmation-ways" aria-labelledby="confirmation-ways">
      <h2 id="confirmation-ways">{texts.ways.text}</h2>
      <ButtonLink look="outline" href={fileOf.calendar(orderId)} download>
        <Icon name="calendar" /> {texts.calendar.text}
      </ButtonLink>
      <ButtonLink
        look="outline"
        href={href.modalOver(here, { outlet: 'vt-modal', path: 'save-as-list' })}
        data-keep-place
      >
        <Icon name="list" /> {texts.saveList.text}
      </ButtonLink>
      <Button look="outline" onClick={onPrint} data-needs-script>
        {printText}
      </Button>
      <ButtonLink href={href.home()}>{texts.continue.text}</ButtonLink>
    </section>
  );
}
