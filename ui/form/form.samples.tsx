import { FormField } from '../field/form-field.tsx';
import type { Piece, Samples } from '../gallery.types.ts';
import { Form } from './form.tsx';
import { FormFault } from './form-fault.tsx';
import { noProblems, type Problems } from './problems.ts';
import { SendButton } from './send-button.tsx';

export const piece: Piece = {
  title: 'Form',
  about:
    'What a form does whatever it asks: it names what needs another look, leads there, and says why it was not sent.',
  rows: ['B5.35'],
  charts: ['field'],
};

const labels = { name: 'First name', phone: 'Phone' };
const form = (problems: Problems, isBusy = false, fault: Parameters<typeof FormFault>[0]['fault'] = null) => (
  <Form label="Your details" labels={labels} problems={problems} isBusy={isBusy} onSubmit={() => {}}>
    <FormField label={labels.name} name="name" defaultValue="Aroha" refusal={problems['name'] ?? null} />
    <FormField label={labels.phone} name="phone" type="tel" refusal={problems['phone'] ?? null} />
    <FormFault fault={fault} />
    <div className="form-send">
      <SendButton isBusy={isBusy} busyText="Saving…">
        Save
      </SendButton>
    </div>
  </Form>
);

export const samples: Samples = {
  resting: form(noProblems),
  'on its way': form(noProblems, true),
  'one thing wrong': form({ phone: 'Please give a phone number.' }),
  'two things wrong': form({ name: 'Please give your first name.', phone: 'Please give a phone number.' }),
  'not sent': form(noProblems, false, { tag: 'offline', message: '' }),
  'too often': form(noProblems, false, {
    tag: 'refused',
    status: 429,
    code: 'TooMany',
    message: '',
    retryAfterMs: 90_000,
  }),
};
