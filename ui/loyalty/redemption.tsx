import '../field/field.css';
import type { ReactNode } from 'react';
import type { BalanceShown } from '#machines/loyalty/index.ts';
import { type RedemptionPreference, redemptionPreferences } from '#services/loyalty/loyalty.words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = {
  readonly shown: BalanceShown;
  readonly onPrefer: (preference: RedemptionPreference) => void;
};

/** What becomes of a reward. A choice counts at once; one that the store refuses goes back to what it has on file. */
export function Redemption({ shown: { preference, saving, refused, fault }, onPrefer }: Props): ReactNode {
  return (
    <section className="rewards-card" data-state={saving}>
      <fieldset className="field" data-kind="radio" data-counted="">
        <legend>
          <h2>{texts.preference.text}</h2>
        </legend>
        {redemptionPreferences.map((one) => (
          <label className="field-choice" key={one}>
            <input
              type="radio"
              name="redemptionPreference"
              value={one}
              checked={one === preference}
              onChange={() => onPrefer(one)}
            />
            {texts[one].text}
          </label>
        ))}
      </fieldset>
      <p role="status" className="rewards-card-note">
        {saving === 'sending' ? texts.preferenceSending.text : ''}
      </p>
      {saving === 'refused' && refused !== null ? (
        <Alert
          type="error"
          title={texts.preferenceRefused.text}
          action={
            <Button size="small" onClick={() => onPrefer(refused)}>
              {`${texts.preferenceAgain.text}: ${texts[refused].text}`}
            </Button>
          }
        >
          {fault ? faultWords(fault) : null}
        </Alert>
      ) : null}
    </section>
  );
}
