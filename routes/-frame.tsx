import { Outlet, useLocation, useMatches, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import {
  announcerOf,
  assertiveOf,
  backHrefOf,
  flagsOf,
  fulfilmentOf,
  isOn,
  navigationOf,
  politeOf,
  type ShopActor,
  sessionOf,
  settingsIn,
  settingsOf,
  shellIn,
  shellOf,
  shopperOf,
  themeIn,
  themeOf,
} from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { TrolleyContext, type TrolleyOnPage, type TrolleyParts } from '#ui/add-to-trolley/trolley-context.ts';
import { Announcer } from '#ui/announcer/announcer.tsx';
import { FavouritesContext } from '#ui/favourite/favourite-context.ts';
import { Frame as FrameView } from '#ui/frame/frame.tsx';
import { SlotChip } from '#ui/header/places.tsx';
import { slotWords } from '#ui/header/slot-words.ts';
import { ImpressionsContext } from '#ui/impressions/use-impression.ts';
import { PopupChannel } from '#ui/popup/popup-channel.tsx';
import { SuggestContext } from '#ui/search-box/suggest-context.ts';
import { TellContext } from '#ui/tell/tell.ts';
import { RenameContext, useRename } from '#ui/words/rename.ts';
import { renamedLinks } from '#ui/words/renamed-links.ts';
import { useFavouritesOnPage } from './-favourites.ts';
import { Modals } from './-modals.tsx';
import { Payments } from './-payments.tsx';
import { useRenameIn } from './-renames.ts';
import { Status } from './-status.tsx';
import { useTrolleyDoor } from './-trolley-door.tsx';
import { Zone } from './-zone.tsx';

const plainSettings = { brand: { name: 'Kete', logo: null }, showSpecials: true, embeddedLinks: [] };

const titleOf = (meta: readonly unknown[] | undefined): string | undefined =>
  (meta as readonly { readonly title?: string }[] | undefined)?.find((one) => one.title)?.title;

/** On the other pages a search is for something else, such as a store. */
const isOfProducts = (pathname: string): boolean => pathname.startsWith('/shop/');

/** What was searched for, said once: an address may say anything, and twice. */
const wordsOf = (query: object): string | undefined =>
  'search' in query && typeof query.search === 'string' ? query.search : undefined;

/** The frame around every page. It wakes the shop once the page's own tree is live, so that nothing moves before. */
export function Frame(): ReactNode {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const place = useLocation({ select: ({ publicHref }) => publicHref });
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare });

  useEffect(() => {
    shop.start();
    document.documentElement.dataset['live'] = '';
    document.dispatchEvent(new Event('kete:live'));
  }, [shop]);

  return (
    <TellContext value={services.analytics.send}>
      <ImpressionsContext value={services.analytics.watch}>
        <RenameContext value={useRenameIn(shop)}>
          <Payments shop={shop} services={services}>
            <SuggestContext value={services.catalogue.suggestions}>
              <PopupChannel place={place}>{isBare ? <Outlet /> : <Framed shop={shop} />}</PopupChannel>
            </SuggestContext>
          </Payments>
        </RenameContext>
      </ImpressionsContext>
    </TellContext>
  );
}

/** The trolley of whoever is here, with the parts that show it; null while there is none. */
function useTrolleyOnPage(shop: ShopActor): TrolleyOnPage | null {
  const { partsOf } = useRouteContext({ from: '__root__' });
  const trolley = useSelector(shop, ({ children }) => (children as Partial<Pick<TrolleyOnPage, 'trolley'>>).trolley);
  const parts = trolley && (partsOf('trolley') as TrolleyParts | undefined);
  return useMemo(() => (trolley && parts ? { trolley, ...parts } : null), [trolley, parts]);
}

/** How, where and when, in the head of every page; who has chosen nothing is asked to. */
function useSlotChip(shop: ShopActor): ReactNode {
  const isBar = useSelector(flagsOf(shop), (flags) => isOn(flags, 'EnableHWWBarInHeader'));
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  return <SlotChip {...slotWords(fulfilment, isBar)} isBar={isBar} />;
}

/** Apart from the frame: what changes here once the page is live may not draw a modal anew whose code is on its way. */
function Favourites({ shop, children }: { readonly shop: ShopActor; readonly children: ReactNode }): ReactNode {
  return <FavouritesContext value={useFavouritesOnPage(shop)}>{children}</FavouritesContext>;
}

function Framed({ shop }: { readonly shop: ShopActor }): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const returnPath = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const search = useLocation({
    select: ({ pathname, search }) => (isOfProducts(pathname) ? wordsOf(search) : undefined),
  });
  const theme = useSelector(themeOf(shop), themeIn);
  const title = useMatches({ select: (matches) => titleOf(matches.at(-1)?.meta) });
  const backHref = useSelector(navigationOf(shop), backHrefOf);
  const shell = useSelector(shellOf(shop), shellIn);
  const rename = useRename();
  const door = useTrolleyDoor(shop);

  return (
    <TrolleyContext value={useTrolleyOnPage(shop)}>
      <FrameView
        shell={useMemo(() => renamedLinks(shell, rename), [shell, rename])}
        shopper={useSelector(sessionOf(shop), shopperOf)}
        settings={useSelector(settingsOf(shop), settingsIn) ?? plainSettings}
        path={path}
        search={search}
        returnPath={returnPath}
        isEmbedded={shop.getSnapshot().context.isEmbedded}
        slot={useSlotChip(shop)}
        trolley={door.link}
        theme={theme === 'device' ? null : theme}
        onTheme={(choice) => themeOf(shop).send({ type: 'theme.choose', choice: choice ?? 'device' })}
        onSignOut={() => shop.send({ type: 'logout.wanted' })}
        title={title}
        backHref={backHref ?? undefined}
        status={
          <>
            <Status shop={shop} />
            {door.panel}
            <Announcer
              polite={useSelector(announcerOf(shop), politeOf)}
              assertive={useSelector(announcerOf(shop), assertiveOf)}
            />
          </>
        }
      >
        <Zone shop={shop} name="orderChange" />
        <Zone shop={shop} name="zone" />
        <Favourites shop={shop}>
          <Outlet />
        </Favourites>
        <Suspense>
          <Modals />
        </Suspense>
      </FrameView>
    </TrolleyContext>
  );
}
