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
      <path className="logo-handle" d="M10 12.5C10 7 12.3 3.2 16 3.2S22 7 22 12.5" />
      <path
        className="logo-body"
        d="M3 12.5q0-1.3 1.3-1.3h23.4q1.3 0 1.3 1.3l-2 12.3a5 5 0 0 1-4.9 4.2H9.9A5 5 0 0 1 5 24.8z"
      />
      <path
        className="logo-weave"
        d="M16 14.2l5.9 5.9L16 26l-5.9-5.9zM16 17.2l-2.9 2.9L16 23l2.9-2.9zM3.31 14.43L8.99 20.1 4.9 24.19 4.48 21.63 6.02 20.1 3.89 17.97zM28.69 14.43L23.01 20.1 27.1 24.19 27.52 21.63 25.98 20.1 28.11 17.97z"
      />
    </svg>
  );
}
