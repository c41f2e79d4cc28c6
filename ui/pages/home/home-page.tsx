import './home-page.css';
import { type ReactNode, useMemo } from 'react';
import type { Product, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import type { Banner as BannerData } from '#services/shell/shell.contract.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { CallToAction } from '#ui/call-to-action/call-to-action.tsx';
import { DepartmentTiles, type Tile } from '#ui/department-tile/department-tile.tsx';
import { useBannersSeen } from '#ui/impressions/use-seen.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { homeTexts as texts } from '#ui/texts/home.texts.ts';
import { MissingParts } from './missing-parts.tsx';
import { StoreLine } from './store-line.tsx';

/** What the page is made of; null is a part that was asked for and did not come. */
export type HomeParts = {
  readonly banners: readonly BannerData[] | null;
  readonly departments: readonly Tile[] | null;
  readonly rows: readonly Row[] | null;
  readonly storeName: string | null;
};
export type HomePageProps = HomeParts & {
  readonly brand: string;
  /** For a shopper with an order that can still be changed: where it stands, and the way to it. */
  readonly editOrder?: ReactNode;
  /** What stands in a card's sixth place; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
  /** Asks again for what did not come. */
  readonly onRetry?: () => Promise<unknown>;
};

const mostBanners = 3;
const page = 'home';
const none: readonly BannerData[] = [];
const boostsPicture = { src: '/assets/art/banner-great-prices.svg', alt: '' };

/** The first page: what is on, one row of products, where things are, then the other rows. */
export function HomePage(props: HomePageProps) {
  const { brand, banners, departments, rows, storeName, editOrder, actionOf, onRetry } = props;
  const [first, ...further] = rows ?? [];
  const action = actionOf ? { actionOf } : {};
  const shown = useMemo(() => (banners ?? none).slice(0, mostBanners), [banners]);
  const seen = useBannersSeen(shown, page);
  const missing = [
    banners ? null : texts.missingBanners.text,
    rows ? null : texts.missingRows.text,
    departments ? null : texts.missingDepartments.text,
  ].filter((part) => part !== null);
  return (
    <main id="main" className="home-page page">
      <h1 className="visually-hidden">{`${brand}: ${texts.heading.text}`}</h1>
      {editOrder}
      {storeName === null ? null : <StoreLine name={storeName} />}
      <MissingParts parts={missing} onRetry={onRetry} />
      {shown.length > 0 ? (
        <section className="home-page-banners" aria-label={texts.offers.text} ref={seen}>
          {shown.map((banner, index) => (
            <Banner key={banner.id} banner={banner} size={index === 0 ? 'large' : 'small'} isLargest={index === 0} />
          ))}
        </section>
      ) : null}
      {first ? <ProductRow row={first} isEager page={page} {...action} /> : null}
      {departments && departments.length > 0 ? (
        <section aria-labelledby="home-departments">
          <header className="product-row-head">
            <h2 id="home-departments">{texts.departments.text}</h2>
            <A className="product-row-all" href={href.departments()}>
              {texts.allDepartments.text}
            </A>
          </header>
          <DepartmentTiles departments={departments} />
        </section>
      ) : null}
      {further.map((row) => (
        <ProductRow key={row.id} row={row} page={page} {...action} />
      ))}
      <CallToAction
        content={
          <>
            <h2>{texts.boostsTitle.text}</h2>
            <p>{texts.boostsText.text}</p>
          </>
        }
        image={boostsPicture}
        action={{ link: href.page('/shop/everyday-rewards-boosts'), title: texts.boostsAction.text }}
        tone="kowhai"
      />
    </main>
  );
}
