import './department-tile.css';
import type { Department } from '#services/catalogue/catalogue.contract.ts';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';

export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="department-tiles">
      {departments.map(({ slug, name, image }) => (
        <li key={slug}>
          <A className="department-tile" href={href.browse(slug)}>
            <Picture src={image} size={88} />
            {name}
          </A>
        </li>
      ))}
    </ul>
  );
}
