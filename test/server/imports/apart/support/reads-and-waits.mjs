// Opens a file apart and never reads on, for a test that takes this process away.
import { setInterval } from 'node:timers';
import { register } from 'tsx/esm/api';

process.on('disconnect', () => process.exit());
register();
const { openSourceApart } = await import('../../../../../server/imports/apart/open-source-apart.ts');
await openSourceApart(process.argv[2], null);
process.send('opened');
setInterval(() => undefined, 1000);
