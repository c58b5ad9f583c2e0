// A process of its own does not inherit the TypeScript loader of the one that starts it, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./reader.ts');
