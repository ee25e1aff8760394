import { Component, type ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { ErrorState } from './state-message.tsx';

interface ErrorBoundaryProps {
  /** Rendered inside a page's `main`; the frame around it keeps working. */
  isWithinMain?: boolean;
  children: ReactNode;
}

/** The last line: a page that broke says so and offers to load again, in place of a blank one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const message = (
      <ErrorState title={commonMessages.somethingWrong} onRetry={() => location.reload()}>
        {commonMessages.reloadKeepsData}
      </ErrorState>
    );
    if (this.props.isWithinMain) return message;
    return <main className="grid min-h-dvh place-items-center">{message}</main>;
  }
}
