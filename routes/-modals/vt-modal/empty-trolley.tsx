import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import { countIn, type trolleyMachine } from '#machines/trolley/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';

/** In the place of a trolley with nothing in it. What this browser still means to add counts: the way to it is there then. */
export default function EmptyTrolleyModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const count = useSelector(chartOf<typeof trolleyMachine>(shop, 'trolley'), (now) => now && countIn(now.context));
  const hasItems = (count ?? 0) > 0;
  return (
    <Dialog
      title={texts.emptyTitle.text}
      size="medium"
      actions={
        <>
          {hasItems ? <ButtonLink href={href.page('/trolley')}>{texts.seeTrolley.text}</ButtonLink> : null}
          <ButtonLink look={hasItems ? 'outline' : 'primary'} href={href.browse()}>
            {texts.startShopping.text}
          </ButtonLink>
        </>
      }
    >
      <p>{hasItems ? texts.notEmptyAfterAll.text : texts.emptyText.text}</p>
    </Dialog>
  );
}
