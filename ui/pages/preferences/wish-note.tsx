import type { ReactNode } from 'react';
import type { WishShown } from '#machines/preferences/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';

type Props = {
  readonly shown: WishShown;
  /** What it is about, for those who hear the buttons alone. */
  readonly about: string;
  readonly onRetry: () => void;
  readonly onPutBack: () => void;
};

/** On its way, or saved. */
export const WishState = ({ state }: Pick<WishShown, 'state'>): ReactNode => (
  <p className="preferences-state" role="status" data-state={state}>
    {state === 'saving' ? texts.saving.text : null}
    {state === 'saved' ? (
      <>
        <Icon name="check" size="small" /> {texts.saved.text}
      </>
    ) : null}
  </p>
);

/** How a choice fares, beside it: on its way, saved, or not saved with the ways on. */
export function WishNote({ shown: { state, fault }, about, onRetry, onPutBack }: Props): ReactNode {
  const named = <span className="visually-hidden">{`: ${about}`}</span>;
  return (
    <div className="preferences-note">
      <WishState state={state} />
      {fault ? (
        <>
          <p className="preferences-lost">{texts.notKept.text.replace('{why}', () => fault.message)}</p>
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
            {named}
          </Button>
          <Button look="quiet" size="small" onClick={onPutBack}>
            {texts.putBack.text}
            {named}
          </Button>
        </>
      ) : null}
    </div>
  );
}
