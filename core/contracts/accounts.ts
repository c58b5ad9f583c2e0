import { z } from 'zod';
import { ACCOUNT_ROLES } from '../access.js';
import { storableTextSchema } from './text.js';

/** Shortest password taken; NIST SP 800-63B-4 § 3.1.1.2 asks for 15 where it is the only factor. */
export const PASSWORD_LENGTH = { least: 15, most: 200 } as const;

/** What a person signs in with: letters, digits and . _ - @, without regard to case. */
export const signInNameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{1,79}$/, {
  message: 'must be 2 to 80 letters, digits or . _ - @, beginning with a letter or a digit',
});

const newPasswordSchema = storableTextSchema(PASSWORD_LENGTH.most).min(PASSWORD_LENGTH.least, {
  message: `must have at least ${PASSWORD_LENGTH.least} characters; a few words in a row are easy to keep in mind`,
});

export const grantedRoleSchema = z.object({
  jurisdiction: z.string().nullable().describe('null: in every municipality'),
  role: z.enum(ACCOUNT_ROLES),
});

/** Answer of GET /api/session: who is signed in, and how one can sign in. */
export const sessionSchema = z.object({
  account: z
    .object({
      id: z.string(),
      signInName: z.string(),
      fullName: z.string(),
      roles: z.array(grantedRoleSchema),
      passwordIsTemporary: z.boolean().describe('true until the person has set one of their own'),
      hasPassword: z.boolean(),
    })
    .nullable()
    .describe('null: nobody is signed in'),
  csrfToken: z
    .string()
    .nullable()
    .describe('to be sent as X-CSRF-Token with whatever changes something; null while nobody is signed in'),
  endsAt: z.iso.datetime().nullable().describe('when the session ends unless it is used'),
  openIdConnect: z
    .object({ name: z.string(), start: z.string().describe('address at which signing in begins') })
    .nullable(),
});

/** Body of POST /api/session. */
export const signInSchema = z.object({
  signInName: z.string().max(80),
  password: storableTextSchema(PASSWORD_LENGTH.most),
});

/** Query of GET /api/session/openid-connect: a place within the page, and nothing that leads off this server. */
export const openIdConnectQuerySchema = z.object({
  to: z
    .string()
    .max(500)
    .regex(/^#\/[\w/.,=&?%+~:-]*$/, { message: 'must be a place of the page, such as #/account' })
    .default('#/account'),
});

/** Body of POST /api/session/password. */
export const passwordChangeSchema = z.object({
  present: storableTextSchema(PASSWORD_LENGTH.most),
  wanted: newPasswordSchema,
});

const nameSchema = storableTextSchema(120).min(1);
const emailSchema = z.email({ message: 'must be an e-mail address' }).max(200);
const rolesSchema = z.array(grantedRoleSchema).max(200);

/** An account as an administrator sees it. */
export const accountSchema = z.object({
  id: z.string(),
  signInName: z.string(),
  fullName: z.string(),
  email: z
    .string()
    .nullable()
    .describe('by which a sign-in with OpenID Connect is recognised the first time'),
  roles: z.array(grantedRoleSchema),
  disabled: z.boolean(),
  hasPassword: z.boolean(),
  usesOpenIdConnect: z.boolean(),
  createdAt: z.iso.datetime(),
  revision: z.number().int(),
});

export const accountListSchema = z.object({ items: z.array(accountSchema), next: z.string().nullable() });

/** Body of POST /api/accounts. */
export const accountRequestSchema = z.object({
  signInName: signInNameSchema,
  fullName: nameSchema,
  email: emailSchema.nullish(),
  roles: rolesSchema,
  signsIn: z
    .enum(['password', 'openid-connect'])
    .default('password')
    .describe('with a password a temporary one is made'),
});

/** Body of PATCH /api/accounts/{id}: what is absent stays. */
export const accountChangeSchema = z
  .object({
    fullName: nameSchema.optional(),
    email: emailSchema.nullish(),
    roles: rolesSchema.optional(),
    disabled: z.boolean().optional(),
    newPassword: z.literal(true).optional().describe('make a new temporary password'),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'must change something',
  });

/** Answer where an account was made or changed; the password is shown this once. */
export const accountAnswerSchema = accountSchema.extend({
  temporaryPassword: z.string().nullable().describe('shown once, to be handed to the person'),
});

export type Session = z.infer<typeof sessionSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type Account = z.infer<typeof accountSchema>;
export type AccountList = z.infer<typeof accountListSchema>;
export type AccountRequest = z.infer<typeof accountRequestSchema>;
export type AccountChange = z.infer<typeof accountChangeSchema>;
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;
