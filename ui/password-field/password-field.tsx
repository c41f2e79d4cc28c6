import { FormField } from '../field/form-field.tsx';

type Props = {
  readonly label: string;
  readonly name?: string;
  /** `new-password` lets a password manager offer one; `current-password` lets it fill in what it keeps. */
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly judge?: (value: string) => string | null;
  readonly refusal?: string | null;
  readonly onValue?: (value: string) => void;
};

/** A password: hidden until its button is pressed, open to pasting and to whatever fills it in. */
export function PasswordField({ name = 'password', autoComplete = 'current-password', ...field }: Props) {
  return (
    <FormField kind="password" name={name} autoComplete={autoComplete} autoCapitalize="none" required {...field} />
  );
}
