import { Component, type ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { ErrorState } from './state-message.tsx';

interface ErrorBoundaryProps {
  /** Stands for the page inside its `main`; the frame around it keeps working. */
  show?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * The last line: a page that broke says so and offers to load again, in place of a blank one. Without a connection it broke
 * because its code has not come.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean; isOffline: boolean }> {
  override state = { isBroken: false, isOffline: false };

  static getDerivedStateFromError() {
    return { isBroken: true, isOffline: !navigator.onLine };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { isOffline } = this.state;
    const message = (
      <ErrorState
        title={isOffline ? commonMessages.offline : commonMessages.somethingWrong}
        onRetry={() => location.reload()}
      >
        {isOffline ? commonMessages.pageNeedsConnection : commonMessages.reloadKeepsData}
      </ErrorState>
    );
    return this.props.show?.(message) ?? <main className="grid min-h-dvh place-items-center">{message}</main>;
  }
}
