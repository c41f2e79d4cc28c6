import './trolley-extras.css';
import { useMemo } from 'react';
import type { OnlineSample, SampleAction } from '#services/trolley/samples.contract.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { CloseButton } from '#ui/alert/close-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Image } from '#ui/image/image.tsx';
import { useProductsSeen } from '#ui/impressions/use-seen.ts';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';

export type Shown = { readonly sample: OnlineSample; readonly action: SampleAction | null };

type Props = {
  readonly samples: readonly Shown[];
  /** An answer was not kept. */
  readonly hasError: boolean;
  /** Nobody knows which there are. */
  readonly isUnknown: boolean;
  readonly onRespond: (responseId: string, action: SampleAction) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
};

/** Samples are counted as a list of their own, by whoever counts. */
const seenIn = {
  id: 'samples',
  name: 'samples',
  department: null,
  aisle: null,
  shelf: null,
  carouselName: null,
};

const answers = [
  { action: 'accepted', text: texts.sampleAccept.text, of: texts.sampleAcceptOf.text },
  { action: 'declined', text: texts.sampleDecline.text, of: texts.sampleDeclineOf.text },
] as const;

/** The samples that come with what is in the trolley, each to be taken or left. */
export function Samples({ samples, hasError, isUnknown, onRespond, onRetry, onDismiss }: Props) {
  const products = useMemo(() => samples.map(({ sample }) => sample), [samples]);
  const seen = useProductsSeen(products, seenIn);
  if (samples.length === 0 && !hasError && !isUnknown) return null;
  return (
    <section className="trolley-extras" aria-labelledby="samples-title">
      <h2 id="samples-title">{texts.samplesTitle.text}</h2>
      {hasError ? (
        <AlertBox
          role="alert"
          title={texts.sampleNotKept.text}
          close={<CloseButton about={texts.sampleNotKept.text} onClick={onDismiss} />}
        />
      ) : null}
      {isUnknown ? (
        <p className="trolley-extras-ways">
          {texts.samplesNotThere.text}{' '}
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        </p>
      ) : (
        <p className="trolley-extras-note">{texts.samplesText.text}</p>
      )}
      <ul className="trolley-extras-list" data-of="samples" ref={seen}>
        {samples.map(({ sample: { name, size, images, onlineSample }, action }) => (
          <li key={onlineSample.responseId}>
            <Image src={images.big} alt="" width={56} height={56} />
            <span>
              {name}
              <small>{size}</small>
              {action ? (
                <small className="trolley-extras-said" data-action={action}>
                  {(action === 'accepted' ? texts.sampleAccepted : texts.sampleDeclined).text}
                </small>
              ) : null}
            </span>
            <span className="trolley-extras-ways">
              {answers.map((answer) => (
                <Button
                  key={answer.action}
                  look={answer.action === action ? 'primary' : 'outline'}
                  size="small"
                  aria-pressed={answer.action === action}
                  aria-label={answer.of.replace('{name}', () => name)}
                  onClick={() => onRespond(onlineSample.responseId, answer.action)}
                >
                  {answer.text}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
