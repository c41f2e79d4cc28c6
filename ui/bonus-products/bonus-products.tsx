import './bonus-products.css';
import type { ReactNode } from 'react';
import type { BonusShown } from '#machines/order/index.ts';
import { Button } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Props = {
  readonly products: readonly BonusShown[];
  readonly onChoose: (id: string, isSelected: boolean) => void;
  readonly onRetry: (id: string) => void;
};

/** What comes along for nothing if the shopper wants it; of one offer the one chosen last. */
export function BonusProducts({ products, onChoose, onRetry }: Props): ReactNode {
  const isLive = useLive();
  if (products.length === 0) return null;
  return (
    <fieldset className="bonus-products">
      <legend className="visually-hidden">{texts.bonusTitle.text}</legend>
      <p>{texts.bonusText.text}</p>
      {products.map(({ id, name, isSelected, bonusProductSelected, fault }) => (
        <div key={id} className="bonus-products-one">
          <label>
            <input
              type="checkbox"
              checked={isSelected}
              disabled={!isLive}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span>
              {name} {bonusProductSelected && !isSelected ? <small>{texts.bonusInstead.text}</small> : null}
            </span>
          </label>
          {fault ? (
            <div className="bonus-products-lost">
              <p role="alert">{texts.bonusLost.text.replace('{why}', () => fault.message)}</p>
              <Button look="outline" size="small" onClick={() => onRetry(id)}>
                {texts.tryAgain.text}
                <span className="visually-hidden">{`: ${name}`}</span>
              </Button>
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
