import { type ReactNode, useId } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { ServiceRequestView } from '#contract/requests.ts';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';
import { may } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { productMessages } from '#messages/products.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { useRetry } from '#web/platform/use-retry.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { useServiceRequest } from './use-service-request.ts';

const { operatorName } = webSettings.brand;

interface GetStartedProps {
  service: RequestedService;
}

/** The way into a product: closed until the profile is complete, then a request and where it stands. */
export function GetStarted({ service }: GetStartedProps) {
  const { company } = useCurrentCompany();
  if (company && missingDetailsOf(company).length === 0) {
    return <Requests key={company.id} company={company} service={service} />;
  }
  return (
    <Closed note={productMessages.getStartedNote}>
      <Link
        to={dashboardPaths.dashboardCompany}
        className="mt-1 inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {productMessages.toProfile}
      </Link>
    </Closed>
  );
}

function Requests({ company, service }: GetStartedProps & { company: CompanyView }) {
  const { isRead, request, failure, refetch, isAsking, ask } = useServiceRequest(company.id, service);
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const noteId = useId();
  const isAllowed = may(company.role, 'request-service');
  if (!isRead && failure) {
    return (
      <Frame
        action={
          <Button onClick={retry} isBusy={isRetrying}>
            {commonMessages.retry}
          </Button>
        }
      >
        <p role="alert">{describeFailure(failure)}</p>
      </Frame>
    );
  }
  const isUnfinished = request !== undefined && request.state !== 'done';
  if (!isAllowed && !request) return <Closed note={productMessages.askAdmin} />;
  return (
    <Frame
      isNews={request !== undefined}
      action={
        isAllowed &&
        !isUnfinished && (
          <Button
            kind={request ? 'secondary' : 'primary'}
            onClick={ask}
            isBusy={isAsking}
            disabled={!isRead}
            aria-describedby={noteId}
          >
            {request ? productMessages.askAgain : productMessages.getStarted}
          </Button>
        )
      }
    >
      <div id={noteId} role="status">
        {request ? <Request request={request} /> : <p>{productMessages.whatHappens(operatorName)}</p>}
      </div>
    </Frame>
  );
}

const tones: Record<RequestState, BadgeTone> = { open: 'accent', 'in-progress': 'warn', done: 'good' };

function Request({ request: { state, requestedAt, requestedBy, answer } }: { request: ServiceRequestView }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{productMessages.requestStates[state]}</Badge>
        <span className="wrap-anywhere">{productMessages.requestedOn(requestedAt, requestedBy)}</span>
      </p>
      {answer ? (
        <blockquote className="mt-3 rounded-control border border-line bg-raised px-4 py-3">
          <p className="text-xs font-medium text-muted">{productMessages.answerOf(operatorName)}</p>
          <p className="mt-0.5 max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </blockquote>
      ) : (
        <p className="mt-1 text-muted">{productMessages.aboutRequest[state](operatorName)}</p>
      )}
    </>
  );
}

function Closed({ note, children }: { note: string; children?: ReactNode }) {
  const noteId = useId();
  return (
    <Frame
      action={
        <Button kind="primary" disabled aria-describedby={noteId}>
          {productMessages.getStarted}
        </Button>
      }
    >
      <p id={noteId}>{note}</p>
      {children}
    </Frame>
  );
}

interface FrameProps {
  action: ReactNode;
  /** What is said comes first where it is news, and the button follows. */
  isNews?: boolean;
  children: ReactNode;
}

function Frame({ action, isNews = false, children }: FrameProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface px-5 py-4">
      {!isNews && action}
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {isNews && action}
    </div>
  );
}
