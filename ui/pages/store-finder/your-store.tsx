import { anchorOf } from '#services/fulfilment/stores.rules.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';

type Props = { readonly name: string; readonly storeId: number | null; readonly isChosen: boolean };

/** Which store the shop shows, and what that means; nothing while nobody knows. */
export function YourStore({ name, storeId, isChosen }: Props) {
  if (storeId === null || name === '') return null;
  const store = <A href={`#${anchorOf(storeId)}`}>{name}</A>;
  return (
    <p className="your-store" data-state={isChosen ? 'chosen' : 'open'}>
      <Icon name="store" />
      {isChosen ? (
        <span>
          <strong>
            {texts.yours.text}: {store}.
          </strong>
          {` ${texts.thoseOf.text} ${name}.`}
        </span>
      ) : (
        <span>
          <strong>{texts.notChosen.text}</strong> {texts.untilThen.text} {store}.
        </span>
      )}
    </p>
  );
}
