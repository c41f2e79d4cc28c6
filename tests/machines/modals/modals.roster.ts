import { modalsMachine, type MessageModal, type ModalsContext } from '#machines/modals/index.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { modalLaws } from './modals.oracle.ts';

export const messageOf = (id: string, more: Partial<MessageModal> = {}): MessageModal => ({
  id,
  type: 'genericModal',
  data: {},
  isDismissible: true,
  hasBack: false,
  outlivesPage: false,
  ...more,
});

const fees = { outlet: 'delivery-modal', path: 'delivery-fees', isDismissible: true } as const;
const change = { outlet: 'account-modal', path: 'change-order', isDismissible: false } as const;
const toFees = { ctaAction: '/a/(delivery-modal:delivery-fees)', closeAction: '/b', skipTracking: true };

export const chart: Rostered = {
  name: 'modals',
  machine: modalsMachine,
  inputs: [{ addressed: null }, { addressed: fees }],
  events: () => [
    { type: 'address.changed', modal: null },
    { type: 'address.changed', modal: fees },
    { type: 'address.changed', modal: change },
    { type: 'page.changed' },
    { type: 'modal.open', modal: messageOf('notice', { data: toFees }) },
    { type: 'modal.open', modal: messageOf('lapsed', { isDismissible: false, outlivesPage: true }) },
    {
      type: 'modal.queue',
      kind: 'trolley-review',
      cause: 'gone',
      modal: messageOf('review', { type: 'reviewTrolley' }),
    },
    { type: 'modal.queue', kind: 'restricted-item', cause: 'age', modal: messageOf('age', { isDismissible: false }) },
    { type: 'modal.queue', kind: 'restricted-item', cause: 'express', modal: messageOf('express') },
    { type: 'causes.told', standing: ['gone', 'age', 'express'] },
    { type: 'causes.told', standing: ['gone'] },
    { type: 'causes.told', standing: [] },
    { type: 'modal.answer', answer: 'action' },
    { type: 'modal.answer', answer: 'cancel' },
    { type: 'modal.answer', answer: 'back' },
    { type: 'modal.dismiss', by: 'escape' },
    { type: 'modal.close' },
    { type: 'modal.close', to: '/c', isReplacing: true },
  ],
  answers: {},
  shape: ({ addressed, message, queue }: ModalsContext) => [
    addressed?.path,
    message?.id,
    queue.map(({ kind }) => kind).sort(),
  ],
  spans: [4_999, 5_001],
  oracle: modalLaws,
};
