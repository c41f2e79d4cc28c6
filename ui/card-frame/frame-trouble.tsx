import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { cardFrameTexts as texts } from '../texts/card-frame.texts.ts';

type Props = {
  readonly trouble: 'refresh' | 'tryAgain';
  readonly contactHref: string;
  readonly debugUrl: string | null;
  readonly onRetry: () => void;
};

/** A sentence in which some words are a way on. */
function Sentence({ text, words, children }: { text: string; words: string; children: (words: string) => ReactNode }) {
  const at = text.indexOf(words);
  return (
    <p>
      {text.slice(0, at)}
      {children(words)}
      {text.slice(at + words.length)}
    </p>
  );
}

/** The words that stand where the frame was. */
export function FrameTrouble({ trouble, contactHref, debugUrl, onRetry }: Props) {
  return (
    <div className="card-frame-trouble" role="alert">
      <Icon name="error" />
      <div>
        {trouble === 'refresh' ? (
          <p>{texts.refresh.text}</p>
        ) : (
          <Sentence text={texts.tryAgain.text} words={texts.tryAgainLink.text}>
            {(words) => (
              <button type="button" className="card-frame-link" onClick={onRetry}>
                {words}
              </button>
            )}
          </Sentence>
        )}
        <Sentence text={texts.contact.text} words={texts.contactLink.text}>
          {(words) => <A href={contactHref}>{words}</A>}
        </Sentence>
        {debugUrl === null ? null : (
          <Sentence text={texts.debug.text} words={texts.debugLink.text}>
            {(words) => (
              <A href={debugUrl} target="_blank" rel="noopener noreferrer">
                {words}
              </A>
            )}
          </Sentence>
        )}
      </div>
    </div>
  );
}
