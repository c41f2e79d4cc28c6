import { useId } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import { TrolleyTotals } from '#ui/trolley-totals/trolley-totals.tsx';
import type { TrolleyPageProps } from './trolley-page.tsx';

/** What it comes to, and the ways on. */
export function Summary(props: TrolleyPageProps) {
  const { totals, here, checkoutHref, holdCard, hasTime, onPrint } = props;
  const heading = useId();
  const isLive = useLive();
  const over = (path: string) => href.modalOver(here, { outlet: 'vt-modal', path });
  return (
    <aside className="trolley-page-summary" aria-labelledby={heading}>
      <h2 id={heading}>{texts.totals.text}</h2>
      {holdCard}
      <TrolleyTotals {...totals} />
      <p className="trolley-page-small">{texts.weighed.text}</p>
      <ButtonLink href={checkoutHref}>{texts.checkout.text}</ButtonLink>
      {hasTime ? null : (
        <ButtonLink look="outline" href={href.page('/bookatimeslot')}>
          {texts.chooseTime.text}
        </ButtonLink>
      )}
      <ul className="trolley-page-ways">
        <li>
          <A href={over('save-as-list')}>
            <Icon name="list" size="small" />
            {texts.saveAsList.text}
          </A>
        </li>
        {isLive && onPrint ? (
          <li>
            <button type="button" onClick={onPrint}>
              <Icon name="book" size="small" />
              {texts.print.text}
            </button>
          </li>
        ) : null}
        <li>
          <A href={over('clear-trolley')}>
            <Icon name="trash" size="small" />
            {texts.clear.text}
          </A>
        </li>
      </ul>
    </aside>
  );
}
