import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What everybody may know of the settings.' })
export class PublicSettings {
  @Field({ description: 'In header, footer and page titles.' })
  siteName!: string;

  @Field({ description: 'One sentence, under the title.' })
  siteDescription!: string;

  @Field({ description: 'In the footer.' })
  contactEmail!: string;

  @Field({ description: 'As it is to be shown.' })
  supportPhone!: string;

  @Field({ description: 'True while only administrators are served.' })
  maintenanceMode!: boolean;

  @Field({ description: 'False while no mail server is configured: mails are written, but not sent.' })
  sendsEmails!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the embedded maps service, from the configuration.',
  })
  mapsApiKey!: string | null;

  @Field({
    description: 'Where to look up a postal code: `<address>/<eight digits>/json/`, answered as ViaCEP does.',
  })
  cepApiUrl!: string;
}
