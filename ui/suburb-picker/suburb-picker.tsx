import type { FindPlaces } from '#machines/address-finder/index.ts';
import { PlaceBox } from '#ui/address-finder/place-box.tsx';
import { suburbPickerTexts as texts } from '#ui/texts/suburb-picker.texts.ts';

export type SuburbPickerProps = {
  /** Stays the same as long as the picker stands. */
  readonly find: FindPlaces;
  /** The suburb that holds; the box begins with it. */
  readonly current: { readonly id: number; readonly name: string } | null;
  /** A choice of a suburb is on its way. */
  readonly isBusy?: boolean;
  /** What is wrong, in words. */
  readonly problem?: string | null;
  readonly label?: string;
  readonly onChoose: (suburbId: number) => void;
};

/** Where groceries go, by suburb alone: choosing one from the list is the choice itself. */
export function SuburbPicker(props: SuburbPickerProps) {
  const { find, current, isBusy = false, problem = null, label = texts.label.text, onChoose } = props;
  const chosen = current && { id: current.id, text: current.name, detail: '', ruralDelivery: null };
  return (
    <div data-state={isBusy ? 'busy' : 'resting'}>
      <PlaceBox
        kind="suburb"
        name="suburb"
        label={label}
        hint={texts.hint.text}
        autoComplete="address-level3"
        find={find}
        text={current?.name ?? ''}
        chosen={chosen}
        problem={problem}
        onPlace={(place) => {
          if (place) onChoose(place.id);
        }}
      />
      <p className="visually-hidden" role="status">
        {isBusy ? texts.saving.text : ''}
      </p>
    </div>
  );
}
