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
    register: null,
    ownerProof: null,
  };
  const { container } = render(<CompanyFacts {...none} />);
  expect(container).toBeEmptyDOMElement();
});

it('says when the register had the company as active, and nothing of a closed one', () => {
  const { rerender } = render(<CompanyFacts {...facts()} register={{ month: '2026-11', closedOn: null }} />);
  expect(screen.getByText('CNPJ ativo na Receita em 11/2026')).toBeInTheDocument();
  rerender(<CompanyFacts {...facts()} register={{ month: '2026-11', closedOn: '2026-10-31' }} />);
  expect(screen.queryByText(/CNPJ ativo/)).not.toBeInTheDocument();
});
