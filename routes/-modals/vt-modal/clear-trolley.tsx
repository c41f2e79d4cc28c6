import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import { countIn, type trolleyMachine } from '#machines/trolley/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import { useModalWays } from '../../-close-modal.ts';

/** Asks before everything comes out, and offers to keep it as a list first. */
export default function ClearTrolleyModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { close, here } = useModalWays();
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  const count = useSelector(trolley, (now) => now && countIn(now.context)) ?? 0;
  const clear = () => {
    trolley?.send({ type: 'trolley.clear' });
    close();
  };
  return (
    <Dialog
      title={texts.clearTitle.text}
      size="medium"
      actions={
        <>
          <Button onClick={clear} data-needs-script>
            {texts.clearYes.text}
          </Button>
          <Button look="outline" onClick={close} data-needs-script>
            {texts.clearNo.text}
          </Button>
          <ButtonLink
            look="quiet"
            href={href.modalOver(here, { outlet: 'vt-modal', path: 'save-as-list' })}
            data-replace=""
          >
            {texts.saveFirst.text}
          </ButtonLink>
        </>
      }
    >
      <p>{count === 1 ? texts.clearOneText.text : texts.clearText.text.replace('{n}', String(count))}</p>
    </Dialog>
  );
}
