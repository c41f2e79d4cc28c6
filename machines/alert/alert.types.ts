export type AlertEvent =
  /** The shopper puts the message away. */
  { readonly type: 'alert.dismiss' };

/** `shown`: the message stands on the page. */
export type AlertTag = 'shown';

export type AlertReport =
  /** The message was put away: once in its life. */
  { readonly type: 'alert.closed' };
