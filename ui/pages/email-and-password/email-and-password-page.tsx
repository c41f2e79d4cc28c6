import '../personal-details/personal-details.css';
import '../sign-in/entry.css';
import type { ReactNode } from 'react';
import type { AccountShown } from '#machines/account-details/index.ts';
import type { EmailShown, PasswordShown } from '#machines/credentials/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { accountDetailsTexts } from '#ui/texts/account-details.texts.ts';
import { credentialsTexts as texts } from '#ui/texts/credentials.texts.ts';
import { EmailCard, type EmailSaid } from './email-card.tsx';
import { PasswordCard, type PasswordSaid } from './password-card.tsx';

type Props = {
  readonly shown: AccountShown;
  readonly email: EmailShown;
  readonly password: PasswordShown;
  readonly said: EmailSaid & PasswordSaid;
  readonly signInHref: string;
  readonly forgottenHref: string;
  readonly onRetry: () => void;
};

/** How somebody signs in: the email with the way to another one, and the password. */
export function EmailAndPasswordPage({ shown, ...props }: Props): ReactNode {
  const { state, details, fault } = shown;
  const retry = (
    <Button size="small" onClick={props.onRetry} data-needs-script>
      {accountDetailsTexts.tryAgain.text}
    </Button>
  );
  return (
    <main id="main" className="page email-and-password" data-state={state}>
      <h1 tabIndex={-1}>{texts.title.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      {details ? (
        <>
          {state === 'failed' ? (
            <Alert type="warning" action={retry}>
              {accountDetailsTexts.notAnew.text}
            </Alert>
          ) : null}
          {details.signInAt === null ? (
            <>
              <EmailCard shown={props.email} email={details.email} said={props.said} signInHref={props.signInHref} />
              <PasswordCard {...props} shown={props.password} email={details.email} />
            </>
          ) : (
            <Elsewhere email={details.email} signInAt={details.signInAt} />
          )}
        </>
      ) : state === 'failed' ? (
        <div role="alert">
          <EmptyState title={<h2>{accountDetailsTexts.unread.text}</h2>} text={fault?.message}>
            {retry}
          </EmptyState>
        </div>
      ) : (
        <p role="status">{accountDetailsTexts.reading.text}</p>
      )}
    </main>
  );
}

/** Where another house looks after email and password, it is said, and how to get there. */
function Elsewhere({ email, signInAt }: { readonly email: string; readonly signInAt: string }) {
  return (
    <section className="personal-details-card" aria-labelledby="sign-in-elsewhere">
      <h2 id="sign-in-elsewhere">{texts.elsewhereTitle.text}</h2>
      <p>{texts.elsewhereText.text.replace('{email}', () => email)}</p>
      <p className="personal-details-ways">
        <ButtonLink look="outline" href={signInAt} target="_blank" rel="noopener">
          {texts.elsewhereLink.text}
        </ButtonLink>
      </p>
    </section>
  );
}
