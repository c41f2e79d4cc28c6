export { fieldMachine } from './field.machine.ts';
export { errorOf, isJudged } from './field.select.ts';
export type { FieldContext, FieldEvent, FieldInput, FieldReport, FieldTag } from './field.types.ts';
