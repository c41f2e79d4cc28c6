import './departments-page.css';
import type { Department } from '#services/catalogue/catalogue.contract.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx';
import { productsText } from '../../department-tile/department-tile.tsx';
import { Image } from '../../image/image.tsx';
import { href } from '../../link/href.ts';
import { A } from '../../link/link.tsx';
import { homeTexts as texts } from '../../texts/home.texts.ts';

/** Every department with its aisles, on one page, and how much stands in each. */
export function DepartmentsPage({ departments }: { departments: readonly Department[] }) {
  return (
    <main id="main" className="page">
      <Breadcrumb crumbs={[{ text: texts.browse.text, href: href.browse() }, { text: texts.allDepartments.text }]} />
      <h1>{texts.allDepartments.text}</h1>
      <ul className="departments">
        {departments.map(({ slug, name, image, productCount, aisles }) => (
          <li key={slug} className="departments-card">
            <div className="departments-head">
              <Image src={image} alt="" width={56} height={56} />
              <h2>
                <A href={href.browse(slug)}>{name}</A>
              </h2>
              <p>{productsText(productCount)}</p>
            </div>
            <ul className="departments-aisles" aria-label={`${texts.aislesOf.text} ${name}`}>
              {aisles.map((aisle) => (
                <li key={aisle.slug}>
                  <A
                    href={href.browse(slug, aisle.slug)}
                    aria-label={`${aisle.name}, ${productsText(aisle.productCount)}`}
                  >
                    {`${aisle.name} `}
                    <span>{wholeNumber(aisle.productCount)}</span>
                  </A>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
