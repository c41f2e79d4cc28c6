import './dietary-profile.css';
import type { ReactNode } from 'react';
import type { DietaryProfileShown } from '#machines/dietary-profile/index.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { allergens, diets } from '#services/dietary/dietary.words.ts';
import { Button } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { dietaryTexts as texts } from '#ui/texts/dietary.texts.ts';

type Props = {
  readonly shown: DietaryProfileShown;
  readonly onWant: (profile: DietaryProfile) => void;
  readonly onRetry: () => void;
  readonly onPutBack: () => void;
};
type BoxesProps<Name extends string> = {
  readonly legend: string;
  readonly names: readonly Name[];
  readonly chosen: readonly Name[];
  readonly onChoose: (chosen: Name[]) => void;
};

function Boxes<Name extends string>({ legend, names, chosen, onChoose }: BoxesProps<Name>): ReactNode {
  const isLive = useLive();
  return (
    <fieldset disabled={!isLive}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} className="dietary-profile-choice">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChoose(names.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** What somebody eats and what they do not: every tick is kept at once. */
export function DietaryProfileForm({ shown, onWant, onRetry, onPutBack }: Props): ReactNode {
  const { state, profile, wish, fault } = shown;
  const isLive = useLive();
  if (state === 'asking') return <p role="status">{texts.asking.text}</p>;
  if (state === 'failed')
    return (
      <p role="status">
        {`${texts.unread.text} ${fault?.message ?? ''} `}
        <Button look="outline" size="small" onClick={onRetry} data-needs-script>
          {texts.tryAgain.text}
        </Button>
      </p>
    );
  return (
    <div className="dietary-profile">
      <Boxes
        legend={texts.diets.text}
        names={diets}
        chosen={profile.diets}
        onChoose={(chosen) => onWant({ ...profile, diets: chosen })}
      />
      <Boxes
        legend={texts.avoids.text}
        names={allergens}
        chosen={profile.avoids}
        onChoose={(chosen) => onWant({ ...profile, avoids: chosen })}
      />
      <label className="dietary-profile-choice">
        <input
          type="checkbox"
          disabled={!isLive || profile.avoids.length === 0}
          checked={profile.avoidsTraces}
          onChange={({ target }) => onWant({ ...profile, avoidsTraces: target.checked })}
        />
        {texts.traces.text}
      </label>
      <div className="dietary-profile-fares" role="status" data-state={wish}>
        {wish === 'saving' ? texts.saving.text : null}
        {wish === 'saved' ? (
          <>
            <Icon name="check" size="small" /> {texts.saved.text}
          </>
        ) : null}
        {wish === 'lost' ? (
          <>
            {texts.notKept.text.replace('{why}', () => fault?.message ?? '')}
            <Button look="outline" size="small" onClick={onRetry}>
              {texts.tryAgain.text}
            </Button>
            <Button look="quiet" size="small" onClick={onPutBack}>
              {texts.putBack.text}
            </Button>
          </>
        ) : null}
      </div>
      <p className="dietary-profile-note">{texts.honest.text}</p>
    </div>
  );
}
