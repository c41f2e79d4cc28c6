import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

type Props = {
  /** Null when the list is shared by a link that this page does not know. */
  readonly link: string | null;
  readonly onShare: () => void;
  readonly onUnshare: () => void;
};

/** What opens a shared list, to be copied; and the end of it. */
export function ListShare({ link, onShare, onUnshare }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => field.current?.select(), [link]);
  const copy = () => {
    field.current?.select();
    void navigator.clipboard?.writeText(link ?? '').then(
      () => setCopied(link),
      () => undefined,
    );
  };
  return (
    <section className="list-share" aria-label={texts.shareLink.text}>
      <p>{texts.shareText.text}</p>
      {link === null ? null : (
        <label className="list-share-link">
          <span>{texts.shareLink.text}</span>
          <input ref={field} type="url" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      <p className="list-share-ways">
        {link === null ? (
          <Button size="small" look="outline" onClick={onShare}>
            {texts.showLink.text}
          </Button>
        ) : (
          <Button size="small" onClick={copy}>
            {texts.copy.text}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onUnshare}>
          {texts.unshare.text}
        </Button>
        <span role="status">{copied !== null && copied === link ? texts.copied.text : ''}</span>
      </p>
    </section>
  );
}
