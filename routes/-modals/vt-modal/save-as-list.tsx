import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { changeOf, overviewOf } from '#machines/saved-lists/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { lineOf } from '#services/lists/saved-items.rules.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { SaveAsList, type SaveWish } from '#ui/saved-lists/save-as-list.tsx';
import { confirmationTexts } from '#ui/texts/confirmation.texts.ts';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';
import { useModalWays } from '../../-close-modal.ts';
import { useOrderedItems } from '../../-ordered-items.ts';
import { useSavedLists } from '../../-saved-lists.ts';

const none = [] as const;

export default function SaveAsListModal(): ReactNode {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const { close } = useModalWays();
  const chart = useSavedLists();
  const now = useSelector(chart, (state) => state);
  const inTrolley = useSelector(
    chartOf<typeof trolleyMachine>(shop, 'trolley'),
    (state) => state?.context.trolley?.items,
  );
  const ordered = useOrderedItems();
  const items = ordered ?? inTrolley;
  useEffect(() => chart?.send({ type: 'save.begin' }), [chart]);
  const change = now && changeOf(now);
  const saved = change?.saved ?? null;
  const save = (wish: SaveWish) => {
    const lines = (items ?? none).map(({ sku, amount, unit }) => lineOf(sku, amount, unit));
    chart?.send(
      'id' in wish
        ? { type: 'list.append', id: wish.id, lines }
        : { type: 'list.save', ...wish, lines, key: services.newKey() },
    );
  };
  return (
    <Dialog title={texts.saveTitle.text} size="medium">
      <p data-without-script="">{texts.needsScript.text}</p>
      {items?.length === 0 ? (
        <div className="saved-list-done">
          <p>{`${texts.emptyTrolley.text}. ${texts.emptyTrolleyWhy.text}`}</p>
          <Button look="outline" onClick={close}>
            {texts.keepShopping.text}
          </Button>
        </div>
      ) : saved && change?.state === 'resting' ? (
        <div className="saved-list-done" role="status">
          <p>{texts.savedNew.text.replace('{name}', () => saved.name)}</p>
          <p className="saved-list-ways">
            <ButtonLink href={href.listItems(saved.id)}>{texts.openList.text}</ButtonLink>
            <Button look="outline" onClick={close}>
              {texts.keepShopping.text}
            </Button>
          </p>
        </div>
      ) : change && now ? (
        <SaveAsList
          count={items?.length ?? 0}
          lead={ordered ? confirmationTexts.saveLead.text : undefined}
          lists={overviewOf(now).lists ?? none}
          change={change}
          onSave={save}
          onRetry={() => chart?.send({ type: 'change.retry' })}
          onDrop={() => chart?.send({ type: 'change.drop' })}
        />
      ) : null}
    </Dialog>
  );
}
