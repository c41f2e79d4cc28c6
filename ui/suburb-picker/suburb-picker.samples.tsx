import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { SuburbPicker } from './suburb-picker.tsx';

const find: FindPlaces = () =>
  Promise.resolve([{ id: 1, text: 'Karori', detail: 'Wellington 6012', ruralDelivery: null }]);
const picker = (more: object = {}) => <SuburbPicker find={find} current={null} onChoose={() => {}} {...more} />;

export const samples: Samples = {
  'nothing chosen': picker(),
  'a suburb that holds': picker({ current: { id: 1, name: 'Karori' } }),
  'being set': picker({ current: { id: 1, name: 'Karori' }, isBusy: true }),
  'did not get through': picker({ problem: 'We could not set your suburb just now.' }),
};

export const piece: Piece = {
  title: 'Suburb picker',
  about: 'Where groceries go, by suburb alone. Choosing one from the list is the choice; typing alone chooses nothing.',
  rows: ['A4.29'],
  charts: ['address-finder'],
};
