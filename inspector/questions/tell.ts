import type { Answer } from './questions.types.ts';

const words: Readonly<Record<Answer['kind'], string>> = {
  proof: 'Proved',
  counterexample: 'Found, step by step',
  told: 'Answer',
  'not understood': 'Not understood',
};
export const wordFor = ({ kind }: Answer): string => words[kind];

/** An answer as plain text. */
export function tell({ kind, read, says, looked, notLooked, path, examples }: Answer): string {
  const steps = path.map(
    ({ says: step, state, sees }, at) =>
      `  ${at + 1}. ${step}${state === null ? '' : ` → ${state}`}${sees === '' ? '' : `\n     ${sees}`}`,
  );
  return [
    ...(read === '' ? [] : [`Read as: ${read}`]),
    `${words[kind]}: ${says}`,
    ...steps,
    ...(looked === '' ? [] : [looked]),
    ...(notLooked === '' ? [] : [notLooked]),
    ...(examples.length > 0 ? ['What can be asked:', ...examples.map((one) => `  ${one}`)] : []),
  ].join('\n');
}
