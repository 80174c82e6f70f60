import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'One value before and after.' })
export class FieldChange {
  @Field({ description: 'Name of the field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Null when there was none; what is no text stands as JSON.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Null when there is none.' })
  after!: string | null;
}

const written = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields of either side with their values as texts; what is no text stands as JSON. */
export function fieldChanges(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((field) => ({
    field,
    before: written(before?.[field]),
    after: written(after?.[field]),
  }));
}
