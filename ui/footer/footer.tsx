import './footer.css';
import type { ReactNode } from 'react';
import type { NavLink, Shell } from '#services/shell/shell.contract.ts';
import { A } from '#ui/link/link.tsx';
import { footerTexts as texts } from '#ui/texts/footer.texts.ts';
import { footerOf } from './footer-groups.ts';

type Props = {
  readonly shell: Pick<Shell, 'footerLinks'>;
  readonly brandName: string;
  /** Inside the app only what the law asks for and the way to help are left. */
  readonly isReduced?: boolean;
  readonly themeSwitch?: ReactNode;
  /** Opens the delivery fees over the page on show. */
  readonly feesHref: string;
  /** Links that help has in the app. */
  readonly help?: readonly NavLink[];
};

export function Footer({ shell, brandName, isReduced = false, themeSwitch, feesHref, help = [] }: Props) {
  const { groups, legal } = footerOf(shell);
  return (
    <footer className="footer">
      {isReduced ? null : (
        <div className="footer-groups content">
          {groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((entry) => (
                  <li key={entry.label}>
                    <A href={entry.href}>{entry.label}</A>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div className="footer-legal">
        <div className="content">
          <nav aria-label={texts.legalLabel.text}>
            <ul>
              <li>
                <A href={feesHref}>{texts.deliveryFees.text}</A>
              </li>
              {[...help, ...legal].map((entry) => (
                <li key={entry.label}>
                  <A href={entry.href}>{entry.label}</A>
                </li>
              ))}
              <li data-needs-script>
                <button type="button" data-opens-consent>
                  {texts.visits.text}
                </button>
              </li>
            </ul>
          </nav>
          {themeSwitch}
          <p>{`${brandName}. ${texts.ageNote.text}`}</p>
        </div>
      </div>
    </footer>
  );
}
