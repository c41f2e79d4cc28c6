import './dual-offer.css';
import { type Buying, buyingsOf, type WayToPay } from '#services/catalogue/buyings.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { money, shortMoney } from '#services/display/money.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { dualOfferTexts as texts } from '../texts/dual-offer.texts.ts';

type Props = {
  /** The product of the page, when there is one; without it the rule alone is said. */
  readonly product: Product | null;
};

/** Today's price and another: with less there is nothing to compare. */
const leastWays = 2;

function nameOf(by: WayToPay['by'], { price, productTag: { multiBuy } }: Product): string {
  if (by === 'today') return price.savePriceCents > 0 ? texts.special.text : texts.today.text;
  if (by === 'member' || !multiBuy) return texts.member.text;
  return texts.multibuy.text
    .replace('{n}', String(multiBuy.quantity))
    .replace('{price}', shortMoney(multiBuy.valueCents));
}

/** What each of two offers gives, that they do not add up, and which is cheaper for how many. */
export function DualOffer({ product }: Props) {
  const buyings = product ? buyingsOf(product) : [];
  const ways = buyings[0]?.ways.map(({ by }) => by) ?? [];
  const mayHave = (by: WayToPay['by']) => ways.length < leastWays || ways.includes(by);
  return (
    <div className="dual-offer">
      <p>{texts.rule.text}</p>
      {product && ways.length >= leastWays ? (
        <Compared product={product} buyings={buyings} />
      ) : (
        <p>{texts.plain.text}</p>
      )}
      <ul className="dual-offer-notes">
        {mayHave('multibuy') ? <li>{texts.leftOver.text}</li> : null}
        {mayHave('member') ? <li>{texts.members.text}</li> : null}
        <li>{texts.points.text}</li>
      </ul>
    </div>
  );
}

function Compared({ product, buyings }: { readonly product: Product; readonly buyings: readonly Buying[] }) {
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
