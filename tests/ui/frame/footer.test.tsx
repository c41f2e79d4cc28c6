import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainShell } from '#services/shell/shell.rules.ts';
import { Footer } from '#ui/footer/footer.tsx';

const labels = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);
const groupOf = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`No group ${title}`);
  return labels(section);
};

describe('The footer', () => {
  it('[A2.014] saves with specials, mailer, Delivery Saver, boosts and pricing', () => {
    render(<Footer shell={plainShell} brandName="Kete" feesHref="/(delivery-modal:delivery-fees)" />);
    expect(groupOf('Save')).toEqual(['Specials', 'Mailer', 'Delivery Saver', 'Boosts', 'Pricing']);
  });

  it('[A2.015] [A2.017] has groups for the stores with their services and about the shop', () => {
    render(<Footer shell={plainShell} brandName="Kete" feesHref="/(delivery-modal:delivery-fees)" />);
    expect(groupOf('Stores and services')).toEqual(['Store finder', 'Express', 'Pick up', 'Delivery']);
    expect(groupOf('About')).toEqual(['About us', 'Contact us', 'Careers']);
  });

  it('[A2.016] serves with orders, the account, FAQs, the refund policy and contact', () => {
    render(<Footer shell={plainShell} brandName="Kete" feesHref="/(delivery-modal:delivery-fees)" />);
    expect(groupOf('Customer service')).toEqual(['Orders', 'Manage account', 'FAQs', 'Refund policy', 'Contact']);
  });

  it('[A2.018] links from the legal bar to liquor licences, pay remediation, the privacy centre and terms', () => {
    render(<Footer shell={plainShell} brandName="Kete" feesHref="/(delivery-modal:delivery-fees)" />);
    const legal = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Liquor licences', '/info/liquor-licences'],
        ['Pay remediation', '/info/pay-remediation'],
        ['Privacy centre', '/info/privacy'],
        ['Terms', '/info/terms-and-conditions'],
      ]),
    );
  });

  it('[A2.O1] [A3.58] shows the operator’s own groups when there are any, and keeps the legal one in its bar', () => {
    const footerLinks = [
      { title: 'Kai', links: [{ label: 'Hāngī', href: '/info/hangi' }] },
      { title: 'Legal', links: [{ label: 'Terms of Kete', href: '/info/terms-and-conditions' }] },
    ];
    render(<Footer shell={{ footerLinks }} brandName="Kete" feesHref="/(delivery-modal:delivery-fees)" />);
    expect(groupOf('Kai')).toEqual(['Hāngī']);
    expect(screen.queryByRole('heading', { name: 'Legal' })).not.toBeInTheDocument();
    expect(labels(screen.getByRole('navigation', { name: 'Legal' }))).toContain('Terms of Kete');
  });

  it('keeps only help and the legal links inside the app', () => {
    render(
      <Footer
        shell={plainShell}
        brandName="Kete"
        feesHref="/(delivery-modal:delivery-fees)"
        isReduced
        help={[{ label: 'Help', href: '/info/help' }]}
      />,
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(labels(screen.getByRole('navigation', { name: 'Legal' }))).toEqual(
      expect.arrayContaining(['Help', 'Liquor licences']),
    );
  });
});
