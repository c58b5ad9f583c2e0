import { config } from 'zod';

/**
 * The page's security policy allows no code made from strings. Zod would try to make some as soon as the first schema is
 * described, be refused, and take the time of a stack trace through the whole page: hence before everything else.
 */
config({ jitless: true });
