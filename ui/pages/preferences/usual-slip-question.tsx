import './preferences.css';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { UsualSlip } from './order-sections.tsx';
import type { PreferencesPageProps } from './preferences.types.ts';

type Props = Pick<PreferencesPageProps, 'shown' | 'onSend'> & {
  /** How the order in the trolley has it; null where nothing is in it. */
  readonly ofTrolley: { readonly isOnPaper: boolean; readonly onChange: (isOnPaper: boolean) => void } | null;
};

/** The slip of every order, asked over whatever page they are at; the order in the trolley follows. */
export function UsualSlipQuestion({ shown, onSend, ofTrolley }: Props): ReactNode {
  const { state, fault, values } = shown;
  if (state !== 'shown')
    return state === 'asking' ? (
      <p role="status">{texts.asking.text}</p>
    ) : (
      <Alert
        type="error"
        action={
          <Button size="small" onClick={() => onSend({ type: 'preferences.retry' })}>
            {texts.tryAgain.text}
          </Button>
        }
      >
        {`${texts.unread.text} ${fault?.message ?? ''}`}
      </Alert>
    );
  const isOther = ofTrolley !== null && ofTrolley.isOnPaper !== values.paperPackingSlip;
  return (
    <div className="preferences-question">
      <p>{texts.slipText.text}</p>
      <p>{texts.slipBoth.text}</p>
      <UsualSlip
        shown={shown}
        onSend={onSend}
        name="usual-slip"
        {...(ofTrolley ? { onChosen: ofTrolley.onChange } : {})}
      />
      {isOther ? (
        <p className="preferences-other">
          {(ofTrolley.isOnPaper ? texts.slipTrolleyPaper : texts.slipTrolleyScreen).text}{' '}
          <Button look="outline" size="small" onClick={() => ofTrolley.onChange(values.paperPackingSlip)}>
            {texts.slipSame.text}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
