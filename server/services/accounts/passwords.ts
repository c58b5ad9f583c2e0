import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is the library's own choice, with the least cost that OWASP's Password Storage Cheat Sheet names. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

// One password however a keyboard composes its accents (NIST SP 800-63B-4 § 3.1.1.2).
const normalized = (password: string): string => password.normalize('NFKC');

let hashOfNobody: Promise<string> | undefined;

/** @returns the hash under which a password is kept */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

/**
 * @param passwordHash  null: there is no account, or none with a password; the answer is no, and takes as long
 * @returns whether it is the hash of the password
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(randomBytes(32).toString('hex'));
  const fits = await verify(passwordHash ?? (await hashOfNobody), normalized(password));
  return fits && passwordHash !== null;
}

/** @returns a random password of 99 bits that can be read out and typed */
export function makeTemporaryPassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
