import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import classes from './legal-page.module.css';

interface LegalTextProps {
  title: string;
  description: string;
  path: string;
  sections: readonly { heading?: string; paragraphs?: readonly string[]; list?: readonly string[] }[];
}

/** Shows a page of plain text; the texts may name `{siteName}`, `{contact}`, `{profile}` and `{dataRequest}`. */
export function LegalText({ title, description, path, sections }: LegalTextProps) {
  const { siteName, contactEmail } = useSite();
  const named: Record<string, ReactNode> = {
    '{siteName}': siteName,
    '{contact}': <ContactLink address={contactEmail} />,
    '{profile}': <Link to={paths.profile()}>seu perfil</Link>,
    '{dataRequest}': <Link to={paths.dataRequest()}>Faça um pedido</Link>,
  };
  const fill = (text: string) =>
    createElement(Fragment, null, ...text.split(/(\{\w+\})/).map((piece) => named[piece] ?? piece));
  usePageHead({
    title: `${title} · ${siteName}`,
    description: description.replace('{siteName}', () => siteName),
    canonical: path,
    siteName,
  });
  return (
    <article className={classes.page}>
      <h1>{title}</h1>
      {sections.map(({ heading, paragraphs = [], list }) => (
        <Fragment key={heading ?? title}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((text) => (
            <p key={text}>{fill(text)}</p>
          ))}
          {list && (
            <ul>
              {list.map((text) => (
                <li key={text}>{fill(text)}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </article>
  );
}
