import './trolley-extras.css';
import { money } from '#services/display/money.rules.ts';
import type { PackagingOption } from '#services/trolley/trolley.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { A } from '#ui/link/link.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { Lost, type LostProps } from './lost.tsx';

type Ways = Omit<LostProps, 'about'>;
type Options = {
  /** Null while they are on their way. */
  readonly options: readonly PackagingOption[] | null;
  readonly hasFailed: boolean;
  readonly chosenId: string | null;
  readonly onChoose: (packagingPreferenceId: string) => void;
  readonly onRetryOptions: () => void;
};

const feeText = (feeCents: number) => (feeCents === 0 ? texts.packingFree.text : money(feeCents));

/** The ways to pack, each with what it costs. */
export function PackingOptions({
  options,
  hasFailed,
  chosenId,
  onChoose,
  onRetryOptions,
  name,
  ...ways
}: Ways &
  Options & {
    readonly name: string;
  }) {
  if (options === null)
    return hasFailed ? (
      <p className="trolley-extras-ways">
        {texts.packingUnknown.text}{' '}
        <Button look="outline" size="small" onClick={onRetryOptions}>
          {texts.tryAgain.text}
        </Button>
      </p>
    ) : (
      <p className="trolley-extras-note">{texts.packingLoading.text}</p>
    );
  return (
    <>
      <fieldset className="trolley-extras-choices">
        <legend className="visually-hidden">{texts.packingTitle.text}</legend>
        {options.map(({ packagingPreferenceId: id, name: label, description, feeCents, isSelected }) => (
          <label className="trolley-extras-choice" key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosenId === null ? isSelected : id === chosenId}
              onChange={() => onChoose(id)}
            />
            <span>
              {label}
              <small>{description}</small>
            </span>
            <b>{feeText(feeCents)}</b>
          </label>
        ))}
      </fieldset>
      <Lost about={texts.packingTitle.text} {...ways} />
    </>
  );
}

/** Whether a slip on paper lies in the order. */
export function SlipChoice({
  isOnPaper,
  onChange,
  name,
  ...ways
}: Ways & { readonly isOnPaper: boolean; readonly onChange: (isOnPaper: boolean) => void; readonly name: string }) {
  return (
    <>
      <fieldset className="trolley-extras-choices">
        <legend className="visually-hidden">{texts.slipTitle.text}</legend>
        <label className="trolley-extras-choice">
          <input type="radio" name={name} checked={isOnPaper} onChange={() => onChange(true)} />
          {texts.slipPaper.text}
        </label>
        <label className="trolley-extras-choice">
          <input type="radio" name={name} checked={!isOnPaper} onChange={() => onChange(false)} />
          {texts.slipScreen.text}
        </label>
      </fieldset>
      <Lost about={texts.slipTitle.text} {...ways} />
    </>
  );
}

/** Under the lines: how they are packed, and whether a slip on paper comes along. */
export function Packing({
  packing,
  slip,
  moreHref,
}: {
  readonly packing: Ways & Options;
  readonly slip: Ways & { readonly isOnPaper: boolean; readonly onChange: (isOnPaper: boolean) => void };
  readonly moreHref: string;
}) {
  const { isOnPaper, onChange, ...ways } = slip;
  return (
    <section className="trolley-extras" aria-labelledby="packing-title">
      <h2 id="packing-title">{texts.packingTitle.text}</h2>
      <PackingOptions name="packing" {...packing} />
      <label className="trolley-extras-choice">
        <input type="checkbox" checked={isOnPaper} onChange={({ target }) => onChange(target.checked)} />
        {texts.slip.text}
      </label>
      <Lost about={texts.slipTitle.text} {...ways} />
      <p>
        <A className="trolley-extras-link" href={moreHref}>
          {texts.packingMore.text}
        </A>
      </p>
    </section>
  );
}
