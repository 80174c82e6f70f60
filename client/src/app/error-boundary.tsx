import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Broken } from '../ui/drawings/broken.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageNotLoaded } from './use-loaded-location.ts';

interface ErrorBoundaryProps {
  /** A new path resets the error. */
  at: string;
  children: ReactNode;
}

/** Shows an error in place of a page that throws or cannot be loaded (after a new version); the layout stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <EmptyState title="Algo deu errado" level={1} drawing={<Broken />}>
        <p>
          {error instanceof PageNotLoaded
            ? 'Não foi possível carregar esta página. Verifique sua internet e carregue novamente.'
            : 'Não foi possível mostrar esta página.'}
        </p>
        <Button onClick={() => location.reload()}>Carregar novamente</Button>
      </EmptyState>
    );
  }
}
