import type { Piece } from '../gallery.types.ts';
import { FilledIcon, iconFills } from './filled-icon.tsx';
import { Icon, iconSizes } from './icon.tsx';
import { iconNames } from './icon-names.generated.ts';
import './icon.samples.css';

export const piece: Piece = {
  title: 'Icon',
  about:
    'One drawing of the sprite, in the colour of the words beside it. Silent, unless it stands alone and has a name.',
  rows: [
    ...['B9.054', 'B9.055', 'B9.058', 'B9.059', 'B9.O8'],
    ...Array.from({ length: 29 }, (_, at) => `B9.0${60 + at}`),
  ],
};

export const samples = {
  catalogue: (
    <ul className="icon-catalogue">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  sizes: (
    <ul className="icon-catalogue">
      {iconSizes.map((size) => (
        <li key={size}>
          <Icon name="trolley" size={size} />
          <code>{size}</code>
        </li>
      ))}
    </ul>
  ),
  fills: (
    <ul className="icon-catalogue">
      {iconFills.map((fill) => (
        <li key={fill} data-fill={fill}>
          <FilledIcon name="favourites-filled" size="large" fill={fill} />
          <code>{fill}</code>
        </li>
      ))}
    </ul>
  ),
  alone: <Icon name="sustainable" size="huge" label="Sustainable" />,
};
