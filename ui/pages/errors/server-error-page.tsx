import './errors.css';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { errorTexts as texts } from '#ui/texts/errors.texts.ts';
import { type HandOver, ProblemReport } from './problem-report.tsx';

const contact = 'contact us';
const [before = '', after = ''] = texts.serverErrorMessage.text.split(contact);

/** For what broke on our side. */
export function ServerErrorPage({ onReport }: { readonly onReport: HandOver }) {
  return (
    <main id="main" className="page">
      <EmptyState
        title={
          <>
            <p className="error-code">{texts.serverErrorCode.text}</p>
            <h1>{texts.serverErrorHeading.text}</h1>
          </>
        }
        text={
          <>
            {before}
            <A href={href.page('/contact-us')}>{contact}</A>
            {after}
          </>
        }
      >
        <ButtonLink look="outline" href={href.home()}>
          {texts.backToHome.text}
        </ButtonLink>
        <ProblemReport onAsk={onReport} />
      </EmptyState>
    </main>
  );
}
