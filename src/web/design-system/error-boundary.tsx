import { Component, type ReactNode } from 'react';
import { commonMessages } from '#web/messages/common.ts';
import { ErrorState } from './state-message.tsx';

/** The last line: a page that broke says so and offers to load again, in place of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState title={commonMessages.somethingWrong} onRetry={() => location.reload()}>
          {commonMessages.reloadKeepsData}
        </ErrorState>
      </main>
    );
  }
}
