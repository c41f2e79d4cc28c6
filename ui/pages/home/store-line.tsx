import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { homeTexts as texts } from '#ui/texts/home.texts.ts';

/** Whose prices and stock are shown, and the way to another store. */
export const StoreLine = ({ name }: { readonly name: string }) => (
  <p className="home-page-store">
    <span>
      <Icon name="store" size="small" />
      {`${texts.yourStore.text} `}
      <strong>{name}</strong>
    </span>
    <A href={href.page('/store-finder')}>
      {`${texts.changeStore.text} `}
      <span className="visually-hidden">{texts.changeStoreOf.text}</span>
    </A>
  </p>
);
