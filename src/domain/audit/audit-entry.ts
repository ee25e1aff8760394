/** The actor: a member of the company, an operator, or the installation itself. */
export const auditActorKinds = ['person', 'operator', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Every logged action. A new action needs its name here and its text in the messages. */
export const auditActions = [
  'company-created',
  'company-changed',
  'logo-set',
  'logo-removed',
  'member-invited',
  'invitation-sent-again',
  'invitation-withdrawn',
  'invitation-accepted',
  'role-changed',
  'member-deactivated',
  'member-reactivated',
  'member-removed',
  'member-left',
  'account-closed',
  'account-reopened',
  'account-removed',
  'company-removed',
  'step-recorded',
  'step-reopened',
  'date-set',
  'date-cleared',
  'question-answered',
  'service-requested',
  'service-request-changed',
  'billing-opened',
  'subscription-changed',
  'operator-read',
  'operator-added',
  'operator-removed',
  'account-blocked',
  'account-unblocked',
  'sessions-ended',
  'brand-changed',
  'price-confirmed',
  'price-withdrawn',
  'question-dismissed',
  'question-reopened',
  'answer-published',
  'answer-changed',
  'answer-unpublished',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The topic of an entry, for filtering the log. */
export const auditTopics = ['people', 'company', 'formation', 'services', 'billing', 'operators'] as const;
export type AuditTopic = (typeof auditTopics)[number];

/** Typed as a complete record, so a new action needs its topic. */
export const topicOf: Readonly<Record<AuditAction, AuditTopic>> = {
  'company-created': 'company',
  'company-changed': 'company',
  'logo-set': 'company',
  'logo-removed': 'company',
  'member-invited': 'people',
  'invitation-sent-again': 'people',
  'invitation-withdrawn': 'people',
  'invitation-accepted': 'people',
  'role-changed': 'people',
  'member-deactivated': 'people',
  'member-reactivated': 'people',
  'member-removed': 'people',
  'member-left': 'people',
  'account-closed': 'people',
  'account-reopened': 'people',
  'account-removed': 'people',
  'company-removed': 'company',
  'step-recorded': 'formation',
  'step-reopened': 'formation',
  'date-set': 'formation',
  'date-cleared': 'formation',
  'question-answered': 'formation',
  'service-requested': 'services',
  'service-request-changed': 'services',
  'billing-opened': 'billing',
  'subscription-changed': 'billing',
  'operator-read': 'operators',
  'operator-added': 'operators',
  'operator-removed': 'operators',
  'account-blocked': 'operators',
  'account-unblocked': 'operators',
  'sessions-ended': 'operators',
  'brand-changed': 'operators',
  'price-confirmed': 'operators',
  'price-withdrawn': 'operators',
  'question-dismissed': 'operators',
  'question-reopened': 'operators',
  'answer-published': 'operators',
  'answer-changed': 'operators',
  'answer-unpublished': 'operators',
};

/** Details: field names with old and new values. Never a secret or a token. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** One entry of the log. */
export interface AuditEntry {
  action: AuditAction;
  /** Display name of the person or thing that the action changed. */
  subject: string;
  details?: AuditDetails;
}
