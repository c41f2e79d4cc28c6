import '#ui/footer/footer.css';
import '#ui/theme-switch/theme-switch.css';
import { lazy, memo, Suspense } from 'react';
import type { FooterProps } from '#ui/footer/footer.tsx';

/**
 * The foot of every page is links, which work as they stand in the first HTML: its code comes after the page is live.
 * The styles come with the frame. Equal props leave it alone, or React would write it anew while its code is on its way.
 */
const load = async () => ({ default: (await import('#ui/footer/footer.tsx')).Footer });
const Footer = import.meta.env.SSR ? (await load()).default : lazy(load);

export const LateFooter = memo(function LateFooter(props: FooterProps) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
});
