import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * @param stream  of a file that is sent
 * @returns a signal that is given when the connection closes on which it came, and a function to call when that no
 *   longer matters; other streams cannot tell
 */
export function givenUp(stream: Readable): { signal: AbortSignal; settle: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const socket = stream instanceof IncomingMessage ? stream.socket : null;
  socket?.once('close', abort);
  return { signal: controller.signal, settle: () => void socket?.off('close', abort) };
}
