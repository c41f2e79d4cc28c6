import './feature-list.css';
import { Icon } from '#ui/icon/icon.tsx';

export type Feature = {
  readonly text: string;
  readonly icon: 'clock' | 'heart' | 'truck';
  /** Where the picture stands: over its words or under them. */
  readonly imagePosition: 'above' | 'below';
};

const icons = { clock: 'clock', heart: 'favourites', truck: 'truck' } as const;

/** What speaks for the shop, side by side: each a picture and a few words. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="feature-list">
      {features.map(({ text, icon, imagePosition }) => (
        <li key={text} className="feature-list-item" data-image={imagePosition}>
          <Icon name={icons[icon]} size="extra-large" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
