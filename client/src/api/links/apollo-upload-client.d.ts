/** The library types itself by JSDoc, which is not read across packages. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: {
      uri: string;
      headers?: Record<string, string>;
      fetch?: (uri: string, options: RequestInit) => Promise<Response>;
    });
  }
}
