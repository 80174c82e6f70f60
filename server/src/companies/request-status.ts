import { registerEnumType } from 'type-graphql';

export enum RequestStatus {
  pending = 'pending',
  approved = 'approved',
  rejected = 'rejected',
}
registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: "State of an owner's request.",
});
