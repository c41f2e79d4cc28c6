import './add-to-trolley.css';
import { useContext } from 'react';
import { limitsOf } from '#services/trolley/amounts.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { Button } from '#ui/button/button.tsx';
import { canBeAdded } from '#ui/product-card/card-words.ts';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { trolleyTexts as texts } from '#ui/texts/trolley.texts.ts';
import { takesFocus } from './hand-focus.ts';
import { type ControlProps, TrolleyContext } from './trolley-context.ts';

/** How much of a product is wanted. What did not get through stays in sight, with another try and the way back. */
export function TrolleyControl({ product, line }: ControlProps) {
  const page = useContext(TrolleyContext);
  const { sku, name, size } = product;
  const unit = line.unit ?? product.unit;
  const limits = limitsOf(product, unit);
  const most = canBeAdded(product) ? limits.max : line.amount;
  return (
    <div className="add-to-trolley" ref={takesFocus}>
      <Stepper
        name={`${name} ${size}`}
        quantity={line.amount}
        limits={{ ...limits, max: most }}
        status={line.status}
        onWant={(amount) => page?.trolley.send({ type: 'line.set', sku, amount, unit, name, source: sources.stepper })}
      />
      {typeof line.status === 'object' || line.status === 'savedHere' ? (
        <div className="add-to-trolley-ways">
          <Button look="outline" size="small" onClick={() => page?.trolley.send({ type: 'line.retry', sku })}>
            {(line.status === 'savedHere' ? texts.sendNow : texts.tryAgain).text}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
          <Button look="quiet" size="small" onClick={() => page?.trolley.send({ type: 'line.putBack', sku })}>
            {texts.putBack.text}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
