/** The shop's fixed figures, each in one place. What the operator may change is in the settings instead. */
export const currency = 'NZD';
export const locale = 'en-NZ';
export const timeZone = 'Pacific/Auckland';

export const minimumAge = 13;
export const minimumPasswordLength = 8;
export const requiredPasswordGroups = 2;

export const retryDelayMs = 1_000;
export const chatPollMs = 1_000;
export const windowHeightDebounceMs = 150;

export const mostHistoryEntries = 100;
export const contentMaxWidthPx = 1_220;
