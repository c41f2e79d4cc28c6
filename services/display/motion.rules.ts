const easings = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  leave: 'cubic-bezier(0.3, 0, 1, 1)',
  linear: 'linear',
} as const;
const transitions = {
  fade: ['opacity', 120],
  slide: ['transform', 200],
  sheet: ['transform', 200],
} as const;

export type EasingName = keyof typeof easings;
export type TransitionName = keyof typeof transitions;

/** The curve of that name; a name nobody gave throws. */
export function easing(name: EasingName): string {
  if (!Object.hasOwn(easings, name)) throw new Error(`There is no easing named ${name}.`);
  return easings[name];
}

/** A CSS transition by name; a name nobody gave throws. */
export function transition(name: TransitionName, curve: EasingName = 'standard'): string {
  if (!Object.hasOwn(transitions, name)) throw new Error(`There is no transition named ${name}.`);
  const [property, ms] = transitions[name];
  return `${property} ${ms}ms ${easing(curve)}`;
}
