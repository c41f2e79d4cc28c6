import './order-totals.css';
import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import type { TotalComponent } from '#services/orders/order.contract.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Props = {
  readonly components: readonly TotalComponent[];
  readonly savingsCents: number;
  /** Something is wanted that the store has not reckoned yet. */
  readonly isRough?: boolean;
};

/** About so much, until the store has said so: seen as "≈", said as "about". */
function Amount({ component, isRough }: { readonly component: TotalComponent; readonly isRough: boolean }) {
  const { part, valueCents } = component;
  if (valueCents === 0 && (part === 'delivery' || part === 'packaging')) return texts.free.text;
  if (!isRough) return money(valueCents);
  return (
    <>
      <span aria-hidden>{`≈ ${money(valueCents)}`}</span>
      <span className="visually-hidden">{texts.about.text.replace('{total}', () => money(valueCents))}</span>
    </>
  );
}

/** What an order costs, row by row as the store reckons it, and the sum of the rows. */
export function OrderTotals({ components, savingsCents, isRough = false }: Props): ReactNode {
  return (
    <div className="order-totals">
      <dl>
        {components.map((component) => (
          <div key={`${component.part} ${component.name}`} data-part={component.part} data-total={component.isTotal}>
            <dt>{component.name}</dt>
            <dd>
              <Amount
                component={component}
                isRough={isRough && (component.part === 'goods' || component.part === 'total')}
              />
            </dd>
          </div>
        ))}
      </dl>
      {savingsCents > 0 ? (
        <p className="order-totals-savings">{texts.savings.text.replace('{n}', () => money(savingsCents))}</p>
      ) : null}
    </div>
  );
}
