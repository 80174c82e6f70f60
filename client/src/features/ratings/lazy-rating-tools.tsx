import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { VisitorRatingToolsProps } from './visitor-rating-tools.tsx';

// The page is read without them: they come once it is there, and it stands where they cannot come.
const Tools = lazy<ComponentType<VisitorRatingToolsProps>>(() =>
  import('./visitor-rating-tools.tsx').then(
    ({ VisitorRatingTools }) => ({ default: VisitorRatingTools }),
    () => ({ default: () => null }),
  ),
);

/** What one can do with a rating, a moment after the page; nothing where there is no JavaScript. */
export function LazyRatingTools(props: VisitorRatingToolsProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <Tools {...props} />
    </Suspense>
  );
}
