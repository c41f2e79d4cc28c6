import type { ReactNode } from 'react';
import type { Fault } from '#services/fault.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { accountTexts as texts } from '#ui/texts/account.texts.ts';

const estranged: readonly string[] = ['NotSignedIn', 'AccountMissing', 'SubjectChanged'];

type Props = { readonly fault: Fault | null; readonly signInHref: string };

/** Why a form of an account was not sent; to whoever is no longer signed in here, the way to sign in. */
export function AccountFault({ fault, signInHref }: Props): ReactNode {
  if (fault?.tag !== 'refused' || !estranged.includes(fault.code)) return <FormFault fault={fault} />;
  return (
    <Alert
      type="warning"
      title={texts.estranged.text}
      action={
        <ButtonLink size="small" href={signInHref}>
          {texts.signIn.text}
        </ButtonLink>
      }
    >
      {texts.estrangedText.text}
    </Alert>
  );
}
