import './departments-page.css';
import type { Department } from '#services/catalogue/catalogue.contract.ts';
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx';
import { Image } from '../../image/image.tsx';
import { href } from '../../link/href.ts';
import { A } from '../../link/link.tsx';

/** Every department with its aisles, on one page. */
export function DepartmentsPage({ departments }: { departments: readonly Department[] }) {
  return (
    <main id="main" className="page">
      <Breadcrumb crumbs={[{ text: 'Browse', href: href.browse() }, { text: 'Departments' }]} />
      <h1>All departments</h1>
      <ul className="departments">
        {departments.map((department) => (
          <li key={department.slug} className="departments-card">
            <div className="departments-head">
              <Image src={department.image} alt="" width={52} height={52} />
              <h2>
                <A href={href.browse(department.slug)}>{department.name}</A>
              </h2>
            </div>
            <ul className="departments-aisles" aria-label={`Aisles of ${department.name}`}>
              {department.aisles.map((aisle) => (
                <li key={aisle.slug}>
                  <A href={href.browse(department.slug, aisle.slug)}>{aisle.name}</A>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
