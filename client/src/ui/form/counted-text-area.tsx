import { codePoints, cutTo } from '../../lib/format.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface CountedTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  value?: string;
  /** In code points, as the server counts. */
  limit: number;
  onChange(text: string): void;
}

/** Shows a field of several lines that accepts at most `limit` characters, with their number. */
export function CountedTextArea({ value = '', limit, onChange, ...field }: CountedTextAreaProps) {
  return (
    <TextArea
      {...field}
      value={value}
      onChange={(event) => onChange(cutTo(event.currentTarget.value, limit))}
      description={`${codePoints(value)}/${limit}`}
    />
  );
}
