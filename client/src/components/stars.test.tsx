import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

it('groups the thousands of the count, to the eye as well', () => {
  const { container } = render(<Stars average={4.5} total={1234} />);
  expect(container.querySelector('span[aria-hidden]:not([class])')).toHaveTextContent('1.234');
});
