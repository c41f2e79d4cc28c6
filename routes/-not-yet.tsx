import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotYetPage } from '#ui/pages/not-yet/not-yet-page.tsx';
import { waiting } from './-waiting-words.ts';

const words: Readonly<Record<string, string>> = waiting;

export function NotYetRoute(): ReactNode {
  const id = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.place !== undefined)?.staticData.place,
  });
  return <NotYetPage capability={words[id ?? ''] ?? 'this page'} />;
}
