import './order-difference.css';
import { type ReactNode, useId } from 'react';
import { money } from '#services/display/money.rules.ts';
import { lineChangeOf, type DifferenceLine, type Undo, undoOf, undosOf } from '#services/orders/difference.rules.ts';
import type { OrderDifference as Difference } from '#services/orders/order-change.contract.ts';
import { amountText } from '../add-to-trolley/change-words.ts';
import { Button } from '../button/button.tsx';
import { Image, noPicture } from '../image/image.tsx';
import { changePaymentTexts as texts } from '../texts/change-payment.texts.ts';

type Props = {
  /** Null while nobody knows it. */
  readonly difference: Difference | null;
  /** It is being asked for again. */
  readonly isRough: boolean;
  /** The store did not say. */
  readonly hasFailed: boolean;
  /** Until when it can be saved, in words. */
  readonly cutOff: string | null;
  /** Absent where nothing can be put back any more. */
  readonly onUndo?: ((undos: readonly Undo[]) => void) | undefined;
  readonly onRetry: () => void;
  /** The ways on from here. */
  readonly children?: ReactNode;
};

/** What is other than it was ordered, line by line, and what that comes to. */
export function OrderDifference(props: Props): ReactNode {
  const { difference, isRough, hasFailed, cutOff, onRetry, children } = props;
  const id = useId();
  return (
    <section className="order-difference" aria-labelledby={id}>
      <h2 id={id}>{texts.title.text}</h2>
      {hasFailed ? (
        <div role="alert">
          <p>{texts.unknown.text}</p>
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        </div>
      ) : null}
      {difference ? <Shown {...props} difference={difference} /> : null}
      <p className="order-difference-small" role="status">
        {isRough && !hasFailed ? (difference ? texts.updating : texts.loading).text : ''}
      </p>
      {cutOff === null ? null : <p className="order-difference-small">{cutOff}</p>}
      {children}
    </section>
  );
}

function Shown({ difference, onUndo }: Props & { readonly difference: Difference }): ReactNode {
  const { lines, unchangedCount, isChanged } = difference;
  const undos = undosOf(difference);
  const others = (unchangedCount === 1 ? texts.oneAsBefore : texts.asBefore).text.replace(
    '{n}',
    String(unchangedCount),
  );
  if (!isChanged) return <p>{texts.unchanged.text}</p>;
  return (
    <>
      {lines.length === 0 ? <p>{texts.otherwise.text}</p> : null}
      <ul>
        {lines.map((line) => (
          <Line key={line.sku} line={line} onUndo={onUndo} />
        ))}
      </ul>
      {unchangedCount > 0 ? <p className="order-difference-small">{others}</p> : null}
      {onUndo && undos.length > 0 ? (
        <Button look="outline" size="small" onClick={() => onUndo(undos)} data-needs-script>
          {texts.undoAll.text}
        </Button>
      ) : null}
      <Money difference={difference} />
    </>
  );
}

const sideText = (side: DifferenceLine['before']): string =>
  side === null ? texts.none.text : `${amountText(side.amount, side.unit)} · ${money(side.totalCents)}`;

function Line({ line, onUndo }: { readonly line: DifferenceLine } & Pick<Props, 'onUndo'>): ReactNode {
  const { sku, name, image, before, after } = line;
  const change = lineChangeOf(line);
  const undo = undoOf(line);
  return (
    <li data-sku={sku} data-change={change}>
      <Image src={image === '' ? noPicture : image} alt="" width={48} height={48} />
      <div>
        <p>
          <b>{texts[change].text}</b> {name}
        </p>
        <p className="order-difference-small">
          <span className="visually-hidden">{`${texts.before.text}: `}</span>
          {sideText(before)}
          <span aria-hidden> → </span>
          <span className="visually-hidden">{`, ${texts.after.text}: `}</span>
          {sideText(after)}
        </p>
      </div>
      {onUndo && undo ? (
        <Button
          look="quiet"
          size="small"
          aria-label={texts.undoOf.text.replace('{name}', () => name)}
          onClick={() => onUndo([undo])}
          data-needs-script
        >
          {texts.undo.text}
        </Button>
      ) : null}
    </li>
  );
}

function Money({ difference }: { readonly difference: Difference }): ReactNode {
  const { beforeCents, afterCents, differenceCents } = difference;
  const sum = differenceCents > 0 ? texts.toPay : differenceCents < 0 ? texts.toComeBack : texts.even;
  return (
    <dl>
      <div>
        <dt>{texts.orderBefore.text}</dt>
        <dd>{money(beforeCents)}</dd>
      </div>
      <div>
        <dt>{texts.orderAfter.text}</dt>
        <dd>{money(afterCents)}</dd>
      </div>
      <div data-total="true">
        <dt>{sum.text}</dt>
        <dd>{money(Math.abs(differenceCents))}</dd>
      </div>
    </dl>
  );
}
