import { FulfilmentNotes, Instructions, OrderChanged, OrderNotes } from '#services/orders/order.contract.ts';
import { instructionsIn, keptText } from '#services/orders/order-notes.rules.ts';
import { activeOrderOf, saidWith } from '../db/repositories/active-orders.ts';
import { preferencesOf } from '../db/repositories/shopper-preferences.ts';
import { choiceOf } from '../fulfilment/terms.ts';
import { addOnsTold } from '../orders/order-told.ts';
import { operation } from './operation.ts';
import { changeOrder } from './order-change.ts';
import { shopperOf } from './trolley-change.ts';

const tag = 'orders';

export const orderNoteOperations = [
  operation({
    endpoint: 'instructions',
    tag,
    summary: 'What the shopper said to who brings or hands over their order, and what can be added to it with a tap.',
    role: 'shopper',
    answer: Instructions,
    handle: async (ask) => {
      const { accountId } = await shopperOf(ask);
      const { read } = ask.world.db;
      const choice = choiceOf(await ask.session.known());
      const said = await activeOrderOf(read, accountId);
      const { instructions = '', isAtDoorstep } = saidWith(said, await preferencesOf(read, accountId), choice.method);
      return { instructions, noteAddOns: addOnsTold(choice, isAtDoorstep) };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'fulfilmentNotes',
    tag,
    summary: 'Keeps what is said to who brings or hands over the order, with the words of the add-on in front or not.',
    role: 'shopper',
    body: FulfilmentNotes,
    answer: OrderChanged,
    handle: (ask) =>
      changeOrder(ask, async () => {
        const { instructions, isAtDoorstep } = instructionsIn(ask.body.instructions);
        const isDelivered = choiceOf(await ask.session.known()).method === 'Courier';
        return { instructions, ...(isDelivered ? { isAtDoorstep } : {}) };
      }),
  }),
  operation({
    method: 'POST',
    endpoint: 'orderNotes',
    tag,
    summary: 'Keeps what is said to those who pick the order.',
    role: 'shopper',
    body: OrderNotes,
    answer: OrderChanged,
    handle: (ask) => changeOrder(ask, () => ({ orderNotes: keptText(ask.body.notes) })),
  }),
];
