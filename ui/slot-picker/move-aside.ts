import type { KeyboardEvent } from 'react';

const atOf = (radio: HTMLInputElement): number => Number(radio.dataset['at']);
const isMatrix = (): boolean => globalThis.matchMedia?.('(min-width: 1200px)').matches ?? false;

/** In the matrix the arrows to the sides lead to the nearest time of the day there; the others move within a day. */
export function moveAside(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: radio } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !isMatrix()) return;
  event.preventDefault();
  const columns = [...(radio.closest('.slot-days')?.children ?? [])];
  const here = columns.findIndex((column) => column.contains(radio));
  const aside = key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  for (const column of aside) {
    const radios = [...column.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const away = (other: HTMLInputElement) => Math.abs(atOf(other) - atOf(radio));
    const nearest = radios.toSorted((one, other) => away(one) - away(other))[0];
    if (!nearest) continue;
    nearest.focus();
    nearest.click();
    return;
  }
}
