import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { AnswerTemplates } from '../../domain/answer-templates/answer-templates.tsx';
import { cutTo } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { ANSWER_LIMIT } from './use-answer-rating.ts';

interface AnswerRatingFieldsProps {
  form: UseFormReturnType<{ text: string }>;
}

/** Shows templates and text of an answer to a rating, and who will read it. */
export function AnswerRatingFields({ form }: AnswerRatingFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <AnswerTemplates
        name={null}
        text={form.values.text}
        field={field}
        onChange={(text) => form.setFieldValue('text', cutTo(text, ANSWER_LIMIT))}
      />
      <CountedTextArea
        ref={field}
        data-autofocus
        label="Resposta"
        name="text"
        rows={4}
        required
        limit={ANSWER_LIMIT}
        {...form.getInputProps('text')}
      />
      <Notice>
        <p>Todos podem ler a resposta na página da empresa. Ela é uma só; você pode alterá-la depois.</p>
      </Notice>
    </>
  );
}
