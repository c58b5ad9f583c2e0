import { describe, expect, it } from 'vitest';
import { PASSWORD_LENGTH } from '../../../core/contracts/accounts.js';
import {
  hashPassword,
  makeTemporaryPassword,
  passwordFits,
} from '../../../server/services/accounts/passwords.js';

describe('passwords', () => {
  it('are kept as argon2id, at the cost that OWASP names at least, salted anew', async () => {
    const [first, second] = await Promise.all([
      hashPassword('the same words'),
      hashPassword('the same words'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('the same words');
    expect(await passwordFits(first, 'the same words')).toBe(true);
    expect(await passwordFits(first, 'the same word')).toBe(false);
  });

  it('are one however an accent is composed', async () => {
    expect(
      await passwordFits(await hashPassword('caf\u00e9 au bord du marais'), 'cafe\u0301 au bord du marais'),
    ).toBe(true);
  });

  it('fit nobody where there is no account, in about the time that a wrong one takes', async () => {
    const hash = await hashPassword('some words in a row');
    await passwordFits(null, 'once, to make the hash of nobody');
    const elapsed = async (passwordHash: string | null): Promise<number> => {
      const begun = performance.now();
      expect(await passwordFits(passwordHash, 'other words')).toBe(false);
      return performance.now() - begun;
    };
    // The least of several, taken in turn: whatever else the machine does only adds to some.
    let known = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 15; round += 1) {
      known = Math.min(known, await elapsed(hash));
      unknown = Math.min(unknown, await elapsed(null));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('that are made are long enough, differ, and have no letters that are taken for one another', () => {
    const made = Array.from({ length: 200 }, makeTemporaryPassword);
    expect(new Set(made).size).toBe(200);
    for (const password of made) {
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_LENGTH.least);
    }
  });
});
