import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyFacts } from '../../domain/companies/company-facts.tsx';
import { CompanyKinds } from '../../domain/companies/company-kinds.tsx';
import { servesFood } from '../../domain/companies/cover-name.ts';
import { OpeningHours } from '../../domain/companies/opening-hours.tsx';
import type { Site } from '../../domain/site/use-site.ts';
import { useOwnRating } from '../../features/ratings/use-own-rating.ts';
import { useSaves } from '../../features/saves/use-saves.ts';
import { recordView } from '../../features/visits/record-visit.ts';
import { pageCodePath } from '../../lib/shared-links.ts';
import { anchors, paths, patterns } from '../../paths.ts';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { deferred } from '../../ui/hydration/deferred.tsx';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { Icon } from '../../ui/icon.tsx';
import { referrerWithin } from '../../ui/navigation/referrer-within.ts';
import { useAnchor } from '../../ui/navigation/use-anchor.ts';
import type { CompanyQuery } from './company.gen.ts';
import { CompanyHead } from './company-head.tsx';
import classes from './company-page.module.css';
import { useBelongsToCompanyQuery } from './use-viewer-rights.gen.ts';

// Loaded after the page, in one file: the page is read first.
const CorrectionLink = deferred(async () => (await import('./correction-link.tsx')).CorrectionLink);
const ClaimBox = deferred(async () => (await import('./claim-box.tsx')).ClaimBox);
const CompanyMap = deferred(async () => (await import('../../domain/maps/company-map.tsx')).CompanyMap);
const CompanyAttributes = deferred(
  async () => (await import('../../domain/companies/company-attributes.tsx')).CompanyAttributes,
);
const CompanyOffers = deferred(
  async () => (await import('../../domain/companies/company-offers.tsx')).CompanyOffers,
);
const PlanBox = deferred(async () => (await import('./plan-box.tsx')).PlanBox);
const StateNotices = deferred(
  async () => (await import('../../domain/companies/state-notices.tsx')).StateNotices,
);
const PhotoStrip = deferred(async () => (await import('../../features/photos/photo-strip.tsx')).PhotoStrip);
const RateForm = deferred(async () => (await import('../../features/ratings/rate-form.tsx')).RateForm);
const RatingList = deferred(async () => (await import('../../features/ratings/rating-list.tsx')).RatingList);
const AnsweringLine = deferred(
  async () => (await import('../../features/ratings/answering-line.tsx')).AnsweringLine,
);
const MessageForm = deferred(
  async () => (await import('../../features/messages/message-form.tsx')).MessageForm,
);

const SimilarCompanies = deferred(async () => (await import('./similar-companies.tsx')).SimilarCompanies);

interface CompanyViewProps {
  company: CompanyQuery['company'];
  site: Site;
  /** Reloading failed. */
  isOld: boolean;
  /** Whether the requested ratings are shown, or the previous ones while loading or after a failure. */
  ratingsState: 'shown' | 'loading' | 'failed';
  reload(): Promise<void>;
}

/** Counts a view of the company, unless `boot.ts` has. */
function useRecordView(id: string, from: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.viewed !== id) return recordView(id, from);
    delete dataset.viewed;
  }, [id, from]);
}

/** Shows a company's page. */
export function CompanyView({ company, site, isOld, ratingsState, reload }: CompanyViewProps) {
  const { id, name, description, isApproved, hasOwner, plan } = company;
  const isOpen = isApproved && company.isActive;
  const rights = useViewerRights(id);
  const isPreview = rights !== null && !isApproved && company.isActive;
  const hasForms = isOpen || isPreview;
  const saves = useSaves();
  const ofOne = useOwnRating(id, isOpen, reload);
  // Two answers say so: whichever comes first.
  const isOwn = rights !== null || ofOne.isOwner;
  const readsMessages = isOpen && rights?.includes('messages');
  const canWrite = isOpen && hasOwner && !isOwn;
  // Until messages are read, the form says so itself and stands behind every other way.
  const isWritingFirst = canWrite && company.readsMessages;
  const { state } = useLocation() as { state: { from?: string } | null };
  // After a reload the browser still has the state; the server never has.
  const from = useInBrowser(() => state?.from ?? referrerWithin());
  const isMenuFirst = servesFood(company);
  const offers = company.offers.length > 0 && (
    <section className={classes.box} aria-labelledby="offers-title">
      <h2 id="offers-title">Serviços e produtos</h2>
      <CompanyOffers offers={company.offers} />
    </section>
  );
  useAnchor();
  useRecordView(id, state?.from ?? '');
  return (
    <div className={classes.page} data-company-view={id}>
      <Link className={classes.back} to={from ?? paths.search()}>
        <Icon name="back" />{' '}
        {from?.startsWith(patterns.userDashboard) ? 'Voltar ao painel' : 'Voltar para a busca'}
      </Link>
      {isOld && <StaleNotice retry={reload} />}
      <StateNotices company={company} />
      <div className={classes.columns}>
        <CompanyHead company={company} saves={saves} canRate={isOpen && !isOwn} canWrite={isWritingFirst} />
        {isMenuFirst && offers && <div className={classes.menu}>{offers}</div>}
        <div className={classes.reach}>
          <section className={classes.box} aria-labelledby="contact-title">
            <h2 id="contact-title">Contato</h2>
            <OpeningHours opening={company.opening} />
            <CompanyContact {...company} />
            <CompanyFacts {...company} />
            {rights && (rights.includes('edit') || !readsMessages) && (
              <Link to={paths.userDashboard(id)} className={classes.write}>
                <Icon name="tools" /> {rights.includes('edit') ? 'Editar no painel' : 'Abrir no painel'}
              </Link>
            )}
            {!rights && isWritingFirst && (
              <Link to={`#${anchors.message}`} state={state} className={classes.write}>
                <Icon name="mail" /> Escrever para a empresa
              </Link>
            )}
            {readsMessages && (
              <Link
                to={paths.userDashboard(id)}
                state={{ modal: 'messages', isOverlay: true }}
                className={classes.write}
              >
                <Icon name="mail" /> Ler mensagens
              </Link>
            )}
            {hasForms && (isPreview || !rights?.includes('edit')) && (
              <OpensLater isOpen={isOpen}>
                <CorrectionLink company={company} />
              </OpensLater>
            )}
          </section>
          <section className={classes.box} aria-labelledby="map-title" data-off-paper>
            <h2 id="map-title">Localização</h2>
            <CompanyMap location={company} companyId={id} configuredKey={site.mapsApiKey} isPreview />
          </section>
        </div>
        <div className={classes.main}>
          {company.photos.length > 1 && (
            <section className={classes.box} aria-labelledby="photos-title">
              <h2 id="photos-title">Fotos</h2>
              <PhotoStrip companyId={id} photos={company.photos} name={name} />
            </section>
          )}
          {description && (
            <section className={classes.box} aria-labelledby="about-title">
              <h2 id="about-title">Sobre a empresa</h2>
              <p className={classes.description}>{description}</p>
              <CompanyKinds kinds={company.kinds} city={company.city} />
            </section>
          )}
          {!isMenuFirst && offers}
          {company.attributes.length > 0 && (
            <section className={classes.box} aria-labelledby="attributes-title">
              <h2 id="attributes-title">O que a empresa tem</h2>
              <CompanyAttributes attributes={company.attributes} />
            </section>
          )}
          <section className={classes.box} id={anchors.rating} tabIndex={-1} aria-labelledby="ratings-title">
            <h2 id="ratings-title">Avaliações</h2>
            {isOpen && company.answering && <AnsweringLine {...company.answering} />}
            {hasForms && (
              <OpensLater isOpen={isOpen}>
                <RateForm key={id} companyName={name} ofOne={{ ...ofOne, isOwner: isOpen && isOwn }} />
              </OpensLater>
            )}
            {ratingsState === 'failed' && (
              <StaleNotice
                text="Não foi possível atualizar agora. Abaixo estão as avaliações de antes."
                retry={reload}
              />
            )}
            {isApproved && (
              <RatingList
                companyId={id}
                ratings={company.ratings}
                counts={company.ratingCounts}
                canRate={isOpen && !isOwn}
                isLoading={ratingsState === 'loading'}
              />
            )}
            {!isApproved && !isPreview && <p>As avaliações abrem depois da aprovação.</p>}
          </section>
          {hasForms && hasOwner && (
            <section
              className={classes.box}
              id={anchors.message}
              tabIndex={-1}
              aria-labelledby="message-title"
            >
              <h2 id="message-title">{isOpen && isOwn ? 'Mensagens' : 'Envie uma mensagem'}</h2>
              {isOpen && isOwn ? (
                <p>Você cuida desta empresa: quem escreve são os clientes.</p>
              ) : (
                <OpensLater isOpen={isOpen}>
                  <MessageForm key={id} company={company} />
                </OpensLater>
              )}
            </section>
          )}
        </div>
        <div className={classes.end}>
          {!hasOwner && !isOwn && <ClaimBox key={id} companyId={id} />}
          {plan && (
            <div className={classes.box}>
              <PlanBox plan={plan} />
            </div>
          )}
        </div>
      </div>
      <img className={classes.code} src={pageCodePath(id)} alt="" width="150" height="150" loading="lazy" />
      <SimilarCompanies companyId={id} saves={saves} />
    </div>
  );
}

interface OpensLaterProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Shows a part that visitors use; disabled while the company waits for approval. */
function OpensLater({ isOpen, children }: OpensLaterProps) {
  if (isOpen) return children;
  return (
    <fieldset className={classes.later} disabled>
      <legend>Abre para os visitantes depois da aprovação.</legend>
      {children}
    </fieldset>
  );
}

/** Returns what the viewer may do as the company's owner or member; null for others and while unknown. */
function useViewerRights(id: string) {
  const isOwnersAccount = useSession()?.user.role === 'company';
  const { data } = useBelongsToCompanyQuery({ variables: { id }, skip: !isOwnersAccount });
  return data?.company.permissions ?? null;
}
