import path from 'node:path';
import type { Response } from 'express';
import type { Document } from '../../core/contracts/documents.js';

/**
 * Sends a file to be saved under its name (RFC 6266), never shown in the page's place: whoever attached it may have been
 * mistaken in what it is.
 * @param file  that was found to be what the record says
 */
export async function sendDocument(
  response: Response,
  { document, file }: { document: Document; file: string },
): Promise<void> {
  response.attachment(document.name);
  response.type(document.mediaType);
  response.set({
    ETag: `"${document.sha256}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // not packed on the way, so that its length is that of the document
    'Cache-Control': 'private, no-cache, no-transform',
  });
  await new Promise<void>((resolve, reject) => {
    response.sendFile(
      path.basename(file),
      { root: path.dirname(file), cacheControl: false, lastModified: false, acceptRanges: false },
      (error: (Error & { code?: string }) | undefined) => {
        // whoever asked has gone
        if (error === undefined || error.code === 'ECONNABORTED' || error.code === 'EPIPE') resolve();
        else reject(error);
      },
    );
  });
}
