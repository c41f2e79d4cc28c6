import './generic-modal.css';
import type { GenericModal as GenericModalData, ModalDescription, ModalIcon } from '#services/modals/modals.words.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FilledIcon } from '#ui/icon/filled-icon.tsx';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { SafeHtml } from '#ui/safe-html/safe-html.tsx';
import { modalTexts as texts } from '#ui/texts/modals.texts.ts';

type Props = {
  readonly data: GenericModalData;
  readonly onAnswer: (answer: 'action' | 'cancel' | 'link') => void;
};

/** What a generic modal says when nobody says otherwise: that something failed, and one button to close it. */
export const genericDefaults = {
  title: texts.failureTitle.text,
  buttonText: texts.button.text,
  cancelButtonText: texts.cancelButton.text,
  linkButtonText: texts.linkButton.text,
  icon: 'alert',
  iconFill: 'currentColor',
  hasActionButton: true,
  hasCancelButton: false,
  hasLinkButton: false,
  isButtonPrimary: true,
  isNewTextStyle: false,
  modalSize: 'default',
  fitContent: false,
  align: 'center',
} as const satisfies GenericModalData;

const iconOf = (icon: ModalIcon): IconName => icon;

/** A message or a question, made of plain data. */
export function GenericModal({ data, onAnswer }: Props) {
  const all = { ...genericDefaults, ...data };
  const description = data.description ?? (data.title === undefined ? texts.failureText.text : '');
  return (
    <Dialog
      title={all.title}
      size={all.modalSize}
      align={all.align}
      isFitted={all.fitContent}
      actions={
        all.hasActionButton || all.hasCancelButton || all.hasLinkButton ? (
          <>
            {all.hasActionButton ? (
              <Button look={all.isButtonPrimary ? 'primary' : 'outline'} onClick={() => onAnswer('action')}>
                {all.buttonText}
              </Button>
            ) : null}
            {all.hasCancelButton ? (
              <Button look="outline" onClick={() => onAnswer('cancel')}>
                {all.cancelButtonText}
              </Button>
            ) : null}
            {all.hasLinkButton ? (
              <Button look="quiet" onClick={() => onAnswer('link')}>
                {all.linkButtonText}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="generic-modal" data-text={all.isNewTextStyle ? 'new' : undefined}>
        <FilledIcon name={iconOf(all.icon)} size="extra-large" fill={all.iconFill} />
        <Description of={description} />
      </div>
    </Dialog>
  );
}

function Description({ of }: { readonly of: ModalDescription }) {
  if (typeof of === 'string') return of === '' ? null : <p>{of}</p>;
  if ('html' in of) return <SafeHtml nodes={of.html} />;
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
