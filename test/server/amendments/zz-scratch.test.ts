import { it } from 'vitest';
import { openTestDatabase } from '../../support/database.js';
import { putProposedStock } from './support/proposed-stock.js';
import { amendmentOf } from '../../../server/services/amendments/read-amendment.js';
import { validateAmendment } from '../../../server/services/amendments/validate-amendment.js';
import { mapDesk, PLAIN } from './support/map-desk.js';
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
it('x', async () => {
  const db = await openTestDatabase();
  await putProposedStock(db.knex, { amendments: 2, changes: 500 });
  for (let i = 0; i < 3; i++) { let t = cpu(); const a = await amendmentOf(db.knex, 'rye', 1); console.log('read', a.changes.length, cpu() - t);
  t = cpu(); const v = await validateAmendment(db.knex, 'rye', 1); console.log('validate', v.problems.length, cpu() - t); }
  // bigger shapes: 60-vertex ovals
  const desk = await mapDesk(db.knex, 'mamaroneck', {});
  let draft = await desk.start();
  const { toDegrees } = await import('../../support/places.js');
  const oval = (x: number, y: number) => { const r = desk.frame.oval(x, y, 40, 30).map(toDegrees); return { type: 'Polygon' as const, coordinates: [[...r, r[0]!]] }; };
  for (let k = 0; k < 5; k++) { const t = cpu();
    draft = await desk.draw(draft, ...Array.from({ length: 100 }, (_, i) => ({ operation: 'add' as const, attributes: PLAIN, geometry: oval(i * 100, k * 100) })));
    console.log('100 adds', cpu() - t); }
  for (let i = 0; i < 3; i++) { let t = cpu(); const a = await amendmentOf(db.knex, 'mamaroneck', 1); console.log('read', a.changes.length, cpu() - t, JSON.stringify(a).length);
  t = cpu(); const v = await validateAmendment(db.knex, 'mamaroneck', 1); console.log('validate', v.problems.length, cpu() - t); }
  let t = cpu(); await desk.adopted(draft); console.log('evidence, propose, adopt', cpu() - t);
  let d2 = await desk.start(); t = cpu();
  for (let k = 0; k < 5; k++) d2 = await desk.draw(d2, ...Array.from({ length: 100 }, (_, i) => ({ operation: 'reshape' as const, wetland: `A1-${k * 100 + i + 1}`, geometry: oval(i * 100 + 5, k * 100) })));
  console.log('500 reshapes', cpu() - t);
  for (let i = 0; i < 3; i++) { let t = cpu(); const a = await amendmentOf(db.knex, 'mamaroneck', 2); console.log('read', a.changes.length, cpu() - t, a.totals);
  t = cpu(); const v = await validateAmendment(db.knex, 'mamaroneck', 2); console.log('validate', v.problems.length, cpu() - t); }
  await db.close();
}, 500000);
