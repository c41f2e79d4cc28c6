import type { Piece } from '../gallery.types.ts';
import { CallToAction, type CallToActionAction } from './call-to-action.tsx';

export const piece: Piece = {
  title: 'Call to action',
  about:
    'With content a card with one link as large as the card, without content a picture that is the link. Below 768 pixels the second picture stands in.',
  rows: ['B3.36', 'B3.37', 'B3.38', 'B3.39', 'B3.40', 'B3.41'],
};

const image = { src: '/assets/art/banner-roast.svg', alt: 'A roast with kūmara and rosemary' };
const secondaryImage = { src: '/assets/art/banner-roast-narrow.svg', alt: 'A roast, from near' };
const action: CallToActionAction = { link: '/shop/specials', title: 'Shop the roast' };
const content = (
  <>
    <h2>Roast weather</h2>
    <p>Sunday sorted, from the joint to the crumble.</p>
  </>
);

export const samples = {
  card: <CallToAction content={content} image={image} secondaryImage={secondaryImage} action={action} />,
  'large card': (
    <CallToAction
      content={content}
      image={image}
      secondaryImage={secondaryImage}
      action={{ ...action, _class: 'primary' }}
      tone="kowhai"
      size="large"
    />
  ),
  'with an underlay': (
    <CallToAction content={content} image={image} action={{ ...action, underlay: true }} tone="sky" />
  ),
  picture: <CallToAction image={image} secondaryImage={secondaryImage} action={action} tone="berry" />,
  'picture with words': <CallToAction image={image} action={{ ...action, underlay: true }} tone="clay" />,
};
