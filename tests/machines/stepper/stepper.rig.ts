import { type StepperContext, type StepperEvent, stepperMachine } from '#machines/stepper/index.ts';
import { createWorld } from '../kit/world.ts';

const pieces = { unit: 'Each', step: 1, min: 1, max: 5 } as const;
export const grams = { unit: 'Kg', step: 100, min: 200, max: 1_000 } as const;

export function wanting(quantity = 0, limits: typeof pieces | typeof grams = pieces) {
  const world = createWorld(stepperMachine, { input: { ...limits, quantity } });
  const send = (...events: StepperEvent[]) => {
    for (const event of events) world.chart.send(event);
  };
  const context = () => world.snapshot().context as StepperContext;
  return {
    world,
    send,
    raise: () => send({ type: 'quantity.raise' }),
    lower: () => send({ type: 'quantity.lower' }),
    type: (text: string) => send({ type: 'number.type', text }),
    commit: () => send({ type: 'number.commit' }),
    settle: () => send({ type: 'change.settle' }),
    tell: (told: number, isSending = false, max: number = limits.max) =>
      send({ type: 'quantity.told', ...limits, max, quantity: told, isSending }),
    pass: (ms: number) => world.clock.increment(ms),
    asked: () => world.emitted.map((event) => event['quantity'] as number),
    shown: () => context().quantity,
    value: () => world.snapshot().value,
    context,
  };
}
