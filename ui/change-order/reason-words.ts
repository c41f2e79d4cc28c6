import type { UnchangeableReason } from '#services/orders/order-states.words.ts';
import { changePaymentTexts } from '../texts/change-payment.texts.ts';
import { changeOrderTexts as texts } from '../texts/change-order.texts.ts';

const unchangeable: Readonly<Record<UnchangeableReason, string>> = {
  OrderAlreadyPicking: texts.whyPicking.text,
  CutOffPassed: texts.whyCutOff.text,
  CancelledOrder: texts.whyCancelled.text,
  OrderNotFound: texts.whyNotFound.text,
  OrderUnderWay: texts.whyUnderWay.text,
  AnotherOrderInChange: texts.whyAnother.text,
  PaymentProviderNotSupported: texts.whyPayment.text,
  PaymentTypeNotSupported: texts.whyPayment.text,
};

const ended: Readonly<Partial<Record<UnchangeableReason, string>>> = {
  CancelledOrder: texts.endedProcessing.text,
  OrderNotFound: texts.endedProcessing.text,
  PaymentProviderNotSupported: texts.endedTechnical.text,
  PaymentTypeNotSupported: texts.endedTechnical.text,
};

const wordOf = (table: Readonly<Partial<Record<string, string>>>, reason: string | null, otherwise: string): string =>
  reason !== null && Object.hasOwn(table, reason) ? (table[reason] ?? otherwise) : otherwise;

/** Why an order cannot be changed; a store may say reasons that nobody knows here. */
export const whyUnchangeable = (reason: string | null): string => wordOf(unchangeable, reason, texts.whyOther.text);
/** Why a change has ended by itself; everything else is that it is being picked. */
export const whyEnded = (reason: string | null): string => wordOf(ended, reason, changePaymentTexts.picking.text);
