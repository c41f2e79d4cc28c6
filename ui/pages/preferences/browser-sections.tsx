import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { opensConsent } from '#ui/consent-bar/consent-bar.tsx';
import { Tick } from '#ui/choices/choices.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';
import { wishWays } from './order-sections.tsx';
import type { PreferencesPageProps } from './preferences.types.ts';
import { PreferenceSection } from './section.tsx';

/** The same switch as at the foot of every page. */
export function ColoursSection({ theme, onTheme }: Pick<PreferencesPageProps, 'theme' | 'onTheme'>): ReactNode {
  return (
    <PreferenceSection title={texts.colours.text} text={texts.coloursText.text} needsScript>
      <ThemeSwitch name="preferred-theme" theme={theme} onChoose={onTheme} />
    </PreferenceSection>
  );
}

const said = { granted: texts.visitsGranted.text, refused: texts.visitsRefused.text } as const;

/** What was answered to the question at the foot of the page, which the button brings back. */
export function VisitsSection({ consent }: Pick<PreferencesPageProps, 'consent'>): ReactNode {
  return (
    <PreferenceSection title={texts.visits.text} text={texts.visitsText.text} needsScript>
      <p className="preferences-said" role="status">
        {consent === undefined ? null : consent === null ? texts.visitsUnsaid.text : said[consent]}
      </p>
      <p>
        <Button look="outline" size="small" {...opensConsent}>
          {texts.visitsChange.text}
          <span className="visually-hidden">{`: ${texts.visits.text}`}</span>
        </Button>
      </p>
    </PreferenceSection>
  );
}

type BetaProps = Pick<PreferencesPageProps, 'shown' | 'onSend'> & { readonly isInBeta: boolean };
/** In or out of the beta group. */
export function BetaSection({ isInBeta, ...props }: BetaProps): ReactNode {
  const { make, note } = wishWays(props, 'beta', texts.beta.text);
  return (
    <PreferenceSection title={texts.beta.text} text={texts.betaText.text}>
      <Tick label={texts.betaJoin.text} isTicked={isInBeta} onChange={(value) => make({ name: 'beta', value })} />
      {note}
    </PreferenceSection>
  );
}
