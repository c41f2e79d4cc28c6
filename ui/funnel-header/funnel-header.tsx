import './funnel-header.css';
import { A } from '#ui/link/link.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { funnelTexts as texts } from '#ui/texts/funnel.texts.ts';
import { funnelSteps } from './funnel-steps.ts';

type Props = {
  readonly brand: { readonly name: string; readonly logo: string | null };
  /** The step that the page is, counted from 0. */
  readonly step: number;
};

/** The head of the checkout: the way home, and where one is; the steps behind can be gone back to. */
export function FunnelHeader({ brand, step }: Props) {
  return (
    <header className="funnel-header">
      <div className="content">
        <Logo brand={brand} />
        <nav aria-label={texts.label.text}>
          <ol>
            {funnelSteps.map(({ label, href }, at) => (
              <li key={href} data-state={at < step ? 'done' : at === step ? 'here' : 'ahead'}>
                {at < step ? (
                  <A href={href}>{label}</A>
                ) : (
                  <span aria-current={at === step ? 'step' : undefined}>{label}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
