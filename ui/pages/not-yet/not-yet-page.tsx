import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { notYetTexts as texts } from '#ui/texts/not-yet.texts.ts';

/** A page whose capability is not built yet: it says what will be here and offers the next best thing. */
export function NotYetPage({ capability }: { readonly capability: string }) {
  return (
    <main id="main" className="page">
      <EmptyState
        picture="/assets/art/not-yet.svg"
        title={<h1>{texts.heading.text}</h1>}
        text={`${texts.before.text} ${capability}.`}
      >
        <ButtonLink href={href.departments()}>{texts.browse.text}</ButtonLink>
        <ButtonLink look="outline" href={href.specials()}>
          {texts.specials.text}
        </ButtonLink>
        <ButtonLink look="quiet" href={href.page('/contact-us')}>
          {texts.contact.text}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
