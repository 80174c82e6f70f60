import { Button } from '@mantine/core';
import { Icon } from '../../components/icon.tsx';
import { anchors } from '../../paths.ts';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-page.module.css';

/** What one comes for, within reach at the top: call or write. */
export function CompanyActions({ company }: { company: CompanyQuery['company'] }) {
  const { whatsappUrl, phoneUrl, isApproved, hasOwner } = company;
  return (
    <div className={classes.actions}>
      {whatsappUrl ? (
        <Button
          component="a"
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<Icon name="chat" />}
        >
          Chamar no WhatsApp
        </Button>
      ) : (
        phoneUrl && (
          <Button component="a" href={phoneUrl} leftSection={<Icon name="phone" />}>
            Ligar
          </Button>
        )
      )}
      {isApproved && hasOwner && (
        <Button
          component="a"
          href={`#${anchors.message}`}
          variant="default"
          leftSection={<Icon name="mail" />}
        >
          Mensagem
        </Button>
      )}
      {isApproved && (
        <Button
          component="a"
          href={`#${anchors.rating}`}
          variant="default"
          leftSection={<Icon name="star" />}
        >
          Avaliar
        </Button>
      )}
    </div>
  );
}
