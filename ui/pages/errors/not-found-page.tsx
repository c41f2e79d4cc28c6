import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { errorTexts as texts } from '#ui/texts/errors.texts.ts';
import { type HandOver, ProblemReport } from './problem-report.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage({ onReport }: { readonly onReport: HandOver }) {
  return (
    <main id="main" className="page">
      <EmptyState
        picture="/assets/art/not-found.svg"
        title={<h1>{texts.notFoundHeading.text}</h1>}
        text={texts.notFoundMessage.text}
      >
        <ButtonLink href={href.home()}>{texts.backToHome.text}</ButtonLink>
        <ButtonLink look="outline" href={href.departments()}>
          {texts.allDepartments.text}
        </ButtonLink>
        <ProblemReport onAsk={onReport} />
      </EmptyState>
    </main>
  );
}
