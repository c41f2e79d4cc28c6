import './department-tile.css';
import type { Department } from '#services/catalogue/catalogue.contract.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { homeTexts as texts } from '#ui/texts/home.texts.ts';

export type Tile = Pick<Department, 'name' | 'slug' | 'image' | 'productCount'>;

/** "1,204 products" */
export const productsText = (count: number): string =>
  `${wholeNumber(count)} ${count === 1 ? texts.product.text : texts.products.text}`;

export function DepartmentTiles({ departments }: { departments: readonly Tile[] }) {
  return (
    <ul className="department-tiles">
      {departments.map(({ name, slug, image, productCount }) => (
        <li key={slug}>
          <A className="department-tile" href={href.browse(slug)}>
            <Image src={image} alt="" width={96} height={96} />
            <span className="department-tile-name">{name}</span>
            <span className="department-tile-count">{productsText(productCount)}</span>
          </A>
        </li>
      ))}
    </ul>
  );
}
