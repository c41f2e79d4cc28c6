import type { Piece } from '../gallery.types.ts';
import { Field } from './field.tsx';
import { FormField } from './form-field.tsx';

const times = [
  { value: 'am', label: 'Morning' },
  { value: 'pm', label: 'Afternoon' },
];
const hasAt = (value: string) => (value.includes('@') ? null : 'An e-mail address has an @ in it.');

export const piece: Piece = {
  title: 'Form field',
  about:
    'A labelled field, judged once it was touched and changed. What is wrong stands below it and is read out once.',
  rows: ['B5.35', 'B5.36'],
  charts: ['field'],
};

export const samples = {
  untried: <Field label="Suburb" hint="As on your letters" error={null} isTouched={false} isChanged={false} />,
  valid: <Field label="Suburb" error={null} isTouched isChanged defaultValue="Karori" />,
  invalid: <Field label="Suburb" error="Choose a suburb from the list." isTouched isChanged defaultValue="Karo" />,
  live: <FormField label="E-mail" type="email" autoComplete="email" judge={hasAt} />,
  refused: <FormField label="Voucher" defaultValue="KIWI10" refusal="This voucher has been used." />,
  password: <FormField label="Password" kind="password" hint="At least 12 characters" />,
  textarea: <FormField label="Note for the driver" kind="textarea" />,
  select: <FormField label="Time of day" kind="select" options={times} />,
  checkbox: <FormField label="Leave it at the door" kind="checkbox" />,
  radio: <FormField label="When" kind="radio" name="when" options={times} defaultValue="am" />,
};
