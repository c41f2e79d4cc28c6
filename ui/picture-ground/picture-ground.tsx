import './picture-ground.css';
import type { ReactNode } from 'react';

const tints = 8;

/** A department keeps its ground colour wherever its products are shown. */
function tintOf(department: string): number {
  let hash = 7;
  for (let at = 0; at < department.length; at++) hash = (hash * 31 + department.charCodeAt(at)) % 65_521;
  return hash % tints;
}

type Props = {
  readonly department: string;
  /** The picture on it says something, or can be pressed. */
  readonly isSpoken?: boolean;
  readonly children: ReactNode;
};

/** What a product's picture stands on. Unless told otherwise it says nothing that is not said elsewhere. */
export function PictureGround({ department, isSpoken = false, children }: Props) {
  return (
    <div className="picture-ground" data-tint={tintOf(department)} aria-hidden={!isSpoken || undefined}>
      {children}
    </div>
  );
}
