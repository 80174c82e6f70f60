import { ArrayMaxSize, ArrayNotEmpty, IsNotEmpty } from 'class-validator';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ApiKeyScope } from '../../graphql/for-keys.ts';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';
import { ApiKey } from './api-key.ts';

export enum ApiKeyExpiry {
  days_30 = 'days_30',
  days_90 = 'days_90',
  days_365 = 'days_365',
  never = 'never',
}
registerEnumType(ApiKeyExpiry, {
  name: 'ApiKeyExpiry',
  description: 'How long an API key is valid.',
  valuesConfig: {
    days_30: { description: '30 days.' },
    days_90: { description: '90 days.' },
    days_365: { description: '365 days.' },
    never: { description: 'Until it is ended.' },
  },
});

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
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
