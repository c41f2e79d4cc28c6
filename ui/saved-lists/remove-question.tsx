import { useMemo } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { type ModalHold, ModalHoldContext } from '../dialog/modal-hold.ts';
import { savedListsTexts as texts } from '../texts/saved-lists.texts.ts';

type Props = { readonly name: string; readonly onRemove: () => void; readonly onKeep: () => void };

/** Whether a list is to go; closing it keeps the list. */
export function RemoveQuestion({ name, onRemove, onKeep }: Props) {
  const hold = useMemo<ModalHold>(
    () => ({ isDismissible: true, hasBack: false, onDismiss: onKeep, onBack: onKeep, onClose: onKeep }),
    [onKeep],
  );
  return (
    <ModalHoldContext value={hold}>
      <Dialog
        title={texts.removeTitle.text.replace('{name}', () => name)}
        size="medium"
        actions={
          <>
            <Button onClick={onRemove}>{texts.removeYes.text}</Button>
            <Button look="outline" onClick={onKeep}>
              {texts.keep.text}
            </Button>
          </>
        }
      >
        <p>{texts.removeText.text}</p>
      </Dialog>
    </ModalHoldContext>
  );
}
