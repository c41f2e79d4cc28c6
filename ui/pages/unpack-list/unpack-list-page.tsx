import './unpack-list.css';
import { type ReactNode, useId } from 'react';
import { amountWords, timesWords } from '#services/orders/amount-words.rules.ts';
import { orderWhen } from '#services/orders/order-dates.rules.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { type Unpacked, unpackList } from '#services/orders/unpack.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { unpackListTexts as texts } from '#ui/texts/unpack-list.texts.ts';

type Shown = Pick<PastOrder, 'orderNumber' | 'startTime' | 'endTime' | 'lines' | 'bonusProducts' | 'samples'>;
type Props = { readonly order: Shown; readonly backHref: string; readonly onPrint: () => void };

/** What comes out of the bags, in big type, by where it is put away; on paper it is all there is. */
export function UnpackListPage({ order, backHref, onPrint }: Props): ReactNode {
  const { zones, missing, extras, isPlan } = unpackList(order);
  const number = texts.number.text.replace('{number}', () => order.orderNumber);
  return (
    <main id="main" className="page unpack-list">
      <BackLink to={backHref} label={texts.back.text.replace('{number}', () => order.orderNumber)} />
      <div className="unpack-list-head">
        <h1 tabIndex={-1}>{texts.title.text}</h1>
        <Button look="outline" onClick={onPrint} data-needs-script="">
          {texts.print.text}
        </Button>
      </div>
      <p className="unpack-list-order">{`${number}, ${orderWhen(order)}`}</p>
      <p className="unpack-list-lead">{texts.lead.text}</p>
      {isPlan ? <Alert type="info">{texts.plan.text}</Alert> : null}
      {zones.length === 0 ? <p>{texts.nothing.text}</p> : null}
      {zones.map(({ zone, things }) => (
        <Group key={zone} zone={zone} title={texts[zone].text}>
          {things.map((thing) => (
            <Thing key={`${thing.sku} ${thing.insteadOf ?? ''}`} {...thing} />
          ))}
        </Group>
      ))}
      {extras.length === 0 ? null : (
        <Group zone="extras" title={texts.extras.text}>
          {extras.map((name) => (
            <li key={name}>
              <Tick>{name}</Tick>
            </li>
          ))}
        </Group>
      )}
      {missing.length === 0 ? null : (
        <Group zone="missing" title={texts.missing.text}>
          {missing.map(({ sku, name }) => (
            <li key={sku}>{name}</li>
          ))}
        </Group>
      )}
    </main>
  );
}

type GroupProps = { readonly zone: string; readonly title: string; readonly children: ReactNode };

function Group({ zone, title, children }: GroupProps) {
  const id = useId();
  return (
    <section className="unpack-group" data-zone={zone} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Marked while unpacking, and kept nowhere. */
function Tick({ children }: { readonly children: ReactNode }) {
  return (
    <label className="unpack-tick">
      <input type="checkbox" autoComplete="off" />
      <span>{children}</span>
    </label>
  );
}

function Thing({ name, amount, unit, ordered, insteadOf }: Unpacked) {
  return (
    <li>
      <Tick>
        <strong>{timesWords({ amount, unit })}</strong> {name}{' '}
        {insteadOf === null ? null : <small>{texts.insteadOf.text.replace('{name}', () => insteadOf)}</small>}
        {ordered === null ? null : (
          <small>{texts.ofOrdered.text.replace('{amount}', amountWords({ amount: ordered, unit }))}</small>
        )}
      </Tick>
    </li>
  );
}
