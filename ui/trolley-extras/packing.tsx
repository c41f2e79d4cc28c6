import './trolley-extras.css';
import { money } from '#services/display/money.rules.ts';
import type { PackagingOption } from '#services/trolley/trolley.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Choices, Tick } from '#ui/choices/choices.tsx';
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
      <Choices
        name={name}
        label={texts.packingTitle.text}
        chosen={chosenId ?? options.find(({ isSelected }) => isSelected)?.packagingPreferenceId ?? null}
        choices={options.map((option) => ({
          value: option.packagingPreferenceId,
          label: option.name,
          text: option.description,
          price: feeText(option.feeCents),
        }))}
        onChoose={onChoose}
      />
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
      <Choices
        name={name}
        label={texts.slipTitle.text}
        chosen={isOnPaper}
        choices={[
          { value: true, label: texts.slipPaper.text },
          { value: false, label: texts.slipScreen.text },
        ]}
        onChoose={onChange}
      />
      <Lost about={texts.slipTitle.text} {...ways} />
    </>
  );
}

/** Under the lines: how they are packed, and whether a slip on paper comes along. */
export function Packing({
  packing,
  slip,
  moreHref,
  slipHref,
}: {
  readonly packing: Ways & Options;
  readonly slip: Ways & { readonly isOnPaper: boolean; readonly onChange: (isOnPaper: boolean) => void };
  readonly moreHref: string;
  /** Where the slip of all orders is chosen. */
  readonly slipHref: string;
}) {
  const { isOnPaper, onChange, ...ways } = slip;
  return (
    <section className="trolley-extras" aria-labelledby="packing-title">
      <h2 id="packing-title">{texts.packingTitle.text}</h2>
      <PackingOptions name="packing" {...packing} />
      <Tick label={texts.slip.text} isTicked={isOnPaper} onChange={onChange} />
      <Lost about={texts.slipTitle.text} {...ways} />
      <p>
        <A className="trolley-extras-link" href={moreHref}>
          {texts.packingMore.text}
        </A>
      </p>
      <p>
        <A className="trolley-extras-link" href={slipHref}>
          {texts.slipUsual.text}
        </A>
      </p>
    </section>
  );
}
