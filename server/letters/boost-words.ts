import type { Letter } from './letters.ts';

type Offer = { readonly name: string; readonly points: string; readonly until: string; readonly text: string };
type Told = {
  readonly to: string;
  readonly firstName: string;
  readonly offers: readonly Offer[];
  readonly link: string;
};

/** The offers that somebody asked to have sent: to them alone, at their own address. */
export const boostOffersLetter = ({ to, firstName, offers, link }: Told): Letter => ({
  kind: 'boost-offers',
  to,
  subject: offers.length === 1 ? `Your boost offer: ${offers[0]?.name ?? ''}` : 'Your boost offers',
  lines: [
    `Kia ora ${firstName},`,
    '',
    'You asked us to send you this. Boost an offer before you order, and its points come on top.',
    '',
    ...offers.flatMap(({ name, points, until, text }) => [`${name}: ${points}, until ${until}`, text, '']),
    'Your offers:',
    link,
    '',
    'Ngā mihi,',
    'Kete',
  ],
});
