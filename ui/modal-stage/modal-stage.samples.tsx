import { type MessageModal, modalsMachine } from '#machines/modals/index.ts';
import type { GenericModal as Data } from '#services/modals/modals.words.ts';
import { Button } from '#ui/button/button.tsx';
import { useChart } from '#ui/chart/use-chart.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { ModalStage } from './modal-stage.tsx';

export const piece: Piece = {
  title: 'Modals',
  about:
    'One modal at a time over the page: named by the address, or opened by something in the shop. It traps the focus, gives it back, and is a sheet from below on small screens.',
  rows: ['B4.007', 'B4.008', 'B4.009', 'B4.010', 'B4.011', 'B4.012', 'B4.013', 'B4.030', 'B3.55', 'A2.168', 'A2.169'],
  charts: ['modals'],
};

const message = (id: string, data: Data, more: Partial<MessageModal> = {}): MessageModal => ({
  id,
  type: 'genericModal',
  data,
  isDismissible: true,
  hasBack: false,
  outlivesPage: false,
  ...more,
});

const question: Data = {
  title: 'Empty your trolley?',
  description: ['14 items will be taken out.', 'You can save them as a list first.'],
  icon: 'trolley',
  buttonText: 'Empty it',
  hasCancelButton: true,
  cancelButtonText: 'Keep them',
  hasLinkButton: true,
  linkButtonText: 'Save as a list',
  modalSize: 'medium',
};
const lapsed: Data = {
  title: 'Your time is not held any more',
  description: 'Choose a time again. Your trolley is as you left it.',
  icon: 'clock',
  buttonText: 'Choose a time',
};

function Stage({ first }: { readonly first?: MessageModal }) {
  const [, send, modals] = useChart(modalsMachine, { input: { addressed: null } });
  const open = (modal: MessageModal) => send({ type: 'modal.open', modal });
  return (
    <div>
      <h1>A page of the shop</h1>
      <p>
        <Button onClick={() => open(first ?? message('failure', {}))}>Open it</Button>{' '}
        <Button look="outline" onClick={() => open(message('lapsed', lapsed, { isDismissible: false }))}>
          One that has to be answered
        </Button>
      </p>
      <ModalStage
        modals={modals}
        addressed={() => null}
        message={({ data }, onAnswer) => <GenericModal data={data} onAnswer={onAnswer} />}
      />
    </div>
  );
}

const nobody = () => {};

export const samples: Samples = {
  stage: <Stage first={message('question', question, { hasBack: true })} />,
  failure: <GenericModal data={{}} onAnswer={nobody} />,
  question: <GenericModal data={question} onAnswer={nobody} />,
  html: (
    <GenericModal
      data={{
        title: 'Recalled: Tūī cream 300 ml',
        icon: 'info',
        align: 'left',
        isNewTextStyle: true,
        description: {
          html: [
            { tag: 'p', attrs: {}, children: ['Please do not eat it. Bring it back to any store for a refund, or '] },
            { tag: 'ul', attrs: {}, children: [{ tag: 'li', attrs: {}, children: ['best before 2 December'] }] },
          ],
        },
      }}
      onAnswer={nobody}
    />
  ),
  long: (
    <Dialog title="Delivery in your area" size="large" padding="medium" actions={<Button>Ok, got it</Button>}>
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>
          {`Drivers set out at ${index + 6} o'clock. The door is knocked on twice; what is cold stays cold for two hours.`}
        </p>
      ))}
    </Dialog>
  ),
};
