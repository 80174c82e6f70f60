import { registerEnumType } from 'type-graphql';

export enum RequestStatus {
  pending = 'pending',
  approved = 'approved',
  rejected = 'rejected',
}
registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'How far an owner’s request has come.',
});
