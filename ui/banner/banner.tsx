import './banner.css';
import type { Banner as BannerFacts } from '#services/shell/shell.contract.ts';
import { A } from '../link/link.tsx';

/** A call to action with its picture; a phone is shown the second one where there is one. */
export function Banner({ banner, isFirst = false }: { banner: BannerFacts; isFirst?: boolean }) {
  const { image, secondaryImage } = banner;
  return (
    <section className="banner" data-tone={banner.tone} aria-label={banner.title}>
      <picture className="banner-picture">
        {secondaryImage ? <source media="(max-width: 767px)" srcSet={secondaryImage.src} /> : null}
        <img src={image.src} alt={image.alt} width="1200" height="480" fetchPriority={isFirst ? 'high' : undefined} loading={isFirst ? undefined : 'lazy'} />
      </picture>
      <div className="banner-words">
        <h2 className="banner-title">{banner.title}</h2>
        <p className="banner-text">{banner.text}</p>
        <A className="banner-action" href={banner.href}>
          {banner.action}
        </A>
      </div>
    </section>
  );
}

export function Banners({ banners }: { banners: readonly BannerFacts[] }) {
  if (banners.length === 0) return null;
  return (
    <div className="banners">
      {banners.map((banner, index) => (
        <Banner key={banner.id} banner={banner} isFirst={index === 0} />
      ))}
    </div>
  );
}
