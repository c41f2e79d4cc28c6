import type { Piece } from '../gallery.types.ts';
import { Tabs } from './tabs.tsx';

export const piece: Piece = {
  title: 'Tabs',
  about: 'Several views of one thing, one at a time: buttons with panels, or links where each view has an address.',
  rows: ['B1.11', 'B2.84', 'B4.053', 'B4.054', 'B4.055', 'B4.O5', 'B5.27', 'B5.O6'],
  charts: ['tabs'],
};

const tabs = [
  { id: 'about', label: 'About', body: <p>Whole milk from the Waikato.</p> },
  { id: 'nutrition', label: 'Nutrition', body: <p>Energy 266 kJ per 100 mL.</p> },
  { id: 'storage', label: 'Storage', body: <p>Keep below 4 °C.</p> },
];
const routed = [
  { id: 'all', label: 'All orders', href: '/account/orders' },
  { id: 'lists', label: 'Lists', href: '/lists' },
];

export const samples = {
  'with panels': <Tabs label="Kōwhai blue milk" tabs={tabs} />,
  routed: <Tabs label="Your account" tabs={routed} url="/account/orders?page=2" />,
  'routed, elsewhere': <Tabs label="Your account" tabs={routed} url="/trolley" />,
};
