import { Button } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { Alert } from './alert.tsx';
import { DismissibleAlert } from './dismissible-alert.tsx';

export const piece: Piece = {
  title: 'Alert',
  about: 'A message about what was just done or found. It never takes the focus, and never leaves by itself.',
  rows: ['B1.07', 'B3.65', 'B3.66', 'B3.67', 'B4.001', 'B4.002', 'B4.003', 'B4.004', 'B4.005', 'B4.006'],
  charts: ['alert'],
};

export const samples = {
  error: <Alert title="That did not work">Try it again in a minute.</Alert>,
  warning: <Alert type="warning" title="Two items need a look" />,
  success: <Alert type="success" title="Saved" />,
  info: <Alert type="info" title="Prices are those of your store today" />,
  new: <Alert type="new" title="Boosts are here" />,
  green: <Alert type="green" title="Bring your own bags" />,
  'with items': (
    <Alert
      title="Some answers need a look"
      description={[
        { field: 'Street', message: 'Choose an address from the list.' },
        { message: 'Some answers are missing.' },
      ]}
    />
  ),
  'with HTML': (
    <Alert
      type="info"
      title="Christmas hours"
      description={['We are ', { tag: 'b', attrs: {}, children: ['closed on 25 December'] }, '.']}
    />
  ),
  'with an icon of its own': <Alert type="info" title="Your truck is near" icon="truck" iconSize="large" />,
  'with an action': (
    <Alert type="warning" title="Your time slot is gone" action={<Button size="small">Choose another</Button>}>
      Nothing of your trolley is lost.
    </Alert>
  ),
  'to be put away': (
    <>
      <DismissibleAlert
        type="success"
        title="Your list is saved"
        description={[{ message: 'You find it under Lists.' }]}
      />
      <p>
        <A href="/lists">Your lists</A>
      </p>
    </>
  ),
};
