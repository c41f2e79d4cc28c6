import './home-page.css';
import { type ReactNode, useMemo } from 'react';
import type { Product, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import type { Banner as BannerData } from '#services/shell/shell.contract.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { DepartmentTiles, type Tile } from '#ui/department-tile/department-tile.tsx';
import { useBannersSeen } from '#ui/impressions/use-seen.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { homeTexts as texts } from '#ui/texts/home.texts.ts';

export type HomePageProps = {
  readonly brand: string;
  readonly banners: readonly BannerData[];
  readonly departments: readonly Tile[];
  readonly rows: readonly Row[];
  /** What stands in a card's sixth place; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
};

const mostBanners = 3;
const page = 'home';

/** The first page: what is on, one row of products, where things are, then the other rows. */
export function HomePage({ brand, banners, departments, rows, actionOf }: HomePageProps) {
  const [first, ...further] = rows;
  const action = actionOf ? { actionOf } : {};
  const shown = useMemo(() => banners.slice(0, mostBanners), [banners]);
  const seen = useBannersSeen(shown, page);
  return (
    <main id="main" className="home-page page">
      <h1 className="visually-hidden">{`${brand}: ${texts.heading.text}`}</h1>
      {banners.length > 0 ? (
        <section className="home-page-banners" aria-label={texts.offers.text} ref={seen}>
          {shown.map((banner, index) => (
            <Banner key={banner.id} banner={banner} size={index === 0 ? 'large' : 'small'} isLargest={index === 0} />
          ))}
        </section>
      ) : null}
      {first ? <ProductRow row={first} isEager page={page} {...action} /> : null}
      <section aria-labelledby="home-departments">
        <header className="product-row-head">
          <h2 id="home-departments">{texts.departments.text}</h2>
          <A className="product-row-all" href={href.departments()}>
            {texts.allDepartments.text}
          </A>
        </header>
        <DepartmentTiles departments={departments} />
      </section>
      {further.map((row) => (
        <ProductRow key={row.id} row={row} page={page} {...action} />
      ))}
    </main>
  );
}
