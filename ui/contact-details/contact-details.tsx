import './contact-details.css';
import type { FormEvent, ReactNode } from 'react';
import type { AccountShown, PhonesShown } from '#machines/account-details/index.ts';
import type { AccountDetails } from '#services/account/account-details.contract.ts';
import {
  otherPhoneWords,
  type Phones,
  phonesProblems,
  type PhonesTyped,
  phoneText,
  phoneWords,
} from '#services/account/account-details.rules.ts';
import { AccountFault } from '#ui/account-frame/account-fault.tsx';
import { useStepFocus } from '#ui/account-frame/use-step-focus.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Problems, Values } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { PasswordProof } from '#ui/password-field/password-proof.tsx';
import { accountDetailsTexts as texts } from '#ui/texts/account-details.texts.ts';
import { formTexts } from '#ui/texts/form.texts.ts';

export type PhonesSaid = {
  readonly onType: (typed: PhonesTyped) => void;
  readonly onSubmit: (sent: { readonly typed: PhonesTyped; readonly problems: Problems }) => void;
  readonly onProof: (proof: { readonly password: string; readonly problems: Problems }) => void;
  readonly onCancelProof: () => void;
};
type Props = {
  readonly shown: AccountShown;
  readonly phones: PhonesShown;
  readonly said: PhonesSaid;
  readonly signInHref: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const labels = { phone: texts.phone.text, otherPhone: texts.otherPhoneField.text };
const typedOf = ({ phone = '', otherPhone = '' }: Values): PhonesTyped => ({ phone, otherPhone });
const written = ({ phone, otherPhone }: Phones): string =>
  [phone, otherPhone]
    .filter((one) => one !== null)
    .map((one) => phoneText(one).replaceAll(' ', '\u00a0'))
    .join(` ${texts.and.text} `);

/** The numbers a driver can call, to be changed over whatever page is below. */
export function ContactDetails({ shown, onRetry, ...props }: Props): ReactNode {
  if (shown.details) return <PhonesForm details={shown.details} {...props} />;
  if (shown.state === 'reading') return <p role="status">{texts.reading.text}</p>;
  return (
    <Alert
      type="error"
      action={
        <Button size="small" onClick={onRetry} data-needs-script>
          {texts.tryAgain.text}
        </Button>
      }
    >
      {`${texts.unread.text} ${shown.fault?.message ?? ''}`}
    </Alert>
  );
}

type FormProps = Omit<Props, 'shown' | 'onRetry'> & { readonly details: AccountDetails };

function PhonesForm({ details, phones, said, signInHref, onClose }: FormProps) {
  const { state, problems, proof, typed } = phones;
  const isProving = state === 'proving';
  const isBusy = state === 'saving';
  const box = useStepFocus(isProving ? 'proving' : 'phones');
  const begun = typed ?? { phone: phoneText(details.phone), otherPhone: phoneText(details.otherPhone ?? '') };
  const type = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (form)
      said.onType(
        typedOf(
          Object.fromEntries(
            [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
          ),
        ),
      );
  };
  const field = { type: 'tel', maxLength: 60 } as const;
  return (
    <div className="contact-details" ref={box}>
      <p>{texts.modalLead.text}</p>
      <p data-without-script="">{formTexts.needsScript.text}</p>
      {/* It stays where it is while the password is asked for: what was typed is not asked for twice. */}
      <div className="contact-details-step" hidden={isProving} onInput={type}>
        <Form
          label={texts.modalTitle.text}
          labels={labels}
          problems={problems}
          isBusy={isBusy}
          onSubmit={(values) => said.onSubmit({ typed: typedOf(values), problems: phonesProblems(typedOf(values)) })}
        >
          <FormField
            {...field}
            name="phone"
            label={labels.phone}
            autoComplete="tel"
            required
            defaultValue={begun.phone}
            judge={phoneWords}
            refusal={problems['phone'] ?? null}
          />
          <FormField
            {...field}
            name="otherPhone"
            label={labels.otherPhone}
            hint={texts.otherPhoneHint.text}
            autoComplete="off"
            defaultValue={begun.otherPhone}
            judge={otherPhoneWords}
            refusal={problems['otherPhone'] ?? null}
          />
          <AccountFault fault={phones.fault} signInHref={signInHref} />
          {state === 'moved' ? (
            <Alert type="warning" title={texts.movedTitle.text}>
              {texts.phonesMoved.text.replace('{now}', () => written(details))}
            </Alert>
          ) : null}
          {state === 'saved' ? (
            <Alert type="success" title={texts.phonesSaved.text}>
              {texts.phonesNow.text.replace('{phones}', () => written(details))}
            </Alert>
          ) : null}
          <div className="form-send" data-step-focus>
            <SendButton isBusy={isBusy} busyText={texts.saving.text}>
              {texts.savePhones.text}
            </SendButton>
            <Button look="outline" onClick={onClose} data-needs-script>
              {(state === 'saved' ? texts.done : texts.cancel).text}
            </Button>
          </div>
        </Form>
      </div>
      {isProving ? <PasswordProof shown={proof} onSubmit={said.onProof} onCancel={said.onCancelProof} /> : null}
    </div>
  );
}
