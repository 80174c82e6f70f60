import classes from './radio-choices.module.css';

interface RadioChoicesProps<Value extends string> {
  legend: string;
  /** Unique in its form. */
  name: string;
  choices: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onChange(value: Value): void;
  disabled?: boolean;
  /** The chosen one has the focus when its modal opens. */
  hasFocus?: boolean;
}

/** Shows a group of the browser's own radio buttons, with what each choice means. */
export function RadioChoices<Value extends string>({
  legend,
  name,
  choices,
  value: chosen,
  onChange,
  disabled,
  hasFocus = false,
}: RadioChoicesProps<Value>) {
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            data-autofocus={(hasFocus && chosen === value) || undefined}
          />
          <span>{label}</span>
          <small>{text}</small>
        </label>
      ))}
    </fieldset>
  );
}
