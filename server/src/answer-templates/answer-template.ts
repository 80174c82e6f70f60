import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { pageOf } from '../graphql/paging.ts';
import { User } from '../users/user.ts';

/** A text that an owner uses in answers. */
@ObjectType({ simpleResolvers: true, description: 'A text that its account uses in answers.' })
@Entity('answer_templates')
export class AnswerTemplate {
  @Field(() => ID, { description: 'Id of the template.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  @Field({ description: 'What its account calls it.' })
  @Column({ type: 'varchar', length: 60 })
  title!: string;

  @Field({ description: "The text; clients put the visitor's name in the place of '{nome}'." })
  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  @Field(() => Date, { description: 'Creation time.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Templates for answers, the oldest first.' })
export class AnswerTemplatePage extends pageOf(AnswerTemplate) {}
