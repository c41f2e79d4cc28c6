import type { ReactNode } from 'react';
import type { Wish, WishName } from '#machines/preferences/index.ts';
import { money } from '#services/display/money.rules.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import type { PreferenceText } from '#services/preferences/preferences.words.ts';
import { Choices, Tick } from '#ui/choices/choices.tsx';
import { NoteAddOn, OrderNote } from '#ui/order-notes/order-note.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { SlipChoice } from '#ui/trolley-extras/packing.tsx';
import type { PreferencesPageProps } from './preferences.types.ts';
import { PreferenceSection } from './section.tsx';
import { WishNote, WishState } from './wish-note.tsx';

type Props = Pick<PreferencesPageProps, 'shown' | 'onSend'>;

/** What is done with a wish, and how it fares beside its control. */
export const wishWays = ({ shown, onSend }: Props, name: WishName, about: string) => ({
  make: (wish: Wish) => onSend({ type: 'wish.make', wish }),
  note: (
    <WishNote
      shown={shown.wish(name)}
      about={about}
      onRetry={() => onSend({ type: 'wish.retry', name })}
      onPutBack={() => onSend({ type: 'wish.putBack', name })}
    />
  ),
});

export function PackingSection(props: Props): ReactNode {
  const { packagingWays, values } = props.shown;
  const { make, note } = wishWays(props, 'packagingPreferenceId', texts.packing.text);
  const chosen = values.packagingPreferenceId;
  const isGone = chosen !== null && !packagingWays.some((way) => way.packagingPreferenceId === chosen);
  return (
    <PreferenceSection title={texts.packing.text} text={texts.packingText.text}>
      {isGone ? <p role="note">{texts.packingGone.text}</p> : null}
      <Choices<string | null>
        name="preferred-packing"
        label={texts.packing.text}
        chosen={chosen}
        choices={[
          { value: null, label: texts.packingEach.text, text: texts.packingEachText.text },
          ...packagingWays.map(({ packagingPreferenceId, name, description, feeCents }) => ({
            value: packagingPreferenceId,
            label: name,
            text: description,
            price: feeCents === 0 ? texts.packingFree.text : money(feeCents),
          })),
        ]}
        onChoose={(value) => make({ name: 'packagingPreferenceId', value })}
      />
      {note}
    </PreferenceSection>
  );
}

/** Whether a slip on paper lies in every order. */
export function UsualSlip(props: Props & { readonly name: string; readonly onChosen?: (isOnPaper: boolean) => void }) {
  const { shown, onSend, name, onChosen } = props;
  const { state, fault } = shown.wish('paperPackingSlip');
  return (
    <>
      <SlipChoice
        name={name}
        isOnPaper={shown.values.paperPackingSlip}
        lost={fault?.message ?? null}
        onChange={(value) => {
          onSend({ type: 'wish.make', wish: { name: 'paperPackingSlip', value } });
          onChosen?.(value);
        }}
        onRetry={() => onSend({ type: 'wish.retry', name: 'paperPackingSlip' })}
        onPutBack={() => onSend({ type: 'wish.putBack', name: 'paperPackingSlip' })}
      />
      <WishState state={state} />
    </>
  );
}

export const SlipSection = (props: Props): ReactNode => (
  <PreferenceSection title={texts.slip.text} text={texts.slipText.text} anchor="packing-slip">
    <UsualSlip {...props} name="preferred-slip" />
  </PreferenceSection>
);

export function SubstitutesSection(props: Props): ReactNode {
  const { make, note } = wishWays(props, 'allowSubstitutes', texts.substitutes.text);
  return (
    <PreferenceSection title={texts.substitutes.text} text={texts.substitutesText.text}>
      <Choices
        name="preferred-substitutes"
        label={texts.substitutes.text}
        chosen={props.shown.values.allowSubstitutes}
        choices={[
          { value: true, label: texts.substitutesClose.text },
          { value: false, label: texts.substitutesLeave.text },
        ]}
        onChoose={(value) => make({ name: 'allowSubstitutes', value })}
      />
      {note}
    </PreferenceSection>
  );
}

const fields = [
  { field: 'instructions', label: texts.instructions.text, hint: texts.instructionsHint.text },
  { field: 'orderNotes', label: texts.orderNotes.text, hint: texts.orderNotesHint.text },
] as const satisfies readonly { readonly field: PreferenceText; readonly label: string; readonly hint: string }[];

export function NotesSection(props: Props): ReactNode {
  const { shown, onSend } = props;
  const { make, note } = wishWays(props, 'isAtDoorstep', doorstepAddOn);
  return (
    <PreferenceSection title={texts.notes.text} text={texts.notesText.text}>
      <NoteAddOn
        value={doorstepAddOn}
        isSelected={shown.values.isAtDoorstep}
        onChange={(value) => make({ name: 'isAtDoorstep', value })}
      />
      {note}
      {fields.map(({ field, ...words }) => (
        <OrderNote
          key={field}
          {...words}
          fieldId={`preferred-${field}`}
          shown={shown.words(field)}
          onType={(text) => onSend({ type: 'text.type', field, text })}
          onLeave={() => onSend({ type: 'text.leave' })}
          onRetry={() => onSend({ type: 'wish.retry', name: field })}
        />
      ))}
    </PreferenceSection>
  );
}

export function LettersSection(props: Props): ReactNode {
  const { make, note } = wishWays(props, 'marketingLetters', texts.letters.text);
  return (
    <PreferenceSection title={texts.letters.text} text={texts.lettersText.text}>
      <Tick
        label={texts.lettersYes.text}
        isTicked={props.shown.values.marketingLetters}
        onChange={(value) => make({ name: 'marketingLetters', value })}
      />
      {note}
    </PreferenceSection>
  );
}
