import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The public settings.' })
export class PublicSettings {
  @Field({ description: 'In header, footer and page titles.' })
  siteName!: string;

  @Field({ description: 'One sentence, under the title.' })
  siteDescription!: string;

  @Field({ description: 'In the footer.' })
  contactEmail!: string;

  @Field({ description: 'Shown as stored.' })
  supportPhone!: string;

  @Field({ description: 'True while only administrators are served.' })
  maintenanceMode!: boolean;

  @Field({ description: 'Whether a mail server is configured; without one mails are written, not sent.' })
  sendsEmails!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the embedded maps service, from the configuration.',
  })
  mapsApiKey!: string | null;

  @Field({
    description:
      'Address of the lookup of postal codes: `<address>/<eight digits>/json/`, in the format of ViaCEP.',
  })
  cepApiUrl!: string;
}
