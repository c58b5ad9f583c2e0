import type { Request } from 'express';

/**
 * @param publicUrl  the address that the server is known by, where whoever runs it set one
 * @returns scheme and host by which this server was asked, for links that have to be whole; empty for a request without a host
 */
export function rootOf(request: Request<Record<string, string>>, publicUrl: URL | null): string {
  if (publicUrl !== null) return publicUrl.origin;
  const host = request.get('host');
  // Behind a proxy that adds TLS the request itself arrives without it; the header only colors the sender's own links.
  const scheme = request.get('x-forwarded-proto') === 'https' ? 'https' : request.protocol;
  return host === undefined ? '' : `${scheme}://${host}`;
}
