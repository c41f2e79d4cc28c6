import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { signInPageTexts as texts } from '#ui/texts/sign-in-pages.texts.ts';
import type { SignInReason } from '#services/navigation/auto-redirect.rules.ts';
import { Entry } from './entry.tsx';

type Props = {
  readonly title: string;
  /** What can be done there. */
  readonly text?: string;
  /** Where signing in begins: a page of the provider. */
  readonly startHref: string;
  /** They are on their way there without having pressed anything. */
  readonly isGoing?: boolean;
  /** Why they came back without being signed in; null when they have not been there. */
  readonly cameBack?: SignInReason | 'notSignedIn' | null;
};

/** Where sign-in is looked after by a provider: a real link to it, which works without script. */
export function SingleSignOn({
  title,
  text = texts.elsewhere.text,
  startHref,
  isGoing = false,
  cameBack = null,
}: Props) {
  return (
    <Entry
      title={isGoing ? texts.goingTitle.text : title}
      lead={<p>{isGoing ? texts.goingText.text : text}</p>}
      hasForm={false}
      step={isGoing ? 'going' : 'single'}
    >
      {cameBack ? <CameBack reason={cameBack} /> : null}
      <div className="form-send">
        <ButtonLink href={startHref}>{texts.send.text}</ButtonLink>
      </div>
    </Entry>
  );
}

/** Why whoever was at the provider is not signed in, in words of ours. */
export function CameBack({ reason }: { readonly reason: SignInReason | 'notSignedIn' }) {
  const isFault = reason === 'failed' || reason === 'unverified';
  return <Alert type={isFault ? 'error' : 'info'}>{texts[reason].text}</Alert>;
}
