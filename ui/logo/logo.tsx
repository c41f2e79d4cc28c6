import './logo.css';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';

type Props = { readonly brand: { readonly name: string; readonly logo: string | null } };

/** The name of the shop and the way home. Without a logo of its own the shop wears a woven basket. */
export function Logo({ brand }: Props) {
  return (
    <A className="logo" href={href.home()} aria-label={brand.name}>
      {brand.logo ? <img src={brand.logo} alt="" height={32} /> : <Basket />}
      {brand.logo ? null : <span className="logo-name">{brand.name}</span>}
    </A>
  );
}

function Basket() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden>
      <path className="logo-handle" d="M9.5 13C10 7 12.5 4 16 4s6 3 6.5 9" />
      <path className="logo-body" d="M3.5 12h25l-2.6 13.200A3.5 3.5 0 0 1 22.5 28h-13a3.5 3.5 0 0 1-3.4-2.800z" />
      <path className="logo-weave" d="M8 16.5l4 4 4-4 4 4 4-4M9.5 23l2.5-2.5L16 24.5l4-4 2.5 2.5" />
    </svg>
  );
}
