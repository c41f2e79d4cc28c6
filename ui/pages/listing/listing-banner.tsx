import { useMemo } from 'react';
import type { Banner as BannerData } from '#services/shell/shell.contract.ts';
import { Banner } from '../../banner/banner.tsx';
import { useBannersSeen } from '../../impressions/use-seen.ts';

type Props = {
  readonly banners: readonly BannerData[];
  /** The address of this list: a banner that leads here says nothing new. */
  readonly path: string;
  readonly listName: string;
};

/** One slim banner of the shell over a list, or none. */
export function ListingBanner({ banners, path, listName }: Props) {
  const shown = useMemo(() => banners.filter(({ href }) => href !== path).slice(0, 1), [banners, path]);
  const seen = useBannersSeen(shown, listName);
  return shown.length === 0 ? null : (
    <div className="listing-banner" ref={seen}>
      {shown.map((banner) => (
        <Banner key={banner.id} banner={banner} size="small" />
      ))}
    </div>
  );
}
