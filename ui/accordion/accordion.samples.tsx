import type { Piece } from '../gallery.types.ts';
import { Accordion } from './accordion.tsx';
import type { AccordionItem } from './items.rules.ts';

export const piece: Piece = {
  title: 'Accordion',
  about: 'Headings that open what stands below them: one at a time, or as many as wanted.',
  rows: ['B1.12', 'B3.54', 'B4.056', 'B4.057', 'B4.058', 'B4.059', 'B4.060', 'B5.17', 'B5.18', 'B5.19', 'B9.051'],
  charts: ['accordion'],
};

const paragraph = (text: string) => ({ tag: 'p', attrs: {}, children: [text] });
const items: readonly AccordionItem[] = [
  { heading: 'Can I change my order?', body: [paragraph('Until picking begins.')] },
  {
    heading: 'What does delivery cost?',
    body: [paragraph('It depends on the time.'), { tag: 'a', attrs: { href: '/info/fees' }, children: ['All fees'] }],
  },
  {
    heading: 'Everything about bags',
    body: Array.from({ length: 60 }, () => paragraph('Bags are packed cold first.')),
  },
];

export const samples = {
  'one at a time': <Accordion items={items} />,
  'many at once': <Accordion items={items} allowsMany />,
  'from a JSON string': (
    <Accordion items='[{"heading":"Bags","body":"Bring your own."},{"heading":"Fees","body":"From $5."}]' />
  ),
};
