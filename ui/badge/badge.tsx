import './badge.css';
import { Icon } from '#ui/icon/icon.tsx';
import { useRename } from '#ui/words/rename.ts';
import type { BadgeKind } from './badge-of.ts';

type Props = { readonly kind: BadgeKind; readonly text: string };

const shapes = {
  restricted: 'info',
  special: 'tag',
  multibuy: 'plus',
  member: 'star',
  boost: 'gift',
  great: 'tag',
  new: 'leaf',
} as const;

/** A tag with a shape and words: what it says never hangs on its colour. */
export function Badge({ kind, text }: Props) {
  const rename = useRename();
  return (
    <span className="badge" data-kind={kind}>
      <Icon name={shapes[kind]} size="extra-small" />
      {rename(text)}
    </span>
  );
}
