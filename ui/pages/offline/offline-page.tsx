import './offline-page.css';
import { outboxNames } from '#services/trolley/outbox.words.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { frameTexts as texts } from '#ui/texts/frame.texts.ts';

const words = { takenOut: texts.keptTakenOut.text, nameless: texts.keptNameless.text };

/** Kept by the browser and shown when no page can be had. It holds nothing of anyone; what is kept here is read where it is shown. */
export function OfflinePage() {
  return (
    <main id="main" className="page">
      <EmptyState title={<h1>{texts.offlineHeading.text}</h1>} text={texts.offlineText.text}>
        <a className="button" data-look="primary" data-again href="/">
          {texts.tryAgain.text}
        </a>
      </EmptyState>
      <section
        className="kept-wishes"
        aria-labelledby="kept-wishes"
        hidden
        data-names={JSON.stringify(outboxNames)}
        data-words={JSON.stringify(words)}
      >
        <h2 id="kept-wishes">{texts.keptHeading.text}</h2>
        <ul />
      </section>
    </main>
  );
}
