import type { MouseEvent } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { TrolleyWords } from '#ui/trolley-count/trolley-words.tsx';

type SlotProps = { readonly title?: string; readonly note?: string; readonly isBar?: boolean };

/** Where and when the groceries come; until a time is chosen, the way to choose one. */
export function SlotChip({
  title = texts.chooseTime.text,
  note = texts.chooseTimeNote.text,
  isBar = false,
}: SlotProps) {
  return (
    <A
      className="slot-chip"
      data-bar={isBar || undefined}
      href={href.page(isBar ? '/book-a-timeslot/how-where-when' : '/bookatimeslot')}
    >
      <Icon name="truck" />
      <span>
        <strong>{title}</strong> <small>{note}</small>
      </span>
    </A>
  );
}

type TrolleyProps = { readonly label?: string; readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };

/** The way to the trolley; on small screens the bottom bar has it. */
export function TrolleyLink({ label = texts.trolley.text, onPress }: TrolleyProps) {
  return (
    <A className="trolley-link button" data-look="primary" href={href.page('/trolley')} onClick={onPress}>
      <Icon name="trolley" />
      <TrolleyWords kind="header" name={label} />
    </A>
  );
}
