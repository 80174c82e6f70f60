import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { telHref } from '../../domain/site/tel-href.ts';
import type { Site } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { Pavement } from '../../ui/drawings/pavement.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './footer.module.css';

export function Footer({ site }: { site: Site }) {
  const session = useSession();
  const register =
    session?.user.role === 'admin'
      ? { to: paths.admin({ tab: 'companies' }), state: { modal: 'create' } }
      : { to: session ? paths.registerCompany() : paths.register() };
  const links: { text: string; to: string; state?: object }[] = [
    { text: 'Home', to: paths.home() },
    { text: 'Buscar Empresas', to: paths.search() },
    { text: 'Cadastrar Empresa', ...register },
    { text: 'Termos de uso', to: paths.terms() },
    { text: 'Privacidade', to: paths.privacy() },
  ];
  return (
    <footer className={classes.footer}>
      <Pavement thin />
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>{site.siteName}</p>
          <p>{site.siteDescription}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={classes.title}>
            Links rápidos
          </h2>
          <ul className={classes.list}>
            {links.map(({ text, to, state }) => (
              <li key={text}>
                <Link to={to} state={state}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={classes.title}>Contato</h2>
          <ul className={classes.list}>
            <li>
              <Icon name="mail" /> <ContactLink address={site.contactEmail} />
            </li>
            <li>
              <Icon name="phone" /> <a href={telHref(site.supportPhone)}>{site.supportPhone}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
