import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { frameTexts as texts } from '#ui/texts/frame.texts.ts';

/** Kept by the browser and shown when no page can be had. It holds nothing of anyone. */
export function OfflinePage() {
  return (
    <main id="main" className="page">
      <EmptyState title={<h1>{texts.offlineHeading.text}</h1>} text={texts.offlineText.text}>
        <a className="button" data-look="primary" href="/">
          {texts.tryAgain.text}
        </a>
      </EmptyState>
    </main>
  );
}
