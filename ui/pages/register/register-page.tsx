import { useRef } from 'react';
import type { RegistrationShown } from '#machines/registration/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import type { Problems } from '#ui/form/problems.ts';
import { A } from '#ui/link/link.tsx';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { registerTexts as texts } from '#ui/texts/register.texts.ts';
import { Entry } from '../sign-in/entry.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';

export type RegisterPageProps = {
  readonly shown: RegistrationShown;
  readonly detailsHref: string;
  readonly signInHref: string;
  readonly privacyHref: string;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (account: { email: string; password: string; problems: Problems }) => void;
  readonly onCode: (tried: { code: string; problems: Problems }) => void;
  readonly onLetter: (password: string) => void;
  readonly onChangeAddress: () => void;
};

/** Registering: an email and a password, then the code that an email brought. */
export function RegisterPage(props: RegisterPageProps) {
  const { shown, detailsHref, signInHref, privacyHref, onEmail, onSubmit, onCode, onLetter, onChangeAddress } = props;
  const account = useRef<HTMLDivElement>(null);
  if (shown.step === 'done')
    return (
      <Entry title={texts.doneTitle.text} hasForm={false} step="done">
        <Alert type="success" action={<ButtonLink href={detailsHref}>{texts.goOn.text}</ButtonLink>}>
          {texts.done.text}
        </Alert>
      </Entry>
    );
  const isAtCode = shown.step === 'code';
  const [before = '', after = ''] = texts.codeLead.text.split('{email}');
  const passwordTyped = () => account.current?.querySelector<HTMLInputElement>('[name=password]')?.value ?? '';
  return (
    <Entry
      title={isAtCode ? texts.codeTitle.text : navigationTexts.register.text}
      lead={
        isAtCode ? (
          <>
            <p>
              {before}
              <strong>{shown.email}</strong>
              {after}
            </p>
            <p>
              {texts.knownNote.text} <A href={signInHref}>{texts.signIn.text}</A>
            </p>
          </>
        ) : (
          <p>{texts.lead.text}</p>
        )
      }
      step={shown.step}
    >
      {/* Both stay where they are while the code is asked for: what was typed is not asked for twice. */}
      <div className="entry-step" ref={account} hidden={isAtCode}>
        <AccountForm shown={shown} isShown={!isAtCode} onEmail={onEmail} onSubmit={onSubmit} />
        <div className="entry-links">
          <span>
            {texts.haveAccount.text}&nbsp;<A href={signInHref}>{texts.signIn.text}</A>
          </span>
          <A href={privacyHref}>{texts.privacy.text}</A>
        </div>
      </div>
      {isAtCode ? (
        <CodeForm
          shown={shown}
          onCode={onCode}
          onLetter={() => {
            const password = passwordTyped();
            return password === '' ? onChangeAddress() : onLetter(password);
          }}
          onChangeAddress={onChangeAddress}
        />
      ) : null}
    </Entry>
  );
}
