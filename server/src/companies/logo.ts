import { Field, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A logo in two sizes, WebP, addressed by the hash of the larger one; several companies may share it. */
@ObjectType({ simpleResolvers: true, description: "A company's logo, WebP, cached for good." })
@Entity('logos')
export class Logo {
  @PrimaryColumn({ type: 'char', length: 64 })
  hash!: string;

  @Column({ type: 'bytea', select: false })
  large!: Buffer;

  @Column({ type: 'bytea', select: false })
  small!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field({ description: 'Path on this server, "/logos/…"; at most 512 × 512 pixels.' })
  url!: string;

  @Field({ description: 'Path on this server, "/logos/…"; at most 128 × 128 pixels.' })
  smallUrl!: string;
}
