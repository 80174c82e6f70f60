import { IsOptional } from 'class-validator';
import { Arg, Field, ID } from 'type-graphql';
import { IsDay } from '../text/validators.ts';
import { CalendarDay } from './scalars.ts';

/** Declares an argument that is the id of a `subject`. */
export const IdOf = (subject: string, name = 'id') =>
  Arg(name, () => ID, { description: `Id of the ${subject}.` });

/** Declares the argument `input`. */
export const Input = (description: string) => Arg('input', { description });

const UNDOABLE = {
  defaultValue: false,
  description:
    'True waits ten seconds before mails and events are sent; `undoDecision` takes it back until then. For administrators only; without effect on claims and access to messages.',
};

/** Declares the argument `undoable` of a decision. */
export const Undoable = () => Arg('undoable', () => Boolean, UNDOABLE);

/** The same as a property of arguments. */
export const UndoableField = () => Field(() => Boolean, UNDOABLE);

/** Declares a property of arguments that is a day in America/Sao_Paulo, or nothing; `which` begins its description. */
export const DayField =
  (which: string): PropertyDecorator =>
  (target, name) => {
    Field(() => CalendarDay, { nullable: true, description: `${which}, in America/Sao_Paulo.` })(
      target,
      name,
    );
    IsOptional()(target, name);
    IsDay()(target, name);
  };
