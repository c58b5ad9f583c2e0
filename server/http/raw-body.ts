import type { Request } from 'express';
import { InvalidInput, TooComplex } from '../../core/errors.js';

/** Forms wrap a file in lines of their own, which would be kept as part of it. */
const FORMS = ['multipart/*', 'application/x-www-form-urlencoded'];

/**
 * @param mostBytes  that the body may have; whoever reads it has to count, since a sender need not say how many come
 * @returns the request as a stream of the bytes of one file
 * @throws InvalidInput  where it is sent as JSON (which is parsed before any route sees it), as a form, or packed
 * @throws TooComplex  where the sender says that it is larger
 */
export function rawBody(request: Request<Record<string, string>>, mostBytes: number): Request {
  // null: there is no body, which whoever reads it finds
  if (typeof request.is(['json', '+json', ...FORMS]) === 'string') {
    throw new InvalidInput(
      'Send the bytes of the file as the body, with the header Content-Type: application/octet-stream (also for JSON and GeoJSON), and no form around them.',
    );
  }
  const packed = request.get('content-encoding');
  if (packed !== undefined && packed !== 'identity') {
    throw new InvalidInput('Send the file as it is, without Content-Encoding.');
  }
  const declared = Number(request.get('content-length') ?? 0);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  return request as Request;
}

/** @returns the error for a file of more bytes than are taken */
function tooLarge(mostBytes: number): TooComplex {
  return new TooComplex(`The file is larger than ${mostBytes.toLocaleString('en-US')} bytes.`);
}
