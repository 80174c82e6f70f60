import { useId } from 'react';
import classes from './star-input.module.css';

const STAR_SHAPE = 'M12 2.2l2.9 6.1 6.7.8-4.9 4.6 1.3 6.6L12 17l-6 3.3 1.3-6.6-4.9-4.6 6.7-.8z';
const WORDS = ['Péssimo', 'Ruim', 'Regular', 'Bom', 'Excelente'];

interface StarInputProps {
  legend: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange(value: number): void;
  disabled?: boolean;
}

/** Shows one to five stars as a group of radio buttons: arrow keys and space choose. */
export function StarInput({ legend, value, onChange, disabled = false }: StarInputProps) {
  const name = useId();
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.stars}>
        {WORDS.map((word, index) => (
          <label key={word} className={classes.star} data-on={index < value || undefined} title={word}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={STAR_SHAPE} />
            </svg>
            <span className="visually-hidden">
              {index === 0 ? '1 estrela' : `${index + 1} estrelas`}: {word}
            </span>
          </label>
        ))}
        <span className={classes.word} aria-hidden="true">
          {WORDS[value - 1] ?? ''}
        </span>
      </div>
    </fieldset>
  );
}
