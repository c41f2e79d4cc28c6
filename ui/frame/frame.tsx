import '../base.css';
import './frame.css';
import type { ReactNode } from 'react';
import type { Shopper } from '#services/session/session.contract.ts';
import type { Settings } from '#services/settings/settings.contract.ts';
import type { Shell } from '#services/shell/shell.contract.ts';
import { signOutHref } from '#ui/account-menu/account-entries.ts';
import { AccountMenu } from '#ui/account-menu/account-menu.tsx';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { EmbeddedNav } from '#ui/embedded-nav/embedded-nav.tsx';
import { Footer } from '#ui/footer/footer.tsx';
import { FunnelHeader } from '#ui/funnel-header/funnel-header.tsx';
import { funnelStepOf } from '#ui/funnel-header/funnel-steps.ts';
import { Header } from '#ui/header/header.tsx';
import { SlotChip, TrolleyLink } from '#ui/header/places.tsx';
import { href } from '#ui/link/href.ts';
import { mainEntriesOf, mobileEntries } from '#ui/main-nav/entries.ts';
import { MainNav } from '#ui/main-nav/main-nav.tsx';
import { SpecialsNav } from '#ui/main-nav/specials-nav.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { type Theme, ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';

export type FrameProps = {
  readonly shell: Pick<Shell, 'mainNavs' | 'dynamicHeaderLink' | 'specials' | 'footerLinks'>;
  readonly shopper: Pick<Shopper, 'isLoggedIn' | 'isShopper' | 'hasActiveDeliverySubscription' | 'firstName'>;
  readonly settings: Pick<Settings, 'brand' | 'showSpecials' | 'embeddedLinks'>;
  /** The path of the page, modals left out. */
  readonly path: string;
  /** What the page on show was searched for. */
  readonly search?: string | undefined;
  /** Where a visitor who signs in comes back to: path and query. */
  readonly returnPath?: string | undefined;
  readonly isEmbedded: boolean;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly onSignOut?: (() => void) | undefined;
  /** The name of the page in the app's bar, and where its back leads. */
  readonly title?: string | undefined;
  readonly backHref?: string | undefined;
  /** The places of the slot and the trolley; without them, the way to each. */
  readonly slot?: ReactNode;
  readonly trolley?: ReactNode;
  /** What lies over the page or speaks for it: progress, announcer, notices, prompts. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
};

/** The app has no menu of a person: the foot of the page has the way out as well. */
const helpInApp = (isLoggedIn: boolean) => [
  ...mobileEntries.filter(({ icon }) => icon === 'help' || icon === 'mail'),
  ...(isLoggedIn ? [{ label: texts.signOut.text, href: signOutHref }] : []),
];

/** What stands around every page. */
export function Frame(props: FrameProps) {
  const { shell, shopper, settings, path, search, returnPath, isEmbedded, theme, onTheme, children } = props;
  const found = search === undefined ? {} : { search };
  const step = funnelStepOf(path);
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {texts.skip.text}
      </a>
      {isEmbedded ? (
        <EmbeddedNav
          settings={settings}
          path={path}
          title={props.title ?? settings.brand.name}
          backHref={props.backHref}
          {...found}
        />
      ) : step !== null ? (
        <FunnelHeader brand={settings.brand} step={step} />
      ) : (
        <>
          <Header
            brand={settings.brand}
            main={mainEntriesOf(shell)}
            path={path}
            {...found}
            account={
              <AccountMenu
                shopper={shopper}
                onSignOut={props.onSignOut}
                {...(returnPath === undefined ? {} : { returnPath })}
              />
            }
            slot={props.slot ?? <SlotChip />}
            trolley={props.trolley ?? <TrolleyLink />}
          />
          <MainNav shell={shell} path={path} />
        </>
      )}
      {step === null ? <SpecialsNav shell={shell} here={returnPath ?? path} /> : null}
      {children}
      <Footer
        shell={shell}
        brandName={settings.brand.name}
        isReduced={isEmbedded}
        feesHref={href.modalOver(returnPath ?? path, { outlet: 'delivery-modal', path: 'delivery-fees' })}
        help={isEmbedded ? helpInApp(shopper.isLoggedIn) : []}
        themeSwitch={<ThemeSwitch theme={theme} onChoose={onTheme} />}
      />
      {isEmbedded || step !== null ? null : <BottomBar path={path} />}
      {props.status}
    </div>
  );
}
