import './preferences.css';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { BetaSection, ColoursSection, VisitsSection } from './browser-sections.tsx';
import { LettersSection, NotesSection, PackingSection, SlipSection, SubstitutesSection } from './order-sections.tsx';
import type { PreferencesPageProps } from './preferences.types.ts';

/** How orders begin, and how the shop is in this browser: each choice is kept by itself, and says so beside it. */
export function PreferencesPage(props: PreferencesPageProps): ReactNode {
  const { shown, onSend, theme, onTheme, consent, isInBeta, more } = props;
  const { state, fault } = shown;
  const of = { shown, onSend };
  return (
    <main id="main" className="page preferences" aria-busy={state === 'asking' || undefined}>
      <h1 tabIndex={-1}>{texts.title.text}</h1>
      <p className="preferences-text">{texts.lead.text}</p>
      <p data-without-script="">{texts.needsScript.text}</p>
      {state === 'asking' ? <p role="status">{texts.asking.text}</p> : null}
      {fault && state !== 'asking' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={() => onSend({ type: 'preferences.retry' })} data-needs-script>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {`${state === 'failed' ? texts.unread.text : texts.outdated.text} ${fault.message}`}
        </Alert>
      ) : null}
      {state === 'shown' ? <SubstitutesSection {...of} /> : null}
      {more}
      {state === 'shown' ? (
        <>
          <PackingSection {...of} />
          <SlipSection {...of} />
          <NotesSection {...of} />
          <LettersSection {...of} />
        </>
      ) : null}
      <ColoursSection theme={theme} onTheme={onTheme} />
      <VisitsSection consent={consent} />
      {isInBeta === null ? null : <BetaSection {...of} isInBeta={isInBeta} />}
    </main>
  );
}
