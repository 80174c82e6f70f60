import { Suspense, use } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import { paths } from '../paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { loadedPage, loadPage, type PageRoute, routes } from './routes.ts';

function LazyPage({ route }: { route: PageRoute }) {
  const { Component } = loadedPage(route) ?? use(loadPage(route));
  return <Component />;
}

function Waiting() {
  return (
    <div role="status" style={{ minHeight: '80vh' }}>
      <span className="visually-hidden">Carregando…</span>
    </div>
  );
}

/** The site: the layout with the page of the address in it. */
export function App() {
  return (
    <>
      <Layout>
        <ErrorBoundary>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {routes.map((route) => (
                <Route
                  key={route.pattern}
                  path={route.pattern}
                  caseSensitive
                  element={<LazyPage route={route} />}
                />
              ))}
              <Route path="*" element={<Navigate to={paths.home()} replace />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </>
  );
}
