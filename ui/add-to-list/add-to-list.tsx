import './add-to-list.css';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { addToListTexts as texts } from '#ui/texts/add-to-list.texts.ts';

type Props = { readonly name: string; readonly isOnList: boolean; readonly onAdd: () => void };

/** Writes a product on the shopping list, for guests too; once it is there, it says so. */
export function AddToList({ name, isOnList, onAdd }: Props): ReactNode {
  return (
    <button className="add-to-list" type="button" aria-pressed={isOnList} data-needs-script="" onClick={onAdd}>
      <Icon name={isOnList ? 'check' : 'shopping-list'} size="small" />
      <span>
        {isOnList ? texts.onList.text : texts.addToList.text}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </button>
  );
}
