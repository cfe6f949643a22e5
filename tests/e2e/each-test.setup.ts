import { afterEach } from 'vitest';
import { closePages } from './harness.ts';

afterEach(closePages);
