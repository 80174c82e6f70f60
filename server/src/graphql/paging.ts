import { Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { MaxCodePoints } from '../shared/text/validators.ts';

export const PAGE_SIZE = 16;

/** Makes the arguments of a list with these filters; the child class adds the order. */
export function paged<Filters extends ClassType>(filters: Filters) {
  @ArgsType()
  abstract class Paged extends filters {
    @Field(() => Int, { defaultValue: 1, description: 'Page, counted from 1.' })
    @Min(1, { message: 'A página começa em 1.' })
    @Max(1_000_000, { message: 'Não há tantas páginas.' })
    page: number = 1;

    @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Rows a page, 1 to 100.' })
    @Min(1, { message: 'Peça ao menos 1 por página.' })
    @Max(100, { message: 'Peça no máximo 100 por página.' })
    perPage: number = PAGE_SIZE;
  }
  return Paged;
}

/** Pages are counted from 1 and hold 1 to 100 rows. */
@ArgsType()
export class PageArgs extends paged(class {}) {}

@InterfaceType('Page', {
  autoRegisterImplementations: false,
  description: 'A page of a list by page number; `items` are its rows.',
})
abstract class NumberedPage {
  @Field(() => Int, { description: 'This page, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Rows a page.' })
  perPage!: number;

  @Field(() => Int, { description: 'Number of the last page, at least 1.' })
  lastPage!: number;

  @Field(() => Int, { description: 'Number of rows of the list.' })
  total!: number;
}

export interface Page<Item> extends NumberedPage {
  items: Item[];
}

/** Makes the GraphQL class of a page of `item`; the child class names it. */
export function pageOf<Item extends object>(item: ClassType<Item>) {
  @ObjectType({ simpleResolvers: true, implements: NumberedPage })
  abstract class PageClass extends NumberedPage implements Page<Item> {
    @Field(() => [item], { description: 'Rows of this page.' })
    items!: Item[];
  }
  return PageClass;
}

export function toPage<Item>(items: Item[], total: number, args: PageArgs): Page<Item> {
  const { page, perPage } = args;
  return { items, total, page, perPage, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}

/** Makes the arguments of a list that is searched by a part of `searched`; the child class adds the others. */
export function searchedPageArgs(searched: string) {
  @ArgsType()
  abstract class SearchedPageArgs extends PageArgs {
    @Field(() => String, {
      nullable: true,
      description: `Part of ${searched}, without regard to case and accents.`,
    })
    @MaxCodePoints(100)
    q?: string | null;
  }
  return SearchedPageArgs;
}
