/** What loads the pages of the checkout: one file, which comes with the first of them. */
export { loadConfirmation } from './-confirmation.ts';
export { needChangePayment, needPayment } from './-payment.ts';
export { needOrder } from './-review-order.ts';
