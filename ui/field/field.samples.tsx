import { Field } from './field.tsx';

export const samples = {
  untried: <Field label="Suburb" hint="As on your letters" error={null} isTouched={false} isChanged={false} />,
  valid: <Field label="Suburb" error={null} isTouched isChanged defaultValue="Karori" />,
  invalid: <Field label="Suburb" error="Choose a suburb from the list." isTouched isChanged defaultValue="Karo" />,
};
