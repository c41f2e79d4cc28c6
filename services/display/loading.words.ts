/** What a control that waits for something can be. */
export const loadingStates = ['default', 'busy', 'completed', 'errored'] as const;
export type LoadingState = (typeof loadingStates)[number];
