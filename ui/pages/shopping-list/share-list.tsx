import { type ReactNode, useId, useRef, useState } from 'react';
import type { ShownList } from '#machines/shopping-list/index.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { reasonOf } from '#ui/shopping-list/list-words.ts';
import type { ListActor } from '#ui/shopping-list/shopping-list.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

type Props = { readonly share: ShownList['share']; readonly send: ListActor['send']; readonly origin: string };

/** The link by which others read the list. Where the page may not copy it, it is selected for whoever can. */
export function ShareList({ share: { isShared, token, fault }, send, origin }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const link = token === null ? null : `${origin}${href.sharedShoppingList(token)}`;
  const select = () => {
    field.current?.focus();
    field.current?.select();
    say(texts.copyByHand.text);
  };
  const copy = (text: string) => {
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(text).then(() => say(texts.copied.text), select);
  };
  return (
    <section className="shopping-list-page-share" aria-labelledby={`${id}-title`} data-needs-script="">
      <h2 id={`${id}-title`}>{texts.share.text}</h2>
      <p>{isShared && link === null ? texts.isShared.text : texts.shareText.text}</p>
      {link === null ? null : (
        <div className="shopping-list-page-link">
          <label className="visually-hidden" htmlFor={id}>
            {texts.link.text}
          </label>
          <input id={id} ref={field} type="text" readOnly value={link} />
          <Button onClick={() => copy(link)}>{texts.copy.text}</Button>
        </div>
      )}
      <p className="shopping-list-page-ways">
        <Button look="outline" onClick={() => send({ type: 'share.make' })}>
          {isShared ? texts.newLink.text : texts.makeLink.text}
        </Button>
        {isShared ? (
          <Button look="quiet" onClick={() => send({ type: 'share.end' })}>
            {texts.endShare.text}
          </Button>
        ) : null}
      </p>
      <p role="status">
        {fault ? texts.shareFailed.text.replace('{reason}', () => reasonOf(fault)) : link === null ? '' : said}
      </p>
    </section>
  );
}
