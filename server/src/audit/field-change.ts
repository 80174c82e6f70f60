import { isDeepStrictEqual } from 'node:util';
import { Field, ObjectType } from 'type-graphql';
import type { ChoiceNames } from '../shared/text/choice-names.ts';
import { fieldName } from './field-names.ts';
import { fieldText } from './field-text.ts';

@ObjectType({ simpleResolvers: true, description: 'One value before and after.' })
export class FieldChange {
  @Field({ description: 'The field, for programs: "isActive".' })
  field!: string;

  @Field({ description: 'What people call it, in Portuguese: "Ativo".' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For programs; null when there was none; what is no text stands as JSON.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'As `before`; null when there is none.' })
  after!: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`before` as people read it: "Sim", "R$ 29,90", "(19) 3555-0100"; null for nothing.',
  })
  beforeText!: string | null;

  @Field(() => String, { nullable: true, description: '`after` as people read it; null for nothing.' })
  afterText!: string | null;

  @Field({
    description:
      'True for what was only written down, on one side: a reason, the name of what was removed. False where something took the place of something else, or of nothing.',
  })
  isFact!: boolean;
}

type Values = Record<string, unknown> | null;

/** People are shown the same for all of these. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Both sides without what is the same on either, or nothing on both. Of values as recorded: two things may share a name. */
export function whatChanged(before: Values, after: Values): { before: Values; after: Values } {
  const hasChanged = (field: string): boolean => {
    const [was, is] = [before?.[field], after?.[field]];
    return !(isNothing(was) && isNothing(is)) && !isDeepStrictEqual(was, is);
  };
  const changedOf = (values: Values) =>
    values && Object.fromEntries(Object.entries(values).filter(([field]) => hasChanged(field)));
  return { before: changedOf(before), after: changedOf(after) };
}

const written = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** All fields of either side. With `replaces`, an absent value on one side was or is the field's value. */
export function fieldChanges(
  choices: ChoiceNames,
  before: Values,
  after: Values,
  replaces: boolean,
): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => {
    const change = {
      field,
      name: fieldName(field),
      before: written(before?.[field]),
      after: written(after?.[field]),
      beforeText: fieldText(choices, field, before?.[field]),
      afterText: fieldText(choices, field, after?.[field]),
    };
    return { ...change, isFact: !replaces && (change.before === null || change.after === null) };
  });
}
