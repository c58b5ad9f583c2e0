// A process does not inherit the TypeScript loader of the one that starts it, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./gdal-process.ts');
