import { useMemo } from 'react';
import { type Problems, sentencesOf } from './problems.ts';

/** What the chart says of each field, in sentences; the same ones until it says something new. `labels` never changes. */
export const useSentences = (labels: Readonly<Record<string, string>>, problems: Problems): Problems =>
  useMemo(() => sentencesOf(labels, problems), [labels, problems]);
