import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** There is no layout here, so nothing scrolls. */
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);

// A page is rendered whole, as the server writes it: its late parts are at hand.
vi.stubEnv('SSR', true);
