import './list-items.css';
import type { OpenList, SavedListsEvent } from '#machines/saved-lists/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { firstPress } from '#ui/button/first-press.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { ListChangeNote } from '#ui/saved-lists/change-note.tsx';
import { RemoveQuestion } from '#ui/saved-lists/remove-question.tsx';
import { addedWords, countOf, whyOf } from '#ui/saved-lists/report-words.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';
import { ListItem } from './list-item.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { ListShare } from './list-share.tsx';

type Props = {
  readonly shown: OpenList;
  /** The address that opens the list to others; null when none is known. */
  readonly link: string | null;
  readonly onSend: (event: SavedListsEvent) => void;
  readonly onPrint: () => void;
};

/** One saved list: what stands on it, and the way to have it all again. */
export function ListItemsPage(props: Props) {
  const { shown, onSend } = props;
  const { state, list, fault } = shown;
  const crumbs = [
    { text: texts.lists.text, href: href.page('/lists') },
    { text: texts.saved.text, href: href.savedLists() },
    ...(list ? [{ text: list.name, isAsWritten: true }] : []),
  ];
  const retry = (
    <Button size="small" onClick={() => onSend({ type: 'list.reload' })}>
      {texts.tryAgain.text}
    </Button>
  );
  return (
    <main id="main" className="page list-items" aria-busy={state === 'opening' || undefined}>
      <Breadcrumb crumbs={crumbs} />
      {state === 'unopened' ? (
        <Alert type="error" action={retry}>
          {`${texts.listUnread.text} ${whyOf(fault)}`}
        </Alert>
      ) : null}
      {state === 'missing' || (state === 'shown' && list === null) ? (
        <EmptyState title={<h1>{texts.missing.text}</h1>} text={texts.missingWhy.text}>
          <ButtonLink href={href.savedLists()}>{texts.allLists.text}</ButtonLink>
        </EmptyState>
      ) : list === null ? (
        <>
          <h1>{texts.saved.text}</h1>
          {state === 'opening' ? <p role="status">{texts.opening.text}</p> : null}
        </>
      ) : (
        <OneList {...props} list={list} />
      )}
    </main>
  );
}

type One = Props & { readonly list: NonNullable<OpenList['list']> };

function OneList({ shown, list, link, onSend, onPrint }: One) {
  const { id, name, isShared } = list;
  const { items, change, takenOff, isRenaming, isAsking } = shown;
  const hindered = items.filter(({ hindrance }) => hindrance !== null).length;
  const addable = items.length - hindered;
  const isAll = shown.tickedCount === addable;
  const rename = (typed: string, problem: string | null) =>
    onSend({ type: 'list.rename', id, name: typed, ...(problem === null ? {} : { problems: { name: problem } }) });
  return (
    <>
      <div className="list-items-head">
        {isRenaming ? (
          <ListNameForm
            name={name}
            otherNames={shown.otherNames}
            change={change}
            onRename={rename}
            onCancel={() => onSend({ type: 'ask.cancel' })}
          />
        ) : (
          <h1>{name}</h1>
        )}
        <p className="list-items-count">{countOf(items.length, texts.oneProduct, texts.products)}</p>
        <div className="list-items-ways" data-needs-script="">
          {isRenaming ? null : (
            <Button look="quiet" size="small" onClick={() => onSend({ type: 'rename.begin' })}>
              <Icon name="edit" size="small" />
              {texts.rename.text}
            </Button>
          )}
          {isShared ? null : (
            <Button look="quiet" size="small" onClick={() => onSend({ type: 'list.share', id })}>
              <Icon name="share" size="small" />
              {texts.share.text}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onPrint}>
            <Icon name="list" size="small" />
            {texts.print.text}
          </Button>
          <Button look="quiet" size="small" onClick={() => onSend({ type: 'list.remove', id })}>
            <Icon name="trash" size="small" />
            {texts.remove.text}
          </Button>
        </div>
      </div>
      <ListChangeNote
        change={change}
        onRetry={() => onSend({ type: 'change.retry' })}
        onDrop={() => onSend({ type: 'change.drop' })}
      />
      {isShared ? (
        <ListShare
          link={link}
          onShare={() => onSend({ type: 'list.share', id })}
          onUnshare={() => onSend({ type: 'list.unshare', id })}
        />
      ) : null}
      {takenOff ? (
        <p className="list-items-taken-off">
          {texts.takenOff.text.replace('{name}', () => takenOff.name)}
          <Button size="small" look="outline" onClick={() => onSend({ type: 'item.restore' })}>
            {texts.undo.text}
            <span className="visually-hidden">{`: ${takenOff.name}`}</span>
          </Button>
        </p>
      ) : null}
      {items.length === 0 ? (
        <EmptyState
          picture="/assets/art/empty-trolley.svg"
          title={<h2>{texts.emptyList.text}</h2>}
          text={texts.emptyListWhy.text}
        >
          <ButtonLink href={href.page('/trolley')}>{texts.toTrolley.text}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className="list-items-ticks">
            {hindered === 0 ? null : (
              <p className="list-items-hindered">{countOf(hindered, texts.oneHindered, texts.someHindered)}</p>
            )}
            {addable > 1 ? (
              <Button
                look="quiet"
                size="small"
                onClick={() => onSend({ type: 'ticks.set', isWanted: !isAll })}
                data-needs-script=""
              >
                {(isAll ? texts.tickNone : texts.tickAll).text}
              </Button>
            ) : null}
          </div>
          <ul className="list-items-rows" aria-label={name}>
            {items.map((shownItem) => (
              <ListItem key={shownItem.item.sku} shown={shownItem} onSend={onSend} />
            ))}
          </ul>
          <AddBar shown={shown} onSend={onSend} name={name} />
        </>
      )}
      {isAsking ? (
        <RemoveQuestion
          name={name}
          onRemove={() => onSend({ type: 'remove.confirm' })}
          onKeep={() => onSend({ type: 'ask.cancel' })}
        />
      ) : null}
    </>
  );
}

type BarProps = Pick<Props, 'shown' | 'onSend'> & { readonly name: string };

/** What is ticked goes into the trolley; what came of it stands where it was asked for. */
function AddBar({ shown, onSend, name }: BarProps) {
  const { tickedCount, tickedCents, adding, outcome } = shown;
  const text =
    adding === 'adding'
      ? texts.adding.text
      : tickedCount === 0
        ? texts.addNone.text
        : countOf(tickedCount, texts.addOne, texts.add);
  return (
    <div className="list-items-bar" data-needs-script="">
      {tickedCount > 0 ? (
        <span className="list-items-total">{texts.about.text.replace('{total}', money(tickedCents))}</span>
      ) : null}
      <Button aria-disabled={tickedCount === 0 || undefined} {...firstPress(() => onSend({ type: 'items.add' }))}>
        {text}
      </Button>
      {adding === 'added' ? (
        <p className="list-items-outcome">
          {`${addedWords({ name, ...outcome })} `}
          <ButtonLink href={href.page('/trolley')} look="outline" size="small">
            {texts.openTrolley.text}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
