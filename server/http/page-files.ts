import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Longer than any version of the program is in use. */
const FOR_GOOD = '1y';

const NOT_THERE: RequestHandler = (_request, response) => {
  response.status(404).end();
};

/**
 * Serves the page that was built. The name of a file in `assets` holds a hash of what is in it, so a browser keeps it
 * for good; everything else it asks about anew, and so learns of a newer page at once. Each file lies there compressed too,
 * as the build left it.
 * @param folder  with index.html
 */
export function pageFiles(folder: string): Router {
  const router = Router();
  const assets = expressStaticGzip(path.join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: { immutable: true, maxAge: FOR_GOOD },
  });
  router.use('/assets', assets, NOT_THERE);
  router.use(
    express.static(folder, {
      index: 'index.html',
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  return router;
}
