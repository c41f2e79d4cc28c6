import type { Fault } from '#services/fault.ts';

/** What is wrong with what was typed, in words, by the name of its field. */
export type FieldProblems = Readonly<Record<string, string>>;

export const noFieldProblems: FieldProblems = {};

/** What the store says of fields that the form has; what it says of others is no help to whoever sits before it. */
export function fieldProblemsOf(fault: Fault, fields: readonly string[]): FieldProblems {
  const said = fault.tag === 'refused' ? (fault.fieldErrors ?? noFieldProblems) : noFieldProblems;
  return Object.fromEntries(fields.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])));
}

export const hasFieldProblems = (problems: FieldProblems): boolean => Object.keys(problems).length > 0;
