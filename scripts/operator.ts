import { parseArgs } from 'node:util';
import { emailField } from '#contract/fields.ts';
import { type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { staffRoleNames } from '#messages/staff.ts';
import { firstPasswordHours } from '#server/accounts/account-by-link.ts';
import { isPracticeAnswered } from '#server/cases/practice-repository.ts';
import { readConfig, readEnvironment } from '#server/configuration/config.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { allOperators, appointOperator, dismissOperator } from '#server/staff/appoint-operator.ts';

/* Lists, appoints and removes operators; the server may be running. */

const usage = `Usage:
  npm run operator                                     lists the operators
  npm run operator -- you@example.com                  makes somebody an operator
  npm run operator -- you@example.com --name "Ana Bo"  the same, with the name of a new account
  npm run operator -- you@example.com --role reviewer  as manager (unless said), case-worker, reviewer, finance or read-only
  npm run operator -- you@example.com --remove         makes them a person like any other`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { email, name, role, isRemoval } = readArguments();
  const config = readConfig(readEnvironment({ LOG_LEVEL: 'error', LOG_FORMAT: 'text' }));
  const services = await openServices(config);
  try {
    if (email === undefined) await list(services);
    else if (isRemoval) await dismiss(services, email);
    else await appoint(services, email, { name, role });
  } finally {
    await services.close();
  }
}

function readArguments() {
  const { values, positionals } = parse();
  const [given, ...others] = positionals;
  if (
    others.length > 0 ||
    (given === undefined && (values.remove || (values.name ?? values.role) !== undefined))
  ) {
    throw new Error(usage);
  }
  const email = given === undefined ? undefined : emailField.safeParse(given);
  if (email && !email.success) throw new Error(`'${given}' is no email address.\n\n${usage}`);
  const role = staffRoles.find((known) => known === values.role);
  if (values.role !== undefined && !role) throw new Error(`'${values.role}' is no role.\n\n${usage}`);
  return { email: email?.data, name: values.name?.trim(), role, isRemoval: values.remove };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        remove: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Error(usage);
  }
}

async function list(services: Services): Promise<void> {
  const operators = await allOperators(services);
  for (const { name, email, role, since } of operators) {
    console.log(`${email}  ${name}, ${roleName(role)}, since ${since.toISOString().slice(0, 10)}`);
  }
  if (operators.length === 0) {
    console.log('There is no operator yet. This makes one: npm run operator -- you@example.com');
  }
}

async function appoint(
  services: Services,
  email: string,
  { name, role }: { name: string | undefined; role: StaffRole | undefined },
): Promise<void> {
  const fullName = name || email.slice(0, email.indexOf('@'));
  const appointed = await appointOperator(services, { email, fullName, role });
  const { isNewAccount, wasOperator, wasShut, passwordAddress } = appointed;
  const roleNow = `The role is ${roleName(appointed.role)}.`;
  console.log(
    wasOperator
      ? `${email} is an operator already. ${roleNow}`
      : `${email} is an operator now${isNewAccount ? ', with a new account' : ''}. ${roleNow}`,
  );
  if (wasShut) {
    console.log(
      'The account with this address had never confirmed it, so anybody may have made it: its sessions have\nended, and what it was signed in with opens it no more.',
    );
  }
  const { publicUrl } = services.config;
  if (passwordAddress) {
    console.log(
      `\nChoose a password here, once, within ${firstPasswordHours} hours:\n\n  ${passwordAddress}\n\nThis command gives a new link at any time.`,
    );
  } else {
    console.log(`The back office is at ${publicUrl}/app/operator; sign in as always.`);
  }
  if (!(await isPracticeAnswered(services.database))) {
    console.log(
      'It asks once whether you form companies for clients: until then founders work on their cases alone.',
    );
  }
}

/** As within a sentence. */
function roleName(role: StaffRole): string {
  return staffRoleNames[role].toLowerCase();
}

async function dismiss(services: Services, email: string): Promise<void> {
  const wasOperator = await dismissOperator(services, email);
  console.log(
    wasOperator
      ? `${email} is an operator no longer. The account stays, as a person like any other.`
      : `${email} is no operator.`,
  );
}
