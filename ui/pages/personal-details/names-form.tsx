import type { FormEvent } from 'react';
import type { NamesShown } from '#machines/account-details/index.ts';
import type { AccountDetails } from '#services/account/account-details.contract.ts';
import { namesProblems, type NamesTyped, nameWords } from '#services/account/account-details.rules.ts';
import { AccountFault } from '#ui/account-frame/account-fault.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Problems, Values } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { accountDetailsTexts as texts } from '#ui/texts/account-details.texts.ts';
import { formTexts } from '#ui/texts/form.texts.ts';

export type NamesSaid = {
  readonly onType: (typed: NamesTyped) => void;
  readonly onSubmit: (sent: { readonly typed: NamesTyped; readonly problems: Problems }) => void;
};
type Props = {
  readonly details: AccountDetails;
  readonly shown: NamesShown;
  readonly said: NamesSaid;
  readonly signInHref: string;
};

const labels = { firstName: texts.firstName.text, lastName: texts.lastName.text };
const typedOf = ({ firstName = '', lastName = '' }: Values): NamesTyped => ({ firstName, lastName });
const typedIn = (form: HTMLFormElement): NamesTyped =>
  typedOf(
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
  );

export function NamesForm({ details, shown, said, signInHref }: Props) {
  const begun = shown.typed ?? details;
  const isBusy = shown.state === 'saving';
  const { problems } = shown;
  const type = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (form) said.onType(typedIn(form));
  };
  const field = (name: keyof typeof labels, autoComplete: string) => (
    <FormField
      name={name}
      label={labels[name]}
      autoComplete={autoComplete}
      maxLength={500}
      required
      defaultValue={begun[name]}
      judge={nameWords}
      refusal={problems[name] ?? null}
    />
  );
  const now = `${details.firstName} ${details.lastName}`;
  return (
    <div onInput={type}>
      <p data-without-script="">{formTexts.needsScript.text}</p>
      <Form
        label={texts.namesTitle.text}
        labels={labels}
        problems={problems}
        isBusy={isBusy}
        onSubmit={(values) => said.onSubmit({ typed: typedOf(values), problems: namesProblems(typedOf(values)) })}
      >
        <div className="personal-details-pair">
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </div>
        <AccountFault fault={shown.fault} signInHref={signInHref} />
        {shown.state === 'moved' ? (
          <Alert type="warning" title={texts.movedTitle.text}>
            {texts.namesMoved.text.replace('{now}', () => now)}
          </Alert>
        ) : null}
        <div className="form-send">
          <SendButton isBusy={isBusy} busyText={texts.saving.text}>
            {texts.save.text}
          </SendButton>
        </div>
        {shown.state === 'saved' ? <Alert type="success">{texts.namesSaved.text}</Alert> : null}
      </Form>
    </div>
  );
}
