import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner } from '#ui/banner/banner.tsx';
import { CallToAction, type CallToActionProps } from '#ui/call-to-action/call-to-action.tsx';
import { sourceOf } from '../styles.ts';

const image = { src: '/wide.svg', alt: 'A roast' };
const narrow = { src: '/narrow.svg', alt: 'A roast from near' };
const action = { link: '/shop/specials', title: 'Shop the roast' };
const show = (more: Partial<CallToActionProps> = {}) =>
  render(<CallToAction image={image} action={action} {...more} />).container.firstElementChild as HTMLElement;
const css = () => sourceOf('ui/call-to-action/call-to-action.css');

describe('A call to action', () => {
  it('has content, a picture, a second picture and an action [B3.36]', () => {
    const card = within(show({ content: <h2>Roast weather</h2>, secondaryImage: { ...narrow, alt: image.alt } }));
    expect(card.getByRole('heading', { name: 'Roast weather' })).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'A roast' })).toHaveAttribute('src', '/wide.svg');
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/narrow.svg');
    expect(card.getByRole('link', { name: 'Shop the roast' })).toHaveAttribute('href', '/shop/specials');
  });

  it('with content is a card with one link, as large as the card [B3.39]', () => {
    const card = show({ content: <h2>Roast weather</h2> });
    expect(card.tagName).toBe('ARTICLE');
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(css()).toMatch(
      /\.call-to-action-action \{[^}]*a&::after \{\s*content: '';\s*position: absolute;\s*inset: 0;/,
    );
  });

  it('without content is a picture that is the link, and shows no words [B3.40]', () => {
    const link = show();
    expect(link).toBe(screen.getByRole('link', { name: 'A roast' }));
    expect(link).toHaveAttribute('href', '/shop/specials');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(link).toHaveTextContent('');
  });

  it('whose picture says nothing is named by its action [B3.40]', () => {
    show({ image: { src: '/wide.svg', alt: '' } });
    expect(screen.getByRole('link', { name: 'Shop the roast' })).toBeInTheDocument();
  });

  it('shows the second picture below 768 pixels, by the page alone [B3.41]', () => {
    const html = renderToStaticMarkup(<CallToAction image={image} secondaryImage={narrow} action={action} />);
    expect(html).toMatch(
      /<picture><source media="\(max-width: 767px\)" srcSet="\/narrow\.svg"\/><img src="\/wide\.svg"/,
    );
  });

  it('says of each picture what is on it, to those for whom it is shown [B3.37]', () => {
    const link = show({ secondaryImage: narrow });
    expect(
      [...link.querySelectorAll('[data-screens]')].map((alt) => [alt.getAttribute('data-screens'), alt.textContent]),
    ).toEqual([
      ['small', 'A roast from near'],
      ['large', 'A roast'],
    ]);
    expect(link.querySelector('img')).toHaveAttribute('alt', '');
    expect(css()).toMatch(/max-width: 767px\) \{\s*\.call-to-action \[data-screens='large'\] \{\s*display: none/);
    expect(css()).toMatch(/min-width: 768px\) \{\s*\.call-to-action \[data-screens='small'\] \{\s*display: none/);
  });

  it('has an action with a link, a title, a look and a ground under its words [B3.38]', () => {
    const content = <h2>Roast weather</h2>;
    const lookOf = (more: Partial<CallToActionProps['action']>) => {
      const card = show({ content, action: { ...action, ...more } });
      const link = within(card).getByRole('link', { name: 'Shop the roast' });
      return [link.getAttribute('href'), link.classList.contains('button'), link.getAttribute('data-look')];
    };
    expect(lookOf({})).toEqual(['/shop/specials', false, 'link']);
    expect(lookOf({ _class: 'primary' })).toEqual(['/shop/specials', true, 'primary']);
    expect(lookOf({ underlay: true })).toEqual(['/shop/specials', true, 'outline']);
    expect(sourceOf('ui/button/button.css')).toMatch(/data-look='outline'\] \{[^}]*background: var\(--surface\)/);
  });

  it('shows the words of its action on a bare picture only over a ground [B3.38]', () => {
    const link = show({ action: { ...action, underlay: true } });
    expect(link).toHaveAccessibleName(/Shop the roast A roast/);
    expect(within(link).getByText('Shop the roast')).toHaveAttribute('data-look', 'outline');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('A banner of the shell', () => {
  const banner = {
    id: 'roast',
    title: 'Roast weather',
    text: 'Sunday sorted.',
    href: '/shop/specials',
    action: 'Shop the roast',
    image,
    secondaryImage: narrow,
    tone: 'kowhai' as const,
  };

  it('is a call to action: a card with its words, a picture without', () => {
    const { rerender } = render(<Banner banner={banner} size="large" />);
    const card = screen.getByRole('article');
    expect(card).toHaveAttribute('data-tone', 'kowhai');
    expect(within(card).getByRole('heading', { level: 2, name: 'Roast weather' })).toBeInTheDocument();
    expect(within(card).getByText('Sunday sorted.')).toBeInTheDocument();
    expect(within(card).getByRole('link')).toHaveAttribute('data-look', 'primary');
    rerender(<Banner banner={{ ...banner, title: '', text: '' }} />);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveClass('call-to-action');
  });
});
