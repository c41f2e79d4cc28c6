import { Outlet, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Frame as FrameView } from '#ui/frame/frame.tsx';
import { Modals } from './-modals.tsx';

/** The frame around every page. It wakes the shop once the page's own tree is live, so that nothing moves before. */
export function Frame(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    shop.start();
    document.documentElement.dataset['live'] = '';
    document.dispatchEvent(new Event('kete:live'));
  }, [shop]);
  return (
    <FrameView>
      <Outlet />
      <Suspense>
        <Modals />
      </Suspense>
    </FrameView>
  );
}
