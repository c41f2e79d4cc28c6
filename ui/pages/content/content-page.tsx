import './content-page.css';
import type { ShownPage } from '#services/content/content.contract.ts';
import { dateText, dayOfText } from '#services/display/dates.rules.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SafeHtml } from '#ui/safe-html/safe-html.tsx';
import { contentTexts as texts } from '#ui/texts/content.texts.ts';

/** A page of the operator's words; its sections open and close, with and without script. */
export function ContentPageView({ page }: { readonly page: ShownPage }) {
  const { title, body, sections, updated } = page;
  return (
    <main id="main" className="page content-page">
      <Breadcrumb crumbs={[{ text: title }]} />
      <h1>{title}</h1>
      <SafeHtml nodes={body} />
      {sections.length > 0 ? (
        <div className="content-page-sections">
          {sections.map((section) => (
            <Disclosure key={section.heading} heading={section.heading}>
              <SafeHtml nodes={section.body} />
            </Disclosure>
          ))}
        </div>
      ) : null}
      {updated ? (
        <p className="content-page-updated">
          {`${texts.updated.text} `}
          <time dateTime={updated}>{dateText(dayOfText(updated), 'Do MMMM YYYY')}</time>
        </p>
      ) : null}
    </main>
  );
}
