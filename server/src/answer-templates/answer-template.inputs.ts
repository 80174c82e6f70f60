import { IsNotEmpty } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';

@InputType()
export abstract class AnswerTemplateForm {
  @Field({ description: 'Title, 1 to 60 characters.' })
  @IsNotEmpty({ message: 'Título é obrigatório' })
  @MaxCodePoints(60)
  title!: string;

  @Field({ description: "Text, 1 to 1000 characters; '{nome}' stands for the visitor's name." })
  @IsNotEmpty({ message: 'Texto é obrigatório' })
  @MaxCodePoints(1_000)
  text!: string;
}

@InputType({ description: 'A new template for answers.' })
export class CreateAnswerTemplateInput extends AnswerTemplateForm {}

@InputType({ description: 'A template for answers as it is from now on.' })
export class UpdateAnswerTemplateInput extends AnswerTemplateForm {}
