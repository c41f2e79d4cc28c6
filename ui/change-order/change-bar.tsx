import './change-bar.css';
import { money } from '#services/display/money.rules.ts';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { changeOrderTexts as texts } from '../texts/change-order.texts.ts';
import { cutOffWords } from './cut-off.ts';

type Props = {
  readonly orderNumber: string | null;
  /** Null while nobody knows it. */
  readonly differenceCents: number | null;
  readonly cutOffMs: number | null;
  readonly nowMs: number | null;
  /** The address of the page, over which the question opens. */
  readonly here: string;
};

function moneyWords(differenceCents: number): string {
  if (differenceCents === 0) return texts.same.text;
  const text = differenceCents > 0 ? texts.more.text : texts.less.text;
  return text.replace('{price}', () => money(Math.abs(differenceCents)));
}

/** Says on every page that an order is being changed: what that comes to, until when, and the ways on. */
export function ChangeBar({ orderNumber, differenceCents, cutOffMs, nowMs, here }: Props) {
  const title =
    orderNumber === null ? texts.changingOne.text : texts.changing.text.replace('{number}', () => orderNumber);
  const more = [differenceCents === null ? null : moneyWords(differenceCents), cutOffWords(cutOffMs, nowMs)];
  const words = more.filter((word) => word !== null).join(' · ');
  return (
    <section className="change-bar" aria-label={texts.bar.text}>
      <div className="change-bar-inner">
        <p>
          <strong>{title}</strong>
          {words === '' ? null : ` · ${words}`}
        </p>
        <div className="change-bar-ways">
          <A href={href.page('/checkout/revieworder')}>{texts.review.text}</A>
          <A href={href.modalOver(here, { outlet: 'account-modal', path: 'cancel-change-order' })}>{texts.stop.text}</A>
        </div>
      </div>
    </section>
  );
}
