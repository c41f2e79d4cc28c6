import './header.css';
import type { ReactNode } from 'react';
import type { NavLink } from '#services/shell/shell.contract.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { SearchBox } from '#ui/search-box/search-box.tsx';

type Props = {
  readonly brand: { readonly name: string; readonly logo: string | null };
  readonly main: readonly NavLink[];
  readonly path: string;
  readonly search?: string;
  readonly account: ReactNode;
  readonly slot: ReactNode;
  readonly trolley: ReactNode;
};

/** Stays in sight: on small screens its search, on large ones all of it. */
export function Header({ brand, main, path, search, account, slot, trolley }: Props) {
  return (
    <header className="header">
      <div className="header-row content">
        <Drawer main={main} path={path} />
        <Logo brand={brand} />
        <SearchBox {...(search === undefined ? {} : { value: search })} />
        {slot}
        {account}
        {trolley}
      </div>
    </header>
  );
}
