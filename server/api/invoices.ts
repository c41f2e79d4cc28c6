import { invoiceOf } from '../orders/invoice.ts';
import { OrderInPath, ownOrder } from './confirmations.ts';
import { FileAnswer } from './file-answer.ts';
import { operation } from './operation.ts';

export const invoiceOperations = [
  operation({
    endpoint: 'pastOrderInvoice',
    tag: 'orders',
    summary: 'The invoice of a placed order, as a PDF.',
    role: 'shopper',
    params: OrderInPath,
    file: 'application/pdf',
    answer: FileAnswer,
    handle: async (ask) => {
      const { order } = await ownOrder(ask, ask.params);
      const { invoicePdf } = await import('../orders/invoice-pdf.ts');
      return { name: `kete-invoice-${order.number}.pdf`, bytes: await invoicePdf(invoiceOf(order), order) };
    },
  }),
];
