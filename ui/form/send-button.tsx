import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

type Props = {
  readonly isBusy: boolean;
  /** What it says while the form is on its way. */
  readonly busyText: string;
  readonly children: ReactNode;
};

/** Sends its form. It stays where it is while the form is on its way, says so, and keeps the focus. */
export function SendButton({ isBusy, busyText, children }: Props) {
  return (
    <Button type="submit" aria-disabled={isBusy || undefined} data-needs-script="">
      {isBusy ? busyText : children}
    </Button>
  );
}
