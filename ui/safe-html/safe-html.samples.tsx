import type { SafeNode } from '#services/html/safe-html.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { SafeHtml } from './safe-html.tsx';

const element = (tag: string, ...children: readonly SafeNode[]): SafeNode => ({ tag, attrs: {}, children });
const link: SafeNode = { tag: 'a', attrs: { href: '/info/help' }, children: ['Help'] };

export const samples: Samples = {
  words: (
    <SafeHtml
      nodes={[
        element('h2', 'Bringing your bags'),
        element('p', 'We take back any bag of ours. ', element('strong', 'Clean and dry'), ', please. See ', link, '.'),
        element('ul', element('li', 'Paper'), element('li', 'Cloth'), element('li', 'Boxes')),
      ]}
    />
  ),
  table: (
    <SafeHtml
      nodes={[
        element(
          'table',
          element('thead', element('tr', element('th', 'Day'), element('th', 'Open'))),
          element(
            'tbody',
            element('tr', element('td', 'Monday to Friday'), element('td', '7 am to 10 pm')),
            element('tr', element('td', 'Saturday and Sunday'), element('td', '8 am to 9 pm')),
          ),
        ),
      ]}
    />
  ),
};

export const piece: Piece = {
  title: 'Words of the operator',
  about: 'HTML that somebody else wrote, as plain elements of an allow-list. Nothing is ever set as HTML.',
  rows: [],
};
