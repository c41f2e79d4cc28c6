import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: a place is known there, and with one arriving leads on to the times in the same step.';

export const explained: Explained = {
  'howWhereWhen question.open #2 target moved to arriving': ledOn,
  'howWhereWhen.how how.answer #0 target moved to arriving': ledOn,
  'howWhereWhen.where where.answer #0 target moved to arriving': ledOn,
  'howWhereWhen.where terms.told #0 target moved to arriving': ledOn,
};
