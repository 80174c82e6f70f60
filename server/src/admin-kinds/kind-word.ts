import { Matches } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { Kind } from '../kinds/kind.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

@ObjectType({ simpleResolvers: true, description: 'A word or short text that people use for a kind.' })
export class KindWord {
  @Field({ description: 'As it was entered.' })
  word!: string;

  /** Other kinds with the same word. */
  otherKindIds!: number[];
}

@ObjectType({ simpleResolvers: true, description: 'What a search finds: its number and its beginning.' })
export class SearchSample {
  @Field(() => Int, { description: 'Number of companies found.' })
  total!: number;

  @Field({ description: 'False when `total` is an estimate.' })
  totalIsExact!: boolean;

  @Field(() => [Company], { description: 'The first five companies.' })
  companies!: Company[];
}

@ObjectType({ simpleResolvers: true, description: 'What a word would find as a word of a kind.' })
export class KindWordPreview {
  @Field(() => [Kind], { description: 'Other kinds with the same word.' })
  alsoOf!: Kind[];

  @Field(() => SearchSample, { description: 'What a search for the word finds today.' })
  today!: SearchSample;

  @Field(() => SearchSample, { description: 'The companies of the kind, which the word would find.' })
  withWord!: SearchSample;
}

@ArgsType()
export class KindWordArgs {
  @Field(() => ID, { description: 'Id of the kind.' })
  kindId!: string;

  @Field({ description: '2 to 60 characters, one of them a letter; at most seven words.' })
  @Matches(/\p{L}/u, { message: 'A palavra precisa ter letras.' })
  @Matches(/^(?=.{2})\S+(?:\s+\S+){0,6}$/u, { message: 'Use de 2 a 60 caracteres, em até 7 palavras.' })
  @MaxCodePoints(60)
  word!: string;
}
