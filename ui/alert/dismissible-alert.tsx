import { AlertBox, type AlertProps } from './alert.tsx';
import { CloseButton } from './close-button.tsx';
import { useDismissal } from './use-dismissal.ts';

type Props = AlertProps & {
  /** Told once, when the shopper has put it away. */
  readonly onClose?: () => void;
};

/**
 * A message that a shopper can put away: by role a dialog that holds nobody in it. It stands until then. Another message
 * in the same place is another life: give it a `key`.
 */
export function DismissibleAlert({ onClose, ...alert }: Props) {
  const { isShown, box, dismiss } = useDismissal(onClose);
  return isShown ? (
    <AlertBox role="alertdialog" ref={box} close={<CloseButton about={alert.title} onClick={dismiss} />} {...alert} />
  ) : null;
}
