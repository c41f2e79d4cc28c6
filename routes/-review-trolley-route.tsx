import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AlertBox } from '#ui/alert/alert.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';
import { NotYetRoute } from './-not-yet.tsx';

export function ReviewTrolleyRoute(): ReactNode {
  const { blocked } = useSearch({ from: '/reviewtrolley' });
  return (
    <>
      {blocked === 'time' ? (
        <div className="content">
          <AlertBox role="alert" type="info" title={texts.blockedTitle.text}>
            <p>{texts.blockedText.text}</p>
          </AlertBox>
        </div>
      ) : null}
      <NotYetRoute />
    </>
  );
}
