import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyKinds } from '../../domain/companies/company-kinds.tsx';
import { CompanyLogo } from '../../domain/companies/company-logo.tsx';
import { coverName } from '../../domain/companies/cover-name.ts';
import { DistanceFromHere } from '../../domain/companies/distance-from-here.tsx';
import { OpeningHours } from '../../domain/companies/opening-hours.tsx';
import { OpeningStatus } from '../../domain/companies/opening-status.tsx';
import { StateNotices } from '../../domain/companies/state-notices.tsx';
import { CompanyActions } from '../../domain/company-actions/company-actions.tsx';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import { MessageForm } from '../../features/messages/message-form.tsx';
import { RateForm } from '../../features/ratings/rate-form.tsx';
import { useOwnRating } from '../../features/ratings/use-own-rating.ts';
import { formatCityState } from '../../lib/format.ts';
import { type CompanyOverlay, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/drawings/cover.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { Stars } from '../../ui/stars.tsx';
import { type CompanyModalQuery, useCompanyModalQuery } from './company-modal.gen.ts';
import classes from './company-modal.module.css';

type Company = CompanyModalQuery['company'];

export interface CompanyModalProps {
  overlay: CompanyOverlay;
  /** Known from its card while the rest is loading. */
  name: string | undefined;
  /** The list's own address. */
  from: string;
  change(view: CompanyOverlay['view']): void;
  close(): void;
  /** Returns what saves the company. */
  saveOf(company: { id: string; name: string }): ReactNode;
}

function Loading() {
  return (
    <div className={classes.body} role="status">
      <span className="visually-hidden">Carregando empresa…</span>
      <Placeholder height={72} />
      <Placeholder height={120} />
      <Placeholder height={180} />
    </div>
  );
}

interface DetailsProps extends Pick<CompanyModalProps, 'saveOf'> {
  company: Company;
  /** The list's own address, for the way back from the company's page. */
  from: string;
  reload(): Promise<void>;
  write(): void;
}

function Details({ company, from, saveOf, reload, write }: DetailsProps) {
  const { mapsApiKey } = useSite();
  const { id, name, hasOwner } = company;
  const isOpen = company.isApproved && company.isActive;
  const ofOne = useOwnRating(id, isOpen, reload);
  return (
    <div className={classes.body}>
      <div className={classes.cover}>
        {company.cover ? (
          <PhotoImage photo={company.cover} alt="" sizes="(min-width: 48em) 44rem, 100vw" isCover />
        ) : (
          <Cover name={coverName(company)} />
        )}
      </div>
      <div className={classes.head}>
        {company.logo && <CompanyLogo name={name} url={company.logo.url} size={72} eager />}
        <div className={classes.naming}>
          <p className={classes.category}>
            {company.category.name} · {formatCityState(company.city)}
          </p>
          <p className={classes.facts}>
            <Stars average={company.averageRating} total={company.totalRatings} />
            <OpeningStatus opening={company.opening} />
            <DistanceFromHere point={company.point} from={from} />
          </p>
        </div>
      </div>
      <StateNotices company={company} />
      <CompanyActions company={company} save={isOpen && saveOf(company)} />
      <div className={classes.actions}>
        {isOpen && hasOwner && (
          <Button variant="light" onClick={write} leftSection={<Icon name="mail" />}>
            Enviar mensagem
          </Button>
        )}
        <LinkButton to={paths.company(id)} state={{ from }} variant="default">
          Ver página completa
        </LinkButton>
      </div>
      <section className={classes.part} aria-labelledby="modal-contact">
        <h3 id="modal-contact">Contato</h3>
        <OpeningHours opening={company.opening} />
        <CompanyContact {...company} />
      </section>
      {isOpen && (
        <section className={classes.part} aria-labelledby="modal-rating">
          <h3 id="modal-rating">Avaliação</h3>
          <RateForm key={id} companyName={name} ofOne={ofOne} />
        </section>
      )}
      <CompanyKinds kinds={company.kinds} city={company.city} />
      <section className={classes.part} aria-labelledby="modal-about">
        <h3 id="modal-about">Descrição</h3>
        <p className={classes.description}>{company.description || 'Sem descrição.'}</p>
      </section>
      <section className={classes.part} aria-labelledby="modal-map">
        <h3 id="modal-map">Localização</h3>
        <CompanyMap location={company} companyId={id} configuredKey={mapsApiKey} hasSettingsLink />
      </section>
    </div>
  );
}

function Message({ company, back }: { company: Company; back(): void }) {
  return (
    <div className={classes.body}>
      <Button variant="subtle" className={classes.back} onClick={back} leftSection={<Icon name="back" />}>
        Ver detalhes da empresa
      </Button>
      {company.isApproved && company.isActive && company.hasOwner ? (
        <MessageForm key={company.id} company={company} />
      ) : (
        <Notice>Esta empresa ainda não recebe mensagens por aqui. Use o telefone ou o e-mail dela.</Notice>
      )}
    </div>
  );
}

/** Shows a company over the list: its details, or the message form. */
export function CompanyModal({ overlay, name, from, change, close, saveOf }: CompanyModalProps) {
  const { view } = overlay;
  const body = useRef<HTMLDivElement>(null);
  const lastPart = useRef(view);
  // Keeps a message that was begun while the details are shown.
  const [isBegun, setIsBegun] = useState(view === 'message');
  if (view === 'message' && !isBegun) setIsBegun(true);
  useEffect(() => {
    if (lastPart.current === view) return;
    lastPart.current = view;
    const controls = view === 'message' ? 'input:not([tabindex="-1"])' : 'button';
    const reachable = [...(body.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    reachable.find((control) => control.closest('[hidden]') === null)?.focus();
  }, [view]);
  const { data, loading, failure, refetch } = useCompanyModalQuery({ variables: { id: overlay.company } });
  const company = data?.company;
  const companyName = company?.name ?? name;
  const title =
    view === 'message' && companyName ? `Mensagem para ${companyName}` : (companyName ?? 'Empresa');
  const isWritten = () =>
    [...(body.current?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '');
  return (
    <SiteModal title={title} hasTyped={isWritten} onClose={close} returnFocus={false}>
      {company ? (
        <div ref={body}>
          <div hidden={view !== 'details'}>
            <Details
              company={company}
              from={from}
              saveOf={saveOf}
              reload={refetch}
              write={() => change('message')}
            />
          </div>
          {isBegun && (
            <div hidden={view !== 'message'}>
              <Message company={company} back={() => change('details')} />
            </div>
          )}
        </div>
      ) : loading ? (
        <Loading />
      ) : (
        <div className={classes.body}>
          <Notice tone="error" announce>
            {failure?.code === 'NOT_FOUND'
              ? 'Empresa não encontrada'
              : 'Não foi possível carregar os dados desta empresa agora.'}
          </Notice>
          {failure?.code !== 'NOT_FOUND' && <Button onClick={() => refetch()}>Tentar novamente</Button>}
        </div>
      )}
    </SiteModal>
  );
}
