import { ArrayMaxSize, ArrayNotEmpty, IsNotEmpty } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ApiKeyScope } from '../../graphql/keys/api-key-scope.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import { ConfirmedInput } from '../second-factor/confirm-person.ts';
import { ApiKey } from './api-key.ts';

export const ApiKeyExpiry = graphqlEnum('ApiKeyExpiry', 'How long an API key is valid.', {
  days30: '30 days.',
  days90: '90 days.',
  days365: '365 days.',
  never: 'Until it is ended.',
});
export type ApiKeyExpiry = keyof typeof ApiKeyExpiry;

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput extends ConfirmedInput {
  @Field({ description: 'What it is for, 1 to 60 characters.' })
  @IsNotEmpty({ message: 'Dê um nome à chave, como o do sistema que vai usá-la.' })
  @MaxCodePoints(60)
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do; at least one.' })
  @ArrayNotEmpty({ message: 'Escolha ao menos uma permissão.' })
  @ArrayMaxSize(Object.keys(ApiKeyScope).length, { message: 'Envie cada permissão uma vez.' })
  scopes!: ApiKeyScope[];

  @Field(() => ApiKeyExpiry, { description: 'How long it is valid.' })
  expiry!: ApiKeyExpiry;
}

@ObjectType({ simpleResolvers: true, description: 'A new API key with its secret.' })
export class CreatedApiKey {
  @Field(() => ApiKey, { description: 'The key as it is listed.' })
  apiKey!: ApiKey;

  @Field({ description: 'Send it as `Authorization: Bearer …`. It is shown here only, and stored nowhere.' })
  secret!: string;
}
