import { expect, test } from 'vitest';
import { auditActions } from '#domain/audit/audit-entry.ts';
import { auditMessages } from './audit.ts';

test.each(auditActions)('“%s” reads as a sentence where the log has no details', (action) => {
  const sentence = auditMessages.actions[action]({ subject: 'Ana', details: {} });
  expect(sentence).not.toMatch(/undefined|null|[\s:]$| {2}/);
});
