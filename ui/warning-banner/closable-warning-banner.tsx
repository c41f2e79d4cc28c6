import type { ReactNode } from 'react';
import { CloseButton } from '../alert/close-button.tsx';
import { useDismissal } from '../alert/use-dismissal.ts';
import { bannerTexts as texts } from '../texts/banner.texts.ts';
import { WarningBanner } from './warning-banner.tsx';

type Props = {
  readonly message: ReactNode;
  /** Told once, when the shopper has closed it. */
  readonly onClose?: () => void;
};

/** It stands until it is closed. Another message in its place is another life: give it a `key`. */
export function ClosableWarningBanner({ message, onClose }: Props) {
  const { isShown, box, dismiss } = useDismissal(onClose);
  return isShown ? (
    <WarningBanner ref={box} message={message} close={<CloseButton about={texts.warning.text} onClick={dismiss} />} />
  ) : null;
}
