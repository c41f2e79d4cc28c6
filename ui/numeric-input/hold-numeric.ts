import { numericEdit, numericPart } from '#services/display/numeric-input.rules.ts';

/** Puts the value in as if it had been typed: those who listen to the field hear of it. */
function put(field: HTMLInputElement, value: string, caret: number): void {
  if (value !== field.value) {
    field.setRangeText(value, 0, field.value.length, 'end');
    field.setSelectionRange(caret, caret);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else field.setSelectionRange(caret, caret);
}

/**
 * Keeps a field numeric whatever way an edit comes. An input method is never interrupted: what it wrote is judged when
 * it has finished. Gives the way to stop.
 */
export function holdNumeric(field: HTMLInputElement): () => void {
  const before = (event: InputEvent) => {
    const inserted = event.data ?? event.dataTransfer?.getData('text') ?? null;
    if (inserted === null || event.isComposing || event.inputType === 'insertCompositionText') return;
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    const edit = numericEdit({ value: field.value, start, end, inserted });
    if (edit.value === `${field.value.slice(0, start)}${inserted}${field.value.slice(end)}`) return;
    event.preventDefault();
    put(field, edit.value, edit.caret);
  };
  const after = (event: Event) => {
    if ((event as InputEvent).isComposing) return;
    const caret = field.selectionStart ?? field.value.length;
    const value = numericPart(field.value);
    if (value !== field.value) put(field, value, numericPart(field.value.slice(0, caret)).length);
  };
  field.addEventListener('beforeinput', before);
  field.addEventListener('input', after);
  field.addEventListener('compositionend', after);
  return () => {
    field.removeEventListener('beforeinput', before);
    field.removeEventListener('input', after);
    field.removeEventListener('compositionend', after);
  };
}
