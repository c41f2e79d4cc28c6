let left: Element | null = null;

/** What goes while it has the focus leaves word of where it stood. */
export const leavesFocus = (link: HTMLElement | null) => {
  const stood = link?.parentElement;
  return (): void => {
    if (stood && link.ownerDocument.activeElement === link) left = stood;
  };
};

/** What comes in its place takes the focus, on the button that does what the last one did. */
export const takesFocus = (control: HTMLElement | null): void => {
  if (left && control && left.contains(control)) control.querySelector<HTMLElement>('.stepper-more')?.focus();
  left = null;
};
