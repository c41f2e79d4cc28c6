import { type MouseEvent, useRef, useState } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { homeTexts as texts } from '#ui/texts/home.texts.ts';

type Props = { readonly parts: readonly string[]; readonly onRetry?: (() => Promise<unknown>) | undefined };

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${texts.and.text} ${parts.at(-1)}`;

/** Says what did not come and asks for it again. Without script it is a link to the page itself. */
export function MissingParts({ parts, onRetry }: Props) {
  const [hasRetried, keepRetried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const retry = async (event: MouseEvent) => {
    if (!onRetry) return;
    event.preventDefault();
    await onRetry();
    keepRetried(true);
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  };
  const isWhole = parts.length === 0;
  return (
    <div className="home-page-missing" role="status" ref={place} tabIndex={-1} data-is-whole={isWhole || undefined}>
      {isWhole ? (
        hasRetried && <p className="visually-hidden">{texts.allIsThere.text}</p>
      ) : (
        <>
          <Icon name="alert" size="small" />
          <p>{`${texts.missing.text} ${listed(parts)}. ${texts.elseIsThere.text}`}</p>
          <ButtonLink href={href.home()} look="outline" size="small" onClick={(event) => void retry(event)}>
            {texts.tryAgain.text}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
