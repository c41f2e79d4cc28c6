import type { ReactNode } from 'react';

type Props = {
  readonly className: string;
  readonly label: ReactNode;
  /** What the button is called when its words are hidden. */
  readonly name?: string;
  readonly children: ReactNode;
};

/** A `<details>` that behaves as a menu button: it works without script, and closes by Escape, by leaving and by following a link. */
export function MenuButton({ className, label, name, children }: Props) {
  return (
    <details className={className} ref={closing}>
      <summary aria-label={name}>{label}</summary>
      {children}
    </details>
  );
}

function closing(details: HTMLDetailsElement): () => void {
  const close = () => details.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    close();
    details.querySelector('summary')?.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Node && !details.contains(target)) close();
  };
  details.addEventListener('keydown', onKeyDown);
  details.addEventListener('focusout', onFocusOut);
  details.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPress);
  return () => {
    details.removeEventListener('keydown', onKeyDown);
    details.removeEventListener('focusout', onFocusOut);
    details.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPress);
  };
}
