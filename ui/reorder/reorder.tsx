import './reorder.css';
import type { ReorderEvent, ReorderShown } from '#machines/reorder/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { firstPress } from '#ui/button/first-press.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { reorderTexts as texts } from '#ui/texts/reorder.texts.ts';
import { ReorderLine } from './reorder-line.tsx';
import { ReorderNews } from './reorder-news.tsx';
import { ReorderOutcome } from './reorder-outcome.tsx';
import { countOf, failedWords } from './reorder-words.ts';

type Props = {
  readonly orderId: string;
  readonly shown: ReorderShown;
  readonly onSend: (event: ReorderEvent) => void;
};

/** Orders again what stood in one order: all of it, or what is chosen of it. */
export function Reorder({ orderId, shown, onSend }: Props) {
  const isOpen = shown.state !== 'closed';
  return (
    <section className="reorder" aria-busy={shown.state === 'reading' || undefined} data-needs-script="">
      <Button
        look={isOpen ? 'outline' : 'primary'}
        aria-expanded={isOpen}
        onClick={() => onSend(isOpen ? { type: 'order.close' } : { type: 'order.open', orderId })}
      >
        <Icon name="past-orders" size="small" />
        {texts.again.text}
      </Button>
      {isOpen ? <OpenOrder shown={shown} onSend={onSend} /> : null}
    </section>
  );
}

type OpenProps = Omit<Props, 'orderId'>;

function OpenOrder({ shown, onSend }: OpenProps) {
  const { state, items, fault } = shown;
  if (state === 'missing') return <Alert type="error">{texts.missing.text}</Alert>;
  const failure =
    state === 'unread' ? (
      <Alert
        type="error"
        action={
          <Button size="small" onClick={() => onSend({ type: 'order.reload' })}>
            {texts.tryAgain.text}
          </Button>
        }
      >
        {failedWords(texts.unread, fault)}
      </Alert>
    ) : null;
  if (items === null) return failure ?? <p role="status">{texts.reading.text}</p>;
  return (
    <>
      {failure}
      <ReorderNews items={items.map(({ item }) => item)} />
      <Choice shown={shown} items={items} onSend={onSend} />
    </>
  );
}

function Choice({ shown, items, onSend }: OpenProps & { readonly items: NonNullable<ReorderShown['items']> }) {
  const { tickedCount, tickedCents, adding } = shown;
  const addable = items.filter(({ hindrance }) => hindrance === null).length;
  const isAll = tickedCount === addable;
  if (addable === 0)
    return (
      <div className="reorder-nothing">
        <p>{texts.nothing.text}</p>
        <ButtonLink href={href.specials()} look="outline">
          {texts.shopSpecials.text}
        </ButtonLink>
      </div>
    );
  return (
    <>
      <div className="reorder-ticks">
        <p>{texts.lead.text}</p>
        {addable > 1 ? (
          <Button look="quiet" size="small" onClick={() => onSend({ type: 'ticks.set', isWanted: !isAll })}>
            {(isAll ? texts.tickNone : texts.tickAll).text}
          </Button>
        ) : null}
      </div>
      <ul className="reorder-lines" aria-label={texts.what.text}>
        {items.map((line) => (
          <ReorderLine key={line.item.sku} line={line} onSend={onSend} />
        ))}
      </ul>
      <div className="reorder-bar">
        {tickedCount > 0 ? (
          <span className="reorder-total">{texts.about.text.replace('{total}', money(tickedCents))}</span>
        ) : null}
        <Button aria-disabled={tickedCount === 0 || undefined} {...firstPress(() => onSend({ type: 'items.add' }))}>
          {adding.state === 'adding'
            ? texts.adding.text
            : tickedCount === 0
              ? texts.addNone.text
              : countOf(tickedCount, texts.addOne, texts.add)}
        </Button>
        <ReorderOutcome adding={adding} />
      </div>
    </>
  );
}
