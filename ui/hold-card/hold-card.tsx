import './hold-card.css';
import { useId } from 'react';
import type { HoldState, WishState } from '#machines/reservation/index.ts';
import { money } from '#services/display/money.rules.ts';
import { clockTime, heldName } from '#services/fulfilment/hold-words.rules.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';

import { holdTexts as texts } from '#ui/texts/hold.texts.ts';

export type HeldShown = {
  readonly method: 'Courier' | 'Pickup';
  readonly place: string | null;
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly isToday: boolean;
  readonly isExpress: boolean;
  readonly feeCents: number | null;
  readonly heldUntilMs: number | null;
  readonly cutOffMs: number | null;
};

type Props = {
  /** Null once it is over. */
  readonly held: HeldShown | null;
  readonly state: HoldState;
  readonly wish?: WishState;
  /** Without them there is nothing to press yet. */
  readonly onExtend?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
};

const at = (text: string, ms: number | null) => text.replace('{time}', ms === null ? '' : clockTime(ms));

function placeOf({ method, place }: HeldShown): string {
  if (place === null) return texts.delivery.text;
  return (method === 'Courier' ? texts.deliveryTo : texts.pickupAt).text.replace('{place}', place);
}

function wordsOf(wish: WishState, { heldUntilMs, cutOffMs }: HeldShown): string {
  if (wish === 'extending') return texts.keeping.text;
  if (wish === 'releasing') return texts.lettingGo.text;
  if (wish === 'unextended') return at(texts.unkept.text, heldUntilMs);
  if (wish === 'unreleased') return texts.unreleased.text;
  const isLongest = heldUntilMs !== null && heldUntilMs === cutOffMs;
  if (wish !== 'extended') return isLongest ? texts.longest.text : '';
  return `${at(texts.kept.text, heldUntilMs)}${isLongest ? ` ${texts.longest.text}` : ''}`;
}

/** The slot that is held: what it is, how long it is kept, until when to order, and the ways to keep or change it. */
export function HoldCard({ held, state, wish = 'resting', onExtend, onRelease }: Props) {
  const id = useId();
  if (state === 'closed' || state === 'expired')
    return (
      <section className="hold-card" data-state={state} aria-labelledby={id}>
        <h2 className="hold-card-title" id={id}>
          {texts[state].text}
        </h2>
        <p>{texts.overText.text}</p>
        <ButtonLink href={href.page('/bookatimeslot')}>{texts.choose.text}</ButtonLink>
      </section>
    );
  if (held === null || state === 'none') return null;
  const { heldUntilMs, cutOffMs, feeCents } = held;
  const isBusy = wish === 'extending' || wish === 'releasing';
  const isLongest = heldUntilMs !== null && heldUntilMs === cutOffMs;
  const isStill = isBusy || !onExtend || isLongest;
  return (
    <section className="hold-card" data-state={state} data-wish={wish} aria-labelledby={id}>
      <h2 className="hold-card-title" id={id}>
        {held.isExpress ? `${texts.express.text}: ` : null}
        {heldName(held)}
      </h2>
      <p className="hold-card-place">
        {placeOf(held)} · {feeCents ? texts.fee.text.replace('{fee}', money(feeCents)) : texts.free.text}
      </p>
      <ul className="hold-card-clocks">
        {heldUntilMs === null ? null : (
          <li>
            <Icon name="clock" /> {at(texts.heldTill.text, heldUntilMs)}
          </li>
        )}
        {cutOffMs === null ? null : (
          <li>
            <Icon name="truck" /> {at(texts.orderBy.text, cutOffMs)}
          </li>
        )}
      </ul>
      {state === 'closingSoon' || state === 'closingNow' ? (
        <p className="hold-card-near">{texts[state === 'closingSoon' ? 'soon' : 'now'].text}</p>
      ) : null}
      <p role="status" className="hold-card-words">
        {wordsOf(wish, held)}
      </p>
      <div className="hold-card-ways" data-needs-script="">
        {heldUntilMs === null ? null : (
          <Button
            look="outline"
            size="small"
            aria-disabled={isStill || undefined}
            onClick={() => (isStill ? undefined : onExtend())}
          >
            {texts.keep.text}
          </Button>
        )}
        <ButtonLink look="outline" size="small" href={href.page('/bookatimeslot')} aria-label={texts.changeLabel.text}>
          {texts.change.text}
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          aria-disabled={isBusy || !onRelease || undefined}
          onClick={() => (isBusy ? undefined : onRelease?.())}
        >
          {texts.letGo.text}
        </Button>
      </div>
      <p className="hold-card-promise">{texts.promise.text}</p>
    </section>
  );
}
