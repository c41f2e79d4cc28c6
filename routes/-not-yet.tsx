import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotYetPage } from '#ui/pages/not-yet/not-yet-page.tsx';
import { placeOf } from './-places.ts';

export function NotYetRoute(): ReactNode {
  const id = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.place !== undefined)?.staticData.place,
  });
  return <NotYetPage capability={(id && placeOf(id).notYet) ?? 'this page'} />;
}
