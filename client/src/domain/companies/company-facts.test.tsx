import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { facts } from '../../testing/company-contact.ts';
import { CompanyFacts } from './company-facts.tsx';

it('shows profiles as links, area and year', () => {
  render(<CompanyFacts {...facts()} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Instagram', 'https://www.instagram.com/trigodeouro/']]);
  expect(screen.getByText('Atende: Campinas e Valinhos')).toBeInTheDocument();
  expect(screen.getByText('Desde 1998')).toBeInTheDocument();
});

it('shows nothing of a company without them', () => {
  const none = {
    instagram: null,
    facebook: null,
    ifood: null,
    foundedYear: null,
    areaServed: null,
    ownerProof: null,
  };
  const { container } = render(<CompanyFacts {...none} />);
  expect(container).toBeEmptyDOMElement();
});
