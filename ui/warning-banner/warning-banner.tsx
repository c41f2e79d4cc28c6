import './warning-banner.css';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { bannerTexts as texts } from '../texts/banner.texts.ts';

type Props = {
  readonly message: ReactNode;
  /** What stands at the end: the button of a banner that can be closed. */
  readonly close?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

/** One message across the page. One that a shopper can close is a `ClosableWarningBanner`. */
export function WarningBanner({ message, close, ref }: Props) {
  return (
    <div className="warning-banner" role="status" ref={ref}>
      <Icon name="alert" label={texts.warning.text} />
      <div className="warning-banner-message">{message}</div>
      {close}
    </div>
  );
}
