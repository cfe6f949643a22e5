import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whether something is hidden is worked out from the styles of all that is around it: with 120 worlds on the page that took most of
// the time of these tests. What is hidden from whom is tested in the browser.
configure({ defaultHidden: true });

afterEach(() => {
  cleanup();
});
