import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { errorTexts as texts } from '#ui/texts/errors.texts.ts';

/** Hands the report over, and says how that went. */
export type HandOver = (say: (said: ReactNode) => void) => void;

/** What the page has done of late, to be sent to those who can help. */
export function ProblemReport({ onAsk }: { readonly onAsk: HandOver }) {
  const [said, say] = useState<ReactNode>();
  return (
    <>
      <Button look="quiet" onClick={() => onAsk(say)}>
        {texts.copyReport.text}
      </Button>
      <div role="status">{said}</div>
    </>
  );
}
