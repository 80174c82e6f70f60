import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What everybody may know of the settings.' })
export class PublicSettings {
  @Field()
  siteName!: string;

  @Field()
  siteDescription!: string;

  @Field()
  contactEmail!: string;

  @Field()
  supportPhone!: string;

  @Field()
  maintenanceMode!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the embedded maps service, from the configuration.',
  })
  mapsApiKey!: string | null;
}
