import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '../components/empty-state.tsx';

/** A page that breaks (or cannot be loaded, after a new version) leaves the layout standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <EmptyState title="Algo deu errado" level={1}>
        <p>Não foi possível mostrar esta página.</p>
        <Button onClick={() => location.reload()}>Carregar novamente</Button>
      </EmptyState>
    );
  }
}
