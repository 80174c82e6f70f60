import { tableShown, wordsScene } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import { enterWithPending } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';

/** The outbox, in the administration. */
export const scenes: Scene[] = [
  {
    name: 'admin-mails-failed',
    path: '/admin/mails',
    async before(page) {
      await enterWithPending(page);
      await change(page, 'Mails', ({ adminMails }) => {
        const [first, second, third] = adminMails.items;
        Object.assign(first, { status: 'failed', attempts: 10, lastError: 'Caixa postal cheia (552)' });
        Object.assign(second, { status: 'sent', attempts: 1, sentAt: second.createdAt });
        Object.assign(adminMails, {
          isDelivering: true,
          items: [first, second, third],
          total: 3,
          lastPage: 1,
        });
      });
    },
    act: (page) => page.getByText('Falhou', { exact: true }).waitFor(),
  },
  {
    name: 'admin-mails',
    path: '/admin/mails',
    before: enterWithPending,
    act: tableShown,
  },
  wordsScene('admin-mails-none', '/admin/mails?q=zzzzzz', 'Nenhum e-mail encontrado'),
];
