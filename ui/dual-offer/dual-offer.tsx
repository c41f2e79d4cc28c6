import './dual-offer.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { type Buying, buyingsOf, priceOffersOf, type WayToPay } from '#services/catalogue/dual-offer.rules.ts';
import { money, shortMoney } from '#services/display/money.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { dualOfferTexts as texts } from '../texts/dual-offer.texts.ts';

type Props = {
  /** The product of the page, when there is one; without it the rule alone is said. */
  readonly product: Product | null;
};

function nameOf(by: WayToPay['by'], { price, productTag: { multiBuy } }: Product): string {
  if (by === 'today') return price.savePriceCents > 0 ? texts.special.text : texts.today.text;
  if (by === 'member' || !multiBuy) return texts.member.text;
  return texts.multibuy.text
    .replace('{n}', String(multiBuy.quantity))
    .replace('{price}', shortMoney(multiBuy.valueCents));
}

/** What each of two offers gives, that they do not add up, and which is cheaper for how many. */
export function DualOffer({ product }: Props) {
  const offers = product ? priceOffersOf(product) : [];
  return (
    <div className="dual-offer">
      <p>{texts.rule.text}</p>
      {product && offers.length > 1 ? <Compared product={product} /> : <p>{texts.plain.text}</p>}
      <ul className="dual-offer-notes">
        {offers.length === 0 || offers.includes('multibuy') ? <li>{texts.leftOver.text}</li> : null}
        {offers.length === 0 || offers.includes('member') ? <li>{texts.members.text}</li> : null}
        <li>{texts.points.text}</li>
      </ul>
    </div>
  );
}

function Compared({ product }: { readonly product: Product }) {
  const buyings = buyingsOf(product);
  const [first] = buyings;
  return (
    <table className="fact-table dual-offer-table">
      <caption>{texts.caption.text.replace('{name}', product.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.count.text}</th>
          {first?.ways.map(({ by }) => (
            <th scope="col" key={by}>
              {nameOf(by, product)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {buyings.map((buying) => (
          <Line key={buying.count} buying={buying} isByWeight={product.unit === 'Kg'} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ buying, isByWeight }: { readonly buying: Buying; readonly isByWeight: boolean }) {
  const { count, ways, best } = buying;
  return (
    <tr>
      <th scope="row">{isByWeight ? texts.kilograms.text.replace('{n}', String(count)) : count}</th>
      {ways.map(({ by, totalCents }) => (
        <td key={by} data-best={by === best || undefined}>
          {by === best ? <Icon name="check" size="very-small" label={texts.cheapest.text} /> : null}
          {money(totalCents)}
        </td>
      ))}
    </tr>
  );
}
