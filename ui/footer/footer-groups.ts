import type { NavLink, Shell } from '#services/shell/shell.contract.ts';
import { href } from '#ui/link/href.ts';
import { footerTexts as texts } from '#ui/texts/footer.texts.ts';

type Group = { readonly title: string; readonly links: readonly NavLink[] };

const link = (label: string, target: string): NavLink => ({ label, href: target });

/** The footer when the operator gives none. */
const footerGroups: readonly Group[] = [
  {
    title: texts.save.text,
    links: [
      link(texts.specials.text, href.specials()),
      link(texts.mailer.text, href.info('mailer')),
      link(texts.deliverySaver.text, href.page('/deliverysubscription')),
      link(texts.boosts.text, href.page('/shop/everyday-rewards-boosts')),
      link(texts.pricing.text, href.info('pricing')),
    ],
  },
  {
    title: texts.storesAndServices.text,
    links: [
      link(texts.storeFinder.text, href.page('/store-finder')),
      link(texts.express.text, href.page('/express')),
      link(texts.pickUp.text, href.info('pick-up')),
      link(texts.delivery.text, href.info('delivery')),
    ],
  },
  {
    title: texts.customerService.text,
    links: [
      link(texts.orders.text, href.page('/account/orders')),
      link(texts.manageAccount.text, href.page('/account')),
      link(texts.faqs.text, href.info('faqs')),
      link(texts.refundPolicy.text, href.info('refund-policy')),
      link(texts.contact.text, href.page('/contact-us')),
    ],
  },
  {
    title: texts.about.text,
    links: [
      link(texts.aboutUs.text, href.page('/about-us')),
      link(texts.contactUs.text, href.page('/contact-us')),
      link(texts.careers.text, href.info('careers')),
    ],
  },
];

const ownLegalLinks: readonly NavLink[] = [
  link(texts.liquorLicences.text, href.info('liquor-licences')),
  link(texts.payRemediation.text, href.info('pay-remediation')),
  link(texts.privacyCentre.text, href.info('privacy')),
  link(texts.terms.text, href.info('terms-and-conditions')),
];

type Given = Pick<Shell, 'footerLinks'>;
const isLegal = ({ title }: Group) => title === texts.legalLabel.text;

/** The operator's groups where there are any, else the built-in ones; the one of the legal bar stands apart. */
export function footerOf({ footerLinks }: Given): {
  readonly groups: readonly Group[];
  readonly legal: readonly NavLink[];
} {
  const groups = footerLinks.filter((group) => !isLegal(group));
  return {
    groups: groups.length > 0 ? groups : footerGroups,
    legal: footerLinks.find(isLegal)?.links ?? ownLegalLinks,
  };
}
