import { vi } from 'vitest';

// Files that follow one another in a process each get modules of their own: the page's state is kept in modules.
vi.resetModules();
