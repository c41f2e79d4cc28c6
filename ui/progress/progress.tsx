import './progress.css';
import { frameTexts as texts } from '../texts/frame.texts.ts';

/** A line along the top while a page is on its way; it fades once the page is there. */
export function Progress({ state }: { readonly state: 'idle' | 'loading' | 'fading' }) {
  if (state === 'idle') return null;
  return (
    <div
      className="progress"
      data-state={state}
      role="progressbar"
      aria-label={texts.loadingPage.text}
      aria-hidden={state === 'fading'}
    />
  );
}
