import './saved.css';
import type { SavedListsEvent, SavedListsShown } from '#machines/saved-lists/index.ts';
import { dateText, dayOf } from '#services/display/dates.rules.ts';
import type { SavedListSummary } from '#services/lists/saved-lists.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ListChangeNote } from '#ui/saved-lists/change-note.tsx';
import { RemoveQuestion } from '#ui/saved-lists/remove-question.tsx';
import { countOf, whyOf } from '#ui/saved-lists/report-words.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

type Props = {
  readonly shown: SavedListsShown;
  /** How many different products the trolley holds; null while nobody knows. */
  readonly trolleyCount: number | null;
  readonly onSend: (event: SavedListsEvent) => void;
};

/** The shopper's saved lists: which there are, and the ways to each. */
export function SavedPage({ shown, trolleyCount, onSend }: Props) {
  const { state, lists, fault, asked, change } = shown;
  const saveHref = href.modalOver(href.savedLists(), { outlet: 'vt-modal', path: 'save-as-list' });
  return (
    <main id="main" className="page saved" aria-busy={state === 'reading' || undefined}>
      <Breadcrumb crumbs={[{ text: texts.lists.text, href: href.page('/lists') }, { text: texts.saved.text }]} />
      <div className="saved-head">
        <h1>{texts.saved.text}</h1>
        {trolleyCount !== null && trolleyCount > 0 ? (
          <ButtonLink href={saveHref} look={lists?.length === 0 ? 'primary' : 'outline'}>
            {texts.saveTrolley.text}
          </ButtonLink>
        ) : null}
      </div>
      <ListChangeNote
        change={change}
        onRetry={() => onSend({ type: 'change.retry' })}
        onDrop={() => onSend({ type: 'change.drop' })}
      />
      {state === 'unread' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={() => onSend({ type: 'lists.refresh' })}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {`${texts.unread.text} ${whyOf(fault)}`}
        </Alert>
      ) : null}
      {lists === null ? (
        state === 'reading' ? (
          <p role="status">{texts.reading.text}</p>
        ) : null
      ) : lists.length === 0 ? (
        <EmptyState
          picture="/assets/art/empty-trolley.svg"
          title={<h2>{texts.noLists.text}</h2>}
          text={texts.noListsWhy.text}
        >
          {trolleyCount !== null && trolleyCount > 0 ? null : (
            <ButtonLink href={href.departments()}>{texts.startShopping.text}</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          <p className="lead">{texts.savedLead.text}</p>
          <ul className="saved-lists" aria-label={texts.saved.text}>
            {lists.map((list) => (
              <ListRow key={list.id} list={list} onRemove={() => onSend({ type: 'list.remove', id: list.id })} />
            ))}
          </ul>
        </>
      )}
      {asked ? (
        <RemoveQuestion
          name={asked.name}
          onRemove={() => onSend({ type: 'remove.confirm' })}
          onKeep={() => onSend({ type: 'ask.cancel' })}
        />
      ) : null}
    </main>
  );
}

type RowProps = { readonly list: SavedListSummary; readonly onRemove: () => void };

function ListRow({ list: { id, name, itemCount, changedMs, isShared }, onRemove }: RowProps) {
  const facts = [
    countOf(itemCount, texts.oneProduct, texts.products),
    texts.changed.text.replace('{date}', dateText(dayOf(changedMs))),
    ...(isShared ? [texts.shared.text] : []),
  ];
  return (
    <li className="saved-list">
      <div className="saved-list-words">
        <A className="saved-list-name" href={href.listItems(id)}>
          {name}
        </A>
        <p className="saved-list-facts">{facts.join(' · ')}</p>
      </div>
      <button className="saved-list-remove" type="button" onClick={onRemove} data-needs-script="">
        <Icon name="trash" size="small" label={`${texts.removeList.text}: ${name}`} />
      </button>
    </li>
  );
}
