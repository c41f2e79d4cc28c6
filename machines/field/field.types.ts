export type FieldInput = { readonly value: string };

export type FieldContext = {
  readonly value: string;
  /** What is wrong with the value, in words; null when it is right. */
  readonly error: string | null;
};

export type FieldEvent =
  | { readonly type: 'value.change'; readonly value: string; readonly error: string | null }
  | { readonly type: 'field.leave' }
  /** The form is about to be sent: every field is judged, also one that nobody touched. */
  | { readonly type: 'field.judge'; readonly error: string | null }
  /** The store did not take the value, and says why. */
  | { readonly type: 'answer.refuse'; readonly error: string };

export type FieldReport = { readonly type: 'value.changed'; readonly value: string };

/** `invalid`: a red border and words. `valid`: a green tick. Neither before it was touched and changed. */
export type FieldTag = 'valid' | 'invalid';
