import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Broken } from '../components/drawings/broken.tsx';
import { EmptyState } from '../components/empty-state.tsx';

interface ErrorBoundaryProps {
  /** Another address is another try. */
  at: string;
  children: ReactNode;
}

/** A page that breaks (or cannot be loaded, after a new version) leaves the layout standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.at !== this.props.at && this.state.isBroken) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <EmptyState title="Algo deu errado" level={1} drawing={<Broken />}>
        <p>Não foi possível mostrar esta página.</p>
        <Button onClick={() => location.reload()}>Carregar novamente</Button>
      </EmptyState>
    );
  }
}
