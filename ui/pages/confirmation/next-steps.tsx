import type { ReactNode } from 'react';
import { orderWhen } from '#services/orders/order-dates.rules.ts';
import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { confirmationTexts as texts } from '#ui/texts/confirmation.texts.ts';

type Step = { readonly name: string; readonly words: string };

/** What will become of it, in the order in which it happens. */
function stepsOf(order: OrderConfirmation): readonly Step[] {
  const { method, place, storeName, orderNumber } = order;
  const step = (name: { text: string }, { text }: { text: string }): Step => ({
    name: name.text,
    words: text
      .replace('{store}', () => storeName)
      .replace('{place}', () => place)
      .replace('{number}', () => orderNumber)
      .replace('{when}', () => orderWhen(order)),
  });
  const both = [step(texts.stepPlaced, texts.stepPlacedText), step(texts.stepPicked, texts.stepPickedText)];
  return method === 'Courier'
    ? [...both, step(texts.stepOnItsWay, texts.stepOnItsWayText), step(texts.stepDelivered, texts.stepDeliveredText)]
    : [...both, step(texts.stepReady, texts.stepReadyText), step(texts.stepPickedUp, texts.stepPickedUpText)];
}

/** What happens next with an order that was just placed. The first of it has happened already. */
export function NextSteps({ order }: { readonly order: OrderConfirmation }): ReactNode {
  return (
    <section className="confirmation-card confirmation-next" aria-labelledby="confirmation-next">
      <h2 id="confirmation-next">{texts.next.text}</h2>
      <ol>
        {stepsOf(order).map(({ name, words }, index) => (
          <li key={name} aria-current={index === 0 ? 'step' : undefined}>
            <b>{name}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
