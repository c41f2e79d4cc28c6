import './express-page.css';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';

type Props = {
  /** Null when they did not come. */
  readonly stores: readonly Store[] | null;
  readonly chosenId: number | null;
  readonly choosingId: number | null;
  readonly hasFailed: boolean;
  readonly onChoose: (storeId: number) => void;
  readonly onRetry: () => void;
};

/** The stores with express pick up; the one that was chosen says so. */
export function ExpressStores({ stores, chosenId, choosingId, hasFailed, onChoose, onRetry }: Props) {
  if (stores === null)
    return (
      <Alert
        type="warning"
        title={texts.storesFailed.text}
        action={<Button onClick={onRetry}>{texts.tryAgain.text}</Button>}
      />
    );
  const express = stores.filter(({ isExpress }) => isExpress);
  if (express.length === 0) return <p>{texts.noStores.text}</p>;
  return (
    <>
      <p>{texts.storesText.text}</p>
      {hasFailed ? <Alert title={texts.notChosen.text} /> : null}
      <ul className="express-windows" aria-label={texts.stores.text} aria-busy={choosingId !== null}>
        {express.map(({ id, name, address }) => (
          <li key={id} data-state={id === chosenId ? 'held' : undefined}>
            <span>
              <b>{name}</b>
              <small>{address}</small>
            </span>
            {id === chosenId ? (
              <b>{texts.chosen.text}</b>
            ) : (
              <Button
                size="small"
                look="outline"
                aria-label={`${texts.choose.text} ${name}`}
                aria-disabled={choosingId !== null}
                onClick={() => choosingId === null && onChoose(id)}
              >
                {id === choosingId ? texts.choosing.text : texts.choose.text}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
