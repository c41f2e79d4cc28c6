/** What has the focus lies under the thing, or no longer does. */
export type AsideEvent = { readonly type: 'focus.covered' } | { readonly type: 'focus.cleared' };

/** `aside`: the thing has moved out of the way. */
export type AsideTag = 'aside';
