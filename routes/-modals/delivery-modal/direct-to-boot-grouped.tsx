import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';
import { AskedNote } from '#ui/where-modals/asked-note.tsx';
import { BootStores } from '#ui/where-modals/boot.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { useAsked, useWhere } from '../../-where.ts';

/** Every store that brings groceries to the boot, by region. */
export default function DirectToBootGroupedModal(): ReactNode {
  const [asked, again] = useAsked(useWhere().pickupPlaces);
  const { over } = useModalWays();
  return (
    <Dialog title={texts.bootGrouped.text} size="medium">
      <div className="where-modal">
        <p>{texts.bootLead.text}</p>
        {asked.state === 'answered' ? (
          <BootStores places={asked.answer} />
        ) : (
          <AskedNote state={asked.state} onRetry={again} />
        )}
        <ButtonLink href={over('change-pick-up-store')} data-replace="">
          {texts.changePlace.text}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
