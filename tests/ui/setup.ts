import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** There is no layout here, so nothing scrolls. */
Element.prototype.scrollIntoView ??= () => {};
/** Nothing is painted here either; axe asks once whether it could look at letters, and is told no without a warning. */
HTMLCanvasElement.prototype.getContext = () => null;

afterEach(cleanup);

// A page is rendered whole, as the server writes it: its late parts are at hand.
vi.stubEnv('SSR', true);
