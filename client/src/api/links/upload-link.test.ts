import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { uploadLink } from './upload-link.ts';

const SAVE = gql`
  mutation Save($input: Input, $logo: Upload) {
    save(input: $input, logo: $logo)
  }
`;

function clientOf() {
  const taken: string[] = [];
  const linkOf = (name: string) =>
    new ApolloLink(() => {
      taken.push(name);
      return of({ data: { save: true } });
    });
  const load = vi.fn(async () => linkOf('upload'));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: uploadLink(linkOf('http'), load) });
  return { client, taken, load };
}

it('sends operations without files through the usual link, and loads nothing', async () => {
  const { client, taken, load } = clientOf();
  await client.mutate({ mutation: SAVE, variables: { input: { name: 'Padaria', tags: ['a'], no: null } } });
  expect(taken).toEqual(['http']);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['beside the others', { logo: new File(['x'], 'logo.png') }],
  ['deep inside', { input: { pictures: [{ file: new Blob(['x']) }] } }],
])('sends a file %s through the upload link', async (_where, variables) => {
  const { client, taken } = clientOf();
  await client.mutate({ mutation: SAVE, variables });
  expect(taken).toEqual(['upload']);
});

it('fails when the upload link cannot be loaded', async () => {
  const { client, load } = clientOf();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const variables = { logo: new File(['x'], 'logo.png') };
  await expect(client.mutate({ mutation: SAVE, variables })).rejects.toThrow('Failed to fetch');
});
