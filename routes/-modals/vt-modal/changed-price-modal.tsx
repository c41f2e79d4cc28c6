import type { ReactNode } from 'react';
import { sources } from '#services/trolley/trolley.words.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { ChangedPrices } from '#ui/trolley-extras/changed-prices.tsx';
import { Lost } from '#ui/trolley-extras/lost.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { changedIn, useTrolleyChoices } from '../../-trolley-choices.ts';

export default function ChangedPriceModal(): ReactNode {
  const { close } = useModalWays();
  const all = useTrolleyChoices();
  const changed = changedIn(all);
  const agree = () => {
    all.agree(changed, true);
    close();
  };
  return (
    <Dialog
      title={texts.pricesTitle.text}
      size="medium"
      actions={
        changed.length > 0 ? (
          <Button onClick={agree}>{texts.agreeAll.text}</Button>
        ) : (
          <Button onClick={close}>{texts.done.text}</Button>
        )
      }
    >
      <div className="trolley-extras-modal">
        <Lost about={texts.pricesTitle.text} {...all.waysOf({ kind: 'prices', isAll: true, prices: [] })} />
        <ChangedPrices
          changed={changed}
          onAgree={(one) => all.agree([one], false)}
          onTakeOut={(one) => all.takeOut(one, sources.trolley)}
        />
      </div>
    </Dialog>
  );
}
