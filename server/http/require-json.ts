import type { Request } from 'express';
import { InvalidInput } from '../../core/errors.js';

/**
 * @param request  whose body is read as JSON
 * @param types  in which it may be sent
 * @throws InvalidInput  where it is sent as something else, which would read as a body that is not there
 */
export function requireJson(request: Request, types: readonly string[] = ['json']): void {
  if (request.is([...types]) === false) {
    throw new InvalidInput('The body is not sent as JSON. Set the header Content-Type to application/json.');
  }
}
