import { Field, Int, ObjectType } from 'type-graphql';
import type { Reader } from '../../database/statement.ts';
import { CompanyPhoto } from './company-photo.ts';
import { allPhotos, photoLimit } from './read-photos.ts';

@ObjectType({ simpleResolvers: true, description: 'All photos of a company, for those who manage it.' })
export class ManagedPhotos {
  @Field(() => [CompanyPhoto], { description: 'In their order; at most as many as the largest plan allows.' })
  items!: CompanyPhoto[];

  @Field(() => Int, { description: 'How many the plan shows.' })
  limit!: number;
}

/** Returns a company's photos for those who manage it. */
export async function managedPhotos(reader: Reader, companyId: number): Promise<ManagedPhotos> {
  const [items, limit] = await Promise.all([allPhotos(reader, companyId), photoLimit(reader, companyId)]);
  return { items, limit };
}
