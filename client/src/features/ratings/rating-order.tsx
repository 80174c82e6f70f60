import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

const ORDERS = [
  { value: 'useful', label: 'Mais úteis' },
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'best', label: 'Melhores notas' },
  { value: 'worst', label: 'Piores notas' },
];

interface RatingOrderProps {
  companyId: string;
  /** Undefined is the default. */
  order: string | undefined;
  /** Stays when the order changes. */
  stars: number | undefined;
}

/** Chooses the order of a company's ratings, which is part of the URL; returns to the first page. */
export function RatingOrder({ companyId, order, stars }: RatingOrderProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <SelectField
      label="Ordem das avaliações"
      data={ORDERS}
      value={order ?? 'useful'}
      onChange={({ currentTarget: { value } }) =>
        navigate(paths.company(companyId, 1, value === 'useful' ? undefined : value, stars), {
          replace: true,
          // Keeps the way back to the search.
          state,
        })
      }
    />
  );
}
