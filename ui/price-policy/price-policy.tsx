import './price-policy.css';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { pricePolicyTexts as texts } from '../texts/price-policy.texts.ts';

type Props = {
  /** What the shop says of prices and weights in its own words; ours stand in for what it does not say. */
  readonly messages: { readonly priceNote?: string | undefined; readonly weightNote?: string | undefined };
};

/** How prices come about, in plain words. */
export function PricePolicy({ messages: { priceNote, weightNote } }: Props) {
  const rules: readonly (readonly [string, string])[] = [
    [texts.store.text, `${priceNote ?? texts.storeText.text} ${texts.picked.text}`],
    [texts.weight.text, weightNote ?? texts.weightText.text],
    [texts.special.text, texts.specialText.text],
    [texts.member.text, texts.memberText.text],
    [texts.multibuy.text, texts.multibuyText.text],
    [texts.unit.text, texts.unitText.text],
  ];
  return (
    <div className="price-policy">
      <dl>
        {rules.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p>
        <A href={href.info('pricing')}>{texts.more.text}</A>
      </p>
    </div>
  );
}
