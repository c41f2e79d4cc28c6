import './shopping-list.css';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isSameList, type ShownList, shownList, type shoppingListMachine } from '#machines/shopping-list/index.ts';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';
import { AddLines } from './add-lines.tsx';
import { ListLine } from './list-line.tsx';
import { ListNotices } from './list-notices.tsx';
import { reasonOf } from './list-words.ts';

export type ListActor = Pick<ActorRefFrom<typeof shoppingListMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

export const useShownList = (list: ListActor): ShownList =>
  useSelector(list as ActorRefFrom<typeof shoppingListMachine>, shownList, isSameList);

type Props = {
  readonly list: ListActor;
  /** What is searched for now. */
  readonly current?: string | undefined;
  readonly level?: 2 | 3;
};

/** What is to be got: written, ticked off, looked for and taken away, each at once. */
export function ShoppingList({ list, current, level = 2 }: Props): ReactNode {
  const shown = useShownList(list);
  const { send } = list;
  const add = (lines: readonly string[]) => send({ type: 'items.add', items: lines.map((text) => ({ text })) });
  return (
    <div className="shopping-list" data-state={shown.state}>
      <AddLines onAdd={add} />
      <ListNotices shown={shown} send={send} />
      <Standing shown={shown} send={send} current={current} level={level} />
    </div>
  );
}

type StandingProps = Pick<Props, 'current'> & {
  readonly shown: ShownList;
  readonly send: ListActor['send'];
  readonly level: 2 | 3;
};

function Standing({ shown, send, current, level }: StandingProps): ReactNode {
  const lines = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const { items, state, fault } = shown;
  const Heading = level === 2 ? 'h2' : 'h3';
  /** The line that had the focus is gone: the one in its place takes it, or the place where things are written. */
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = lines.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)];
    removedAt.current = null;
    (next ?? document.querySelector<HTMLElement>('.shopping-list-add input'))?.focus();
  }, [items]);
  if (state === 'unread') return <p className="shopping-list-wait">{texts.unread.text}</p>;
  if (state === 'loading')
    return (
      <div role="status">
        <span className="visually-hidden">{texts.loading.text}</span>
        <TextSkeleton lines={4} />
      </div>
    );
  if (state === 'failed')
    return (
      <p className="shopping-list-note" data-kind="bad" role="status">
        <span>{texts.failed.text.replace('{reason}', () => (fault ? reasonOf(fault) : ''))}</span>
        <Button look="outline" size="small" onClick={() => send({ type: 'list.retry' })}>
          {texts.retry.text}
        </Button>
      </p>
    );
  if (items.length === 0)
    return <EmptyState title={<Heading>{texts.empty.text}</Heading>} text={texts.emptyText.text} />;
  const now = current === undefined ? null : itemKeyOf({ text: current });
  return (
    <ul ref={lines} className="shopping-list-lines" aria-label={texts.items.text}>
      {items.map((line, at) => (
        <ListLine
          key={line.item}
          line={line}
          isCurrent={now !== null && itemKeyOf({ text: line.text }) === now}
          onTick={(isTicked) => send({ type: 'item.tick', item: line.item, isTicked })}
          onRemove={() => {
            removedAt.current = at;
            send({ type: 'item.remove', item: line.item });
          }}
        />
      ))}
    </ul>
  );
}
