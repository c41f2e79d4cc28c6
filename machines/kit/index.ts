export { absent } from './absent.ts';
export { createDeadline, type DeadlineClock, type DeadlineEvent, type DeadlineInput } from './deadline.ts';
export { type Carriage, type Carriages, type Carried, dehydrate, rehydrate } from './dehydrate.ts';
export { type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from './field-problems.ts';
export { isLatest, isNewer, isStale } from './latest.ts';
export { subjectIn, type User } from './user.ts';
