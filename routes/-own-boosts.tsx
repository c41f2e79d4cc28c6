import type { ReactNode } from 'react';
import { OwnBoosts } from '#ui/loyalty/own-boosts.tsx';
import { useBoosts } from './-loyalty.ts';

export default function OwnBoostsHere(): ReactNode {
  const { shown } = useBoosts();
  return <OwnBoosts shown={shown} />;
}
