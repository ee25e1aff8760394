import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';
import type { EmailMessage } from '../../mail/index.ts';

interface Answered {
  to: string;
  service: RequestedService;
  companyName: string;
  state: RequestState;
  /** Empty where the operator wrote none. */
  answer: string;
  /** Address of the page where it was asked for. */
  url: string;
}

const services: Record<RequestedService, string> = {
  agent: 'a registered agent',
  accounting: 'accounting',
};

const states: Record<RequestState, string> = {
  open: 'Your request is open.',
  'in-progress': 'Your request is in progress.',
  done: 'Your request is done.',
};

/** Tells who asked for a service where their request stands, and what the operator answered. */
export function requestAnsweredEmail({
  to,
  service,
  companyName,
  state,
  answer,
  url,
}: Answered): EmailMessage {
  const heading = `Your request for ${services[service]}`;
  return {
    kind: 'request-answered',
    to,
    subject: `${heading}: ${companyName}`,
    heading,
    paragraphs: [states[state], ...(answer ? [answer] : [])],
    action: { label: 'Open the request', url },
  };
}
