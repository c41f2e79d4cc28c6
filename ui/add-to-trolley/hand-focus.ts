const mark = 'handsFocusOn';

/** What goes while it has the focus marks the place where it stood. */
export const leavesFocus = (link: HTMLElement | null) => {
  const place = link?.parentElement;
  return (): void => {
    if (place && link.ownerDocument.activeElement === link) place.dataset[mark] = '';
  };
};

/** What comes to that place takes the focus, on the button that does what the last one did, unless it has gone on. */
export const takesFocus = (control: HTMLElement | null): void => {
  const place = control?.parentElement;
  if (!place || place.dataset[mark] === undefined) return;
  delete place.dataset[mark];
  const { activeElement, body } = place.ownerDocument;
  if (activeElement === null || activeElement === body) control.querySelector<HTMLElement>('.stepper-more')?.focus();
};
