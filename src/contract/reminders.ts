import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** How many clients are reminded at once, at most. */
const maxRemindedClients = 100;

const companies = z
  .array(idField)
  .check(
    z.minLength(1, problem('empty-list', { name: 'companies' })),
    z.maxLength(maxRemindedClients, problem('too-long', { name: 'companies', max: maxRemindedClients })),
  );

const reminderPreview = z.object({
  company: z.object({ id: idField, name: z.string() }),
  /** Who would get the email. */
  recipients: z.array(z.object({ email: z.string(), returnedSince: z.nullable(momentField) })),
  /** What the client still owes; looked up again when the email is sent. */
  owes: z.array(z.object({ task: z.string(), label: z.string() })),
  remindedAt: z.nullable(momentField),
  /** Why no email goes out; `null` where one does. */
  obstacle: z.nullable(z.enum(['nothing-owed', 'nobody', 'addresses-returned', 'reminded-enough'])),
  /** Whether it waits for the end of somebody's quiet hours. */
  isQuiet: z.boolean(),
});
export type ReminderPreview = z.infer<typeof reminderPreview>;

/** What a reminder would say to each client; nothing is sent. */
export const previewReminders = defineOperation({
  id: 'previewReminders',
  method: 'POST',
  path: '/operator/reminders/preview',
  feature: 'Today',
  access: 'operator',
  right: 'send-reminders',
  input: z.object({ companies }),
  output: z.object({ status: z.literal('success'), reminders: z.array(reminderPreview) }),
  success: 200,
  failures: [],
});

/** Reminds each client of what they owe when the email goes out, outside their quiet hours. */
export const sendReminders = defineOperation({
  id: 'sendReminders',
  method: 'POST',
  path: '/operator/reminders',
  feature: 'Today',
  access: 'operator',
  right: 'send-reminders',
  idempotent: true,
  input: z.object({ companies }),
  output: z.object({ status: z.literal('success'), message: z.string(), reminded: z.int() }),
  success: 200,
  failures: [],
});
