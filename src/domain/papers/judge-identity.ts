import { addMonths } from '../values/plain-date.ts';
import type { Expectations, Finding, ReadFields } from './inspection.ts';
import { isSameName } from './same-name.ts';

/** What a person should look at in an identity paper: only what its zone says, never whether it is genuine. */
export function judgeIdentity(read: ReadFields | null, expectations: Expectations): Finding[] {
  if (!read) return [{ code: 'zone-not-read', severity: 'warn', parameters: {} }];
  const { today, name, validity } = expectations;
  const expiry = read.expiry.value;
  const findings: Finding[] = [];
  const neededUntil = validity && addMonths(validity.from, validity.months);
  if (expiry < today) {
    findings.push({ code: 'expired', severity: 'warn', parameters: { expiry } });
  } else if (neededUntil && expiry < neededUntil) {
    findings.push({ code: 'expires-too-soon', severity: 'warn', parameters: { expiry, neededUntil } });
  }
  const printed = `${read.givenNames.value} ${read.surname.value}`;
  if (name && isSameName(name, printed) === false) {
    findings.push({ code: 'name-differs', severity: 'warn', parameters: {} });
  }
  return findings;
}
