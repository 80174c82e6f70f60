import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { holdPops } from '../../ui/navigation/popstate-handlers.ts';
import classes from './company-form.module.css';
import { type Block, fieldsOf } from './company-parts.ts';

/** The steps of a new company. */
export const STEPS: readonly { title: string; blocks: readonly Block[] }[] = [
  { title: 'O que é e onde fica', blocks: ['name', 'kinds', 'place'] },
  { title: 'Como falar com a empresa', blocks: ['contact', 'hours', 'profiles', 'facts'] },
  { title: 'Como ela aparece', blocks: ['description', 'attributes', 'offers', 'logo'] },
];

/** Returns the first step with an error, undefined for none. */
export function stepWithError(errors: Readonly<Record<string, unknown>>): number | undefined {
  const step = STEPS.findIndex(({ blocks }) => fieldsOf(blocks).some((field) => errors[field]));
  return step === -1 ? undefined : step;
}

/** The step of the history's entry; the router does not see it. */
const stepOfEntry = (state: unknown): number => (state as { formStep?: number } | null)?.formStep ?? 0;

function pushEntry(step: number): void {
  history.pushState({ ...history.state, formStep: step }, '');
  // The browser would scroll to where the step was left, away from its heading.
  history.scrollRestoration = 'manual';
}

const entryOf = (state: unknown): unknown => (state as { idx?: number } | null)?.idx;

/**
 * Shows one step of a form at a time. Each is an entry of the browser's history, so that Back returns to the one before.
 * The focus follows: to the first invalid field of the step, else to its heading. `first` is undefined for a form on
 * one page; `onLeave` is called as Back or Forward leaves a step.
 */
export function useFormSteps(first: number | undefined, onLeave: (to: number) => void) {
  const isOn = first !== undefined;
  const [step, setStep] = useState(Math.min(Math.max(first ?? 0, 0), STEPS.length - 1));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isBuilt = useRef(false);

  /** Entries of an earlier visit may name later ones. */
  const reached = useRef(step);

  const show = useEffectEvent((to: number) => {
    const next = Math.min(to, reached.current);
    if (next !== step) onLeave(next);
    setStep(next);
  });

  useLayoutEffect(() => {
    if (!isOn) return;
    history.scrollRestoration = 'manual';
    if (!isBuilt.current) {
      isBuilt.current = true;
      const at = stepOfEntry(history.state);
      // A form that begins again leaves the steps of the one before, so that Back leads out of the page.
      if (at > shown.current) history.go(shown.current - at);
      for (let next = at + 1; next <= shown.current; next++) pushEntry(next);
    }
    const own = entryOf(history.state);
    const letPop = holdPops(({ state }) => {
      if (entryOf(state) !== own) return false;
      show(stepOfEntry(state));
      return true;
    });
    return () => {
      letPop();
      history.scrollRestoration = 'auto';
    };
  }, [isOn]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const invalid = heading.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[data-step]:not([hidden]) [aria-invalid="true"]');
    (invalid ?? heading.current)?.focus();
  }, [step]);

  return {
    isOn,
    step,
    heading,
    isLast: !isOn || step === STEPS.length - 1,
    goOn() {
      pushEntry(step + 1);
      reached.current = step + 1;
      setStep(step + 1);
    },
    /** Returns to an earlier step; does nothing for the shown one, a later one and none. */
    returnTo(to: number | undefined) {
      if (isOn && to !== undefined && to < step) history.go(to - step);
    },
  };
}

type FormSteps = ReturnType<typeof useFormSteps>;

/** Shows how far the form is, as the heading of the shown step. */
export function StepHeading({ steps: { isOn, step, heading } }: { steps: FormSteps }) {
  if (!isOn) return null;
  return (
    <div className={classes.stepHead}>
      {/* A new element in each step: one that has the focus already would not be read out and scrolled to. */}
      <h2 key={step} ref={heading} tabIndex={-1}>
        <small>
          Passo {step + 1} de {STEPS.length}
        </small>{' '}
        {STEPS[step]?.title}
      </h2>
      <div className={classes.stepMarks} aria-hidden="true">
        {STEPS.map(({ title }, index) => (
          <span key={title} data-done={index <= step || undefined} />
        ))}
      </div>
    </div>
  );
}

interface StepProps {
  steps: FormSteps;
  /** Its place, counted from 0. */
  at: number;
  children: ReactNode;
}

/** Holds the fields of a step, which stay while another is shown: a form on one page shows all. */
export function Step({ steps: { isOn, step }, at, children }: StepProps) {
  if (!isOn) return children;
  return (
    <div data-step={at} hidden={at !== step} className={`${formClasses.form} ${classes.step}`}>
      {children}
    </div>
  );
}
