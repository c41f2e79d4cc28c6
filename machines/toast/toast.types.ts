export type Toast = {
  readonly id: string;
  readonly text: string;
  /** A word for what can still be done about it, as "Undo". */
  readonly action?: string;
  /** Where it can be looked at. */
  readonly link?: { readonly text: string; readonly href: string };
  /** It may not wait for a pause. */
  readonly isPressing?: boolean;
};

export type ToastContext = {
  /** Oldest first; at most four are on show, the oldest give way: those that pass by themselves before the others. */
  readonly toasts: readonly Toast[];
  readonly isHovered: boolean;
  readonly hasFocus: boolean;
};

export type ToastEvent =
  | { readonly type: 'toast.show'; readonly toast: Toast }
  | { readonly type: 'toast.close'; readonly id: string }
  | { readonly type: 'toast.act'; readonly id: string }
  | { readonly type: 'hover.change'; readonly isOn: boolean }
  | { readonly type: 'focus.change'; readonly isOn: boolean };

export type ToastReport =
  /** To be read out: at the next pause, or at once. */
  | { readonly type: 'text.said'; readonly text: string; readonly isPressing: boolean }
  | { readonly type: 'action.chosen'; readonly id: string };

export type ToastTag = 'held';
