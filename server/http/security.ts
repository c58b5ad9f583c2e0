import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import type { Config } from '../config.js';
import { sendTooMany } from './throttle.js';

/**
 * Requests a minute from one address to questions that make the database measure: a town hall behind one address, each
 * dragging a corner, stays below it; a loop that would keep everybody else waiting does not.
 */
const MEASURING_PER_MINUTE = 3000;

/**
 * Headers that keep the page to this host: scripts, data and tiles come from here only, unless whoever runs it set a
 * base map, whose host may then send pictures.
 */
export function securityHeaders(config: Pick<Config, 'baseMap'>): RequestHandler {
  const tiles = config.baseMap === null ? [] : [new URL(config.baseMap.url.replace(/[{}]/g, '')).origin];
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'", ...tiles],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // Plain HTTP in a town's own network is the first set-up; a proxy that adds TLS adds the upgrade as well.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}

/**
 * Slows down whoever asks for more than a person can read.
 * @param perMinute  requests from one address
 */
export function measuringLimit(perMinute = MEASURING_PER_MINUTE): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, response) => {
      sendTooMany(
        response,
        'Too many questions at once',
        `At most ${perMinute} questions a minute are measured for one address. Wait a minute.`,
      );
    },
  });
}
