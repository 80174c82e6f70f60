import { Button } from '../button.tsx';
import { Problem } from '../feedback/problem.tsx';
import { NeedsScript } from '../hydration/needs-script.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import type { ServerFormState } from './use-server-form.ts';

interface PageSubmitProps {
  serverForm: ServerFormState;
  /** What sending it does, as a verb within a sentence: "entrar". */
  to: string;
  /** True once it has succeeded: the form stays until the next page is loaded, and cannot be sent again. */
  isDone?: boolean;
  /** What the button says. */
  children: string;
}

/** Shows the server's error and the button of a page's form, which works once the page is hydrated. */
export function PageSubmit({ serverForm: { form, problem }, to, isDone = false, children }: PageSubmitProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <Problem text={problem} />
      <NeedsScript to={to} />
      <Button type="submit" size="md" disabled={!isHydrated || isDone} loading={form.submitting || isDone}>
        {children}
      </Button>
    </>
  );
}
