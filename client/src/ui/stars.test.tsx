import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

it.each([
  [1, '(1 avaliação)'],
  [1234, '(1.234 avaliações)'],
])('counts %i ratings with grouped thousands', (total, text) => {
  const { container } = render(<Stars average={4.5} total={total} />);
  expect(container).toHaveTextContent(`4,5 de 5 estrelas,${text}`);
});
