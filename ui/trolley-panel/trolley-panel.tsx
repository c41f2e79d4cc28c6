import './trolley-panel.css';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { ShownItem } from '#machines/trolley/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { usePlaceKept } from '#ui/pages/trolley/use-place-kept.ts';
import type { TrolleySection } from '#ui/pages/trolley/trolley-sections.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import { TrolleyLine } from '#ui/trolley-line/trolley-line.tsx';
import { Amount, countText, type TotalsShown } from '#ui/trolley-totals/trolley-totals.tsx';

type Props = {
  readonly sections: readonly TrolleySection[];
  readonly totals: TotalsShown;
  readonly checkoutHref: string;
  readonly onRemove: (items: readonly ShownItem[]) => void;
  readonly onClose: () => void;
};

/** The trolley beside the page, which stays usable: nothing is under a shade, and a wide page makes room for it. */
export function TrolleyPanel({ sections, totals, checkoutHref, onRemove, onClose }: Props): ReactNode {
  const part = useRef<HTMLElement>(null);
  const heading = useId();
  usePlaceKept(
    part,
    useMemo(() => sections.flatMap(({ lines }) => lines.map(({ sku }) => sku)), [sections]),
  );
  const removeOne = useMemo(() => (item: ShownItem) => onRemove([item]), [onRemove]);
  /** It opens because somebody asked to see it. */
  useEffect(() => part.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const panel = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside className="trolley-panel" aria-labelledby={heading} ref={part}>
      <div className="trolley-panel-head">
        <h2 id={heading} tabIndex={-1}>
          {texts.panel.text} <small>{countText(totals.count)}</small>
        </h2>
        <button type="button" className="trolley-panel-close" onClick={onClose}>
          <Icon name="close" label={texts.closePanel.text} />
        </button>
      </div>
      <div className="trolley-panel-lines">
        {sections.length === 0 ? <p className="trolley-panel-empty">{texts.emptyTitle.text}</p> : null}
        {sections.map(({ key, name, lines }) => (
          <section key={key} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {lines.map((item) => (
                <TrolleyLine key={item.sku} item={item} isCompact onRemove={removeOne} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="trolley-panel-foot">
        <p>
          <span>{texts.subtotal.text}</span>
          <strong>
            <Amount cents={totals.subtotalCents} isRough={totals.isRough} />
          </strong>
        </p>
        <ButtonLink href={checkoutHref}>{texts.checkout.text}</ButtonLink>
        <ButtonLink look="outline" href={href.page('/trolley')}>
          {texts.seeTrolley.text}
        </ButtonLink>
      </div>
    </aside>
  );
}
