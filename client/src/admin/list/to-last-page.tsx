import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

interface ToLastPageProps {
  address: ListAddress;
  list: { lastPage: number } | undefined;
}

/** Redirects from a page beyond the end to the last one, with a toast. */
export function ToLastPage({ address, list }: ToLastPageProps) {
  const { page, pathOf } = address;
  useEffect(() => {
    showToast(`A lista terminou antes da página ${formatNumber(page)}. Esta é a última.`);
  }, [page]);
  return <Navigate to={pathOf(list?.lastPage ?? 1)} replace />;
}
