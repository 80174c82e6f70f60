import { expect, it } from 'vitest';
import { describeVisits, hydrated } from './helpers/visit.ts';

describeVisits('installing the site', ({ visit }) => {
  it('is possible: the browser accepts manifest and icons', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await hydrated(page);
      const devtools = await page.context().newCDPSession(page);
      const { errors, manifest } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(manifest).toMatchObject({ name: 'Guia de Empresas', display: 'kStandalone' });
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    }));
});
