import type { RequestedService } from '#domain/requests/service-request.ts';
import type { EmailMessage } from '../../mail/email-message.ts';

interface Requested {
  to: string;
  service: RequestedService;
  companyName: string;
  personName: string;
  /** Address of the page where operators answer requests. */
  url: string;
}

const services: Record<RequestedService, string> = {
  agent: 'a registered agent',
  accounting: 'accounting',
};

/** Tells the operator what a company has asked for. */
export function serviceRequestedEmail({
  to,
  service,
  companyName,
  personName,
  url,
}: Requested): EmailMessage {
  return {
    kind: 'service-requested',
    to,
    subject: `${companyName} asks for ${services[service]}`,
    heading: `${companyName} asks for ${services[service]}`,
    paragraphs: [
      `${personName} has filed the request just now. The business profile of the company is complete.`,
      'What you answer there is what its people read on the page where they asked.',
    ],
    action: { label: 'Open the requests', url },
  };
}
