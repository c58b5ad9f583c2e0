// A worker thread does not inherit the TypeScript loader of the thread that starts it, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./embedded-worker.ts');
