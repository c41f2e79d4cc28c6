import { href } from '#ui/link/href.ts';
import { funnelTexts as texts } from '#ui/texts/funnel.texts.ts';

const steps = [
  { label: texts.time.text, href: href.page('/checkout/bookatimeslot'), paths: ['bookatimeslot', 'book-a-timeslot'] },
  { label: texts.review.text, href: href.page('/checkout/revieworder'), paths: ['revieworder'] },
  { label: texts.payment.text, href: href.page('/checkout/payment'), paths: ['payment'] },
] as const;

export type FunnelStep = { readonly label: string; readonly href: string };
export const funnelSteps: readonly FunnelStep[] = steps;

/** Which step of the checkout a page is; null for a page with the whole header. */
export function funnelStepOf(path: string): number | null {
  const at = steps.findIndex(({ paths }) => paths.some((one) => path.startsWith(`/checkout/${one}`)));
  return at < 0 ? null : at;
}
