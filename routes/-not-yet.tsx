import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { NotYetPage } from '#ui/pages/not-yet/not-yet-page.tsx';
import { placeOf, type PlaceId } from './-places.ts';
import { waiting } from './-waiting-words.ts';

const words: Readonly<Record<string, string>> = waiting;
const pathOf = (id: PlaceId | undefined): string => (id === undefined ? '' : placeOf(id).path);

export function NotYetRoute(): ReactNode {
  const id = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.place !== undefined)?.staticData.place,
  });
  const page = <NotYetPage capability={words[id ?? ''] ?? 'this page'} />;
  const path = pathOf(id);
  return path.startsWith('/account/') ? <AccountFrame path={path}>{page}</AccountFrame> : page;
}
