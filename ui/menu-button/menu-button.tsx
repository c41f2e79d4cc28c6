import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

type Props = {
  readonly className: string;
  readonly label: ReactNode;
  /** What the button is called when its words are hidden. */
  readonly name?: string;
  readonly children: ReactNode;
};

/** A `<details>` that behaves as a menu button: it works without script, and closes by Escape, by leaving and by following a link. */
export function MenuButton({ className, label, name, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <details className={className} ref={details} onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <summary aria-label={name}>{label}</summary>
      {children}
    </details>
  );
}
