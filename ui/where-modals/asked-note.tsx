import { Button } from '#ui/button/button.tsx';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';

type Props = { readonly state: 'asking' | 'failed'; readonly onRetry: () => void };

/** What stands in the place of something that was asked for and is not there. */
export function AskedNote({ state, onRetry }: Props) {
  if (state === 'asking') return <p role="status">{texts.asking.text}</p>;
  return (
    <div role="alert" className="asked-note">
      <p>{texts.placesFailed.text}</p>
      <Button size="small" onClick={onRetry}>
        {texts.tryAgain.text}
      </Button>
    </div>
  );
}
