import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import type { AcknowledgementKey } from '#services/storage/stored-keys.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { useModalHref } from '../../-trolley-choices.ts';

const isSmall = (): boolean => globalThis.matchMedia('(width < 768px)').matches;

/** Shown once before the prices themselves; each kind of screen remembers for itself that it was read. */
export default function ChangedPriceTutorialModal(): ReactNode {
  const { storage } = useRouteContext({ from: '__root__' }).services;
  const navigate = useNavigate();
  const modal = useModalHref();
  const goOn = (key: AcknowledgementKey) => {
    storage.write(key, true);
    void navigate({ ...fromPublicHref(modal('changed-price-modal')), replace: true } as never);
  };
  return (
    <Dialog
      title={texts.tutorialTitle.text}
      actions={
        <>
          <Button
            onClick={() =>
              goOn(isSmall() ? 'changedPriceTutorialMobileWebAcknowledged' : 'changedPriceTutorialAcknowledged')
            }
          >
            {texts.tutorialDone.text}
          </Button>
          <Button look="quiet" onClick={() => goOn('ignoreChangedPriceTutorial')}>
            {texts.tutorialNever.text}
          </Button>
        </>
      }
    >
      <div className="trolley-extras-modal">
        <p>{texts.tutorialText.text}</p>
        <p>{texts.tutorialWays.text}</p>
      </div>
    </Dialog>
  );
}
