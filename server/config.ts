import { resolve } from 'node:path';
import * as v from 'valibot';
import { Environment } from './config.schema.ts';
import { StartError } from './start/start-error.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly payPort: number;
  readonly chatPort: number;
  /** The one base of absolute addresses, of redirects and of origin checks. */
  readonly publicOrigin: string;
  readonly payOrigin: string;
  readonly chatOrigin: string;
  /** Which sides were given a place; the others take the next free port. */
  readonly placed: { readonly payment: boolean; readonly chat: boolean };
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** A form on the sign-in page, or the OpenID Connect flow. */
  readonly signIn: 'page' | 'sso';
  /** Who signs people on; null for the provider beside the store. */
  readonly issuer: {
    readonly address: string;
    readonly clientId: string;
    readonly clientSecret: string;
    /** Other origins that its endpoints stand on. */
    readonly origins: readonly string[];
  } | null;
  readonly catalogue: { readonly size: number; readonly seed: number };
  readonly mode: 'demo' | 'live';
  readonly serverKey: string | null;
  /** Whether the one proxy before the store is believed when it says who asks. */
  readonly isProxyTrusted: boolean;
  /** How late the process is with the half of its turns when it asks everybody to come back in a moment. */
  readonly busyAfterMs: number;
  /** Where a shop tells its charts in the words of Stately's inspector, if it does. */
  readonly statelyInspect: string | null;
  /** Whether the charts can be read at /inspector. */
  readonly hasInspector: boolean;
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
};

/** Reads the configuration from the environment; a StartError names each wrong value with what it must be. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(Environment.entries).map((name) => [name, environment[name]] as const);
  const parsed = v.safeParse(
    Environment,
    Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== '')),
  );
  if (!parsed.success) throw new StartError(...new Set(parsed.issues.map(lineOf)));
  const env = parsed.output;
  const problems = [...(env.STORE_MODE === 'live' ? missingForLive(env) : []), ...missingForIssuer(env)];
  if (problems.length > 0) throw new StartError(...problems);
  const payPort = env.PAY_PORT ?? env.PORT + 1;
  const chatPort = env.CHAT_PORT ?? env.PORT + 2;
  return {
    port: env.PORT,
    host: env.HOST,
    payPort,
    chatPort,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    payOrigin: env.PAY_ORIGIN ?? `http://127.0.0.1:${payPort}`,
    chatOrigin: env.CHAT_ORIGIN ?? `http://127.0.0.1:${chatPort}`,
    placed: {
      payment: (env.PAY_PORT ?? env.PAY_ORIGIN) !== undefined,
      chat: (env.CHAT_PORT ?? env.CHAT_ORIGIN) !== undefined,
    },
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    ...signInOf(env),
    catalogue: { size: env.CATALOGUE_SIZE, seed: env.CATALOGUE_SEED },
    mode: env.STORE_MODE,
    serverKey: env.SERVER_KEY ?? null,
    isProxyTrusted: env.TRUST_PROXY === '1',
    busyAfterMs: env.BUSY_AFTER_MS,
    hasInspector: env.INSPECTOR === 'on',
    statelyInspect: env.STATELY_INSPECT ?? null,
    logLevel: env.LOG_LEVEL ?? (env.STORE_MODE === 'live' ? 'info' : 'warn'),
  };
}

function signInOf(env: Environment): Pick<Config, 'signIn' | 'issuer'> {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!address || !clientId || !clientSecret) return { signIn: env.SIGN_IN ?? 'page', issuer: null };
  return { signIn: 'sso', issuer: { address, clientId, clientSecret, origins: env.OIDC_ORIGINS ?? [] } };
}

const secrets = ['SERVER_KEY', 'DATABASE_URL', 'OIDC_CLIENT_SECRET'];

/** A secret is named but its value is never repeated. */
function lineOf(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const value = secrets.includes(name) ? '' : ` (it is ${JSON.stringify(issue.path?.[0]?.value)})`;
  return `${name} ${issue.message}${value}.`;
}

function missingForIssuer(env: Environment): string[] {
  if (env.OIDC_ISSUER === undefined) return [];
  const missing = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).filter((name) => env[name] === undefined);
  return [
    ...missing.map((name) => `OIDC_ISSUER needs ${name}: set it to what the issuer gave this shop.`),
    ...(env.SIGN_IN === 'page'
      ? ['SIGN_IN must be sso where OIDC_ISSUER is set: the passwords are the issuer’s.']
      : []),
  ];
}

function missingForLive(env: Environment): string[] {
  const needs: readonly (readonly [boolean, string])[] = [
    [
      env.PUBLIC_ORIGIN?.startsWith('https:') === true,
      'STORE_MODE=live needs PUBLIC_ORIGIN: set it to the https origin that shoppers see.',
    ],
    [
      env.OIDC_ISSUER?.startsWith('https:') === true,
      'STORE_MODE=live needs OIDC_ISSUER: set it to the https address of your identity provider.',
    ],
    [env.SERVER_KEY !== undefined, 'STORE_MODE=live needs SERVER_KEY: set it to a secret of at least 32 characters.'],
    [
      env.PAYMENT_PROVIDER !== 'sandbox',
      'STORE_MODE=live needs PAYMENT_PROVIDER: the sandbox takes no money, and this version has no other; use STORE_MODE=demo.',
    ],
  ];
  return needs.filter(([isMet]) => !isMet).map(([, line]) => line);
}
