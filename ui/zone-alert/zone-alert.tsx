import './zone-alert.css';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { alertIn, isBusy, type zoneMachine } from '#machines/zone/index.ts';
import type { AlertType } from '#ui/alert/alert.tsx';
import { DismissibleAlert } from '#ui/alert/dismissible-alert.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { zoneTexts as texts } from '#ui/texts/zone.texts.ts';

type Props = {
  readonly zone: ActorRefFrom<typeof zoneMachine>;
  /** The address of the page, over which the ways on open. */
  readonly here: string;
  /** What the operator says instead of our words under the title. */
  readonly messages: Readonly<Record<string, string>>;
};

const alerts = {
  outOfZone: { type: 'warning', title: texts.outOfZone.text, body: texts.outOfZoneBody.text, message: 'outOfZone' },
  dryGoods: { type: 'info', title: texts.dryGoods.text, body: texts.dryGoodsBody.text, message: 'dryGoods' },
  limited: { type: 'info', title: texts.limited.text, body: texts.limitedBody.text, message: 'limitedPerishables' },
} as const satisfies Record<string, { readonly type: AlertType; readonly [words: string]: string }>;

const over = (here: string, path: string) => href.modalOver(here, { outlet: 'delivery-modal', path });

/** What may be brought to the shopper's address, where that is not everything, and the ways on. */
export function ZoneAlert({ zone, here, messages }: Props) {
  const shown = useSelector(zone, alertIn);
  const isBeingAnswered = useSelector(zone, isBusy);
  if (shown === null) return null;
  const { type, title, body, message } = alerts[shown];
  return (
    <section className="zone-alert" aria-label={texts.place.text} aria-busy={isBeingAnswered}>
      <DismissibleAlert
        key={shown}
        type={type}
        title={title}
        onClose={() => zone.send({ type: 'alert.dismiss' })}
        action={
          <div className="zone-alert-links">
            <A href={over(here, 'change-pick-up-store')}>{texts.switchToPickUp.text}</A>
            <A href={over(here, 'change-delivery-address')}>{texts.updateAddress.text}</A>
          </div>
        }
      >
        {messages[message] ?? body}
      </DismissibleAlert>
      {isBeingAnswered ? (
        <p className="zone-alert-busy" role="status">
          {texts.busy.text}
        </p>
      ) : null}
    </section>
  );
}
