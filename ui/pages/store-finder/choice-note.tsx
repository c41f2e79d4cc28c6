import type { ChangeState } from '#machines/fulfilment/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';

type Props = {
  readonly choice: ChangeState;
  readonly storeName: string;
  /** The page that the visitor came from. */
  readonly backHref: string | null;
  readonly onRetry: () => void;
};

/** What has come of choosing a store, and the way on; it stands where the button was pressed. */
export function ChoiceNote({ choice, storeName, backHref, onRetry }: Props) {
  if (choice === 'changed')
    return (
      <div className="choice-note" data-state="chosen">
        <p>{chosenText(storeName)}</p>
        <ButtonLink size="small" href={backHref ?? href.departments()}>
          {(backHref === null ? texts.goShopping : texts.goOn).text}
        </ButtonLink>
      </div>
    );
  if (choice === 'failed')
    return (
      <div className="choice-note" data-state="failed">
        <p>{texts.chooseFailed.text}</p>
        <Button size="small" onClick={onRetry}>
          {texts.tryAgain.text}
        </Button>
      </div>
    );
  return null;
}

/** "Kete Kilbirnie is your store now. Prices and stock are now those of Kete Kilbirnie." */
export const chosenText = (name: string): string =>
  `${name} ${texts.isYoursNow.text} ${texts.nowThoseOf.text} ${name}.`;

/** What is said aloud of a choice, whichever store it was. */
export function choiceAloud(choice: ChangeState, storeName: string): string {
  if (choice === 'changing') return `${texts.choosing.text} ${storeName}`;
  if (choice === 'changed') return chosenText(storeName);
  return choice === 'failed' ? texts.chooseFailed.text : '';
}
