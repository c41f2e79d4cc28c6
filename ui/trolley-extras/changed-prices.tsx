import './trolley-extras.css';
import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';
import { money } from '#services/display/money.rules.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { Lost, type LostProps } from './lost.tsx';

export type Changed = Pick<TrolleyItem, 'sku' | 'name' | 'unit'> & {
  readonly priceCents: number;
  readonly agreedCents: number;
};
type Ways = Omit<LostProps, 'about'>;

const priced = (cents: number, { unit }: Changed) =>
  unit === 'Kg' ? texts.perKg.text.replace('{price}', money(cents)) : money(cents);
const turnOf = ({ priceCents, agreedCents }: Changed) => (priceCents > agreedCents ? 'dearer' : 'cheaper');

/** On a line: what it cost when it was put in, and the way to agree to what it costs now. */
export function LinePrice({
  changed,
  onAgree,
  ...ways
}: Ways & { readonly changed: Changed; readonly onAgree: () => void }) {
  const { name, agreedCents, priceCents } = changed;
  const turn = turnOf(changed);
  return (
    <div className="trolley-extras-line trolley-extras-price" data-turn={turn}>
      <p>
        <b>{(turn === 'dearer' ? texts.priceUp : texts.priceDown).text}</b>
        {`: ${texts.dearer.text.replace('{old}', priced(agreedCents, changed))}`}
      </p>
      <Button
        look="outline"
        size="small"
        aria-label={texts.agreeOneTo.text.replace('{price}', priced(priceCents, changed)).replace('{name}', () => name)}
        onClick={onAgree}
      >
        {texts.agreeOne.text}
      </Button>
      <Lost about={name} {...ways} />
    </div>
  );
}

/** Over the lines: that prices have changed since, and where to see which. */
export function TrolleyNotices({
  count,
  seeHref,
  tutorialHref,
}: {
  readonly count: number;
  readonly seeHref: string;
  /** Null for those who know how it works. */
  readonly tutorialHref: string | null;
}) {
  if (count === 0) return null;
  const title = (count === 1 ? texts.priceChanged : texts.pricesChanged).text.replace('{n}', String(count));
  return (
    <section className="trolley-extras-notice" aria-label={title}>
      <Icon name="info" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>{texts.pricesChangedText.text}</p>
        <div className="trolley-extras-ways">
          <ButtonLink size="small" href={seeHref}>
            {texts.pricesSee.text}
          </ButtonLink>
          {tutorialHref === null ? null : (
            <A className="trolley-extras-link" href={tutorialHref}>
              {texts.tutorialHow.text}
            </A>
          )}
        </div>
      </div>
    </section>
  );
}

/** Each price that has changed, with what it was; what is not wanted any more is taken out. */
export function ChangedPrices({
  changed,
  onAgree,
  onTakeOut,
}: {
  readonly changed: readonly Changed[];
  readonly onAgree: (changed: Changed) => void;
  readonly onTakeOut: (changed: Changed) => void;
}) {
  if (changed.length === 0) return <p role="status">{texts.pricesNone.text}</p>;
  return (
    <>
      <p>{texts.pricesLead.text}</p>
      <ul className="trolley-extras-list" data-of="prices">
        {changed.map((one) => (
          <li key={one.sku} data-turn={turnOf(one)}>
            <span>
              {one.name}
              <small>
                {texts.pricesWas.text.replace('{price}', priced(one.agreedCents, one))}
                {', '}
                <b>{texts.pricesNow.text.replace('{price}', priced(one.priceCents, one))}</b>
              </small>
            </span>
            <span className="trolley-extras-ways">
              <Button
                look="outline"
                size="small"
                aria-label={texts.agreeOneTo.text
                  .replace('{price}', priced(one.priceCents, one))
                  .replace('{name}', () => one.name)}
                onClick={() => onAgree(one)}
              >
                {texts.agreeOne.text}
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label={texts.takeOutOf.text.replace('{name}', () => one.name)}
                onClick={() => onTakeOut(one)}
              >
                {texts.takeOut.text}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
