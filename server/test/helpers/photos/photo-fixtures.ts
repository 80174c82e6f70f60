import FormData from 'form-data';
import sharp from 'sharp';
import { PhotoJobs } from '../../../src/companies/photos/processing/photo-jobs.ts';
import type { Answer, TestApp } from '../test-app.ts';

const ADD = `mutation ($companyId: ID!, $file: Upload!, $caption: String) {
  addCompanyPhoto(companyId: $companyId, file: $file, caption: $caption) { id state isCover caption sizes { url } }
}`;

/** Makes a photo whose pixels differ, so that it is not tiny. */
export const photoOf = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } });

interface Sender {
  token?: string;
}

/** Functions to send photos and to prepare them. */
export function photoFixtures(guia: () => TestApp) {
  const add = async (
    companyId: number,
    file: Buffer,
    { token }: Sender,
    caption: string | null = null,
  ): Promise<Answer> => {
    const form = new FormData();
    const variables = { companyId: String(companyId), file: null, caption };
    form.append('operations', JSON.stringify({ query: ADD, variables }));
    form.append('map', '{"0":["variables.file"]}');
    form.append('0', file, { filename: 'foto.jpg' });
    const reply = await guia().app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        ...form.getHeaders(),
        'apollo-require-preflight': 'true',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: form.getBuffer(),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  };
  const workOff = () => new PhotoJobs(guia().services).workOff();
  return {
    add,
    workOff,
    /** Adds a photo and makes its sizes; returns its id. */
    async addReady(companyId: number, sender: Sender, caption: string | null = null): Promise<string> {
      const { body } = await add(companyId, await photoOf().jpeg().toBuffer(), sender, caption);
      if (body.errors) throw new Error(body.errors[0].message);
      await workOff();
      return body.data.addCompanyPhoto.id;
    },
  };
}
