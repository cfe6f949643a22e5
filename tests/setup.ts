import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whether something is hidden is worked out from the styles of all that is around it: with 120 worlds on the page that took most of
// the time of these tests. What is hidden from whom is tested in the browser.
// Parts of the screen are fetched when they are first wanted, which may take a while on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 12_000 });

afterEach(() => {
  cleanup();
});
