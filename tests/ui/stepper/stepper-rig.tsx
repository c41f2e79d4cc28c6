import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Stepper, type StepperStatus } from '#ui/stepper/stepper.tsx';
import type { QuantityLimits } from '#services/display/quantity.rules.ts';

export const pieces = { unit: 'Each', step: 1, min: 1, max: 12 } as const;
export const grams = { unit: 'Kg', step: 100, min: 200, max: 3_000 } as const;
type Props = { quantity?: number; limits?: QuantityLimits; status?: StepperStatus };

export function stepperRig() {
  const wants: number[] = [];
  let shown: { rerender: (ui: ReactNode) => void; unmount: () => void } | null = null;
  let given: Props = {};
  const piece = ({ quantity = 0, limits = pieces, status = 'resting' }: Props) => (
    <Stepper name="Milk" quantity={quantity} limits={limits} status={status} onWant={(much) => void wants.push(much)} />
  );
  const button = (name: RegExp) =>
    [...document.querySelectorAll('button')].find((one) =>
      name.test(one.querySelector('[aria-label]')?.getAttribute('aria-label') ?? one.textContent ?? ''),
    ) ?? null;
  const number = () => document.querySelector<HTMLInputElement>('[role=spinbutton]');
  return {
    wants,
    show: (props: Props = {}) => {
      given = props;
      shown = render(piece(props));
    },
    tell: (props: Props) => {
      given = { ...given, ...props };
      shown?.rerender(piece(given));
    },
    leave: () => shown?.unmount(),
    more: () => button(/^(?:More|Add) Milk$/) as HTMLButtonElement,
    less: () => button(/^(?:Less|Remove) Milk$/),
    number,
    type: (value: string) => number() && fireEvent.input(number() as Element, { target: { value } }),
    note: () => document.querySelector('[role=status]')?.textContent,
  };
}
