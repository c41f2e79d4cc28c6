import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { newsOf, reorderHindrance } from '#services/orders/reorder.rules.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { reorderTexts as texts } from '#ui/texts/reorder.texts.ts';
import { countOf, hindranceWords, priceWords } from './reorder-words.ts';

type Props = { readonly items: readonly ReorderItem[] };

/** What whoever orders again should know first: what is gone, and what costs more or less than it did. */
export function ReorderNews({ items }: Props) {
  const { hindered, dearer, cheaper } = newsOf(items);
  if (hindered.length + dearer.length + cheaper.length === 0)
    return items.length === 0 ? null : <p className="reorder-same">{texts.sameAsThen.text}</p>;
  return (
    <section className="reorder-news">
      <h2>{texts.news.text}</h2>
      {hindered.length === 0 ? null : (
        <div className="reorder-news-part" data-kind="gone">
          <h3>
            <Icon name="alert" size="small" />
            {countOf(hindered.length, texts.oneGone, texts.someGone)}
          </h3>
          <ul>
            {hindered.map((item) => (
              <li key={item.sku}>
                <span>{item.name}</span>
                <span className="reorder-news-why">{hindranceWords(reorderHindrance(item) ?? 'gone')}</span>
                <A href={href.search(item.name)}>
                  {texts.similar.text}
                  <span className="visually-hidden">{`: ${item.name}`}</span>
                </A>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Prices kind="dearer" items={dearer} title={countOf(dearer.length, texts.oneDearer, texts.someDearer)} />
      <Prices kind="cheaper" items={cheaper} title={countOf(cheaper.length, texts.oneCheaper, texts.someCheaper)} />
    </section>
  );
}

type PricesProps = Props & { readonly kind: 'dearer' | 'cheaper'; readonly title: string };

function Prices({ kind, items, title }: PricesProps) {
  if (items.length === 0) return null;
  return (
    <div className="reorder-news-part" data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.sku}>
            <span>{item.name}</span>
            <span className="reorder-news-why">{priceWords(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
