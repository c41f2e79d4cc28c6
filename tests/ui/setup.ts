import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** There is no layout here, so nothing scrolls. */
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);
