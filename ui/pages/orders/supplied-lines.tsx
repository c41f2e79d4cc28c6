import './supplied-lines.css';
import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import { amountWords } from '#services/orders/amount-words.rules.ts';
import type { PastOrder, PastOrderLine } from '#services/orders/past-orders.contract.ts';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

/** Its column's name stands in front of it where a phone shows the rows one under the other. */
function Cell({
  name,
  what,
  children,
}: {
  readonly name: string;
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <td data-what={what}>
      <span className="supplied-label" aria-hidden>
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}

function None({ words }: { readonly words: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

function Product({ line }: { readonly line: PastOrderLine }) {
  const { sku, name, image, category, note } = line;
  return (
    <span className="supplied-product">
      <PictureGround department={category}>
        <Image src={image} alt="" width={48} height={48} />
      </PictureGround>
      <span>
        <A href={href.product(sku)}>{name}</A>
        {line.allowSubstitutes ? null : <small>{texts.noSubstitutes.text}</small>}
        {note ? <small>{`${texts.note.text} ${note}`}</small> : null}
      </span>
    </span>
  );
}

function Line({ line }: { readonly line: PastOrderLine }) {
  const { unit, ordered, supplied, substitute, refundedCents, totalCents } = line;
  const isShort = supplied !== null && supplied < ordered;
  return (
    <tr data-short={isShort ? '' : undefined}>
      <th scope="row">
        <Product line={line} />
      </th>
      <Cell name={texts.amountOrdered.text} what="ordered">
        {amountWords({ amount: ordered, unit })}
      </Cell>
      <Cell name={texts.amountSupplied.text} what="supplied">
        {supplied === null ? <None words={texts.notPicked.text} /> : amountWords({ amount: supplied, unit })}
      </Cell>
      <Cell name={texts.inItsPlace.text} what="substitute">
        {substitute === null ? (
          <None words={texts.nothing.text} />
        ) : (
          <>
            {`${amountWords({ amount: substitute.amount, unit })} × `}
            <A href={href.product(substitute.sku)}>{substitute.name}</A>
          </>
        )}
      </Cell>
      <Cell name={texts.givenBack.text} what="refunded">
        {refundedCents === 0 ? <None words={texts.nothing.text} /> : money(refundedCents)}
      </Cell>
      <Cell name={texts.total.text} what="total">
        {money(totalCents)}
      </Cell>
    </tr>
  );
}

/** What was wanted, what came, what came in its place, and what was given back for it: four things, never one. */
export function SuppliedLines({ order }: { readonly order: PastOrder }): ReactNode {
  const { lines, bonusProducts, samples } = order;
  const extras = [...bonusProducts, ...samples];
  return (
    <section className="past-order-card" aria-labelledby="past-order-lines">
      <h2 id="past-order-lines">{texts.ordered.text}</h2>
      <table className="supplied">
        <thead>
          <tr>
            <th scope="col">{texts.product.text}</th>
            <th scope="col">{texts.amountOrdered.text}</th>
            <th scope="col">{texts.amountSupplied.text}</th>
            <th scope="col">{texts.inItsPlace.text}</th>
            <th scope="col">{texts.givenBack.text}</th>
            <th scope="col">{texts.total.text}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.sku} line={line} />
          ))}
        </tbody>
      </table>
      {extras.length > 0 ? <p>{`${texts.extras.text}: ${extras.join(', ')}`}</p> : null}
    </section>
  );
}
