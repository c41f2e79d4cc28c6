import './home-page.css';
import type { Department, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { Banners } from '../../banner/banner.tsx';
import { DepartmentTiles } from '../../department-tile/department-tile.tsx';
import { href } from '../../link/href.ts';
import { A } from '../../link/link.tsx';
import { ProductRow } from '../../product-row/product-row.tsx';

export type HomePageProps = {
  readonly brand: string;
  readonly banners: readonly Banner[];
  readonly departments: readonly Department[];
  readonly rows: readonly Row[];
};

export function HomePage({ brand, banners, departments, rows }: HomePageProps) {
  return (
    <main id="main" className="page">
      <h1 className="visually-hidden">{`${brand}: groceries delivered or ready to pick up`}</h1>
      <Banners banners={banners} />
      <section className="home-section" aria-labelledby="home-departments">
        <div className="home-section-head">
          <h2 id="home-departments">Shop by department</h2>
          <A href={href.departments()}>All departments and aisles</A>
        </div>
        <DepartmentTiles departments={departments} />
      </section>
      {rows.map((row) => (
        <ProductRow key={row.id} row={row} />
      ))}
    </main>
  );
}
