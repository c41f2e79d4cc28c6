import { Badge } from './badge.tsx';

export const samples = {
  restricted: <Badge kind="restricted" text="18+" />,
  special: <Badge kind="special" text="Special" />,
  multibuy: <Badge kind="multibuy" text="2 for $7" />,
  member: <Badge kind="member" text="Member price" />,
  boost: <Badge kind="boost" text="Boost: 150 points" />,
  new: <Badge kind="new" text="New" />,
};
