import './banner.css';
import type { Banner as BannerData } from '#services/shell/shell.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';

type Props = {
  readonly banner: BannerData;
  readonly size?: 'large' | 'small';
  readonly isLargest?: boolean;
};

/** A call to action: a card when it has words, otherwise its picture. On small screens the second picture stands in. */
export function Banner({ banner, size = 'small', isLargest = false }: Props) {
  const { title, text, href, action, image, secondaryImage, tone } = banner;
  const hasWords = title !== '' || text !== '';
  const picture = (
    <picture className="banner-picture">
      {secondaryImage ? <source media="(max-width: 767px)" srcSet={secondaryImage.src} /> : null}
      <img
        src={image.src}
        alt={image.alt}
        width={480}
        height={320}
        loading={size === 'large' ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isLargest ? 'high' : undefined}
      />
    </picture>
  );
  if (!hasWords)
    return (
      <A className="banner" data-form="image" data-tone={tone} data-size={size} href={href}>
        {picture}
      </A>
    );
  return (
    <article className="banner" data-form="card" data-tone={tone} data-size={size}>
      <div className="banner-words">
        <h2 className="banner-title">{title}</h2>
        {text === '' ? null : <p className="banner-text">{text}</p>}
        <A className="banner-action" href={href}>
          {action}
          <Icon name="chevron-right" size="very-small" />
        </A>
      </div>
      {picture}
    </article>
  );
}
