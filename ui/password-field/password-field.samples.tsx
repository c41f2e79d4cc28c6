import type { Piece, Samples } from '../gallery.types.ts';
import { NewPassword } from './new-password.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordProof } from './password-proof.tsx';

export const piece: Piece = {
  title: 'Password field',
  about:
    'A password that may be shown, pasted and filled in by a manager. A new one crosses off what it needs while it is typed.',
  rows: ['A5.02', 'A5.03'],
  charts: ['field'],
};

export const samples: Samples = {
  current: <PasswordField label="Password" />,
  new: <NewPassword label="New password" hint="A few words that you would not usually put together do well." />,
  'too common': <NewPassword label="New password" refusal="Many people use this password. Try another." />,
  'once more': (
    <PasswordProof
      shown={{ problems: {}, fault: null, isBusy: false }}
      onSubmit={() => undefined}
      onCancel={() => undefined}
    />
  ),
  'once more, and it was another one': (
    <PasswordProof
      shown={{ problems: { password: 'This is not your password. Please try again.' }, fault: null, isBusy: false }}
      onSubmit={() => undefined}
      onCancel={() => undefined}
    />
  ),
};
